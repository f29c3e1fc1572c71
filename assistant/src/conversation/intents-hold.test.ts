import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Intent } from '@wayfare/contracts/intent';
import type { PlanItem } from '@wayfare/contracts/plan';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { tripDocument } from '@wayfare/contracts/trip-document';
import { applyEdit, sameData } from '@wayfare/planner';
import { isOfKind } from '../planning/kinds-of-sight.ts';
import { attractionOf } from '../planning/place-ref-of.ts';
import { tripFor, wish } from '../testing/answer-wishes.ts';
import { testParts } from '../testing/test-assistant.ts';
import { daysOf, lossesOf } from './losses.ts';

const { atlas } = testParts;
const built = [
  '[length 3 days] in [stop Rome] from [start 4 May 2027], [see Colosseum] and [see Vatican Museums]',
  '[length 4 days] in [stop Paris] from [start 7 June 2027]',
  '[stop Milan] [nights 2 nights], [stop Venice] [nights 2 nights], from [start 4 October 2027]',
  '[stop Tokyo] [nights 2 nights], [stop Kyoto] [nights 2 nights] from [start 4 November 2027] from [origin London]',
  '[length 4 days] in [stop Lisbon]',
].map(tripFor);
/** The same with something settled, and with hours of arrival and departure that were said. */
const settled = built.map((document) => {
  const day = document.plan?.days[1];
  const item = day?.items.find(({ kind }) => kind === 'visit');
  const intents: Intent[] = [
    { kind: 'setArrival', minute: 700, by: 'flight' },
    { kind: 'setDeparture', minute: 1080, by: 'train' },
    ...(item
      ? [{ kind: 'lockItem' as const, item: { words: item.title, itemId: item.id }, locked: true }]
      : []),
  ];
  return wish(document, intents).after;
});
const trips = [...built, ...settled];

const words = ['museums', 'churches', 'food', 'parks', 'nightlife', 'markets', 'squares'];
const interest = fc.constantFrom(
  'food' as const,
  'art' as const,
  'nature' as const,
  'nightlife' as const,
  'family' as const,
);
const cities = ['Nara', 'Florence', 'Porto', 'Versailles', 'Osaka', 'Bologna', 'Nowhereville'];

const itemsOf = ({ plan }: TripDocument): PlanItem[] =>
  (plan?.days ?? []).flatMap(({ items }) =>
    items.filter(({ kind }) => kind !== 'transfer' && kind !== 'note'),
  );

/** Wishes about a trip that a message may hold: some about things that are there, some about what is not. */
function intentFor(document: TripDocument): fc.Arbitrary<Intent> {
  const count = document.plan?.days.length ?? 0;
  const day = fc
    .integer({ min: -1, max: count + 1 })
    .map((number) => ({ days: [{ number: number === 0 ? 1 : number }] }));
  const items = itemsOf(document);
  const item = fc
    .constantFrom(...items)
    .chain(({ id, title }) =>
      fc.constantFrom({ words: title }, { words: title, itemId: id }, { words: 'that one' }),
    );
  const stop = fc.constantFrom(...document.trip.stops.map(({ place }) => ({ name: place.name })), {
    name: 'Atlantis',
  });
  const sights = document.trip.stops.flatMap(({ place }) => atlas.topAttractions(place.placeId ?? '', 12));
  const sight = fc.constantFrom(...sights.map(({ name }) => ({ name })), { name: 'Machu Picchu' });
  const city = fc.constantFrom(...cities.map((name) => ({ name })));
  const minute = fc.integer({ min: 360, max: 1380 });
  const part = fc.constantFrom('morning' as const, 'afternoon' as const, 'evening' as const);
  const of = <Kind extends Intent['kind']>(kind: Kind, shape: object) =>
    fc.record(shape as Record<string, fc.Arbitrary<unknown>>).map((rest) => ({ kind, ...rest }) as Intent);
  return fc.oneof(
    of('removeItem', { item }),
    of('moveItem', {
      item,
      to: fc.oneof(
        day,
        fc.record({ part }),
        day.chain((one) => minute.map((fromMinute) => ({ ...one, fromMinute }))),
      ),
    }),
    of('replaceItem', { item, interest }),
    of('lockItem', { item, locked: fc.boolean() }),
    of('swapItems', { items: fc.tuple(item, item) }),
    of('swapDays', {
      days: fc.tuple(
        day.map(({ days }) => days[0]),
        day.map(({ days }) => days[0]),
      ),
    }),
    of('addSight', { sight, when: day }),
    of('addSight', { interest, when: day }),
    of('addStop', { place: city, nights: fc.integer({ min: 1, max: 3 }) }),
    of('removeStop', { place: stop }),
    of('replaceStop', { place: stop, by: city }),
    of('moveStop', { place: stop, position: fc.constantFrom({ side: 'start' }, { side: 'end' }) }),
    of('orderStops', { order: fc.constantFrom('reversed', 'best') }),
    of('setNights', { place: stop, change: fc.integer({ min: -3, max: 2 }) }),
    of('setLength', { change: fc.integer({ min: -4, max: 2 }) }),
    of('removeDays', { when: day }),
    of('setDates', { shiftDays: fc.integer({ min: -400, max: 30 }) }),
    of('setArrival', { minute }),
    of('setDeparture', { minute }),
    of('addEvent', {
      title: fc.constantFrom('dinner with Ann', 'a concert'),
      when: day.chain((one) => minute.map((fromMinute) => ({ ...one, fromMinute }))),
    }),
    of('limitKind', {
      words: fc.constantFrom(...words),
      amount: fc.constantFrom('none', 'less', 'more', 'atMost', 'only'),
      when: fc.option(day, { nil: undefined }),
    }),
    of('setHours', {
      startMinute: fc.integer({ min: 480, max: 720 }),
      when: fc.option(day, { nil: undefined }),
    }),
    of('setMealHour', { meal: fc.constantFrom('lunch', 'dinner'), minute, when: day }),
    of('keepFree', { when: day }),
    of('setPace', { change: fc.constantFrom('lighter', 'fuller'), when: fc.option(day, { nil: undefined }) }),
    of('rainPlan', { when: day }),
    of('addDayTrip', { place: city, when: day }),
    of('setWishes', {
      wishes: fc.constantFrom({ dietary: ['vegan'] }, { adults: 3 }, { transport: ['train'] }),
    }),
    of('makeCheaper', { when: day }),
    of('ask', { topic: fc.constant('weather'), text: fc.constant('how warm is it?') }),
    of('thanks', {}),
  );
}

const scenes = fc.nat(trips.length - 1).chain((trip) =>
  fc.record({
    trip: fc.constant(trip),
    intents: fc.array(intentFor(trips[trip]!), { minLength: 1, maxLength: 2 }),
  }),
);

const check = (runs: number, property: (document: TripDocument, intents: Intent[]) => void) =>
  fc.assert(
    fc.property(scenes, ({ trip, intents }) => property(trips[trip]!, intents)),
    { numRuns: runs, seed: 16 },
  );

const contentOf = (document: TripDocument) =>
  (document.plan?.days ?? []).map(
    ({ id, items }) => [id, items.map((one) => [one.id, one.startMinute, one.endMinute])] as const,
  );

/** The hours at which one comes from home and leaves for it. */
const ways = (one: TripDocument) => [
  one.plan?.days[0]?.items.find(({ id }) => id === 'own-way-in')?.endMinute,
  one.plan?.days.at(-1)?.items.find(({ id }) => id === 'own-way-home')?.endMinute,
  one.trip.legs.find(({ from, locked }) => from === 'origin' && locked)?.arriveMinute,
];

const losing = new Set<Intent['kind']>(['removeStop', 'replaceStop', 'removeDays']);
const shortening = new Set<Intent['kind']>([...losing, 'setNights', 'setLength']);

describe('whatever is wished', () => {
  it('loses no stop and no day that was not meant to go, and nothing at all when the reading is unsure', () => {
    check(300, (document, intents) => {
      const kinds = intents.map(({ kind }) => kind);
      const { stops, days } = lossesOf(document, wish(document, intents).after);
      if (!kinds.some((kind) => losing.has(kind))) expect(stops).toEqual([]);
      if (!kinds.some((kind) => shortening.has(kind))) expect(days).toBe(0);
      const lostAt = (sure: number) =>
        lossesOf(
          document,
          wish(
            document,
            intents.map((one) => ({ ...one, sure })),
          ).after,
        );
      expect(lostAt(0.6)).toMatchObject({ stops: [], days: 0 });
      expect(lostAt(0.4)).toMatchObject({ stops: [], days: 0, emptied: [] });
    });
  }, 60_000);

  it('is done in edits that make the answer’s trip and can be taken back exactly', () => {
    check(250, (document, intents) => {
      const { edits = [], after, change, text } = wish(document, intents);
      expect(text.trim()).not.toBe('');
      expect(text).not.toMatch(/undefined|NaN|null|\[object| {2}|\.\./);
      const [edit] = edits;
      if (edit === undefined) return void expect(after).toBe(document);
      const applied = applyEdit(document, edit);
      if ('refused' in applied) throw new Error(applied.refused);
      expect(sameData(applied.document, after)).toBe(true);
      const undone = wish(after, [{ kind: 'undo' }], { changes: change ? [change] : [] });
      expect(sameData(undone.after, document)).toBe(true);
    });
  }, 60_000);

  it('leaves a whole trip, message after message: a day for each night, no id twice', () => {
    check(300, (document, intents) => {
      const after = intents.reduce((trip, intent) => wish(trip, [intent]).after, document);
      const again = wish(after, intents.toReversed()).after;
      for (const one of [after, again]) {
        tripDocument.parse(one);
        const nights = one.trip.stops.reduce((sum, stop) => sum + stop.nights, 0);
        expect(one.plan?.days).toHaveLength(nights + 1);
        const ids = one.plan?.days.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]);
        expect(new Set(ids).size).toBe(ids?.length);
      }
    });
  }, 60_000);

  it('touches only the days that it is about, or is proposed first', () => {
    check(250, (document, [intent]) => {
      const near = new Set<Intent['kind']>([
        'limitKind',
        'setPace',
        'keepFree',
        'rainPlan',
        'makeCheaper',
        'setMealHour',
      ]);
      const number = intent !== undefined && 'when' in intent ? intent.when?.days?.[0]?.number : undefined;
      if (intent === undefined || !near.has(intent.kind) || number === undefined) return;
      const index = number > 0 ? number - 1 : (document.plan?.days.length ?? 0) + number;
      const [was, is] = [contentOf(document), contentOf(wish(document, [intent]).after)];
      was.forEach((day, at) => {
        if (at !== index) expect(is[at]).toEqual(day);
      });
    });
  }, 60_000);

  it('keeps what was settled and the hours of the journeys from and to home', () => {
    for (const one of settled)
      expect(ways(one).filter((minute) => minute !== undefined).length).toBeGreaterThan(0);
    check(250, (document, intents) => {
      const about = new Set(intents.flatMap((one) => ('item' in one && one.item ? [one.item.words] : [])));
      const isFree = intents.some(({ kind }) =>
        [
          'lockItem',
          'moveItem',
          'swapItems',
          'swapDays',
          'removeItem',
          'replaceItem',
          'replaceStop',
          'addEvent',
          'addSight',
          'setMealHour',
        ].includes(kind),
      );
      const { after } = wish(document, intents);
      const later = new Set([
        ...itemsOf(after).map(({ title }) => title),
        ...after.trip.ideas.map(({ place }) => place.name),
      ]);
      if (!isFree)
        for (const { title, locked, kind } of itemsOf(document))
          if (locked && kind !== 'check_in' && !about.has(title)) expect(later).toContain(title);
      if (!intents.some(({ kind }) => kind === 'setArrival' || kind === 'setDeparture'))
        expect(ways(after)).toEqual(ways(document));
      if (!intents.some(({ kind }) => ['moveStop', 'orderStops', 'addStop', 'replaceStop'].includes(kind))) {
        const left = new Set(after.trip.stops.map(({ id }) => id));
        expect(after.trip.stops.map(({ id }) => id)).toEqual(
          document.trip.stops.flatMap(({ id }) => (left.has(id) ? [id] : [])),
        );
      }
    });
  }, 60_000);

  it('is true as it is told: kinds are counted, nights and days are what the answer says', () => {
    check(250, (document, [intent]) => {
      if (intent === undefined) return;
      const { after, text, document: changed } = wish(document, [intent]);
      if (changed === undefined) return;
      const days = daysOf(after);
      const said = /trip is (\d+) days? long now/.exec(text)?.[1];
      if (said !== undefined) expect(Number(said)).toBe(days);
      if (intent.kind === 'setNights' && 'place' in intent)
        expect(text).toContain(
          `${after.trip.stops.find(({ place }) => place.name === intent.place?.name)?.nights} night`,
        );
      if (intent.kind === 'limitKind' && intent.amount === 'none') {
        const number = intent.when?.days?.[0]?.number;
        const about =
          number === undefined
            ? (after.plan?.days ?? [])
            : [after.plan?.days.at(number > 0 ? number - 1 : number)];
        for (const item of about.flatMap((day) => day?.items ?? [])) {
          const sight = item.kind === 'visit' ? attractionOf(atlas, item.place?.placeId) : null;
          if (sight !== null && isOfKind(sight, intent.words)) expect(text).toContain(item.title);
        }
      }
      const namesOf = (items: readonly PlanItem[] = []) =>
        items.flatMap(({ title, place }) => [title, ...(place === null ? [] : [place.name])]);
      const now = new Set(namesOf(itemsOf(after)));
      const onDay = /^(.+?) is (?:now )?on day (\d+) at/.exec(text);
      if (onDay !== null && ['addSight', 'moveItem'].includes(intent.kind)) {
        expect(now).toContain(onDay[1]);
        expect(namesOf(after.plan?.days[Number(onDay[2]) - 1]?.items)).toContain(onDay[1]);
      }
    });
  }, 60_000);

  it('is told where it is left out, never done by halves in silence', () => {
    check(200, (document, intents) => {
      const { text } = wish(document, [...intents, { kind: 'beyondUs', words: 'a rental car' }], {
        unused: ['with a view'],
      });
      expect(text).toContain('I left out: with a view and a rental car.');
    });
  }, 60_000);

  it('changes nothing when it is a question, danger or impossible', () => {
    const nothing = fc.constantFrom<Intent>(
      { kind: 'ask', topic: 'money', text: 'can I pay by card?' },
      { kind: 'distress' },
      { kind: 'harm' },
      { kind: 'setLength', days: 0 },
      { kind: 'setLength', days: 300 },
      { kind: 'setDates', startOn: '2020-05-01' },
      { kind: 'addSight', sight: { name: 'Machu Picchu' }, when: { days: [{ number: 1 }] } },
      { kind: 'removeStop', place: { name: 'Atlantis' } },
      { kind: 'notOurs', why: 'attack' },
    );
    fc.assert(
      fc.property(fc.constantFrom(...trips), nothing, (document, intent) => {
        const { edits, document: changed, text } = wish(document, [intent]);
        expect(edits ?? []).toEqual([]);
        expect(changed).toBeUndefined();
        expect(text.length).toBeGreaterThan(20);
      }),
      { numRuns: 100, seed: 16 },
    );
  }, 60_000);
});
