import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { Leg, Travel } from '@wayfare/contracts/trip';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { describe, expect, it } from 'vitest';
import { drivingCost } from './driving-cost.ts';

const place = (name: string, countryCode: string): PlaceRef => ({
  name,
  kind: 'city',
  latitude: 0,
  longitude: 0,
  countryCode,
  status: 'atlas',
});
const drive = (km: number, cents?: number): Travel => ({
  mode: 'drive',
  minutes: km,
  distanceMeters: km * 1000,
  estimate: true,
  ...(cents !== undefined && { cost: { amountCents: cents, currency: 'EUR' } }),
});
const leg = (from: string, to: string, travel: Travel): Leg => ({ id: `${from}-${to}`, from, to, travel });
const rates = (code: string) => ({ hireCentsPerDay: code === 'is' ? 8000 : 4000, fuelCentsPerKm: 10 });

/** Two nights in a, three in b. */
function tripOf(legs: Leg[], transport: TripDocument['trip']['request']['transport'] = []): TripDocument {
  return {
    tripName: 'T',
    trip: {
      schemaVersion: 1,
      request: { transport },
      assumed: {},
      startOn: null,
      origin: place('Home', 'fr'),
      end: place('Home', 'fr'),
      stops: [
        { id: 'a', place: place('A', 'fr'), nights: 2 },
        { id: 'b', place: place('B', 'is'), nights: 3 },
      ],
      legs,
      ideas: [],
      notes: '',
    },
    plan: null,
  };
}
const euros = (money?: { amountCents: number }) => (money?.amountCents ?? 0) / 100;

describe('what driving costs', () => {
  it('is nothing where nobody drives', () => {
    expect(drivingCost(tripOf([leg('a', 'b', { ...drive(9), mode: 'rail' })]), rates)).toBeNull();
  });

  it('is hire by the day from the first drive to the last, fuel by distance, and the tolls of the way', () => {
    const home = leg('b', 'end', drive(50, 500));
    const cost = drivingCost(tripOf([leg('a', 'b', drive(100, 1800)), home]), rates);
    // Day 3 to day 6, each at the price of its country.
    expect(cost).toMatchObject({ hireDays: 4, kilometres: 150 });
    expect([euros(cost?.hire), euros(cost?.fuel), euros(cost?.tolls)]).toEqual([320, 15, 8]);
    expect(euros(cost?.beside)).toBe(320);
  });

  it('needs no hire in one’s own car', () => {
    const cost = drivingCost(
      tripOf([leg('origin', 'a', drive(300, 3000)), leg('a', 'b', drive(100))]),
      rates,
    );
    expect(cost).toMatchObject({ hireDays: 0, kilometres: 400 });
    // Only the way without a price is not in the trip yet.
    expect(euros(cost?.beside)).toBe(10);
  });

  it('is dearer in a campervan', () => {
    const legs = [leg('a', 'b', drive(100, 1500))];
    const [car, van] = [drivingCost(tripOf(legs), rates), drivingCost(tripOf(legs, ['campervan']), rates)];
    expect(euros(van?.hire)).toBeCloseTo(euros(car?.hire) * 2.2);
    expect(euros(van?.fuel)).toBe(15);
  });

  it('hires for the days with a drive alone where the trip goes otherwise', () => {
    const document = tripOf([]);
    const day = (id: string, travel: Travel | null) => ({
      id,
      on: null,
      stopId: null,
      base: null,
      endBase: null,
      startMinute: 540,
      endMinute: 1320,
      items: [
        {
          id,
          kind: 'visit' as const,
          title: id,
          place: null,
          startMinute: 600,
          endMinute: 660,
          travel,
          locked: false,
          madeBy: 'planner' as const,
        },
      ],
    });
    const days = [day('1', drive(20)), day('2', null), day('3', drive(30))];
    expect(drivingCost({ ...document, plan: { schemaVersion: 1, days } }, rates)).toMatchObject({
      hireDays: 2,
      kilometres: 50,
    });
  });
});
