import type { Atlas, Attraction } from '@wayfare/atlas';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { TripRequest } from '@wayfare/contracts/request';
import { fold } from '@wayfare/atlas';
import type { Opening } from '@wayfare/planner';
import { STEP_MINUTES } from './comfort.ts';
import { attractionRef } from './place-ref-of.ts';
import { scoreAttraction } from './score-attraction.ts';
import { feeds, isForEating, isTable, toldOf } from './tables.ts';
import type { Ways } from './ways.ts';

/** The time and the places between which a meal is had. */
export interface MealGap {
  meal: 'lunch' | 'dinner';
  from: PlaceRef;
  to: PlaceRef;
  /** When one is free to go there, and when one has to be at the next place. */
  freeFrom: number;
  freeUntil: number;
  /** When one sits down at the earliest and the latest; when it was meant to be. */
  earliest: number;
  latest: number;
  wished: number;
  minutes: number;
}

/** A table and when one sits there. */
export interface ChosenTable {
  table: Attraction;
  startMinute: number;
  endMinute: number;
}

/** What is known of who eats, and of where they have been. */
export interface TableParts {
  atlas: Atlas;
  ways: Ways;
  request: TripRequest;
  /** Where one has eaten or been, or is going to. */
  taken: ReadonlySet<string>;
  /** Where one ate before the day was made anew. */
  before: ReadonlySet<string>;
  openingsOf: (table: Attraction) => readonly Opening[];
}

/** So far from the places before and after one looks; the detour says how far one goes, more who comes for the food. */
const NEAR_KM = { lunch: 2.5, dinner: 4 };
const NEAR_KM_FOR_FOOD = { lunch: 4, dinner: 4 };
const DETOUR = { lunch: 22, dinner: 32 };
const DETOUR_FOR_FOOD = { lunch: 30, dinner: 42 };
/** What a minute of detour takes from a table's worth. */
const DETOUR_WORTH = 2.5;
const BEFORE_WORTH = 60;
/** A hurried meal is still one. */
const LEAST_SHARE = 0.7;
const WAY_PLAY = 1.1;
const VERY_DEAR = 4;
const VERY_DEAR_SHARE = 0.5;
const MOST_NEAR = 200;

/** Coffee or a snack is no meal: what takes no longer, or is a thing of the morning. */
const LEAST_VISIT = { lunch: 25, dinner: 45 };
/** Who comes for the food eats in the street too. */
const LEAST_FOR_FOOD = { lunch: 15, dinner: 30 };
const atNightMarket = ['evening', 'night'];
const notInTheEvening = ['morning', 'afternoon', 'sunrise'];

/** Whether a table is one for a meal of the day. */
const servesMeal = (table: Attraction, meal: MealGap['meal'], isForFood: boolean): boolean =>
  feeds(table) &&
  table.visit[0] >= (isForFood ? LEAST_FOR_FOOD : LEAST_VISIT)[meal] &&
  (meal === 'lunch' ||
    (isTable(table)
      ? !notInTheEvening.includes(table.bestTime ?? '')
      : atNightMarket.includes(table.bestTime ?? '')));

/** Whether what is known of a table speaks for a diet: nobody is sent where they may not find a dish. */
function suits(table: Attraction, dietary: readonly string[]): boolean {
  const told = toldOf(table);
  return dietary.every((diet) =>
    fold(diet)
      .split(' ')
      .some((word) => word.length > 3 && told.includes(word.slice(0, 5))),
  );
}

const placesNear = ({ atlas }: TableParts, places: readonly PlaceRef[], km: number): Attraction[] => {
  const near = places.flatMap(({ latitude, longitude }) =>
    atlas.attractionsNear(latitude, longitude, km, MOST_NEAR),
  );
  return [...new Map(near.map((place) => [place.id, place])).values()];
};

const stepUp = (minute: number): number => Math.ceil(minute / STEP_MINUTES) * STEP_MINUTES;
const stepDown = (minute: number): number => Math.floor(minute / STEP_MINUTES) * STEP_MINUTES;

/** When one sits down at a table so many minutes away, and leaves; null where that does not go. */
function sitting(
  gap: MealGap,
  there: number,
  back: number,
  openings: readonly Opening[],
): [number, number] | null {
  const least = Math.ceil(gap.minutes * LEAST_SHARE);
  for (const { from, until, lastStart = until } of openings) {
    const first = stepUp(Math.max(gap.freeFrom + there, gap.earliest, from));
    const last = stepDown(Math.min(gap.latest, lastStart, Math.min(until, gap.freeUntil - back) - least));
    if (first > last) continue;
    const start = Math.min(last, Math.max(first, stepUp(gap.wished)));
    return [start, stepDown(Math.min(start + gap.minutes, until, gap.freeUntil - back))];
  }
  return null;
}

const isForFood = ({ request }: TableParts): boolean => request.interests?.includes('food') === true;

/** The restaurant or market where a meal is best had; null where none suits. */
export const chooseTable = (gap: MealGap, parts: TableParts): ChosenTable | null =>
  chooseOf(
    gap,
    parts,
    (table) => !parts.taken.has(table.id) && servesMeal(table, gap.meal, isForFood(parts)),
  );

/** The quarter or street of many tables where a meal is best had: where one is, or one that is no part of the plan. */
export const chooseQuarter = (gap: MealGap, parts: TableParts): ChosenTable | null =>
  chooseOf(
    gap,
    parts,
    (place) => isForEating(place) && (!parts.taken.has(place.id) || place.id === gap.from.placeId),
  );

function chooseOf(
  gap: MealGap,
  parts: TableParts,
  isOne: (place: Attraction) => boolean,
): ChosenTable | null {
  const { ways, request, before } = parts;
  const near = (isForFood(parts) ? NEAR_KM_FOR_FOOD : NEAR_KM)[gap.meal];
  const tables = placesNear(parts, [gap.from, gap.to], near).filter(
    (table) => isOne(table) && suits(table, request.dietary ?? []) && scoreAttraction(table, request) > 0,
  );
  if (tables.length === 0) return null;
  const minutes = ways.minutes([gap.from, gap.to, ...tables.map(attractionRef)]);
  const direct = minutes[0]?.[1] ?? 0;
  const most = (isForFood(parts) ? DETOUR_FOR_FOOD : DETOUR)[gap.meal];
  let best: (ChosenTable & { worth: number }) | null = null;
  for (const [index, table] of tables.entries()) {
    const [there, back] = [minutes[0]?.[index + 2] ?? 0, minutes[index + 2]?.[1] ?? 0];
    const detour = there + back - direct;
    if (detour > most) continue;
    const times = sitting(
      gap,
      Math.ceil(there * WAY_PLAY),
      Math.ceil(back * WAY_PLAY),
      parts.openingsOf(table),
    );
    if (times === null) continue;
    const worth =
      scoreAttraction(table, request) * ((table.priceBand ?? 0) >= VERY_DEAR ? VERY_DEAR_SHARE : 1) -
      detour * DETOUR_WORTH +
      (before.has(table.id) ? BEFORE_WORTH : 0);
    if (best === null || worth > best.worth)
      best = { table, startMinute: times[0], endMinute: times[1], worth };
  }
  return best;
}
