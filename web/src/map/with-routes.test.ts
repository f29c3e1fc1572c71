import { describe, expect, it } from 'vitest';
import type { MapPoint } from './map-contents.ts';
import { routeFeatures } from './with-routes.ts';

const point = (name: string, dayId: string, latitude: number): MapPoint => ({
  id: name,
  dayId,
  kind: 'item',
  name,
  detail: '',
  number: '1',
  colour: 1,
  place: { name, kind: 'attraction', latitude, longitude: 0, status: 'own' },
});
const points = [point('Tower', 'one', 1), point('Lunch at the tower', 'one', 1), point('Garden', 'two', 2)];
const shown = (dayId: string | null) =>
  routeFeatures(
    { points, routes: [] },
    { dayId, colours: { days: ['#000'], casing: '#fff' }, lines: {} },
  ).features.map(({ properties }) => [properties?.['label'], properties?.['beside']]);

describe('the names on the map', () => {
  it('are those of every place, each once', () => {
    expect(shown(null)).toEqual([
      ['Tower', 0],
      [undefined, 0],
      ['Garden', 0],
    ]);
  });

  it('are those of the chosen day, clear of the markers that stand beside each other', () => {
    expect(shown('one')).toEqual([
      ['Tower', 0],
      [undefined, 1],
      [undefined, 0],
    ]);
  });
});
