import { describe, expect, it } from 'vitest';
import type { MapContents, MapPoint } from './map-contents.ts';
import { visibleMarkers } from './visible-markers.ts';

const point = (id: string, kind: MapPoint['kind'], dayId: string | null, longitude: number): MapPoint => ({
  id,
  kind,
  dayId,
  name: id,
  detail: '',
  number: '1',
  colour: dayId === null ? 0 : 1,
  place: { name: id, kind: 'custom', longitude, latitude: 35, status: 'own' },
});
const contents: MapContents = {
  points: [
    point('kyoto', 'stop', null, 135.7),
    point('a', 'item', 'd1', 135.7),
    point('b', 'item', 'd1', 135.7001),
    point('c', 'item', 'd2', 135.7002),
    point('i', 'idea', null, 135.71),
    point('j', 'idea', null, 135.7101),
  ],
  routes: [],
  days: [
    { id: 'd1', name: 'Day 1', number: 1, colour: 1 },
    { id: 'd2', name: 'Day 2', number: 2, colour: 2 },
  ],
};
const ids = (zoom: number, dayId: string | null, itemId: string | null = null) =>
  visibleMarkers(contents, zoom, { dayId, itemId }).map(({ points }) => points.map(({ id }) => id).join('+'));

describe('markers', () => {
  it('are the cities from afar, what one does there from near', () => {
    expect(ids(5, null)).toEqual(['kyoto', 'i+j']);
    expect(ids(12, null)).toEqual(['a+b+c', 'i+j']);
  });

  it('of the chosen day stand each alone, those of other days step back', () => {
    expect(ids(12, 'd1')).toEqual(['c', 'a', 'b', 'i+j']);
    expect(visibleMarkers(contents, 12, { dayId: 'd1', itemId: null }).map(({ faint }) => faint)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('show what is chosen by itself', () => {
    expect(ids(12, null, 'b')).toEqual(['a+c', 'b', 'i+j']);
    expect(ids(12, null, 'kyoto')).toEqual(['kyoto', 'a+b+c', 'i+j']);
  });

  it('are the cities at any zoom where there is no plan', () => {
    const unplanned = { ...contents, points: contents.points.slice(0, 1), days: [] };
    expect(visibleMarkers(unplanned, 14, { dayId: null, itemId: null })).toHaveLength(1);
  });
});
