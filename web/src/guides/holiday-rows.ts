import type { CityGuide } from './guides.queries.ts';

type Holidays = CityGuide['countryInfo']['holidays'];

/** What stands in one row: the first day of a holiday, and how many days it lasts. */
export interface HolidayRow {
  on: string;
  name: string;
  days: number;
}

const dayMs = 86_400_000;
const daysFrom = (first: string, on: string) => (Date.parse(on) - Date.parse(first)) / dayMs;

/** Public holidays by year; days in a row that are one feast stand together. */
export function holidayRows(holidays: Holidays): [year: string, rows: HolidayRow[]][] {
  const years = new Map<string, HolidayRow[]>();
  const open = new Map<string, HolidayRow>();
  for (const { on, name } of holidays) {
    const begun = open.get(name);
    if (begun && daysFrom(begun.on, on) === begun.days) {
      begun.days += 1;
      continue;
    }
    const row = { on, name, days: 1 };
    open.set(name, row);
    const year = on.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), row]);
  }
  return [...years];
}
