import { expect, test } from 'vitest';
import type { Attraction, City } from '../atlas.ts';
import { openAtlas } from '../open-atlas.ts';
import { inLake } from './in-lake.ts';
import { createLandMasses } from './land-masses.ts';
import { greatCircle } from './great-circle.ts';
import { openTravel } from './open-travel.ts';
import { readLandSpans } from './read-land-spans.ts';
import type { TravelOption } from './travel-option.ts';

const atlas = openAtlas();
const travel = openTravel(atlas);
const land = createLandMasses(readLandSpans());
const guides = [...atlas.cities(0)].filter((city) => city.inCatalogue);
const pairs = guides.flatMap((from, i) =>
  guides
    .slice(i + 1)
    .filter((to) => to.countryCode === from.countryCode)
    .map((to) => ({ from, to, kilometers: greatCircle(from, to) / 1000 })),
);
const named = ({ from, to }: { from: City; to: City }): string => `${from.id} – ${to.id}`;

/**
 * Pairs on one land mass that nobody drives: the peninsula of Baja hangs on Mexico by its far end, and the ferry to it
 * makes the way longer than a drive may be. Machu Picchu has a railway and no road.
 */
const roadless: readonly string[] = [
  'mx-tulum – mx-cabo-san-lucas',
  'mx-playa-del-carmen – mx-cabo-san-lucas',
  'mx-oaxaca – mx-cabo-san-lucas',
  'mx-merida – mx-cabo-san-lucas',
  'mx-mexico-city – mx-cabo-san-lucas',
  'mx-cancun – mx-cabo-san-lucas',
  'mx-san-miguel-de-allende – mx-cabo-san-lucas',
  'mx-cabo-san-lucas – mx-guanajuato',
  'pe-puno – pe-machupicchu',
  'pe-machupicchu – pe-lima',
  'pe-machupicchu – pe-cusco',
  'pe-machupicchu – pe-arequipa',
];

/** Pairs that do take so long: over a strait by road, fast boat and road; by a railway through a gorge. */
const slow: readonly string[] = ['id-ubud – id-lombok', 'pe-machupicchu – pe-cusco'];

test('no guide city is cut off from another of its country, and none is reached at a snail’s pace or at once', () => {
  expect(guides.length).toBeGreaterThan(300);
  const odd = pairs.filter(({ from, to, kilometers }) => {
    const [best] = travel.estimateTravel(from, to);
    if (!best) return true;
    const kmh = (kilometers / best.minutes) * 60;
    return kmh > 700 || (kilometers > 40 && kmh < 20);
  });
  expect(odd.map(named)).toEqual(slow);
}, 60_000);

test('one flies where it is far, and drives wherever a road can lead', () => {
  const modes = (pair: { from: City; to: City }): string[] =>
    travel.estimateTravel(pair.from, pair.to).map(({ mode }) => mode);
  const unflown = pairs.filter((pair) => pair.kilometers > 1000 && !modes(pair).includes('flight'));
  expect(unflown.map(named)).toEqual([]);
  const undriven = pairs.filter(
    (pair) => land.massAt(pair.from) === land.massAt(pair.to) && !modes(pair).includes('drive'),
  );
  expect(undriven.map(named)).toEqual(roadless);
});

const placeOf = (id: string): City | Attraction => {
  const [city = '', sight] = id.split('/');
  return sight ? atlas.attraction(city, sight)! : atlas.city(city)!;
};
const way = (from: string, to: string, mode: string): TravelOption | undefined =>
  travel.estimateTravel(placeOf(from), placeOf(to)).find((option) => option.mode === mode);

test('Cairns is three hours in the air from Sydney, and Rovaniemi a day on the road from Helsinki', () => {
  expect(way('au-sydney', 'au-cairns', 'flight')).toMatchObject({ via: ['SYD', 'CNS'] });
  expect(way('au-sydney', 'au-cairns', 'flight')!.minutes).toBeLessThan(6 * 60);
  expect(way('au-sydney', 'au-cairns', 'drive')!.minutes).toBeGreaterThan(24 * 60);
  const north = way('fi-rovaniemi', 'fi-helsinki', 'drive')!;
  expect(north.distanceMeters / 1000).toBeGreaterThan(740);
  expect(north.distanceMeters / 1000).toBeLessThan(900);
});

test.each([
  ['is-vik', 'is-vik/jokulsarlon-and-diamond-beach', 192],
  ['is-reykjavik', 'is-reykjavik/blue-lagoon', 48],
  ['ca-banff', 'ca-banff/lake-louise', 58],
  ['it-catania', 'it-taormina', 53],
  ['ma-marrakech', 'ma-ouarzazate', 197],
  ['gr-rhodes', 'gr-rhodes/lindos-acropolis-and-village', 50],
  ['cl-santiago', 'ar-mendoza', 365],
])('the road from %s to %s does not go astray', (from, to, kilometers) => {
  const ratio = way(from, to, 'drive')!.distanceMeters / 1000 / kilometers;
  expect(ratio).toBeGreaterThan(0.8);
  expect(ratio).toBeLessThan(1.25);
});

test.each([
  ['pe-cusco', 'pe-cusco/machu-picchu', 'drive'],
  ['pe-cusco', 'pe-cusco/machu-picchu', 'bus'],
  ['eg-luxor/luxor-temple', 'eg-luxor/valley-of-the-kings', 'walk'],
  ['cn-beijing', 'cn-beijing/great-wall-at-mutianyu', 'rail'],
  ['ge-tbilisi', 'ge-tbilisi/gergeti-trinity-church-and-the-kazbegi-road', 'rail'],
  ['ma-marrakech', 'ma-ouarzazate', 'rail'],
  ['gr-athens', 'gr-athens/delphi', 'rail'],
  ['gr-fira', 'gr-heraklion', 'flight'],
  ['us-springdale-ut', 'us-las-vegas', 'flight'],
  ['is-vik', 'is-vik/jokulsarlon-and-diamond-beach', 'flight'],
  ['es-seville', 'pt-lisbon', 'rail'],
  ['hr-split', 'it-bari', 'rail'],
  ['ba-mostar', 'hr-split', 'rail'],
  ['hk-hong-kong', 'mo-macau', 'rail'],
  ['it-pisa', 'it-como', 'flight'],
  ['lt-vilnius', 'lv-riga', 'flight'],
  ['is-vik', 'is-akureyri', 'flight'],
  ['si-bled', 'si-bled/bled-island', 'walk'],
  ['hk-hong-kong', 'hk-hong-kong/cheung-chau', 'drive'],
])('nobody gets from %s to %s by %s, yet there is a way', (from, to, mode) => {
  expect(way(from, to, mode)).toBeUndefined();
  expect(travel.estimateTravel(placeOf(from), placeOf(to))).not.toEqual([]);
});

test('every sight has a way from the centre of its guide', () => {
  const sights = guides.flatMap((city) => atlas.topAttractions(city.id).map((sight) => ({ city, sight })));
  expect(sights.length).toBeGreaterThan(9000);
  const cutOff = sights.filter(({ city, sight }) => {
    const isFar = greatCircle(city, sight) > 30;
    return isFar && travel.estimateTravel(city, sight).length === 0;
  });
  expect(cutOff.map(({ city, sight }) => `${city.id}/${sight.slug}`)).toEqual([]);
}, 60_000);

test('no guide city lies in a lake', () => {
  expect(guides.filter(({ lat, lon }) => inLake(lon, lat)).map(({ id }) => id)).toEqual([]);
});

test.each([
  ['hk-hong-kong', 'hk-hong-kong/cheung-chau'],
  ['sg-singapore', 'sg-singapore/pulau-ubin'],
  ['si-bled', 'si-bled/bled-island'],
  ['sn-dakar', 'sn-dakar/goree-island'],
  ['th-krabi', 'th-krabi/railay-viewpoint'],
  ['id-jakarta', 'id-jakarta/thousand-islands'],
  ['pe-puno', 'pe-puno/taquile-island'],
  ['us-key-west', 'us-key-west/dry-tortugas-fort-jefferson'],
])('from %s to %s one takes a boat, and no more than half a day', (from, to) => {
  const modes = travel.estimateTravel(placeOf(from), placeOf(to)).map(({ mode }) => mode);
  expect(modes).toEqual(['ferry']);
  expect(way(from, to, 'ferry')!.minutes).toBeLessThan(6 * 60);
});

test('from one side of a frontier strait to a pier on the same side no border is crossed', () => {
  expect(way('sg-singapore', 'sg-singapore/pulau-ubin', 'ferry')!.minutes).toBeLessThan(110);
});

test.each([
  ['us-san-francisco/chinatown', 'us-san-francisco/fishermans-wharf-and-pier-39', 1.6],
  ['us-washington/lincoln-memorial', 'us-washington/washington-monument', 1.3],
])(
  'the way on foot from %s to %s is as long as the coast is far, however coarse its line',
  (from, to, km) => {
    const ratio = way(from, to, 'walk')!.distanceMeters / 1000 / km;
    expect(ratio).toBeGreaterThan(1.05);
    expect(ratio).toBeLessThan(1.4);
  },
);

test('a metro is quicker than the buses of a city without one', () => {
  const paris = way('fr-paris/arc-de-triomphe', 'fr-paris/pere-lachaise-cemetery', 'transit')!;
  const kyoto = way('jp-kyoto/kinkaku-ji', 'jp-kyoto/kiyomizu-dera', 'transit')!;
  expect(paris.distanceMeters / paris.minutes).toBeGreaterThan((kyoto.distanceMeters / kyoto.minutes) * 1.1);
});

test('where trains call at few stations their times are those of the table', () => {
  expect(way('lk-kandy', 'lk-ella', 'rail')!.minutes).toBeGreaterThan(6 * 60);
});

test('roads go round gulfs and mountains', () => {
  expect(way('eg-sharm-el-sheikh', 'eg-hurghada', 'drive')!.minutes).toBeGreaterThan(7 * 60);
  const milford = way('nz-queenstown', 'nz-queenstown/milford-sound', 'drive')!;
  expect(milford.distanceMeters).toBeGreaterThan(230_000);
  expect(milford.minutes).toBeLessThan(5 * 60);
  expect(way('au-yulara', 'au-yulara/kings-canyon', 'drive')!.distanceMeters).toBeGreaterThan(210_000);
  expect(way('nz-christchurch', 'nz-queenstown', 'drive')!.minutes).toBeLessThan(7 * 60);
});

test('no great hub is given up: from Paris to London one may fly', () => {
  expect(way('fr-paris', 'gb-london', 'flight')?.via).toHaveLength(2);
});

test('one crosses from Santiago to Mendoza by the pass and its border posts', () => {
  const drive = way('cl-santiago', 'ar-mendoza', 'drive')!;
  expect(drive.via).toEqual(['Paso Los Libertadores']);
  expect(drive.minutes).toBeGreaterThan(4.5 * 60);
});

test('a heliport or railway station is no airport that a traveller flies from', () => {
  expect(way('fr-paris', 'gb-london', 'flight')?.via.join()).not.toMatch(/JPU|JDP/);
  expect(atlas.airports().filter(({ name, size }) => /heliport/i.test(name) && size !== 'small')).toEqual([]);
  expect(atlas.airport('XGB')?.size).toBe('small');
  expect(atlas.airport('CDG')?.size).toBe('large');
});
