import { emptyTrip } from '@wayfare/contracts/empty-trip';
import type { Choice } from '@wayfare/contracts/intent';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Words } from '../testing/harmless-messages.ts';
import { filled, harmless } from '../testing/harmless-messages.ts';
import { testAssistant, testParts } from '../testing/test-assistant.ts';

const { atlas } = testParts;
const assistant = testAssistant();
const cities = atlas.catalogueCities();
const regions = atlas.regions();
const PAIRS = 1000;

const opening = fc.constantFrom('', '', 'please ', 'hey, ', 'ok ', 'actually ', 'and ', 'hmm, ');
const ending = fc.constantFrom('', '', '', '!', ' please', ', thanks', ' :)', ' - what do you think');

const setup = fc
  .record({
    country: fc.nat({ max: cities.length - 1 }),
    picks: fc.array(fc.nat({ max: 30 }), { minLength: 2, maxLength: 3 }),
    days: fc.integer({ min: 3, max: 8 }),
    when: fc.constantFrom('', ' from 12 April 2027', ' in May'),
  })
  .map(({ country, picks, days, when }) => {
    const near = cities.filter(({ countryCode }) => countryCode === cities[country]!.countryCode);
    return `${days} days in ${[...new Set(picks.map((pick) => near[pick % near.length]!.name))].join(' and ')}${when}`;
  });
const said = [
  '7 days in Scotland',
  'A week in Rome and Florence',
  '7 days in Portugal',
  '6 days in Japan from London',
];

let trips: TripDocument[] = [];
beforeAll(async () => {
  for (const question of [...said, ...fc.sample(setup, { numRuns: 40, seed: 14 })]) {
    const { trip, plan, tripName } = await assistant.ask({ question, trip: emptyTrip(), plan: null });
    // Two stops at least: with one, "rather Rome" says clearly what it stands for.
    if (trip.stops.length > 1) trips.push({ trip, plan, tripName });
  }
}, 60_000);

const isSight = ({ kind, id }: { kind: string; id: string }) =>
  kind === 'visit' || kind === 'activity' || id.startsWith('eat-');

/** What is gone, by a count of its own: the guard's is not asked. */
function gone(before: TripDocument, after: TripDocument): string[] {
  const places = new Set(after.trip.stops.map(({ place }) => place.placeId));
  const nights = ({ trip }: TripDocument) => trip.stops.reduce((sum, stop) => sum + stop.nights, 0);
  const stays = new Set(before.trip.stops.map(({ id }) => id));
  const bare = ({ plan }: TripDocument) =>
    (plan?.days ?? []).filter(
      ({ items, stopId }) =>
        stays.has(stopId ?? '') && !items.some((item) => isSight(item) || item.kind === 'transfer'),
    ).length;
  const longer = Math.max(0, nights(after) - nights(before));
  return [
    ...before.trip.stops.filter(({ place }) => !places.has(place.placeId)).map(({ place }) => place.name),
    ...(nights(after) < nights(before) ? ['nights'] : []),
    ...(bare(after) > bare(before) + longer ? ['sights of a day'] : []),
    ...(before.plan !== null && after.plan === null ? ['plan'] : []),
  ];
}

const words = fc.record<Words & { trip: number }>({
  trip: fc.nat(),
  place: fc.constantFrom(...cities.map(({ name }) => name), ...regions.map(({ name }) => name)),
  pick: fc.nat({ max: 50 }),
  count: fc.integer({ min: 1, max: 4 }),
});

test(`no message takes anything away that it does not ask to: ${PAIRS} pairs of trips and messages`, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...harmless),
      opening,
      ending,
      words,
      async (template, before, after, chosen) => {
        const document = trips[chosen.trip % trips.length]!;
        const question = `${before}${filled(template, document, chosen)}${after}`;
        const { trip, plan, tripName } = await assistant.ask({ question, ...document });
        expect(gone(document, { trip, plan, tripName }), question).toEqual([]);
      },
    ),
    { numRuns: PAIRS, seed: 20_261_122 },
  );
}, 240_000);

describe('what is clearly asked for', () => {
  const names = ({ trip }: TripDocument) => trip.stops.map(({ place }) => place.name);
  const asked = (template: string, document: TripDocument, chosen: Words) =>
    assistant.ask({ question: filled(template, document, chosen), ...document });

  test('takes out the stop that is named, and no other', async () => {
    const removals = fc.constantFrom(
      'skip {stop}',
      'leave {stop} out',
      'we do not want to go to {stop}',
      "let's drop {stop}",
      'no {stop} please',
      'do it without {stop}',
      'can you remove {stop} from the trip',
    );
    await fc.assert(
      fc.asyncProperty(removals, words, async (template, chosen) => {
        const document = trips[chosen.trip % trips.length]!;
        const left = names(await asked(template, document, chosen));
        const out = names(document)[chosen.pick % document.trip.stops.length];
        expect(left, template).toEqual(names(document).filter((name) => name !== out));
      }),
      { numRuns: 60, seed: 7 },
    );
  }, 60_000);

  test('puts another trip in its place', async () => {
    const restarts = fc.constantFrom(
      'plan a new trip to {place} for 3 days',
      'start over: 3 days in {place}',
      'forget all that and plan 3 days in {place}',
      'scrap this trip, let us go to {place} instead',
      'actually let us go to {place} instead of all that',
    );
    await fc.assert(
      fc.asyncProperty(restarts, words, async (template, chosen) => {
        const document = trips[chosen.trip % trips.length]!;
        const place = atlas.catalogueCities()[chosen.pick]!.name;
        const answer = await asked(template, document, { ...chosen, place });
        expect(answer.edits, `${template} ${place}: ${answer.text}`).toHaveLength(1);
        expect(names(answer), `${template} ${place}`).toContain(place);
      }),
      { numRuns: 40, seed: 8 },
    );
  }, 60_000);

  test('is done after a yes to the question, as it was said, and left after a no', async () => {
    const [document] = trips as [TripDocument];
    const question = `our friends spent 1 night in ${names(document)[0]}`;
    const held = await assistant.ask({ question, ...document });
    expect(held.edits).toEqual([]);
    expect(held.text).toContain('1 day shorter');
    const choices = held.choices!;
    const history = [
      { role: 'user' as const, text: question },
      { role: 'assistant' as const, text: held.text, choices },
    ];
    const [yes, no] = choices;
    const pressed = ({ label, intents }: Choice) =>
      assistant.ask({ question: label, intents, history, ...document });
    const done = await pressed(yes!);
    expect(done.trip.stops[0]?.nights).toBe(document.trip.stops[0]!.nights - 1);
    const left = await pressed(no!);
    expect(left.edits).toEqual([]);
    expect(left.text).toContain('stays as it is');
  });
});
