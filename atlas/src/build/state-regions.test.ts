import { expect, it } from 'vitest';
import type { BuildPlace } from './read-places.ts';
import { stateRegions } from './state-regions.ts';

function place(name: string, country: string, regionKey: string, population: number): BuildPlace {
  return {
    country,
    name,
    asciiName: name,
    alternates: [],
    lat: 40,
    lon: -90,
    regionKey,
    population,
    elevationMeters: 0,
    timeZone: 'UTC',
    capital: false,
    geonameId: 1,
  };
}

const places = [
  place('Chicago', 'us', 'US.IL', 2_700_000),
  place('Springfield', 'us', 'US.IL', 110_000),
  place('Seattle', 'us', 'US.WA', 700_000),
  place('Washington', 'us', 'US.DC', 690_000),
  place('Tokyo', 'jp', 'JP.40', 8_000_000),
  place('Florence', 'it', 'IT.16', 380_000),
  place('Hamlet', 'us', 'US.WY', 900),
];
const regionNames = new Map([
  ['US.IL', 'Illinois'],
  ['US.WA', 'Washington'],
  ['US.DC', 'District of Columbia'],
  ['JP.40', 'Tokyo'],
  ['IT.16', 'Tuscany'],
  ['US.WY', 'Wyoming'],
]);
const tuscany = {
  slug: 'tuscany',
  name: 'Tuscany',
  aliases: [],
  countries: ['it'],
  lat: 43,
  lon: 11,
  cities: ['it-florence'],
};
const slugs = places.map((entry) => entry.name.toLowerCase());

it('makes regions of states, but not of small ones, nor where a city or a region by hand has the name', () => {
  const states = stateRegions({ places, linked: [], slugs, regionNames, regions: [tuscany] });
  expect(states.map((state) => state.slug)).toEqual(['us-district-of-columbia', 'us-illinois']);
  expect(states[1]).toMatchObject({ cities: ['us-chicago', 'us-springfield'], population: 2_810_000 });
});
