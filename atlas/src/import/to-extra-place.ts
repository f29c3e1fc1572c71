import type { Atlas, ExtraPlace } from '../atlas.ts';
import type { ExtractRow } from './extract-row.ts';

/** Whose data an extract is, and under which licence. */
export interface ExtractOrigin {
  source: string;
  licence: string;
}

const catalogueRadiusKm = 40;

/** Puts a row of an extract on the map: the catalogue city it belongs to, or the nearest place. Null far from any. */
export function toExtraPlace(row: ExtractRow, origin: ExtractOrigin, atlas: Atlas): ExtraPlace | null {
  const city =
    atlas.nearestCatalogueCity(row.lat, row.lon, catalogueRadiusKm) ?? atlas.nearestCity(row.lat, row.lon);
  if (!city) return null;
  const { key, address: _address, hoursText: _hoursText, ...place } = row;
  const slug = `x-${key}`;
  const countryCode = atlas.countryAt(row.lat, row.lon) ?? city.countryCode;
  return { ...place, ...origin, id: `${city.id}/${slug}`, cityId: city.id, slug, countryCode };
}
