import { distanceKm } from '@wayfare/almanac/distance';
import { fold, openAtlas } from '@wayfare/atlas';
import type { Answer } from '@wayfare/contracts/endpoints';
import { startServer } from '../server/start-server.ts';
import { photonStandIn } from './photon-stand-in.ts';
import { type KnownPlace, readKnown } from './read-known.ts';

type Found = Answer<'searchPlaces'>['results'][number];

/** So far off is still the place: the middle of a park or a town is more a matter of opinion than that of a hotel. */
const reachKm: Record<KnownPlace['kind'], number> = {
  hotel: 0.6,
  restaurant: 0.6,
  town: 5,
  station: 0.8,
  sight: 1.6,
  park: 25,
};
const first = 5;
const shownByAtlas = 8;
const farKm = 300;
const mostFar = 2;

function isRight(known: KnownPlace, { name, place }: Found): boolean {
  const km = distanceKm(known.latitude, known.longitude, place.latitude, place.longitude);
  if (km > reachKm[known.kind]) return false;
  // The stand-in has things beside each place that are called after it.
  if (place.status === 'found') return fold(name) === fold(known.name);
  const words = fold(`${known.name} ${known.typed}`).split(' ');
  return fold(name)
    .split(' ')
    .some((word) => word.length > 2 && words.includes(word));
}

/** What a day's search shows: the atlas with little of what is far away, then what others found. As `use-found-places.ts` has it. */
function shown(near: Found['place'], atlas: readonly Found[], outside: readonly Found[]): Found[] {
  const isFar = ({ place }: Found) =>
    distanceKm(near.latitude, near.longitude, place.latitude, place.longitude) > farKm;
  const far = atlas.filter(isFar).slice(mostFar);
  return [...atlas.filter((one) => !far.includes(one)), ...outside];
}

/** How often the right place is among the first five, of 128 real ones: by the atlas alone, and with a stand-in of Photon. */
export default async function run(options: string[]) {
  const known = readKnown();
  const photon = await photonStandIn(known);
  const alone = Object.fromEntries(
    ['STREETS', 'NEARBY_URL', 'FACTS_URL', 'PICTURES_URL', 'WEATHER_URL', 'RATES_URL'].map((setting) => [
      setting,
      'off',
    ]),
  );
  const server = await startServer('product', { OUTSIDE: 'auto', PLACES_URL: photon.url, ...alone });
  const atlas = openAtlas();
  const ask = async (query: Record<string, string>) => {
    const answer = await fetch(`${server.origin}/api/search?${new URLSearchParams(query)}`);
    return ((await answer.json()) as Answer<'searchPlaces'>).results;
  };
  const tally = new Map<string, { places: number; atlas: number; withStandIn: number }>();
  const missed: string[] = [];
  for (const one of known) {
    const city = atlas.findPlace(one.trip)!.hit;
    const near = `${city.lat.toFixed(2)},${city.lon.toFixed(2)}`;
    const hits = await ask({ q: one.typed, near, limit: String(shownByAtlas) });
    const others = await ask({ q: one.typed, near, outside: '1' });
    const at = { ...hits[0]?.place, latitude: city.lat, longitude: city.lon } as Found['place'];
    const rightIn = (list: readonly Found[]) => list.slice(0, first).some((found) => isRight(one, found));
    const result = { atlas: rightIn(shown(at, hits, [])), withStandIn: rightIn(shown(at, hits, others)) };
    const row = tally.get(one.kind) ?? { places: 0, atlas: 0, withStandIn: 0 };
    tally.set(one.kind, {
      places: row.places + 1,
      atlas: row.atlas + Number(result.atlas),
      withStandIn: row.withStandIn + Number(result.withStandIn),
    });
    if (!result.withStandIn)
      missed.push(
        `${one.typed} (${one.trip}): ${shown(at, hits, others)
          .slice(0, first)
          .map(({ name }) => name)
          .join(' | ')}`,
      );
  }
  await server.stop();
  await photon.close();
  console.table(Object.fromEntries(tally));
  const sum = (of: 'atlas' | 'withStandIn') => [...tally.values()].reduce((total, row) => total + row[of], 0);
  console.log(`Right one among the first ${first}, of ${known.length}:`);
  console.log(`  the atlas alone        ${sum('atlas')}`);
  console.log(`  with the stand-in      ${sum('withStandIn')} (${photon.count} places in it)`);
  if (options.includes('--missed')) console.log(missed.join('\n'));
}
