import { describe, expect, it } from 'vitest';
import { markedLine } from '../../testing/marked-line.ts';
import type { Conversation } from './clause.ts';
import { composeIntents } from './compose-intents.ts';
import { correctedLast } from './corrected-last.ts';

const talk: Conversation = {
  today: '2027-03-10',
  dayFirst: true,
  currency: 'EUR',
  trip: {
    stops: ['Lyon', 'Turin', 'Genoa'],
    nights: [3, 2, 2],
    items: ['Egyptian Museum', 'Aquarium of Genoa', 'Fourvière'],
    startOn: '2027-05-03',
    days: 8,
  },
};

/** The intents of a marked message, without what they were read from. */
const read = (line: string, over: Partial<Conversation> = {}) =>
  composeIntents(markedLine(line), { ...talk, ...over }).intents.map((one) => {
    const { from, sure, ...wanted } = one;
    expect([typeof from, typeof sure]).toEqual(['string', 'number']);
    return wanted;
  });

describe('a follow-up', () => {
  it.each([
    // Stops by their place in the order, and what goes with them
    [
      '{remove scrap [item the second place]} {nights and cut [item those] nights off the trip}',
      [{ kind: 'removeStop', place: { name: 'Turin' } }],
    ],
    [
      '{length take [item that night] from the last place so that it stays [length eight days]}',
      [{ kind: 'setNights', place: { name: 'Genoa' }, change: -1 }],
    ],
    [
      '{chat we went to Turin last year}, {remove so forget that bit} {nights and give its nights to [stop Lyon]}',
      [
        { kind: 'removeStop', place: { name: 'Turin' } },
        { kind: 'setNights', place: { name: 'Lyon' }, change: 2 },
      ],
    ],
    [
      '{order the other way round, [stop Turin] [pos first] and then [stop Lyon]}',
      [{ kind: 'orderStops', order: 'said', places: [{ name: 'Turin' }, { name: 'Lyon' }] }],
    ],
    [
      '{order swap [stop Turin] and [stop Lyon]}',
      [
        {
          kind: 'orderStops',
          order: 'said',
          places: [{ name: 'Turin' }, { name: 'Lyon' }, { name: 'Genoa' }],
        },
      ],
    ],
    [
      '{leave we now fly into [airport Genoa] and out of [end Lyon]}',
      [
        { kind: 'moveStop', place: { name: 'Genoa' }, position: { side: 'start' } },
        { kind: 'moveStop', place: { name: 'Lyon' }, position: { side: 'end' } },
      ],
    ],
    [
      '{nights [count one] night more in [stop Lyon]} {nights and [count one less] in [stop Turin], mum loves [stop Lyon]}',
      [
        { kind: 'setNights', place: { name: 'Lyon' }, change: 1 },
        { kind: 'setNights', place: { name: 'Turin' }, change: -1 },
      ],
    ],
    [
      '{add a night in [stop Asti] at the end}',
      [{ kind: 'addStop', place: { name: 'Asti' }, position: { side: 'end' } }],
    ],
    // How long
    ['{length extend the trip by [length 2 days]}', [{ kind: 'setLength', change: 2 }]],
    ['{length shorten it by [length 2 days]}', [{ kind: 'setLength', change: -2 }]],
    ['{length extend it to [length 9 days]}', [{ kind: 'setLength', days: 9 }]],
    ['{length add a [count 9]th day}', [{ kind: 'setLength', days: 9 }]],
    ['{length see [count more] each day}', [{ kind: 'setPace', change: 'fuller' }]],
    ['{wish hmm too long, [people 6]}', [{ kind: 'setLength', days: 6 }]],
    [
      '{remove delete [day the third day]} {length and go home [shift a day early]}',
      [{ kind: 'removeDays', when: { days: [{ number: 3 }] } }],
    ],
    [
      '{new start on [start the 21st of May] instead, still [length six days]}',
      [
        { kind: 'setDates', startOn: '2027-05-21' },
        { kind: 'setLength', days: 6 },
      ],
    ],
    // Each on its own day
    [
      '{swap please add [item Fourvière] on [day day 3] and [item the Egyptian Museum] on [day day 1]}',
      [
        { kind: 'moveItem', item: { words: 'Fourvière' }, to: { days: [{ number: 3 }] } },
        { kind: 'moveItem', item: { words: 'the Egyptian Museum' }, to: { days: [{ number: 1 }] } },
      ],
    ],
    [
      '{add put [see the Mole] on [day day 4] and [see Superga] on [day day 5]}',
      [
        { kind: 'addSight', sight: { name: 'the Mole' }, when: { days: [{ number: 4 }] } },
        { kind: 'addSight', sight: { name: 'Superga' }, when: { days: [{ number: 5 }] } },
      ],
    ],
    [
      '{swap [day Day 4]: [stop Asti], there and back}',
      [{ kind: 'addDayTrip', place: { name: 'Asti' }, when: { days: [{ number: 4 }] } }],
    ],
    [
      '{lock do not touch [day the first day]}',
      [{ kind: 'lockItem', item: { words: 'day', when: { days: [{ number: 1 }] } }, locked: true }],
    ],
    // Who travels, how much there is to see, what it costs
    ['{wish just [adults us two] now}', [{ kind: 'setWishes', wishes: { adults: 2, children: 0 } }]],
    ['{nights [count One more] is joining!}', [{ kind: 'setWishes', wishes: {}, change: { adults: 1 } }]],
    ['{wish [count fewer] [dislike sights] in all}', [{ kind: 'setPace', change: 'lighter' }]],
    ['{wish we need to spend [count less]}', [{ kind: 'makeCheaper' }]],
    [
      '{wish [ages 80] [per a day] at most}',
      [{ kind: 'setWishes', wishes: { budget: { amount: 80, currency: 'EUR', per: 'day' } } }],
    ],
    // Hours that are not those of a meal, and of waking
    ['{hours be done by [hour 5 pm], and no [item dinner]}', [{ kind: 'setHours', endMinute: 1020 }]],
    ['{hours can we sleep in till [hour 9.30]}', [{ kind: 'setHours', startMinute: 570 }]],
    // What only looks like a change
    ['{move They have put me on the [day Saturday] shift}', []],
    [
      '{replace opening times for [see the Mole]}',
      [{ kind: 'ask', topic: 'other', text: 'opening times for the Mole', places: [{ name: 'the Mole' }] }],
    ],
    [
      '{add day trips from [outing Lyon]?}',
      [{ kind: 'ask', topic: 'sights', text: 'day trips from Lyon?', places: [{ name: 'Lyon' }] }],
    ],
    ['{redo build the plan again}', [{ kind: 'planAnew' }]],
  ])('%s', (line, intents) => {
    expect(read(line)).toEqual(intents);
  });

  it('takes a kind of thing from what was said before', () => {
    const said = { lastSaid: 'take all the museums out of day 2' };
    expect(read('{remove take them out of [day every day]}', said)).toEqual([
      { kind: 'limitKind', words: 'museums', amount: 'none', when: { each: true } },
    ]);
  });

  it('does what is said plainly though it was read half surely, and only asks what is supposed', () => {
    const sure = (line: string, confidence: number) => {
      const { clauses } = markedLine(line);
      return composeIntents({ clauses: clauses.map((one) => ({ ...one, confidence })) }, talk).intents[0]
        ?.sure;
    };
    expect(sure('{replace swap [stop Turin] for [stop Asti]}', 0.5)).toBeGreaterThan(0.65);
    expect(sure('{replace swap [stop Asti] for [stop Turin]}', 0.5)).toBeLessThan(0.65);
    expect(sure('{remove delete [day the third day]}', 0.4)).toBeGreaterThan(0.65);
    expect(sure('{dates what if we went [shift a week later]?}', 0.9)).toBeLessThan(0.3);
    expect(sure('{remove we would rather not miss [stop Turin]}', 1)).toBeLessThan(0.65);
    expect(sure('{remove without the kids we could see more of [stop Turin]}', 1)).toBeLessThan(0.65);
    expect(sure('{length extend it to [length 2 days]}', 1)).toBeLessThan(0.65);
  });

  const one = { trip: { stops: ['Porto'], nights: [5], items: [], startOn: '2027-05-03', days: 6 } };

  it.each([
    // Nights that go on, and places that are only pointed at
    [
      '{remove Drop [stop Turin],} {nights [count one] night there is no use. Give [item that] night to [stop Genoa]}',
      [
        { kind: 'removeStop', place: { name: 'Turin' } },
        { kind: 'setNights', place: { name: 'Genoa' }, change: 2 },
      ],
      {},
    ],
    [
      '{nights so [nights 2] there first, then [nights 3] in [stop Braga]}',
      [
        { kind: 'setNights', place: { name: 'Porto' }, nights: 2 },
        { kind: 'addStop', place: { name: 'Braga' }, nights: 3 },
      ],
      one,
    ],
    // Time
    [
      '{dates we leave [shift a day earlier] at the end}',
      [{ kind: 'setLength', change: -1, side: 'end' }],
      {},
    ],
    [
      '{length we can go [shift two days] sooner than that. Still [length six days]}',
      [{ kind: 'setDates', shiftDays: -2 }],
      one,
    ],
    ['{wish but [count one day more] there}', [{ kind: 'setLength', change: 1 }], {}],
    [
      '{hours she is in bed by [hour eight] so could [day every day] be over by [hour 7pm]}',
      [{ kind: 'setHours', when: { each: true }, endMinute: 1140 }],
      {},
    ],
    [
      '{event a [event call] on [day day 2] until [hour 1pm].} {hours Nothing before that on [day that day]}',
      [
        { kind: 'addEvent', title: 'call', when: { days: [{ number: 2 }], fromMinute: 780 } },
        { kind: 'setHours', when: { days: [{ number: 2 }] }, startMinute: 780 },
      ],
      {},
    ],
    // How much
    [
      '{remove take out [item the aquarium] and put the [item Fourvière] in}',
      [
        { kind: 'removeItem', item: { words: 'the aquarium' } },
        { kind: 'addSight', sight: { name: 'Fourvière' } },
      ],
      {},
    ],
    [
      '{lock we lost a day, cut it to 5 but keep [item Fourvière]}',
      [
        { kind: 'lockItem', item: { words: 'Fourvière' }, locked: true },
        { kind: 'setLength', days: 5 },
      ],
      {},
    ],
    [
      '{event the [event Egyptian Museum tour] is booked for [hour 13:00] on [day day 2]}',
      [
        {
          kind: 'moveItem',
          item: { words: 'Egyptian Museum' },
          to: { days: [{ number: 2 }], fromMinute: 780 },
        },
        { kind: 'lockItem', item: { words: 'Egyptian Museum' }, locked: true },
      ],
      {},
    ],
    [
      '{move tickets for the [item Last Supper], [hour 15:15] on [day day 1]}',
      [{ kind: 'moveItem', item: { words: 'Last Supper' }, to: { days: [{ number: 1 }], fromMinute: 915 } }],
      {},
    ],
    ['{no no day trips please}', [{ kind: 'removeDayTrips' }], {}],
    ['{wish a bit [pace less] on the whole}', [{ kind: 'setPace', change: 'lighter' }], {}],
    ['{wish what a price! The same for a good deal [count less]?}', [{ kind: 'makeCheaper' }], {}],
    [
      '{wish I overdo it with the museums. [count One] in the whole trip, at most}',
      [{ kind: 'limitKind', words: 'museums', interest: 'history', amount: 'atMost', count: 1 }],
      {},
    ],
    [
      '{chat we are both vegetarian to the bone} {lock and leave [item the aquarium]}',
      [
        { kind: 'setWishes', wishes: { dietary: ['vegetarian'] } },
        { kind: 'lockItem', item: { words: 'the aquarium' }, locked: true },
      ],
      {},
    ],
  ] as const)('reads the whole of it: %s', (line, intents, over) => {
    expect(read(line, over as Partial<Conversation>)).toEqual(intents);
  });

  it('puts the number of the last wish right', () => {
    expect(correctedLast('sorry, I meant five, not six', 'can you make it six days')).toBe(
      'can you make it 5 days',
    );
    expect(correctedLast('five, not six', 'add six more days')).toBeNull();
    expect(correctedLast('five, not seven', 'make it six days')).toBeNull();
    expect(correctedLast('the museum, not the park', 'make it six days')).toBeNull();
  });

  it('is sure of a night more or less that is said so briefly', () => {
    const { clauses } = markedLine('{wish but [count one day more] there}');
    const unsure = clauses.map((clause) => ({ ...clause, confidence: 0.3 }));
    expect(composeIntents({ clauses: unsure }, talk).intents[0]?.sure).toBeGreaterThan(0.65);
  });
});
