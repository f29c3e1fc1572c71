import type { Atlas } from '../atlas.ts';
import type { ExtraPlace } from './extra-place.ts';
import { readOsmHours } from '../hours/read-osm-hours.ts';
import type { LocalDate } from '../hours/open-windows.ts';
import type { ExtractRow } from './extract-row.ts';

/** Whose data an extract is, under which licence, and when it came. */
export interface ExtractOrigin {
  source: string;
  licence: string;
  importedOn: LocalDate;
}

const catalogueRadiusKm = 40;

const signs: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', $: 'USD', '¥': 'JPY' };

/** What an adult pays in the country's currency, where the source says just that: `12 EUR`, `€12.50`, `no`. */
function priceOf(fee: string | null, currency: string | undefined): number | null {
  if (fee === 'no') return 0;
  const match = /^([€£$¥])? ?(\d+(?:[.,]\d{1,2})?) ?([€£$¥]|[A-Z]{3})?$/.exec(fee ?? '');
  const unit = match?.[1] ?? match?.[3];
  if (!match || unit === undefined || (signs[unit] ?? unit) !== currency) return null;
  return Number(match[2]!.replace(',', '.'));
}

/** Puts a row of an extract on the map: the catalogue city it belongs to, or the nearest place. Null far from any. */
export function toExtraPlace(row: ExtractRow, origin: ExtractOrigin, atlas: Atlas): ExtraPlace | null {
  const city =
    atlas.nearestCatalogueCity(row.lat, row.lon, catalogueRadiusKm) ?? atlas.nearestCity(row.lat, row.lon);
  if (!city) return null;
  const { key, address: _address, hoursText, ...place } = row;
  const slug = `x-${key}`;
  const countryCode = atlas.countryAt(row.lat, row.lon) ?? city.countryCode;
  const here = { lat: row.lat, lon: row.lon, timeZone: city.timeZone };
  const today = origin.importedOn;
  const read = hoursText === null ? null : readOsmHours(hoursText, { countryCode, place: here, today });
  return {
    ...place,
    ...origin,
    id: `${city.id}/${slug}`,
    cityId: city.id,
    slug,
    countryCode,
    hours: read?.ok === true ? read.hours : null,
    closedOn: (read?.ok === true ? read.closedOn : null) ?? null,
    hoursAtLeast: read?.ok === true && read.confidence === 'core',
    hoursText,
    price: priceOf(row.fee, atlas.country(countryCode)?.currencies[0]),
  };
}
