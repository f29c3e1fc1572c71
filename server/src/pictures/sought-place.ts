import type { Atlas, Attraction } from '@wayfare/atlas';
import type { SoughtPlace } from '../outside/wikidata.ts';

const cityKm = 15;
const sightKm = 0.5;
/** Of wide things the middle may be put here or there. */
const wide: Partial<Record<Attraction['category'], number>> = {
  park: 1,
  garden: 1,
  neighbourhood: 1,
  street: 1,
  zoo: 1,
  theme_park: 1,
  cemetery: 1,
  beach: 3,
  nature: 3,
  island: 3,
  village: 3,
  national_park: 3,
};

/** A sight's names as others may know it: its own, the first of two things, the local one. */
function namesOf({ name, localName }: Attraction) {
  const [first = name] = name.split(/ and | & |, /, 1);
  return [...new Set([name, first, ...(localName ? [localName] : [])])];
}

/** How a city or sight of the atlas is looked for; null where the atlas has none of this id. */
export function soughtPlace(atlas: Atlas, id: string): SoughtPlace | null {
  const [cityId = '', slug] = id.split('/');
  const city = atlas.city(cityId);
  if (!city) return null;
  if (slug === undefined) {
    return { names: [city.name], latitude: city.lat, longitude: city.lon, withinKm: cityKm };
  }
  const sight = atlas.attraction(cityId, slug);
  if (!sight) return null;
  const withinKm = wide[sight.category] ?? sightKm;
  return { names: namesOf(sight), latitude: sight.lat, longitude: sight.lon, withinKm };
}
