import { interests, seasons } from '@wayfare/contracts/vocabulary';
import type { FeaturedTrip } from './featured.queries.ts';

/** The filters of the featured trips, as the address names them. */
export const filterNames = ['length', 'season', 'interest', 'budget'] as const;
export type FilterName = (typeof filterNames)[number];
export type TripFilter = Partial<Record<FilterName, string>>;

const lengths: Record<string, readonly [least: number, most: number, words: string]> = {
  short: [1, 5, 'Up to 5 days'],
  week: [6, 9, '6 to 9 days'],
  fortnight: [10, 15, '10 to 15 days'],
  long: [16, Infinity, '16 days and more'],
};
/** Euros a person spends a day. */
const budgets: Record<string, readonly [least: number, below: number, words: string]> = {
  low: [0, 90, 'Under €90 a day'],
  middle: [90, 180, '€90 to €180 a day'],
  high: [180, Infinity, 'Over €180 a day'],
};

/** The days of a trip: one more than its nights. */
export const daysOf = ({ nights }: Pick<FeaturedTrip, 'nights'>) => nights + 1;

/** Euros that a person spends on a day of a trip, where its budget was said in euros. */
export function euroPerDay(
  trip: Pick<FeaturedTrip, 'nights' | 'budget' | 'adults' | 'children'>,
): number | null {
  if (trip.budget?.currency !== 'EUR') return null;
  const people = Math.max(1, (trip.adults ?? 1) + (trip.children ?? 0));
  const { amount, per } = trip.budget;
  if (per === 'day') return amount / people;
  if (per === 'person_day') return amount;
  return amount / daysOf(trip) / (per === 'total' ? people : 1);
}

const within = (value: number | null, bounds: readonly [number, number, string] | undefined) =>
  bounds === undefined || (value !== null && value >= bounds[0] && value < bounds[1]);

const known = <T>(table: Record<string, T>, key: string | undefined) =>
  key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;

/** Whether a trip passes the filters. A value that no filter knows lets everything through. */
export function passes(trip: FeaturedTrip, { length, season, interest, budget }: TripFilter): boolean {
  const lengthBounds = known(lengths, length);
  if (lengthBounds && (daysOf(trip) < lengthBounds[0] || daysOf(trip) > lengthBounds[1])) return false;
  const named = seasons.find((name) => name === season);
  if (named !== undefined && trip.season !== named) return false;
  const wanted = interests.find((name) => name === interest);
  if (wanted !== undefined && !trip.interests.includes(wanted)) return false;
  return within(euroPerDay(trip), known(budgets, budget));
}

const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1);
const fromTable = (table: Record<string, readonly [number, number, string]>) =>
  Object.entries(table).map(([value, [, , label]]) => ({ value, label }));

/** What each filter offers; the empty value is no filter. */
export const filterOptions: Record<FilterName, readonly { value: string; label: string }[]> = {
  length: [{ value: '', label: 'Any length' }, ...fromTable(lengths)],
  season: [{ value: '', label: 'Any season' }, ...seasons.map((value) => ({ value, label: capital(value) }))],
  interest: [
    { value: '', label: 'Any interest' },
    ...interests.map((value) => ({ value, label: capital(value) })),
  ],
  budget: [{ value: '', label: 'Any budget' }, ...fromTable(budgets)],
};
