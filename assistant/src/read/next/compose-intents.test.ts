import { describe, expect, it } from 'vitest';
import { intent } from '@wayfare/contracts/intent';
import { markedLine } from '../../testing/marked-line.ts';
import type { Conversation } from './clause.ts';
import { composeIntents } from './compose-intents.ts';
import { isPartial } from './sureness.ts';

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
const read = (line: string, more: Partial<Conversation> = {}) =>
  composeIntents(markedLine(line), { ...talk, ...more }).intents.map((one) => {
    const { from, sure, ...wanted } = one;
    expect([typeof from, typeof sure]).toEqual(['string', 'number']);
    return wanted;
  });

describe('a follow-up', () => {
  it.each([
    // Stops and their nights
    [
      '{add put [stop Asti] [pos between] [stop Turin] and [stop Genoa] for [nights a night]}',
      [
        {
          kind: 'addStop',
          place: { name: 'Asti' },
          nights: 1,
          position: { side: 'after', stop: { name: 'Turin' } },
        },
      ],
    ],
    [
      '{remove we do not need [stop Turin]} {nights give its nights to [stop Lyon]}',
      [
        { kind: 'removeStop', place: { name: 'Turin' } },
        { kind: 'setNights', place: { name: 'Lyon' }, change: 2 },
      ],
    ],
    // A town that only says where something is
    [
      '{remove skip lunch in [stop Turin]}',
      [{ kind: 'removeItem', item: { words: 'lunch', when: { days: [{ atStop: 'Turin' }] } } }],
    ],
    ['{remove drop the stay in [stop Turin]}', [{ kind: 'removeStop', place: { name: 'Turin' } }]],
    [
      '{replace swap [stop Genoa] for [stop Nice]}',
      [{ kind: 'replaceStop', place: { name: 'Genoa' }, by: { name: 'Nice' } }],
    ],
    [
      '{nights [count one more] night in [stop Lyon]} {nights and [count one less] in [stop Genoa]}',
      [
        { kind: 'setNights', place: { name: 'Lyon' }, change: 1 },
        { kind: 'setNights', place: { name: 'Genoa' }, change: -1 },
      ],
    ],
    [
      '{nights move a night from [stop Lyon] to [stop Turin]}',
      [
        { kind: 'setNights', place: { name: 'Lyon' }, change: -1 },
        { kind: 'setNights', place: { name: 'Turin' }, change: 1 },
      ],
    ],
    [
      '{nights [nights 4] in [stop Lyon], [nights 2] [stop Turin]}',
      [
        { kind: 'setNights', place: { name: 'Lyon' }, nights: 4 },
        { kind: 'setNights', place: { name: 'Turin' }, nights: 2 },
      ],
    ],
    ['{order the other way round please}', [{ kind: 'orderStops', order: 'reversed' }]],
    [
      '{order start in [stop Genoa] and finish in [stop Lyon]}',
      [
        { kind: 'moveStop', place: { name: 'Genoa' }, position: { side: 'start' } },
        { kind: 'moveStop', place: { name: 'Lyon' }, position: { side: 'end' } },
      ],
    ],
    [
      '{swap [stop Lyon] and [stop Genoa]}',
      [
        {
          kind: 'orderStops',
          order: 'said',
          places: [{ name: 'Genoa' }, { name: 'Turin' }, { name: 'Lyon' }],
        },
      ],
    ],
    [
      '{add [outing soba] for lunch on [day day 2]}',
      [{ kind: 'addMeal', meal: 'lunch', words: 'soba', when: { days: [{ number: 2 }] } }],
    ],
    [
      '{add a day in [outing Portofino] from [base Genoa]}',
      [{ kind: 'addDayTrip', place: { name: 'Portofino' }, when: { days: [{ atStop: 'Genoa' }] } }],
    ],
    [
      '{nights skip [stop Turin], give its nights to [stop Lyon]}',
      [
        { kind: 'removeStop', place: { name: 'Turin' } },
        { kind: 'setNights', place: { name: 'Lyon' }, change: 2 },
      ],
    ],
    [
      '{nights shorten [stop Lyon] to [nights 1 night]}',
      [{ kind: 'setNights', place: { name: 'Lyon' }, nights: 1 }],
    ],
    [
      '{swap the order, [stop Genoa] [pos first]}',
      [{ kind: 'moveStop', place: { name: 'Genoa' }, position: { side: 'start' } }],
    ],
    // Sights
    [
      '{add put [stop Venaria] on [day day 4]}',
      [{ kind: 'addSight', sight: { name: 'Venaria' }, when: { days: [{ number: 4 }] } }],
    ],
    [
      '{move [item the] [stop Mole] to [day day 4]}',
      [{ kind: 'moveItem', item: { words: 'Mole' }, to: { days: [{ number: 4 }] } }],
    ],
    [
      '{add [see the Mole] on [day day 5] in [part the morning]}',
      [{ kind: 'addSight', sight: { name: 'the Mole' }, when: { days: [{ number: 5 }], part: 'morning' } }],
    ],
    [
      '{add we want [see the Mole]} {move and put [item it] on [day day 5]}',
      [{ kind: 'addSight', sight: { name: 'the Mole' }, when: { days: [{ number: 5 }] } }],
    ],
    [
      '{remove drop [item the museum you put on] [day Thursday]}',
      [{ kind: 'removeItem', item: { words: 'the museum you put on', when: { days: [{ weekday: 3 }] } } }],
    ],
    [
      '{replace instead of [item the aquarium] [like a boat trip]}',
      [{ kind: 'replaceItem', item: { words: 'the aquarium' }, words: 'a boat trip', interest: 'adventure' }],
    ],
    [
      '{move [item the aquarium] [shift one day later]}',
      [
        {
          kind: 'moveItem',
          item: { words: 'the aquarium' },
          to: { days: [{ ofItem: 'the aquarium', number: 1 }] },
        },
      ],
    ],
    ['{swap [day day 2] and [day day 4]}', [{ kind: 'swapDays', days: [{ number: 2 }, { number: 4 }] }]],
    [
      '{lock leave [item Fourvière] alone}',
      [{ kind: 'lockItem', item: { words: 'Fourvière' }, locked: true }],
    ],
    ['{remove take out [day day 2] completely}', [{ kind: 'removeDays', when: { days: [{ number: 2 }] } }]],
    ['{remove too many [item castles]}', [{ kind: 'limitKind', words: 'castles', amount: 'less' }]],
    [
      '{move put [item the aquarium] in the [part late afternoon]}',
      [{ kind: 'moveItem', item: { words: 'the aquarium' }, to: { part: 'afternoon', fromMinute: 960 } }],
    ],
    [
      '{add on [day Friday] I have [event choir] in [see the Duomo]}, {rest so nothing between [hour 12 and 2]}',
      [
        { kind: 'addEvent', title: 'choir', where: { name: 'the Duomo' }, when: { days: [{ weekday: 4 }] } },
        { kind: 'keepFree', when: { days: [{ weekday: 4 }], fromMinute: 720, untilMinute: 840 } },
      ],
    ],
    [
      '{add put in [stop Asti] [pos between] [about Turin] and [about Genoa]}',
      [{ kind: 'addStop', place: { name: 'Asti' }, position: { side: 'after', stop: { name: 'Turin' } } }],
    ],
    [
      '{add [see the Mole] too}, {ask.tickets must one book?}',
      [
        { kind: 'addSight', sight: { name: 'the Mole' } },
        { kind: 'ask', topic: 'tickets', text: 'must one book?', item: { words: 'the Mole' } },
      ],
    ],
    // Time
    ['{length [count two] days less}', [{ kind: 'setLength', change: -2 }]],
    ['{dates bring it forward by [shift a week]}', [{ kind: 'setDates', shiftDays: -7 }]],
    ['{hours nothing [hour before half nine] please}', [{ kind: 'setHours', startMinute: 570 }]],
    ['{hours back at the hotel by [hour 9]}', [{ kind: 'setHours', endMinute: 1260 }]],
    ['{hours [item dinner] at [hour 8]}', [{ kind: 'setMealHour', meal: 'dinner', minute: 1200 }]],
    ['{rest keep [day the last day] free}', [{ kind: 'keepFree', when: { days: [{ number: -1 }] } }]],
    [
      '{arrive we land at [airport Bron] at [hour 11:40pm] on [start the 2nd]}',
      [{ kind: 'setArrival', on: '2027-05-02', minute: 1420, where: 'Bron', by: 'flight' }],
    ],
    [
      '{event [event a call with work] [day on Tuesday] at [hour 9]}',
      [{ kind: 'addEvent', title: 'call with work', when: { days: [{ weekday: 1 }], fromMinute: 540 } }],
    ],
    [
      '{hotel in [stop Turin] we sleep at [hotel Via Po 12]}',
      [{ kind: 'setLodging', words: 'Via Po 12', when: { days: [{ atStop: 'Turin' }] } }],
    ],
    [
      '{length [count one more] day at the end, I got a day off}',
      [{ kind: 'setLength', change: 1, side: 'end' }],
    ],
    // Wishes
    ['{wish make it cheaper}', [{ kind: 'makeCheaper' }]],
    ['{wish we are vegetarians}', [{ kind: 'setWishes', wishes: { dietary: ['vegetarian'] } }]],
    [
      '{wish [count fewer] [dislike churches] and [count more] [like markets]}',
      [
        { kind: 'limitKind', words: 'churches', amount: 'less' },
        { kind: 'limitKind', words: 'markets', amount: 'more' },
      ],
    ],
    [
      '{wish [count at most one] [dislike museum] a day}',
      [
        {
          kind: 'limitKind',
          words: 'museum',
          amount: 'atMost',
          count: 1,
          when: { each: true },
        },
      ],
    ],
    [
      '{wish my sister is coming: [adults my sister]}',
      [{ kind: 'setWishes', wishes: {}, change: { adults: 1 } }],
    ],
    ['{wish we are [people four of us] now}', [{ kind: 'setWishes', wishes: { adults: 4 } }]],
    [
      '{wish [day day 2] is [pace too full]}',
      [{ kind: 'setPace', change: 'lighter', when: { days: [{ number: 2 }] } }],
    ],
    [
      '{wish only [money 900] [per for both]}',
      [{ kind: 'setWishes', wishes: { budget: { amount: 900, currency: 'EUR', per: 'total' } } }],
    ],
    [
      '{remove no [item aquarium], I am [access pregnant]}',
      [
        { kind: 'removeItem', item: { words: 'aquarium' } },
        { kind: 'setWishes', wishes: { accessibility: ['pregnant'] } },
      ],
    ],
    ['{wish we need [extra a sim card]}', [{ kind: 'beyondUs', words: 'a sim card' }]],
    // Talk and questions
    [
      '{ask.weather is [about Turin] hot then?} {chat my aunt lives there}',
      [{ kind: 'ask', topic: 'weather', text: 'is Turin hot then?', places: [{ name: 'Turin' }] }],
    ],
    ['{abuse you stupid thing}', [{ kind: 'notOurs', why: 'abuse' }]],
    ['{undo put it back}', [{ kind: 'undo' }]],
  ])('%s', (line, intents) => {
    expect(read(line)).toEqual(intents);
  });

  it('takes a place or a number from the question that was asked', () => {
    const asked = { lastAnswer: 'How many nights in Turin?' };
    expect(read('{nights make it [nights 3]}', asked)).toEqual([
      { kind: 'setNights', place: { name: 'Turin' }, nights: 3 },
    ]);
  });

  it('tells the words that no intent took up', () => {
    const { intents, unused } = composeIntents(
      markedLine('{nights one more in [stop Turin] for the [like chocolate]}'),
      talk,
    );
    expect(intents).toMatchObject([{ kind: 'setNights' }]);
    expect(unused).toEqual(['chocolate']);
  });

  it('is as sure as the least sure of the marks that it rests on', () => {
    const marked = markedLine('{remove drop [item the aquarium]}');
    const [clause] = marked.clauses;
    const doubtful = {
      clauses: [{ ...clause!, confidence: 0.8, spans: [{ ...clause!.spans[0]!, confidence: 0.5 }] }],
    };
    expect(composeIntents(doubtful, talk).intents[0]?.sure).toBe(0.5);
  });

  it('leaves open what was not said, and is less sure of it', () => {
    const [wanted] = composeIntents(markedLine('{move put [item the aquarium] elsewhere}'), talk).intents;
    expect(isPartial(wanted!)).toBe(true);
    expect(wanted?.sure).toBeLessThan(1);
  });

  it('is less sure of what is only wondered about or spoken against', () => {
    const line = (words: string) => composeIntents(markedLine(`{remove ${words} [stop Turin]}`), talk);
    expect(line('leave out').doubted.size).toBe(0);
    for (const words of ['should we leave out', "please don't skip", 'what if we cut']) {
      const { intents, doubted } = line(words);
      expect([...doubted]).toEqual(intents);
      expect(intents[0]?.sure).toBeLessThan(0.65);
    }
  });

  it('is not sure of another trip where something is added, or a trip is told of that has been', () => {
    for (const line of ['{new forget that, add [stop Porto]}', '{new I had another trip to [stop Lyon]}']) {
      const { intents, doubted } = composeIntents(markedLine(line), talk);
      expect([...doubted].map(({ kind }) => kind)).toEqual(['planTrip']);
      expect(intents[0]?.sure).toBeLessThan(0.65);
    }
  });

  it('takes day trips out where they are not wanted, whatever it was read as', () => {
    const [intent] = composeIntents(markedLine('{rest no day trips}'), talk).intents;
    expect(intent).toMatchObject({ kind: 'removeDayTrips' });
    expect(intent!.sure).toBeGreaterThan(0.6);
  });

  it('moves the whole trip where all of it is pushed, and makes it no longer', () => {
    const line = '{length can we push the whole thing back [count one day]?}';
    expect(composeIntents(markedLine(line), talk).intents).toMatchObject([
      { kind: 'setDates', shiftDays: 1 },
    ]);
  });

  it('plans for rain only where something is said of it', () => {
    const kinds = (line: string) => composeIntents(markedLine(line), talk).intents.map(({ kind }) => kind);
    expect(kinds('{rain swap something on [day day 2] for a [like beach]}')).toEqual(['replaceItem']);
    expect(kinds('{rain swap [day day 2] for something indoors}')).toEqual(['rainPlan']);
  });

  it('gives nothing but intents of the contract', () => {
    const lines = [
      '{add [like soup] [part late]}',
      '{hours [hour 14:00]}',
      '{leave [hour noon]}',
      '{rain [day sunday]}',
    ];
    for (const line of lines)
      for (const one of composeIntents(markedLine(line), talk).intents)
        expect(intent.safeParse(one).error).toBeUndefined();
  });

  it('makes one wish of a first request, and answers what is asked beside it', () => {
    const first = composeIntents(
      markedLine('[stop Oslo] for [length 3 days]. {ask.plug which plugs?}', 'first'),
      { ...talk, trip: null },
    );
    expect(first.intents.map(({ kind }) => kind)).toEqual(['planTrip', 'ask']);
  });

  it('does what is wished for a day of a new trip after it is planned', () => {
    const line =
      '[stop Oslo] for [length 3 days], {add [see Vigeland] on [day the last day]}, {rest [day day 2] off}';
    const { intents } = composeIntents(markedLine(line, 'first'), { ...talk, trip: null });
    expect(intents).toMatchObject([
      { kind: 'planTrip' },
      { kind: 'addSight', sight: { name: 'Vigeland' }, when: { days: [{ number: -1 }] } },
      { kind: 'keepFree', when: { days: [{ number: 2 }] } },
    ]);
  });
});
