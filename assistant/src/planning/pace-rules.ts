import { mealHours } from '@wayfare/atlas';
import type { TripRequest } from '@wayfare/contracts/request';

/** What a pace means for one whole day. Minutes of the day. */
export interface PaceRules {
  maxVisits: number;
  startMinute: number;
  endMinute: number;
  pauseMinutes: number;
  /** 1 is the typical visit. */
  visitShare: number;
}

/** Between which minutes a meal begins, and how long it takes. */
export interface MealRule {
  name: 'lunch' | 'dinner';
  fromMinute: number;
  toMinute: number;
  minutes: number;
  /** So long one rests after it. */
  restMinutes: number;
}

const rules: Readonly<Record<NonNullable<TripRequest['pace']>, PaceRules>> = {
  relaxed: { maxVisits: 3, startMinute: 585, endMinute: 1260, pauseMinutes: 20, visitShare: 1.1 },
  balanced: { maxVisits: 4, startMinute: 555, endMinute: 1290, pauseMinutes: 10, visitShare: 1 },
  packed: { maxVisits: 6, startMinute: 510, endMinute: 1320, pauseMinutes: 5, visitShare: 0.8 },
};

const SHORTEST_DAY = 180;
const DINNER_MINUTES = 75;
const MEAL_PLAY = 10;
const DINNER_PLAY = 45;

/** The rules of the pace that was said or assumed, between the hours that were said; with small children no day is packed. */
export function paceRules(request: TripRequest): PaceRules {
  const pace = request.pace ?? 'balanced';
  const small = (request.childAges ?? []).some((age) => age <= 6);
  const usual = rules[small && pace === 'packed' ? 'balanced' : pace];
  const startMinute = request.dayFromMinute ?? usual.startMinute;
  // Who dines late is out late, unless another end of the day was said.
  const afterDinner = (request.dinnerMinute ?? 0) + DINNER_MINUTES + MEAL_PLAY;
  const usualEnd =
    request.dinnerMinute === undefined ? usual.endMinute : Math.max(usual.endMinute, afterDinner);
  const endMinute = Math.max(startMinute + SHORTEST_DAY, request.dayUntilMinute ?? usualEnd);
  return { ...usual, startMinute, endMinute };
}

/** How long one eats. Breakfast is had before the day begins. */
export const mealMinutes = { lunch: 60, dinner: DINNER_MINUTES } as const;

/** Before this minute one has lunch, and from then on dinner. */
export const EVENING = 960;

/** The meals of a day in a country, at the hours that were said or those of the country, and the rest after lunch. */
export function mealsOf(
  { lunchMinute, dinnerMinute, restMinutes = 0 }: TripRequest,
  countryCode: string | undefined,
): readonly MealRule[] {
  const hours = mealHours(countryCode);
  return (['lunch', 'dinner'] as const).map((name) => {
    const said = name === 'lunch' ? lunchMinute : dinnerMinute;
    const sitting = said === undefined ? hours[name] : { fromMinute: said, toMinute: said + MEAL_PLAY };
    const rest = name === 'lunch' ? restMinutes : 0;
    return { name, ...sitting, minutes: mealMinutes[name], restMinutes: rest };
  });
}

/** When a day ends in a country where one dines late, unless an end was said. */
export function untilAfterDinner(
  request: TripRequest,
  { endMinute }: PaceRules,
  countryCode: string | undefined,
): number {
  if (request.dayUntilMinute !== undefined || request.dinnerMinute !== undefined) return endMinute;
  return Math.max(endMinute, mealHours(countryCode).dinner.fromMinute + DINNER_MINUTES + DINNER_PLAY);
}
