import { greatCircle } from './great-circle.ts';
import type { Point } from './great-circle.ts';

/** Places that no road joins to the rest, reached by rail, boat or air: name, latitude, longitude, radius in metres. */
const circles: readonly (readonly [name: string, lat: number, lon: number, radiusMeters: number])[] = [
  ['Machu Picchu and Aguas Calientes', -13.16, -72.54, 9000],
  ['Iquitos', -3.75, -73.25, 60_000],
  ['Leticia', -4.21, -69.94, 40_000],
  ['Tortuguero', 10.54, -83.5, 8000],
  ['Juneau', 58.35, -134.5, 60_000],
  ['Nome', 64.5, -165.4, 60_000],
  ['Bethel', 60.79, -161.76, 60_000],
  ['Utqiagvik', 71.29, -156.79, 60_000],
  ['Churchill', 58.77, -94.16, 60_000],
];
/** Countries whose towns no roads join. */
const roadlessCountries = new Set(['GL', 'AQ']);
const insideTownMeters = 20_000;

/** Whether no road leads from one place to the other. */
export function isRoadless(from: Point, to: Point, countryCode: string): boolean {
  if (roadlessCountries.has(countryCode)) return greatCircle(from, to) > insideTownMeters;
  return circles.some(([, lat, lon, radiusMeters]) => {
    const middle = { lat, lon };
    return greatCircle(middle, from) < radiusMeters !== greatCircle(middle, to) < radiusMeters;
  });
}
