import { type Atlas, readSightGuides, type SightGuide } from '@wayfare/atlas';

const read = new WeakMap<Atlas, Map<string, ReadonlyMap<string, SightGuide>>>();

/** The guide of a sight, where one is written. A city's file is read once: the sitemap asks for all of them. */
export function sightGuideOf(atlas: Atlas, cityId: string, slug: string): SightGuide | null {
  const cities = read.get(atlas) ?? new Map<string, ReadonlyMap<string, SightGuide>>();
  read.set(atlas, cities);
  const guides = cities.get(cityId) ?? readSightGuides(cityId);
  cities.set(cityId, guides);
  return guides.get(slug) ?? null;
}
