import type { DayGroup } from '../catalogue/calendar-schema.ts';
import type { Category } from '../catalogue/categories.ts';
import type { LocalDate } from '../hours/open-windows.ts';
import type { GreatDay } from './country-calendar.ts';
import { calendarOf, greatDaysOn } from './country-calendar.ts';

/** What keeps the same days as the others of its kind in a country. Streets and squares have no door to shut. */
const groupOf: Partial<Record<Category, DayGroup>> = {
  museum: 'museums',
  gallery: 'museums',
  palace: 'monuments',
  castle: 'monuments',
  historic: 'monuments',
  ruins: 'monuments',
  landmark: 'monuments',
  religious: 'religious',
  shopping: 'shops',
  market: 'markets',
  food: 'restaurants',
  nightlife: 'nightlife',
  zoo: 'attractions',
  theme_park: 'attractions',
  aquarium: 'attractions',
  experience: 'attractions',
  wellness: 'attractions',
  viewpoint: 'attractions',
  theatre: 'theatres',
  garden: 'parks',
  park: 'parks',
  cemetery: 'parks',
  nature: 'nature',
  national_park: 'nature',
  beach: 'nature',
  island: 'nature',
};

const STREETS = 'streets';

/** What is known of a kind of place on a date: shut, or open between minutes, or different from house to house. */
export interface DayEffect {
  /** The day that decides, and whether it is a public holiday. */
  day: string;
  isPublic: boolean;
  /** Nobody goes out at all, not even to where there is no door. */
  everything: boolean;
  closed: boolean;
  check: boolean;
  openFrom: number;
  openUntil: number;
}

const minuteOf = (at: string): number => Number(at.slice(0, 2)) * 60 + Number(at.slice(3));

function effectOf(
  day: GreatDay,
  usual: { closed: readonly string[]; check: readonly string[] },
  group: string,
): DayEffect {
  const isIn = (groups: readonly string[] | undefined): boolean =>
    groups?.some((one) => one === group || one === 'everything' || (one === 'all' && group !== STREETS)) ===
    true;
  const isPublic = day.public !== false;
  // What a day says of a kind comes before what is usual; the rest stays as usual.
  const usually = isPublic && !isIn(day.check) ? usual.closed : [];
  return {
    day: day.name,
    isPublic,
    everything: day.closed?.includes('everything') === true,
    closed: isIn(day.closed ?? usually),
    check: isIn(day.check ?? (isPublic ? usual.check : undefined)),
    openFrom: isIn(day.late?.groups) ? minuteOf(day.late!.at) : 0,
    openUntil: isIn(day.early?.groups) ? minuteOf(day.early!.at) : Number.POSITIVE_INFINITY,
  };
}

/** How much a day changes, for which of two on one date gives its name. */
const weightOf = ({ everything, closed, check, openFrom, openUntil }: DayEffect): number =>
  everything ? 4 : closed ? 3 : openFrom > 0 || openUntil < 2880 ? 2 : check ? 1 : 0;

/** What a date does to a kind of place in a city, as is usual in the country; null where it is a day like others. */
export function dayEffect(
  code: string,
  cityId: string | undefined,
  category: Category,
  on: LocalDate,
): DayEffect | null {
  const days = greatDaysOn(code, cityId, on);
  if (days.length === 0) return null;
  const usual = calendarOf(code)?.usual ?? { closed: [], check: [] };
  const effects = days
    .map((day) => effectOf(day, usual, groupOf[category] ?? STREETS))
    .filter((effect) => weightOf(effect) > 0)
    .sort((left, right) => weightOf(right) - weightOf(left));
  const [strongest] = effects;
  if (strongest === undefined) return null;
  // An eve within a fast shortens the evening as well as the fast the morning.
  return {
    ...strongest,
    check: effects.some(({ check }) => check),
    openFrom: Math.max(...effects.map(({ openFrom }) => openFrom)),
    openUntil: Math.min(...effects.map(({ openUntil }) => openUntil)),
  };
}
