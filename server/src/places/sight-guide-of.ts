import { readSightGuides, type SightGuide } from '@wayfare/atlas';

const read = new Map<string, ReadonlyMap<string, SightGuide>>();

/** The guide of a sight, where one is written. A city's file is read once: the sitemap asks for all of them. */
export function sightGuideOf(cityId: string, slug: string): SightGuide | null {
  const guides = read.get(cityId) ?? readSightGuides(cityId);
  read.set(cityId, guides);
  return guides.get(slug) ?? null;
}
