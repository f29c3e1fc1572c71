import { interests, paces, transportWishes } from '@wayfare/contracts/vocabulary';
import type { Choice } from '@wayfare/contracts/intent';
import type { TripRequest } from '@wayfare/contracts/request';
import { localDate } from '@wayfare/contracts/text';
import { emptyTrip } from '@wayfare/contracts/empty-trip';
import type { Trip } from '@wayfare/contracts/trip';
import { applyEdit } from '@wayfare/planner';
import { z } from 'zod';
import { editsTo } from '../../conversation/first-request.ts';
import { doWish } from '../../conversation/do-wishes.ts';
import type { Changing } from '../../do/do-intent.ts';
import { Draft } from '../../do/draft.ts';
import { buildPlan } from '../../planning/build-plan.ts';
import { makeLegs } from '../../planning/legs.ts';
import { labelOf } from '../../word/catalogue.ts';
import { cardsOf } from '../../wording/cards.ts';
import { nameTrip } from '../../wording/name-trip.ts';
import { describeDocument, describeForModel } from '../describe-document.ts';
import { closeNames, resolveRef } from '../resolve-place.ts';
import type { Workbench } from '../workbench.ts';

const name = z.string().trim().min(1).max(120);
/** What a whole trip is made of, in the model's words. */
export const buildInput = z.strictObject({
  stops: z
    .array(
      z.strictObject({
        city: name.describe('Name or id of a city of the atlas'),
        country: name.optional(),
        nights: z.int().min(0).max(60),
      }),
    )
    .min(1)
    .max(20),
  start_on: localDate.optional(),
  origin: name.describe('Where the travellers start from').optional(),
  one_way: z.boolean().optional(),
  adults: z.int().min(0).max(50).optional(),
  child_ages: z.array(z.int().min(0).max(17)).max(20).optional(),
  pace: z.enum(paces).optional(),
  interests: z.array(z.enum(interests)).max(10).optional(),
  dislikes: z.array(name).max(20).optional(),
  transport: z.array(z.enum(transportWishes)).max(8).optional(),
  must_see: z.array(name).max(30).optional(),
});
type BuildInput = z.infer<typeof buildInput>;

function requestOf(input: BuildInput, cities: string[]): Pick<Trip, 'request' | 'assumed'> {
  const { origin, start_on, adults, child_ages, pace, dislikes, transport, must_see, one_way } = input;
  const days = input.stops.reduce((sum, { nights }) => sum + nights, 0) + 1;
  const request: TripRequest = {
    destinations: cities,
    days,
    nights: days - 1,
    ...(origin && { origin }),
    ...(start_on && { startOn: start_on }),
    ...(adults !== undefined && { adults }),
    ...(child_ages?.length && { children: child_ages.length, childAges: child_ages }),
    ...(pace && { pace }),
    ...(input.interests?.length && { interests: input.interests }),
    ...(dislikes?.length && { dislikes }),
    ...(transport?.length && { transport }),
    ...(must_see?.length && { mustSee: must_see }),
    ...(one_way && { roundTrip: false }),
  };
  return {
    request,
    assumed: { ...(adults === undefined && { adults: 2 }), ...(!pace && { pace: 'balanced' }) },
  };
}

/** The trip of the model's words, or the names in it that the atlas does not know. */
function tripOf(input: BuildInput, bench: Workbench): Trip | { unknown: string[] } {
  const { atlas, travel } = bench.turn;
  const places = input.stops.map(({ city, country }) => resolveRef(atlas, city, true, country));
  const unknown = input.stops.filter((_, index) => places[index] === null).map(({ city }) => city);
  const origin = input.origin === undefined ? null : resolveRef(atlas, input.origin, false);
  if (input.origin !== undefined && origin === null) unknown.push(input.origin);
  if (unknown.length > 0) return { unknown };
  const stops = places.map((place, index) => ({
    id: `stop-${index + 1}`,
    place: place!,
    nights: input.stops[index]!.nights,
  }));
  const trip: Trip = {
    ...emptyTrip(),
    ...requestOf(
      input,
      stops.map(({ place }) => place.name),
    ),
    startOn: input.start_on ?? null,
    origin,
    end: input.one_way ? null : origin,
    stops,
  };
  return { ...trip, legs: makeLegs(trip, travel) };
}

const told = (bench: Workbench) => ({
  trip: describeDocument(bench.document),
  does_not_hold: describeForModel(bench.findings()),
});

function buildTrip(input: BuildInput, bench: Workbench) {
  const { turn } = bench;
  const trip = tripOf(input, bench);
  if ('unknown' in trip) {
    for (const one of trip.unknown) bench.unverified.add(one);
    return {
      error: 'Nothing was planned: the atlas does not know some of these names.',
      unknown: trip.unknown.map((one) => ({ name: one, close: closeNames(turn.atlas, one) })),
    };
  }
  for (const sight of input.must_see ?? [])
    if (turn.atlas.findPlace(sight, { kinds: ['attraction'] }) === null) bench.unverified.add(sight);
  const tripName = nameTrip(trip, null, turn.atlas);
  const { plan } = buildPlan({ tripName, trip, plan: null }, turn);
  const batch = editsTo(bench.document, trip, tripName, plan);
  const applied = applyEdit(bench.document, batch);
  if ('refused' in applied) return { error: applied.refused };
  const refused = bench.adopt({ text: '', edits: [batch], document: applied.document });
  if (refused !== null) return { error: refused };
  bench.show(cardsOf(applied.document, turn.atlas));
  bench.labels.push(`Plan: ${tripName}.`);
  return told(bench);
}

/** Wishes done on one draft, which is taken over as a whole; null where the reader did not clearly ask for what it takes away. */
function doTogether(
  wishes: readonly Changing[],
  bench: Workbench,
): { done: object[]; refused: string | null } {
  const draft = new Draft(bench.turnFor(''), wishes);
  const told = wishes.map((wish) => doWish(draft, wish));
  const label = told.flatMap(({ did, text }) => (did ? [text] : [])).join(' ');
  const document = draft.document;
  const edits = draft.edits.length === 0 ? [] : [{ edit: 'batch' as const, edits: draft.edits, label }];
  const refused = edits.length === 0 ? null : bench.adopt({ text: '', edits, document });
  if (refused === null) {
    bench.offer(told.flatMap(({ choices }) => choices));
    if (label !== '') bench.labels.push(label);
  }
  for (const { unknown } of told) if (unknown !== undefined) bench.unverified.add(unknown);
  const done = told.map(({ did, text }, index) =>
    did && refused === null
      ? { wish: wishes[index]?.kind, done: text }
      : { wish: wishes[index]?.kind, error: did ? refused : text },
  );
  return { done, refused };
}

function changeTrip(wishes: readonly Changing[], bench: Workbench) {
  if (bench.document.trip.stops.length === 0) return { error: 'There is no trip yet: build one first.' };
  const { done, refused } = doTogether(wishes, bench);
  if (refused !== null) {
    // What the reader did ask for is done; the rest waits for their word.
    const apart = wishes.length > 1 ? wishes.flatMap((wish) => doTogether([wish], bench).done) : done;
    bench.offer(asProposal(wishes));
    return { done: apart, ...told(bench) };
  }
  return { done, ...told(bench) };
}

/** Buttons with which the reader agrees to what they did not clearly ask for, or leaves it. */
const asProposal = (wishes: readonly Changing[]): Choice[] => [
  {
    label: labelOf({ says: 'labelApply' }),
    intents: wishes.map((wish) => ({ ...wish, sure: 1, agreed: true })),
  },
  { label: labelOf({ says: 'labelLeave' }), intents: [{ kind: 'refuse', sure: 1 }] },
];

/** What changes the draft, with what the model gave for it: plain data, so that another thread may do it. */
export type TripWork =
  { does: 'build_trip'; input: BuildInput } | { does: 'edit_trip'; wishes: readonly Changing[] };

/** Plans or changes the trip of a workbench; answers what the model is told of it. */
export const doTripWork = (work: TripWork, bench: Workbench): object =>
  work.does === 'build_trip' ? buildTrip(work.input, bench) : changeTrip(work.wishes, bench);
