import type { Attraction } from '@wayfare/atlas';
import { distanceKm } from '@wayfare/almanac/distance';
import type { PlanDay } from '@wayfare/contracts/plan';
import { namedSights } from '../planning/candidates.ts';
import { dayTripOf } from '../planning/day-trip.ts';
import { isOfKind } from '../planning/kinds-of-sight.ts';
import { openingsOn } from '../planning/openings.ts';
import type { Fact } from '../word/catalogue.ts';
import { attractionOf } from '../planning/place-ref-of.ts';
import { dayNumber, itemAt, sightsOf } from './day-sights.ts';
import type { Draft } from './draft.ts';
import { nothingNew } from './rearrange.ts';

/** So far from where one stays a sight is still seen within a day. */
const DAY_KM = 110;

/** The days from whose base a sight may be seen. */
export function daysNear(draft: Draft, { lat, lon }: Attraction): PlanDay[] {
  const near = new Set(
    draft.document.trip.stops.flatMap(({ id, place }) =>
      distanceKm(place.latitude, place.longitude, lat, lon) < DAY_KM ? [id] : [],
    ),
  );
  return draft.days.filter(({ stopId }) => near.has(stopId ?? ''));
}

/** Whether a sight opens on a day long enough for a look; always where the day has no date. */
export const opensOn = (draft: Draft, sight: Attraction, { on }: PlanDay): boolean =>
  on === null ||
  openingsOn(draft.turn.atlas, sight, on).some(
    ({ from, until }) => until - from >= Math.min(30, sight.visit[1]),
  );

/** The day of the plan that goes to a sight. */
export const dayWith = (draft: Draft, sightId: string): PlanDay | undefined =>
  draft.days.find((day) => itemAt(day, sightId) !== undefined);

/** A day with a sight in it, and what would be missed of what it had. */
interface Trial {
  day: PlanDay;
  after: PlanDay;
  lost: number;
}

const ASKED = 1000;

/** Whether a sight is of a kind of which there shall be more. */
const isOfWished = ({ intents }: Draft, sight: Attraction): boolean =>
  intents.some((one) => one.kind === 'limitKind' && one.amount === 'more' && isOfKind(sight, one.words));

/** How much a sight would be missed: the better known the more, and what was asked for most of all. */
export function worthOf(draft: Draft, id: string): number {
  const sight = attractionOf(draft.turn.atlas, id);
  const isAsked = askedFor(draft).has(id) || (sight !== null && isOfWished(draft, sight));
  return 1 + (sight?.fame ?? 0) + (isAsked ? ASKED : 0);
}

/** The sights that were asked for by name. */
export const askedFor = ({ document, turn }: Draft): ReadonlySet<string> =>
  new Set(namedSights(turn.atlas, document.trip.request).map(({ id }) => id));

/** Tries a sight on a day; null where it does not come in. */
function tryDay(draft: Draft, day: PlanDay, sight: Attraction): Trial | null {
  const had = sightsOf(day);
  const [document, edits] = [draft.document, draft.edits.length];
  const outcome = (): Trial | null => {
    const after = draft.days.find(({ id }) => id === day.id);
    draft.goBack(document, edits);
    if (after === undefined || itemAt(after, sight.id) === undefined) return null;
    const gone = [...had].filter((id) => !sightsOf(after).has(id));
    return { day, after, lost: gone.reduce((sum, id) => sum + worthOf(draft, id), 0) };
  };
  draft.rebuildDays([day.id], { prefer: new Set([...had, sight.id]), only: nothingNew });
  const whole = outcome();
  if (whole?.lost === 0) return whole;
  // What takes long has no room beside everything that was there.
  draft.rebuildDays([day.id], { prefer: new Set([sight.id]), only: ({ id }) => had.has(id) });
  const other = outcome();
  return whole === null || (other !== null && other.lost < whole.lost) ? other : whole;
}

const visits = ({ items }: PlanDay): number => items.filter(({ kind }) => kind === 'visit').length;

/**
 * Puts a sight into the one of some days where the least has to go for it; only that day is made anew. Answers the day,
 * null where it fits into none. A day trip to somewhere else is given up for no sight that was not asked for there.
 */
export function fitSight(
  draft: Draft,
  sight: Attraction,
  days: readonly PlanDay[],
  mayLose = true,
): PlanDay | null {
  const open = days.filter((day) => opensOn(draft, sight, day));
  const usual = open.filter((day) => dayTripOf(day) === undefined);
  let best: Trial | null = null;
  for (const day of (usual.length > 0 ? usual : open).toSorted((a, b) => visits(a) - visits(b))) {
    const trial = tryDay(draft, day, sight);
    if (trial === null || (!mayLose && trial.lost > 0)) continue;
    if (best === null || trial.lost < best.lost) best = trial;
    if (trial.lost === 0) break;
  }
  if (best === null || !draft.apply({ edit: 'replaceDay', day: best.after })) return null;
  return best.after;
}

/** A sight that was asked for by name is a wish that stays. */
export function wishToSee(draft: Draft, sight: Attraction): void {
  const { mustSee = [], skip = [] } = draft.document.trip.request;
  draft.setWishes({
    mustSee: [...new Set([...mustSee, sight.name])].slice(-60),
    skip: skip.includes(sight.id) ? skip.filter((id) => id !== sight.id) : draft.document.trip.request.skip,
  });
}

/** Sights that were asked for and have lost their place find another where there is room; tells which. */
export function keepMusts(draft: Draft, before: readonly PlanDay[]): Fact[] {
  const musts = askedFor(draft);
  const moves: { name: string; day: number }[] = [];
  for (const id of before.flatMap((day) => [...sightsOf(day)])) {
    const sight = attractionOf(draft.turn.atlas, id);
    if (sight === null || !musts.has(id) || dayWith(draft, id) !== undefined) continue;
    const day = fitSight(draft, sight, daysNear(draft, sight));
    if (day !== null) moves.push({ name: sight.name, day: dayNumber(draft, day) });
  }
  return moves.length === 0 ? [] : [{ says: 'mustsMoved', moves }];
}
