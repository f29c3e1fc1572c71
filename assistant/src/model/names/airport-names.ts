import { distanceKm } from '@wayfare/almanac/distance';
import type { Atlas, PlaceHit } from '@wayfare/atlas';
import { fold } from '@wayfare/atlas';

/** Words in the names of many airports. */
const common = new Set(
  'airport international national regional municipal city county field domestic central intercontinental'.split(
    ' ',
  ),
);
const SHORTEST = 6;
/** A larger town is meant itself. */
const MOST_PEOPLE = 20_000;
const FAR_KM = 150;

/**
 * The airport that is meant by a word of its name: "Heathrow" is London's, and not a town in Florida. Null where the
 * word means what the atlas first has for it.
 */
export function airportCalled(atlas: Atlas, surface: string, first: PlaceHit | null): PlaceHit | null {
  const word = fold(surface);
  const isTaken =
    first !== null &&
    first.kind !== 'airport' &&
    first.match === 'exact' &&
    (first.kind !== 'city' || first.inCatalogue || first.population > MOST_PEOPLE);
  const isName =
    (first !== null || /^\p{Lu}/u.test(surface)) &&
    word.length >= SHORTEST &&
    !word.includes(' ') &&
    !common.has(word);
  if (isTaken || !isName) return null;
  const [airport] = atlas.search(surface, { kinds: ['airport'], limit: 1 });
  if (airport === undefined || !fold(airport.name).split(' ').includes(word)) return null;
  // "Antonio" is half the name of a city, and no airport.
  if (fold(airport.context).split(' ').includes(word)) return null;
  const isBeside =
    first?.kind === 'city' &&
    first.match === 'exact' &&
    distanceKm(first.lat, first.lon, airport.lat, airport.lon) < FAR_KM;
  // A fuzzy find is no find: only a word that the atlas knows for an airport stands for it.
  return isBeside ? null : { ...airport, match: 'exact' };
}
