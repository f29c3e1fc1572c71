import { expect, test } from 'vitest';
import { blockMinutes, flightOption } from './flight-model.ts';
import type { FlightAirport } from './flight-model.ts';

const paris = { lat: 48.857, lon: 2.352 };
const palma = { lat: 39.57, lon: 2.65 };
const place = (iata: string, lat: number, lon: number, countryCode: string, size: FlightAirport['size']) => ({
  iata,
  lat,
  lon,
  countryCode,
  size,
});
const parisAirports = [place('XHP', 48.83, 2.27, 'FR', 'small'), place('CDG', 49.01, 2.55, 'FR', 'large')];
const palmaAirport = place('PMI', 39.55, 2.74, 'ES', 'large');
const ends = { from: 'FR', to: 'ES' };

test('an airstrip is no rival of a proper airport, but serves where nothing else can be reached', () => {
  const near = flightOption(paris, palma, ends, [...parisAirports, palmaAirport], () => 40);
  expect(near?.via).toEqual(['CDG', 'PMI']);
  const onlyStrip = flightOption(paris, palma, ends, [parisAirports[0]!, palmaAirport], () => 40);
  expect(onlyStrip?.via).toEqual(['XHP', 'PMI']);
  const cutOff = (_: unknown, to: { lat: number }): number | null => (to.lat > 49 ? null : 40);
  expect(flightOption(paris, palma, ends, [...parisAirports, palmaAirport], cutOff)?.via).toEqual([
    'XHP',
    'PMI',
  ]);
});

test('nobody flies over a hop, nor from where no airport can be reached', () => {
  expect(flightOption(paris, { lat: 49.2, lon: 2.6 }, ends, parisAirports, () => 40)).toBeNull();
  expect(flightOption(paris, palma, ends, [...parisAirports, palmaAirport], () => null)).toBeNull();
});

test('gate to gate minutes grow with the way and lie where timetables lie', () => {
  const newYork = { lat: 40.64, lon: -73.78 };
  const boston = { lat: 42.37, lon: -71.02 };
  const losAngeles = { lat: 33.94, lon: -118.4 };
  const singapore = { lat: 1.36, lon: 103.99 };
  expect(blockMinutes(newYork, boston)).toBeGreaterThan(50);
  expect(blockMinutes(newYork, boston)).toBeLessThan(80);
  expect(blockMinutes(newYork, losAngeles) - blockMinutes(losAngeles, newYork)).toBeGreaterThan(25);
  const longest = blockMinutes(newYork, singapore, true) / 60;
  expect(longest).toBeGreaterThan(17);
  expect(longest).toBeLessThan(20.5);
});
