import { type Atlas, readSightGuides, type SightGuide } from '@wayfare/atlas';
import { onceFor } from '../http/once-for.ts';

const guidesWith = onceFor((_atlas: Atlas) => new Map<string, ReadonlyMap<string, SightGuide>>());

/** The guide of a sight, where one is written. A city's file is read once: the sitemap asks for all of them. */
export function sightGuideOf(atlas: Atlas, cityId: string, slug: string): SightGuide | null {
  const cities = guidesWith(atlas);
  const guides = cities.get(cityId) ?? readSightGuides(cityId);
  cities.set(cityId, guides);
  return guides.get(slug) ?? null;
}
