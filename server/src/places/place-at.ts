import { distanceKm } from '@wayfare/almanac/distance';
import { type Atlas, fold } from '@wayfare/atlas';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import { nominatimLookup, nominatimReverse } from '../outside/nominatim.ts';
import type { Outside } from '../outside/open-door.ts';
import type { OsmPlace } from '../outside/osm-place.ts';
import { overpassThing } from '../outside/overpass.ts';
import { photonReverse } from '../outside/photon.ts';
import { atlasTwin } from './atlas-twin.ts';
import { type FoundPlace, toAtlasResult, toFoundPlace } from './found-place.ts';
import type { Near } from './search-atlas.ts';

interface PlaceAtNeeds {
  atlas: Atlas;
  outside: Outside;
  /** What the browser says of its languages. */
  language: string;
}

/** So near is the thing that was pointed at; a little further its street still tells where one is. */
const sameKm = 0.06;
const streetKm = 0.2;
const unnamed = 'Pinned place';

/** One thing of OpenStreetMap with all that is tagged, and when that was told. */
async function thingOf({ outside, language }: PlaceAtNeeds, id: string) {
  const told =
    (await outside.ask('nearby', overpassThing(id))) ??
    (outside.placesKind === 'nominatim' ? await outside.ask('places', nominatimLookup(id, language)) : null);
  const [place] = told?.value ?? [];
  return told && place?.id === id ? { place, at: told.at } : null;
}

/** What a server of others says is at a point. */
async function toldAt({ outside, language }: PlaceAtNeeds, { latitude, longitude }: Near) {
  const reverse = outside.placesKind === 'nominatim' ? nominatimReverse : photonReverse;
  const told = await outside.ask('places', reverse(latitude, longitude, language));
  const [place] = told?.value ?? [];
  return told && place ? { place, at: told.at } : null;
}

/** A thing of OpenStreetMap as a trip holds it: as the atlas knows it, or with all that its tags tell. */
export async function placeOfThing(
  needs: PlaceAtNeeds,
  id: string,
  name?: string,
): Promise<FoundPlace | null> {
  const thing = await thingOf(needs, id);
  if (!thing) return null;
  const twin = atlasTwin(needs.atlas, thing.place);
  if (twin) return toAtlasResult(needs.atlas, twin);
  return toFoundPlace(needs.atlas, thing.place, thing.at, thing.place.name || name || thing.place.address);
}

function ownPlace(atlas: Atlas, { latitude, longitude }: Near, name: string, address: string): FoundPlace {
  const countryCode = atlas.countryAt(latitude, longitude);
  const place: PlaceRef = {
    name,
    kind: 'custom',
    latitude,
    longitude,
    ...(countryCode && { countryCode }),
    timeZone: atlas.timeZoneAt(latitude, longitude),
    ...(address !== '' && { address }),
    status: 'own',
  };
  return { kind: 'other', id: `${latitude},${longitude}`, name, detail: address, place, path: null };
}

/** A point as a place of a trip, with a name where one was given or somebody knows one. */
export async function placeAt(needs: PlaceAtNeeds, at: Near, name = ''): Promise<FoundPlace> {
  const { atlas } = needs;
  const { latitude, longitude } = at;
  const said: OsmPlace = { id: '', name, kind: 'town', ...at, address: '', countryCode: null, tags: {} };
  const twin = atlasTwin(atlas, said);
  if (twin) return toAtlasResult(atlas, twin);
  const there = await toldAt(needs, at);
  const km = there
    ? distanceKm(latitude, longitude, there.place.latitude, there.place.longitude)
    : Number.POSITIVE_INFINITY;
  const isIt = there && km < sameKm && (name === '' || fold(name) === fold(there.place.name));
  if (isIt) {
    const found = toFoundPlace(atlas, there.place, there.at);
    if (found) return found;
  }
  const address = there && km < streetKm ? there.place.address : '';
  return ownPlace(atlas, at, name || unnamed, address.slice(0, 300));
}
