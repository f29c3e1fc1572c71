import { describe, expect, it } from 'vitest';
import { openAtlas } from '../open-atlas.ts';
import { openTravel } from './open-travel.ts';
import { travelWithinTime } from './travel-within-time.ts';

const travel = openTravel(openAtlas());
const rome = { lat: 41.9, lon: 12.5, countryCode: 'IT' };
const florence = { lat: 43.77, lon: 11.25, countryCode: 'IT' };
const tokyo = { lat: 35.68, lon: 139.65, countryCode: 'JP' };

/** A clock on which every look-up takes a second. */
function slowClock() {
  let time = 0;
  return () => (time += 1000);
}

describe('travel within a time', () => {
  it('is the model itself until the time is spent, and a guess by distance from then on', () => {
    const limited = travelWithinTime(travel, { milliseconds: 1000, now: slowClock() });
    const known = limited.estimateTravel(rome, florence);
    expect(known).toEqual(travel.estimateTravel(rome, florence));
    const [drive] = limited.estimateTravel(florence, rome);
    expect(drive).toMatchObject({ mode: 'drive', estimate: true });
    expect(drive!.minutes).toBeGreaterThan(200);
    expect(drive!.minutes).toBeLessThan(420);
    const [flight] = limited.estimateTravel(rome, tokyo);
    expect(flight!.mode).toBe('flight');
    expect(flight!.minutes).toBeGreaterThan(720);
    expect(flight!.minutes).toBeLessThan(1200);
    expect(limited.estimateTravel(rome, florence)).toBe(known);
  });

  it('leaves out the modes that were not asked for', () => {
    const limited = travelWithinTime(travel, { milliseconds: 0, now: slowClock() });
    expect(limited.estimateTravel(rome, tokyo, { modes: ['rail'] })).toEqual([]);
  });
});
