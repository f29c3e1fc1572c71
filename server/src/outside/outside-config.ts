import { type OutsideId, outsideIds } from '@wayfare/contracts/vocabulary';
import { outsideServices } from './service-list.ts';

export interface OutsideConfig {
  /** False where nobody outside is asked at all. */
  allowed: boolean;
  /** Where each service is asked; null where it is set to `off` or has no usual server. */
  addresses: Readonly<Record<OutsideId, string | null>>;
  /** The kind of server that finds places. */
  placesKind: PlacesKind;
}

const placesKinds = ['photon', 'nominatim'] as const;
export type PlacesKind = (typeof placesKinds)[number];

const nowhere = Object.fromEntries(outsideIds.map((id) => [id, null])) as Record<OutsideId, null>;

/** A web address, or for the streets a file of this machine. */
const isAddress = (id: OutsideId, text: string) =>
  (/^https?:\/\//.test(text) && URL.canParse(text)) || (id === 'streets' && text.endsWith('.pmtiles'));

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
  const addresses: Record<OutsideId, string | null> = { ...nowhere };
  for (const id of outsideIds) {
    const { setting, usual, keySetting } = outsideServices[id];
    if (keySetting && !env[keySetting]?.trim()) continue;
    const given = env[setting]?.trim() ?? '';
    if (given.toLowerCase() === 'off') continue;
    if (given !== '' && !isAddress(id, given)) {
      faults.push(`${setting} is "${given}"; it must begin with http:// or https://, or be off`);
    }
    addresses[id] = given === '' ? usual : given.replace(/\/+$/, '');
  }
  return { allowed: mode !== 'off', addresses, placesKind };
}
