import { describe, expect, it } from 'vitest';
import { arcBetween } from './arc-between.ts';
import { boundsOf, boundsToFit } from './bounds-of.ts';
import { clusterPoints, toPixels } from './cluster-points.ts';

describe('bounds', () => {
  it('go the short way round the world', () => {
    expect(
      boundsOf([
        [174.8, -36.8],
        [-157.8, 21.3],
      ]),
    ).toEqual([
      [174.8, -36.8],
      [202.2, 21.3],
    ]);
    expect(boundsOf([])).toBeNull();
  });

  it('hold the ground of a city, or what is planned to be seen there', () => {
    const at = (id: string, kind: 'stop' | 'item', longitude: number, latitude: number) => {
      const place = { name: id, kind: 'city', latitude, longitude, status: 'atlas' } as const;
      return { id, dayId: null, kind, name: id, detail: '', number: '1', colour: 0, place };
    };
    const city = at('Rome', 'stop', 12.48, 41.89);
    const [[west], [east]] = boundsToFit({ points: [city], routes: [], days: [] }, null)!;
    expect(east - west).toBeGreaterThan(0.2);
    const points = [city, at('Pantheon', 'item', 12.47, 41.9), at('Colosseum', 'item', 12.49, 41.89)];
    expect(boundsToFit({ points, routes: [], days: [] }, null)).toEqual([
      [12.47, 41.89],
      [12.49, 41.9],
    ]);
  });

  it('hold the whole way overland, but not the flight from home', () => {
    const place = { name: 'Kyoto', kind: 'city', latitude: 35, longitude: 135, status: 'atlas' } as const;
    const point = { id: 'k', dayId: null, kind: 'item', name: 'Kyoto', detail: '', number: '1' } as const;
    const way = (line: [number, number][], flown: boolean) => ({
      id: String(line),
      dayId: null,
      colour: 0,
      line,
      flown,
    });
    const flight = way([[0, 51], [135, 35]], true); // prettier-ignore
    const train = way([[135, 35], [137, 36]], false); // prettier-ignore
    const contents = { points: [{ ...point, colour: 0, place }], routes: [flight, train], days: [] };
    expect(boundsToFit(contents, null)).toEqual([
      [135, 35],
      [137, 36],
    ]);
  });
});

describe('a bowed line', () => {
  it('starts and ends where asked, crossing the date line where that is nearer', () => {
    const line = arcBetween([174.8, -36.8], [-157.8, 21.3], 0.1);
    expect(line[0]).toEqual([174.8, -36.8]);
    expect(line.at(-1)![0]).toBeCloseTo(202.2);
    expect(line.every(([x]) => x > 160 && x < 210)).toBe(true);
  });

  it('differs there and back', () => {
    const there = arcBetween([0, 0], [10, 0], 0.1);
    const back = arcBetween([10, 0], [0, 0], 0.1);
    expect(Math.sign(there[12]![1])).toBe(-Math.sign(back[12]![1]));
  });
});

describe('clusters', () => {
  const points = [
    { id: 'a', at: [135.76, 35] as [number, number] },
    { id: 'b', at: [135.77, 35] as [number, number] },
    { id: 'c', at: [139.7, 35.7] as [number, number] },
  ];

  it('gather what is near on the screen and part when one comes nearer', () => {
    expect(clusterPoints(points, 5, 40).map(({ points: of }) => of.length)).toEqual([2, 1]);
    expect(clusterPoints(points, 14, 40).map(({ points: of }) => of.length)).toEqual([1, 1, 1]);
  });

  it('keep every point once', () => {
    const ids = clusterPoints(points, 0, 40).flatMap(({ points: of }) => of.map(({ id }) => id));
    expect(ids).toEqual(['a', 'b', 'c']);
  });

  it('measure in pixels of the map', () => {
    expect(toPixels([0, 0], 0)).toEqual([256, 256]);
    expect(toPixels([180, 0], 1)[0]).toBe(1024);
  });
});
