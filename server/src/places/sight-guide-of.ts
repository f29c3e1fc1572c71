import { readSightGuides, type SightGuide } from '@wayfare/atlas';

const mostCities = 60;
const kept = new Map<string, ReadonlyMap<string, SightGuide>>();

/** The guide of a sight, where one is written; those of the cities last asked for are kept. */
export function sightGuideOf(cityId: string, slug: string): SightGuide | null {
  const guides = kept.get(cityId) ?? readSightGuides(cityId);
  kept.delete(cityId);
  kept.set(cityId, guides);
  if (kept.size > mostCities) kept.delete(kept.keys().next().value!);
  return guides.get(slug) ?? null;
}
