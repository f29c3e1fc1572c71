import type { Trip } from '@wayfare/contracts/trip';
import { applyEdit } from '@wayfare/planner';
import { describe, expect, it } from 'vitest';
import { assumedKeys, confirmWish, describeWish, dropWish, listOf, setDays, setWish } from './wishes.ts';

const place = { name: 'Here', kind: 'city' as const, latitude: 0, longitude: 0, status: 'own' as const };
const tripOf = (nights: number[] = []): Trip => ({
  schemaVersion: 1,
  request: { adults: 2 },
  assumed: { adults: 1, pace: 'balanced', days: 5 },
  startOn: null,
  origin: null,
  end: null,
  stops: nights.map((count, index) => ({ id: `s${index}`, place, nights: count })),
  legs: [],
  ideas: [],
  notes: '',
});
const after = (trip: Trip, edit: Parameters<typeof applyEdit>[1]) => {
  const result = applyEdit({ tripName: 'T', trip, plan: null }, edit);
  if ('refused' in result) throw new Error(result.refused);
  return result.document.trip;
};

describe('assumptions', () => {
  it('are what was assumed and never said', () => {
    expect(assumedKeys(tripOf())).toEqual(['pace', 'days']);
  });

  it('become wishes when confirmed or changed, and go when removed', () => {
    const confirmed = after(tripOf(), confirmWish(tripOf(), 'pace'));
    expect([confirmed.request, confirmed.assumed]).toEqual([
      { adults: 2, pace: 'balanced' },
      { adults: 1, days: 5 },
    ]);
    const changed = after(tripOf(), setWish(tripOf(), 'pace', 'relaxed'));
    expect([changed.request.pace, changed.assumed.pace]).toEqual(['relaxed', undefined]);
    const dropped = after(tripOf(), dropWish(tripOf(), 'pace'));
    expect([dropped.request, dropped.assumed.pace]).toEqual([{ adults: 2 }, undefined]);
  });

  it('leave no empty lists behind', () => {
    expect(after(tripOf(), setWish(tripOf(), 'interests', [])).request).toEqual({ adults: 2 });
  });
});

describe('the length of a trip', () => {
  const nights = (trip: Trip) => trip.stops.map((stop) => stop.nights);

  it('grows where least is stayed and shrinks where most is', () => {
    expect(nights(after(tripOf([3, 1]), setDays(tripOf([3, 1]), 7)))).toEqual([3, 3]);
    expect(nights(after(tripOf([3, 1]), setDays(tripOf([3, 1]), 3)))).toEqual([1, 1]);
    expect(nights(after(tripOf([1, 1]), setDays(tripOf([1, 1]), 1)))).toEqual([0, 0]);
  });

  it('is only a wish while there are no stops', () => {
    expect(after(tripOf(), setDays(tripOf(), 4)).request.days).toBe(4);
  });
});

describe('wishes in words', () => {
  it('are short', () => {
    expect(describeWish('adults', { adults: 1 })).toBe('1 adult');
    expect(describeWish('dayFromMinute', { dayFromMinute: 660 })).toMatch(/^Days from 11:00/);
    expect(describeWish('dayUntilMinute', { dayUntilMinute: 1110 })).toMatch(/^Days until (?:6:30|18:30)/);
    expect(describeWish('transport', { transport: ['no_flights', 'train'] })).toBe('No flights, Train');
    expect(describeWish('budget', { budget: { amount: 900, currency: 'EUR', per: 'person' } })).toBe(
      '900 EUR a person',
    );
    expect(describeWish('pace', {})).toBe('');
  });

  it('are read from a list with commas', () => {
    expect(listOf(' nuts, gluten;nuts , ', 5)).toEqual(['nuts', 'gluten']);
    expect(listOf('a,b,c', 2)).toEqual(['a', 'b']);
  });
});
