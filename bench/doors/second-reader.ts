import type { Calendar, CountryDay } from './country-days.ts';
import { countryDays } from './country-days.ts';
import type { DayNumber } from './day-number.ts';
import { partsOf, readDay } from './day-number.ts';
import type { Window } from './own-hours.ts';
import { holdsOn, hoursOn, readHours } from './own-hours.ts';

/** A sight as its city's file describes it. */
export interface RawSight {
  slug: string;
  name: string;
  category: string;
  hours: string;
  closedOn?: string[];
  openOn?: string[];
  lastEntry?: number;
}

/**
 * What the data say of a stay: open; closed by the sight's own hours; closed or short by the custom of the country; or
 * open by its hours on a day when the country's calendar says to check.
 */
export type Verdict = 'open' | 'closed' | 'custom' | 'unsure';

const groupOf: Record<string, string> = {
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

function concerns(groups: readonly string[], category: string): boolean {
  if (groups.includes('everything')) return true;
  const group = groupOf[category];
  return group !== undefined && (groups.includes(group) || groups.includes('all'));
}

const clock = (at: string) => Number(at.slice(0, 2)) * 60 + Number(at.slice(3));

const DAY = 1440;

interface DayWindows {
  own: Window[];
  /** What custom leaves of them. */
  left: Window[];
  unsure: boolean;
}

function clip(window: Window, from: number, until: number): Window[] {
  const end = Math.min(window.until, until);
  const begin = Math.max(window.from, from);
  return end <= begin
    ? []
    : [{ from: begin, until: end, last: Math.min(window.last, end - (window.until - window.last)) }];
}

/** Judges stays by the raw data of the atlas, sharing no code with it. */
export class SecondReader {
  readonly #calendar: Calendar | null;
  readonly #citySlug: string;
  readonly #years = new Map<number, Map<DayNumber, CountryDay[]>>();

  constructor(calendar: Calendar | null, citySlug: string) {
    this.#calendar = calendar;
    this.#citySlug = citySlug;
  }

  #daysOn(day: DayNumber): readonly CountryDay[] {
    if (this.#calendar === null) return [];
    const { year } = partsOf(day);
    let days = this.#years.get(year);
    if (!days) this.#years.set(year, (days = countryDays(this.#calendar, this.#citySlug, year)));
    return days.get(day) ?? [];
  }

  /** What the calendar calls a date. */
  namesOn(on: string): string[] {
    return this.#daysOn(readDay(on)).map(({ name }) => name);
  }

  /** Whether some door is closed, short or unsure by custom on a date. */
  isGreat(on: string): boolean {
    return this.#daysOn(readDay(on)).some(({ custom }) => custom !== null);
  }

  /** The windows of one date: the sight's own, and what custom leaves of them. */
  windowsOn(sight: RawSight, on: string): DayWindows {
    return this.#windowsOn(sight, readDay(on));
  }

  #windowsOn(sight: RawSight, day: DayNumber): DayWindows {
    const isHoliday = (one: DayNumber) => this.#daysOn(one).some(({ isPublic }) => isPublic);
    const holds = (word: string) => holdsOn(word, day, isHoliday);
    const hours = hoursOn(readHours(sight.hours, sight.lastEntry), day, isHoliday);
    const own = sight.closedOn?.some(holds) ? [] : hours.windows;
    const speaks = sight.hours === 'always' || hours.byName || (sight.openOn?.some(holds) ?? false);
    let left = own;
    let unsure = false;
    for (const { when, custom } of this.#daysOn(day)) {
      if (custom === null) continue;
      const { closed, check, early, late } = custom;
      const goesByItself = speaks || hours.feast === when;
      const touches = (groups: readonly string[] = []) =>
        goesByItself ? groups.includes('everything') : concerns(groups, sight.category);
      // `closedOn` is complete: on other days its doors do open, if perhaps not for as long as usual.
      const closes = touches(closed) && (sight.closedOn === undefined || closed.includes('everything'));
      const from = late && touches(late.groups) ? clock(late.at) : 0;
      const until = early && touches(early.groups) ? clock(early.at) : 2 * DAY;
      left = closes ? [] : left.flatMap((window) => clip(window, from, until));
      unsure ||= touches(check) && sight.closedOn === undefined;
    }
    return { own, left, unsure };
  }

  /** What the data say of a stay on a date, in minutes from its midnight. */
  judge(sight: RawSight, on: string, from: number, until: number): Verdict {
    const day = readDay(on);
    const around = [-1, 0, 1].map((shift) => ({ shift, ...this.#windowsOn(sight, day + shift) }));
    const holds = (windowsOf: (one: DayWindows) => Window[]) => {
      const windows = around.flatMap((one) =>
        windowsOf(one).map((window) => ({
          from: window.from + one.shift * DAY,
          until: window.until + one.shift * DAY,
          last: window.last + one.shift * DAY,
        })),
      );
      return joined(windows).some((one) => from >= one.from && until <= one.until && from <= one.last);
    };
    if (!holds(({ own }) => own)) return 'closed';
    if (!holds(({ left }) => left)) return 'custom';
    const unsure = around.some(
      (one) =>
        one.unsure &&
        one.left.some(
          (window) => from < window.until + one.shift * DAY && until > window.from + one.shift * DAY,
        ),
    );
    return unsure ? 'unsure' : 'open';
  }
}

/** Windows in order, those that meet made one: over midnight a door may stay open. */
function joined(windows: readonly Window[]): Window[] {
  const whole: Window[] = [];
  for (const window of windows.toSorted((left, right) => left.from - right.from)) {
    const before = whole.at(-1);
    if (before && window.from <= before.until) {
      before.until = Math.max(before.until, window.until);
      before.last = Math.max(before.last, window.last);
    } else whole.push({ ...window });
  }
  return whole;
}
