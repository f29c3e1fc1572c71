import type { Atlas, Attraction, City, PlaceHit } from '@wayfare/atlas';
import type { PlaceRef } from '@wayfare/contracts/place-ref';

const code = (countryCode: string): { countryCode?: string } =>
  /^[a-z]{2}$/.test(countryCode) ? { countryCode } : {};

/** A city as a trip holds it. */
export const cityRef = (city: City): PlaceRef => ({
  placeId: city.id,
  name: city.name,
  kind: 'city',
  latitude: city.lat,
  longitude: city.lon,
  ...code(city.countryCode),
  timeZone: city.timeZone,
  status: 'atlas',
});

/** A sight as a trip holds it. */
export const attractionRef = (attraction: Attraction): PlaceRef => ({
  placeId: attraction.id,
  name: attraction.name,
  kind: 'attraction',
  latitude: attraction.lat,
  longitude: attraction.lon,
  ...code(attraction.countryCode),
  timeZone: attraction.timeZone,
  status: 'atlas',
});

/** What a search found as a trip holds it; regions and countries become their best known city. */
export function hitRef(atlas: Atlas, hit: PlaceHit): PlaceRef | null {
  if (hit.kind === 'city') {
    const city = atlas.city(hit.id);
    return city === null ? null : cityRef(city);
  }
  if (hit.kind === 'attraction') {
    const attraction = attractionOf(atlas, hit.id);
    return attraction === null ? null : attractionRef(attraction);
  }
  if (hit.kind === 'airport') {
    const { id: placeId, name, lat: latitude, lon: longitude, countryCode } = hit;
    return {
      placeId,
      name,
      kind: 'airport',
      latitude,
      longitude,
      ...code(countryCode),
      timeZone: atlas.timeZoneAt(latitude, longitude),
      status: 'atlas',
    };
  }
  return null;
}

/** The sight of an id such as `jp-kyoto/nishiki-market`, or null. */
export function attractionOf(atlas: Atlas, placeId: string | undefined): Attraction | null {
  const [cityId, slug] = (placeId ?? '').split('/');
  return cityId === undefined || slug === undefined ? null : atlas.attraction(cityId, slug);
}
