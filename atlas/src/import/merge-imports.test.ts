import { expect, it } from 'vitest';
import { openAtlas } from '../open-atlas.ts';
import { extraPlace } from '../testing/extra-place.ts';
import { mergeImports } from './merge-imports.ts';

const atlas = openAtlas();
const louvre = atlas.attraction('fr-paris', 'louvre-museum')!;
const id = (key: string) => `fr-paris/x-${key}`;
/** So many metres north of the Louvre. */
const north = (metres: number) => ({ lat: louvre.lat + metres / 111_195, lon: louvre.lon });

/** What becomes of rows, in order: the place that they tell of, or `own`, or `nothing`. */
function fates(...rows: ReturnType<typeof extraPlace>[]): string[] {
  const { places, facts } = mergeImports(rows, atlas);
  return rows.map((row) => {
    if (places.includes(row)) return 'own';
    return [...facts].find(([, told]) => told.includes(row))?.[0] ?? 'nothing';
  });
}

it.each([['Louvre Museum'], ['The Louvre'], ['Musée du Louvre'], ['museo del LOUVRE']])(
  '%s beside the Louvre is the Louvre',
  (name) => {
    expect(fates(extraPlace({ id: id('1'), name, ...north(250) }))).toEqual([louvre.id]);
  },
);

it('knows a place by any of its names', () => {
  const row = extraPlace({ id: id('1'), name: 'Palais', otherNames: ['Le Louvre'], ...north(100) });
  expect(fates(row)).toEqual([louvre.id]);
});

it.each([
  ['Louvre Museum', 'museum', 400],
  ['Louvre Pyramid', 'landmark', 50],
  ['Café du Louvre', 'food', 50],
  ['Louvre Museum', 'shopping', 50],
  ['Jardin du Louvre', 'garden', 50],
  ['Museum', 'museum', 10],
] as const)('%s (%s) %i m away is a place of its own', (name, category, metres) => {
  expect(fates(extraPlace({ id: id('1'), name, category, ...north(metres) }))).toEqual(['own']);
});

it('finds a large place by its outline, whose middle may lie far from the gate', () => {
  const row = extraPlace({ id: id('1'), name: 'Musée du Louvre', reachMeters: 500, ...north(700) });
  expect(fates(row)).toEqual([louvre.id]);
});

it('knows a place again by the Wikidata id that one import has told, in whatever order they come', () => {
  const osm = extraPlace({ id: id('1'), name: 'Musée du Louvre', wikidata: 'Q19675', ...north(10) });
  const wikidata = extraPlace({
    id: id('2'),
    name: 'Λούβρο',
    wikidata: 'Q19675',
    source: 'Wikidata',
    category: null,
    ...north(900),
  });
  expect(fates(osm, wikidata)).toEqual([louvre.id, louvre.id]);
  expect(fates(wikidata, osm)).toEqual([louvre.id, louvre.id]);
});

it('puts imports together with each other, but two places of one source are two', () => {
  const listing = extraPlace({
    id: id('1'),
    name: 'Chez Zelda',
    category: 'food',
    source: 'Wikivoyage',
    ...north(900),
  });
  const node = extraPlace({ id: id('2'), name: 'Chez Zelda', category: 'food', ...north(950) });
  const branch = extraPlace({ id: id('3'), name: 'Chez Zelda', category: 'food', ...north(1000) });
  expect(fates(listing, node)).toEqual(['own', listing.id]);
  expect(fates(node, branch)).toEqual(['own', 'own']);
});

it('makes no place of what says no kind', () => {
  expect(fates(extraPlace({ id: id('1'), name: 'Something', wikidata: 'Q1', category: null }))).toEqual([
    'nothing',
  ]);
});
