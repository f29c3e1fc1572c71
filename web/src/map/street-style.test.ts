import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, it, vi } from 'vitest';
import { basemapStyle } from './basemap-style.ts';
import { darkPalette } from './map-palette.ts';
import { withStreets } from './street-style.ts';
import { withData, withRoutes } from './with-routes.ts';

vi.stubGlobal('location', { origin: 'https://trips.example.org' });
const base = basemapStyle(darkPalette, 'https://trips.example.org/world.pmtiles');
const streets = {
  tiles: ['/streets/{z}/{x}/{y}'],
  minzoom: 9,
  maxzoom: 14,
  bounds: null,
  credits: [],
};

describe.each(['openmaptiles', 'protomaps'] as const)('streets of the schema %s', (schema) => {
  const drawn = withStreets(base, { ...streets, schema }, { theme: 'dark', stand: true });

  it('make a style that the map can draw, with routes on top', () => {
    const whole = withData(
      withRoutes(drawn, {
        colours: { days: ['#000'], casing: '#fff' },
        named: { names: ['Lisbon'], until: 9 },
      }),
      {
        type: 'FeatureCollection',
        features: [],
      },
    );
    expect(validateStyleMin(whole as never)).toEqual([]);
    const ids = whole.layers.map(({ id }) => id);
    expect(ids.at(-1)).toBe('far-spots');
    expect(ids.indexOf('routes')).toBeGreaterThan(ids.indexOf('street-town-places'));
  });

  it('lie over the ground of the embedded map and under its letters, and begin at zoom 9', () => {
    const ids = drawn.layers.map(({ id }) => id);
    const own = drawn.layers.filter((layer) => 'source' in layer && layer.source === 'streets');
    expect(ids.indexOf('street-land')).toBeGreaterThan(ids.indexOf('coast'));
    expect(ids.indexOf('sights')).toBeGreaterThan(ids.indexOf('street-see-pois'));
    expect(Math.min(...own.map(({ minzoom }) => minzoom ?? 0))).toBe(9);
    expect(drawn.sources['streets']).toMatchObject({
      tiles: ['https://trips.example.org/streets/{z}/{x}/{y}'],
    });
  });

  it('take the place of embedded names only where they are seen', () => {
    const awaited = withStreets(base, { ...streets, schema }, { theme: 'dark', stand: false });
    const nearest = (style: typeof base, id: string) =>
      style.layers.find((layer) => layer.id === id)?.maxzoom ?? 24;
    expect(nearest(awaited, 'places')).toBe(24);
    expect(nearest(drawn, 'places')).toBeLessThan(11);
    expect(nearest(drawn, 'sights')).toBe(24);
    expect(drawn.layers.some(({ id }) => id === 'quarters')).toBe(false);
  });
});
