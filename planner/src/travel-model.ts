import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { Travel } from '@wayfare/contracts/trip';
import type { TravelMode } from '@wayfare/contracts/vocabulary';

/**
 * What can tell how one gets from a place to another: each mode that there is, estimated or known. The two directions
 * may differ. The data live with the caller.
 */
export interface TravelModel {
  ways: (from: PlaceRef, to: PlaceRef) => readonly Travel[];
}

/** Which ways a traveller takes. */
export interface TravelLimits {
  /** Modes that may be used; all when left out. */
  modes?: readonly TravelMode[];
  /** A walk or ride by bike longer than this is not taken when anything else goes. */
  mostActiveMinutes?: number;
  /** Minute of the day on which one sets out; with `night`, modes that do not run then are not taken. */
  departMinute?: number;
  night?: { fromMinute: number; toMinute: number; modes: readonly TravelMode[] };
}

const DAY_MINUTES = 1440;
const activeModes: readonly TravelMode[] = ['walk', 'bike'];

function runs(way: Travel, { departMinute, night }: TravelLimits): boolean {
  if (departMinute === undefined || night === undefined || night.modes.includes(way.mode)) return true;
  const minute = ((departMinute % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const { fromMinute, toMinute } = night;
  const isNight =
    fromMinute <= toMinute
      ? minute >= fromMinute && minute < toMinute
      : minute >= fromMinute || minute < toMinute;
  return !isNight;
}

/** The quickest way that keeps the limits, or null when there is none. */
export function quickestWay(
  model: TravelModel,
  from: PlaceRef,
  to: PlaceRef,
  limits: TravelLimits,
): Travel | null {
  const allowed = model
    .ways(from, to)
    .filter(
      (way) =>
        (limits.modes?.includes(way.mode) ?? true) && Number.isFinite(way.minutes) && runs(way, limits),
    );
  const most = limits.mostActiveMinutes ?? Number.POSITIVE_INFINITY;
  const easy = allowed.filter((way) => !activeModes.includes(way.mode) || way.minutes <= most);
  const chosen = easy.length > 0 ? easy : allowed;
  return chosen.reduce<Travel | null>(
    (best, way) => (best === null || way.minutes < best.minutes ? way : best),
    null,
  );
}

/** The matrix of minutes that `solve` and `orderDay` want; Infinity where there is no way. */
export function travelMatrix(
  model: TravelModel,
  places: readonly PlaceRef[],
  limits: TravelLimits,
): number[][] {
  return places.map((from, row) =>
    places.map((to, column) => {
      if (row === column) return 0;
      return quickestWay(model, from, to, limits)?.minutes ?? Number.POSITIVE_INFINITY;
    }),
  );
}
