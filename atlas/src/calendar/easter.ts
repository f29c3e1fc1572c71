import { addDays, dateOf } from '@wayfare/almanac/local-date';
import type { LocalDate } from '../hours/open-windows.ts';

/** Easter Sunday of the western churches, by the Gregorian computus. */
export function easterOf(year: number): LocalDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leap = Math.floor(century / 4);
  const moon = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - leap - moon + 15) % 30;
  const late = Math.floor(epact / 28);
  const full = epact - late * (1 - late * Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + full + 2 - century + leap) % 7;
  return addDays(dateOf(year, 3, 28)!, full - weekday);
}

/** Easter Sunday of the Orthodox churches, which count by the Julian calendar. */
export function orthodoxEasterOf(year: number): LocalDate {
  const full = (19 * (year % 19) + 15) % 30;
  const weekday = (year + Math.floor(year / 4) + full) % 7;
  // Days after 21 March of the Julian calendar, which is behind by ten days in 1582, and one more in most centuries since.
  const behind = Math.floor(year / 100) - Math.floor(year / 400) - 2;
  return addDays(dateOf(year, 3, 28)!, full - weekday + behind);
}
