import type { DayNumber } from './day-number.ts';
import { dayOf } from './day-number.ts';

/** The Sunday in a year to which a paschal full moon leads, both counted from 21 March. */
function sundayAfter(year: number, fullMoon: number, weekday: number): DayNumber {
  const shift = fullMoon - weekday;
  const month = 3 + Math.floor((shift + 40) / 44);
  return dayOf(year, month, shift + 28 - 31 * Math.floor(month / 4));
}

/** Western Easter, after Oudin (1940). */
export function easterOf(year: number): DayNumber {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const leapCenturies = Math.floor(century / 4);
  const epact = (century - leapCenturies - Math.floor((8 * century + 13) / 25) + 19 * golden + 15) % 30;
  const late = 1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11);
  const fullMoon = epact - Math.floor(epact / 28) * late;
  const weekday = (year + Math.floor(year / 4) + fullMoon + 2 - century + leapCenturies) % 7;
  return sundayAfter(year, fullMoon, weekday);
}

/** How far the Julian calendar is behind, from 1900 to 2099. */
const JULIAN_DAYS = 13;

/** Orthodox Easter: reckoned in the Julian calendar, told in ours. */
export function orthodoxEasterOf(year: number): DayNumber {
  const fullMoon = (19 * (year % 19) + 15) % 30;
  const weekday = (year + Math.floor(year / 4) + fullMoon) % 7;
  return sundayAfter(year, fullMoon, weekday) + JULIAN_DAYS;
}
