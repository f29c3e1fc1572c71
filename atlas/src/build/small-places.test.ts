import { distanceKm } from '@wayfare/almanac/distance';
import { beforeAll, describe, expect, it } from 'vitest';
import smallPlaces from '../../data/tables/small-places.json' with { type: 'json' };
import type { Atlas } from '../atlas.ts';
import { tableSchemas } from '../catalogue/table-schemas.ts';
import { openAtlas } from '../open-atlas.ts';
import { fold } from '../text/fold.ts';
import { buildAtlas } from './build-atlas.ts';
import { readPlaces, type BuildPlace } from './read-places.ts';

const sameSpotKm = 15;
const farthestKm = 400;

describe('the table of small places', () => {
  it('has the form that its schema asks for', () => {
    expect(() => tableSchemas['small-places'].parse(smallPlaces)).not.toThrow();
  });

  it('names no place twice', () => {
    const byName = Map.groupBy(smallPlaces.places, ({ country, name }) => `${country} ${fold(name)}`);
    const twice = [...byName].filter(([, rows]) =>
      rows.some((one, at) =>
        rows.slice(at + 1).some((other) => distanceKm(one.lat, one.lon, other.lat, other.lon) < sameSpotKm),
      ),
    );
    expect(twice.map(([name]) => name)).toEqual([]);
  });
});

describe('readPlaces', () => {
  let own: BuildPlace[];
  let byCountry: Map<string, BuildPlace[]>;
  beforeAll(() => {
    const places = readPlaces();
    own = places.filter(({ geonameId }) => geonameId < 0);
    byCountry = Map.groupBy(
      places.filter(({ geonameId }) => geonameId > 0),
      ({ country }) => country,
    );
  });

  it('appends them all, each with a number of its own', () => {
    expect(own).toHaveLength(smallPlaces.places.length);
    expect(new Set(own.map(({ geonameId }) => geonameId)).size).toBe(own.length);
    expect(own.every(({ timeZone, regionKey }) => timeZone !== '' && regionKey !== '')).toBe(true);
  });

  it('has each within reach of a known place of its country', () => {
    const lost = own.filter(
      ({ country, lat, lon }) =>
        !byCountry.get(country)?.some((place) => distanceKm(lat, lon, place.lat, place.lon) < farthestKm),
    );
    expect(lost.map(({ name }) => name)).toEqual([]);
  });
});

describe('findPlace', () => {
  let atlas: Atlas;
  beforeAll(async () => {
    await buildAtlas({ leaveOutFaulty: true });
    atlas = openAtlas();
  }, 120_000);

  it.each([
    ['Flåm', 'no-aurlandsvangen'],
    ['flam', 'no-aurlandsvangen'],
    ['Percé', 'ca-perce'],
    ['Purmamarca', 'ar-purmamarca'],
    ['Uvita', 'cr-uvita'],
    ['Gimmelwald', 'ch-gimmelwald'],
  ])('%s is a city', (name, id) => {
    expect(atlas.findPlace(name)?.hit).toMatchObject({ kind: 'city', id, match: 'exact' });
  });

  it('has a village among the cities that is a sight of a city, too', () => {
    expect(atlas.findPlace('Nong Khiaw', { kinds: ['city'] })?.hit.id).toBe('la-nong-khiaw');
  });
});
