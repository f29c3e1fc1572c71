import { edit } from '@wayfare/contracts/edit';
import { emptyTrip } from '@wayfare/contracts/empty-trip';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { applyEdit } from '@wayfare/planner';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Answer } from './conversation/ask-input.ts';
import { testAssistant, testParts } from './testing/test-assistant.ts';

const { atlas } = testParts;
const cities = atlas.catalogueCities();
const neighbours = (index: number): string[] => {
  const country = cities[index % cities.length]!.countryCode;
  return cities.filter(({ countryCode }) => countryCode === country).map(({ name }) => name);
};
const empty: TripDocument = { tripName: 'New trip', trip: emptyTrip(), plan: null };
const assistant = testAssistant();

const ask = (question: string, { tripName, trip, plan }: TripDocument, said = '') =>
  assistant.ask({
    question,
    tripName,
    trip,
    plan,
    timeZone: 'Europe/Berlin',
    ...(said !== '' && { history: [{ role: 'user' as const, text: said }] }),
  });

/** The document that an answer's edits lead to, once all that must hold of it was looked at. */
function settled(question: string, before: TripDocument, answer: Answer): TripDocument {
  expect(answer.text.trim(), question).not.toBe('');
  let document = before;
  for (const one of answer.edits) {
    const applied = applyEdit(document, edit.parse(one));
    expect(applied, question).not.toHaveProperty('refused');
    if ('document' in applied) ({ document } = applied);
  }
  expect(document.trip, question).toEqual(answer.trip);
  expect(document.plan, question).toEqual(answer.plan);
  const days = document.plan?.days ?? [];
  const items = days.flatMap((day) => day.items);
  const sights = items.flatMap(({ kind, place }) => (kind === 'visit' ? (place?.placeId ?? []) : []));
  for (const ids of [days.map(({ id }) => id), items.map(({ id }) => id), sights])
    expect(ids.toSorted(), question).toEqual([...new Set(ids)].toSorted());
  const severe = assistant.auditTrip(document).filter(({ severity }) => severity === 'severe');
  if (answer.edits.length > 0 && severe.length > 0)
    expect(answer.text, question).toContain('Not everything holds');
  return document;
}

const party = fc.constantFrom(
  '',
  ' for two',
  ' solo',
  ' with kids 3 and 7',
  ' with my parents in their 70s',
  ' with 4 friends',
);
const pace = fc.constantFrom(
  '',
  ', relaxed',
  ', packed',
  ', by train',
  ', no flights',
  ', art and food',
  ', no museums',
);
const when = fc.constantFrom('', ' in April', ' from 12 April 2027', ' over Christmas', ' in August');
const times = fc.constantFrom(
  '',
  ', we land at 14:20 and fly home at 9 am',
  ', arriving at 23:30',
  '. We leave on the last evening',
);
const request = fc
  .record({
    country: fc.nat({ max: cities.length - 1 }),
    picks: fc.array(fc.nat({ max: 30 }), { minLength: 1, maxLength: 5 }),
    far: fc.option(fc.nat({ max: cities.length - 1 }), { freq: 5 }),
    days: fc.integer({ min: 1, max: 18 }),
    party,
    pace,
    when,
    times,
    first: fc.boolean(),
  })
  .map(({ country, picks, far, days, first, ...rest }) => {
    const near = neighbours(country);
    const names = new Set(picks.map((pick) => near[pick % near.length]!));
    if (far !== null) names.add(cities[far]!.name);
    const list = [...names].join(', ');
    return `${first ? `${days} days in ${list}` : `${list} for ${days} days`}${rest.party}${rest.when}${rest.pace}${rest.times}`;
  });

test('whatever is asked for at first, the answer is edits to a trip that holds', async () => {
  await fc.assert(
    fc.asyncProperty(request, async (question) => {
      const answer = await ask(question, empty);
      const document = settled(question, empty, answer);
      // A name that several places bear is asked for, and a flight that nobody wants; everything else is planned.
      if (document.trip.stops.length === 0) expect(answer.text, question).toMatch(/Which|allow a flight/);
    }),
    { numRuns: 40, seed: 20_261_121 },
  );
}, 120_000);

const wishes = [
  ...['make it more relaxed', 'see more each day', 'add a day', 'one night less in {stop}', 'add Rome'],
  ...[
    'skip {stop}',
    'start a day later',
    'start on 3 May 2027',
    'it will rain on day 2',
    'make day 3 easier',
  ],
  ...[
    'swap day 2 and day 3',
    'more food, fewer museums',
    'stay 4 nights in {stop}',
    'make it 5 days',
    'undo',
  ],
  ...[
    'build the plan again',
    'we land at 14:20',
    'our flight home leaves at 7 am',
    'remove dinner on day 2',
    'lock {sight}',
    'move {sight} to day 1',
  ],
  ...[
    'replace {sight} with something for kids',
    'add a day trip to Nara',
    'end in {stop}',
    'start in {stop}',
  ],
  ...[
    'swap {stop} and {stop}',
    'cheaper please',
    'we start from Berlin',
    'two nights in Nara',
    'skip {sight}',
  ],
];

function filled(wish: string, pick: number, { trip, plan }: TripDocument): string {
  const sights = (plan?.days ?? []).flatMap(({ items }) =>
    items.filter(({ kind }) => kind === 'visit').map(({ title }) => title),
  );
  const names = trip.stops.map(({ place }) => place.name);
  return wish
    .replaceAll('{stop}', () => names[pick++ % names.length] ?? 'Rome')
    .replaceAll('{sight}', () => sights[pick++ % sights.length] ?? 'the first thing');
}

test('every quick reply is understood when it is sent back', async () => {
  await fc.assert(
    fc.asyncProperty(
      request,
      fc.constantFrom('', ', budget 300 euros'),
      fc.nat(),
      async (asked, money, pick) => {
        const question = `${asked}${money}`;
        const first = await ask(question, empty);
        const { suggestions } = first;
        const reply = suggestions[pick % Math.max(1, suggestions.length)];
        if (reply === undefined) return;
        const document = settled(question, empty, first);
        const answer = await ask(reply, document, question);
        expect(answer.text, `${question} > ${reply}`).not.toMatch(/did not understand|I plan trips: tell me/);
        settled(`${question} > ${reply}`, document, answer);
      },
    ),
    { numRuns: 25, seed: 20_261_122 },
  );
}, 120_000);

test('wishes about a trip, one after the other, leave a trip that holds', async () => {
  const follow = fc.array(fc.tuple(fc.constantFrom(...wishes), fc.nat({ max: 40 })), {
    minLength: 3,
    maxLength: 5,
  });
  await fc.assert(
    fc.asyncProperty(request, follow, async (question, asked) => {
      let document = settled(question, empty, await ask(question, empty));
      for (const [wish, pick] of asked) {
        const words = filled(wish, pick, document);
        document = settled(`${question} > ${words}`, document, await ask(words, document));
      }
    }),
    { numRuns: 25, seed: 20_261_121 },
  );
}, 120_000);
