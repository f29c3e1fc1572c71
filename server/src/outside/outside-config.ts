import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type OutsideId, outsideIds } from '@wayfare/contracts/vocabulary';
import { outsideServices } from './service-list.ts';

export interface OutsideConfig {
  /** False where nobody outside is asked at all. */
  allowed: boolean;
  /** Where each service is asked; null where it is set to `off` or has no usual server. */
  addresses: Readonly<Record<OutsideId, string | null>>;
  /** The kind of server that finds places. */
  placesKind: PlacesKind;
  /** An archive of street tiles on this machine, which stands in for a server of them. */
  streetArchive: string | null;
}

const placesKinds = ['photon', 'nominatim'] as const;
export type PlacesKind = (typeof placesKinds)[number];

const nowhere = Object.fromEntries(outsideIds.map((id) => [id, null])) as Record<OutsideId, null>;

const isAddress = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text);

/** `STREETS` may name a file of this machine instead of a server. */
function readStreetArchive(given: string, faults: string[]): string | null {
  if (!given.endsWith('.pmtiles')) return null;
  if (isAddress(given)) faults.push(`STREETS is "${given}"; download that file and name where it lies`);
  else if (!existsSync(given)) faults.push(`STREETS is "${given}", and there is no such file`);
  return resolve(given);
}

/** Reads which services outside are asked, and where; every fault is added to `faults`. */
export function readOutsideConfig(env: Record<string, string | undefined>, faults: string[]): OutsideConfig {
  const mode = env['OUTSIDE']?.trim().toLowerCase() || 'auto';
  if (mode !== 'auto' && mode !== 'off') faults.push(`OUTSIDE is "${mode}"; it must be auto or off`);
  const kind = env['PLACES_KIND']?.trim().toLowerCase() || 'photon';
  const placesKind = placesKinds.find((one) => one === kind) ?? 'photon';
  if (kind !== placesKind) faults.push(`PLACES_KIND is "${kind}"; it must be photon or nominatim`);
  if (placesKind === 'nominatim' && !env['PLACES_URL']?.trim()) {
    faults.push(
      'PLACES_KIND is nominatim, so PLACES_URL must name your own server: the public one may not be asked as one types',
    );
  }
  const streetArchive = readStreetArchive(env['STREETS']?.trim() ?? '', faults);
  const addresses: Record<OutsideId, string | null> = { ...nowhere };
  for (const id of outsideIds) {
    const { setting, usual, keySetting } = outsideServices[id];
    if (keySetting && !env[keySetting]?.trim()) continue;
    const given = env[setting]?.trim() ?? '';
    if (given.toLowerCase() === 'off' || (id === 'streets' && streetArchive !== null)) continue;
    if (given !== '' && !isAddress(given)) {
      faults.push(`${setting} is "${given}"; it must begin with http:// or https://, or be off`);
    }
    addresses[id] = given === '' ? usual : given.replace(/\/+$/, '');
  }
  return { allowed: mode !== 'off', addresses, placesKind, streetArchive };
}
