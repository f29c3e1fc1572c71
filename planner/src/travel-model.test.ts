import type { Travel } from '@wayfare/contracts/trip';
import type { TravelMode } from '@wayfare/contracts/vocabulary';
import { describe, expect, test } from 'vitest';
import { samplePlace } from './sample-document.ts';
import { quickestWay, travelMatrix } from './travel-model.ts';

const way = (mode: TravelMode, minutes: number): Travel => ({
  mode,
  minutes,
  distanceMeters: 0,
  estimate: true,
});
const home = samplePlace('Home');
const away = samplePlace('Away', 4);
const model = {
  ways: (from: typeof home) =>
    from === home ? [way('walk', 40), way('transit', 18), way('drive', 12)] : [way('walk', 55)],
};

describe('quickestWay', () => {
  test('takes the quickest of the modes allowed', () => {
    expect(quickestWay(model, home, away, {})?.mode).toBe('drive');
    expect(quickestWay(model, home, away, { modes: ['walk', 'transit'] })?.mode).toBe('transit');
    expect(quickestWay(model, home, away, { modes: ['rail'] })).toBeNull();
  });

  test('walks far only where nothing else goes', () => {
    const limits = { modes: ['walk', 'transit'] as const, mostActiveMinutes: 30 };
    expect(quickestWay({ ways: () => [way('walk', 31), way('transit', 35)] }, home, away, limits)?.mode).toBe(
      'transit',
    );
    expect(quickestWay(model, away, home, limits)?.mode).toBe('walk');
  });

  test('at night only what runs at night, before and after midnight', () => {
    const night = { fromMinute: 1410, toMinute: 330, modes: ['walk', 'drive'] as const };
    const modeAt = (departMinute: number) =>
      quickestWay(model, home, away, { modes: ['walk', 'transit'], departMinute, night })?.mode;
    expect([1409, 1410, 1440 + 60, 329, 330].map(modeAt)).toEqual([
      'transit',
      'walk',
      'walk',
      'walk',
      'transit',
    ]);
  });
});

test('the matrix differs by direction and is infinite where there is no way', () => {
  expect(travelMatrix(model, [home, away], { modes: ['walk', 'transit'] })).toEqual([
    [0, 18],
    [55, 0],
  ]);
  expect(travelMatrix(model, [home, away], { modes: ['transit'] })[1]?.[0]).toBe(Number.POSITIVE_INFINITY);
});
