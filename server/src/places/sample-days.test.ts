import { createAssistant } from '@wayfare/assistant';
import { openAtlas, openTravel } from '@wayfare/atlas';
import { addDays } from '@wayfare/almanac/local-date';
import { describe, expect, it } from 'vitest';
import { mondayOf } from './days-to-begin.ts';
import { makeSampleDays } from './sample-days.ts';
import { sightsToAndFro } from './to-and-fro.ts';

const atlas = openAtlas();
const now = '2026-11-22T10:00:00Z';
const assistant = createAssistant({ atlas, travel: openTravel(atlas), now: () => new Date(now) });
const sampleOf = (cityId: string) => makeSampleDays(atlas, assistant, cityId, Date.parse(now));
const daysOf = (cityId: string) => sampleOf(cityId).trip.plan!.days;
const seenIn = (cityId: string) =>
  daysOf(cityId).flatMap(({ items }) => items.flatMap(({ place }) => place?.placeId ?? []));

describe('sample days', () => {
  it.each([
    ['au-hobart', 'a market of Saturdays'],
    ['no-tromso', 'lights of the night'],
    ['us-orlando', 'three parks that take a day each'],
    ['cn-lijiang', 'a gorge far out beside a mountain far out'],
    ['ke-narok', 'a balloon before dawn'],
  ])('hold the first three sights of %s: %s', (cityId) => {
    const first = atlas.topAttractions(cityId).slice(0, 3);
    expect(seenIn(cityId)).toEqual(expect.arrayContaining(first.map(({ id }) => id)));
    expect(sampleOf(cityId).told.leftOut).toEqual([]);
  });

  it('tell which of these they go without', () => {
    const market = atlas.attraction('au-hobart', 'salamanca-market')!;
    const opening: typeof atlas.opening = (sight, on) => ({
      ...atlas.opening(sight, on),
      ...(sight.hours === market.hours && { windows: [] }),
    });
    const { told } = makeSampleDays({ ...atlas, opening }, assistant, 'au-hobart', Date.parse(now));
    expect(told.leftOut.map(({ name }) => name)).toEqual(['Salamanca Market']);
  });

  it.each(['kr-busan', 'br-rio-de-janeiro', 'tr-istanbul', 'np-pokhara'])(
    'go to and fro on no day in %s',
    (cityId) => {
      expect(daysOf(cityId).flatMap(sightsToAndFro)).toEqual([]);
    },
  );

  it('begin on days of the week on which each door is open', () => {
    const { told, trip } = sampleOf('au-hobart');
    expect(told.beginOn).toEqual([5]);
    const [first] = trip.plan!.days;
    const market = first!.items.find(({ place }) => place?.placeId === 'au-hobart/salamanca-market')!;
    const on = addDays(mondayOf(2027, told.month!), 5);
    const { windows } = atlas.opening(atlas.attraction('au-hobart', 'salamanca-market')!, on);
    expect(windows[0]!.startMinute).toBeLessThanOrEqual(market.startMinute);
    expect(trip.plan!.days.every(({ on: date }) => date === null)).toBe(true);
  });
});
