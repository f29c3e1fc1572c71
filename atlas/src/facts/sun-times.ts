import { getTimes } from 'suncalc';
import type { SunTimes } from '../atlas.ts';
import type { LocalDate } from '../hours/open-windows.ts';

/** Dawn, sunrise, sunset and dusk at a point on a local date. */
export function sunTimes(lat: number, lon: number, date: LocalDate): SunTimes {
  const localNoon = Date.parse(`${date}T12:00:00Z`) - (lon / 15) * 3_600_000;
  if (Number.isNaN(localNoon)) throw new RangeError(`"${date}" is no date`);
  const times = getTimes(new Date(localNoon), lat, lon);
  return {
    dawnAt: times.dawn,
    duskAt: times.dusk,
    sunriseAt: times.sunrise,
    sunsetAt: times.sunset,
    alwaysUp: times.alwaysUp === true,
    alwaysDown: times.alwaysDown === true,
  };
}
