import { createHash } from 'node:crypto';
import type { LinkedCity } from './link-catalogue.ts';
import type { Sections } from './pack.ts';
import type { WorldJson } from '../world/world-format.ts';

/**
 * What the roads and the map are made from, each as one value: prose that changes in the catalogue changes neither, so
 * that neither is made anew for it.
 */
export function fingerprints(world: { json: WorldJson; sections: Sections }, linked: readonly LinkedCity[]) {
  const { json, sections } = world;
  const print = (values: readonly unknown[], names: readonly string[]) => {
    const hash = createHash('sha256').update(JSON.stringify(values));
    for (const name of names) {
      const { buffer, byteOffset, byteLength } = sections[name]!;
      hash.update(new Uint8Array(buffer, byteOffset, byteLength));
    }
    return hash.digest('hex');
  };
  const codes = json.countries.map(({ code }) => code);
  const roads = print(
    [codes, json.airports],
    ['cityLat', 'cityLon', 'cityCountry', 'cityPopulation', 'cityElevation'],
  );
  const quarters = linked.map(({ entry }) =>
    entry.neighbourhoods.map(({ name, lat, lon }) => [name, lat, lon]),
  );
  const names = json.countries.map(({ name }) => name);
  const sights = json.catalogue.map(({ attractions }) => attractions);
  // A park is drawn as large as the time that one spends in it.
  const visits = linked.map(({ entry }) => entry.attractions.map(({ visit: [minutes] }) => minutes));
  const map = print(
    [roads, names, quarters, sights, visits],
    ['cityNameBlob', 'cityNameOffsets', 'cityFlags'],
  );
  return { roads, map };
}
