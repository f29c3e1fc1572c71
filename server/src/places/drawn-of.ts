import { coverSvg, sightSvg } from '@wayfare/covers';
import { type CoverMoment, cityScene } from './city-scene.ts';
import type { World } from './open-world.ts';
import { sightScene } from './sight-scene.ts';

const aDayInSummer: CoverMoment = { season: 'summer', night: false };

/** The drawing of a city or of a sight, by its id; null where there is no such place. */
export function drawnOf(
  { atlas, travel }: Pick<World, 'atlas' | 'travel'>,
  placeId: string,
  moment = aDayInSummer,
): string | null {
  const [cityId = '', slug] = placeId.split('/');
  const city = atlas().city(cityId);
  if (!city) return null;
  const scene = cityScene(city, atlas().cityInfo(cityId)?.guide ?? null, travel().isDry, moment);
  if (slug === undefined) return coverSvg(scene);
  const sight = atlas().attraction(cityId, slug);
  return sight && sightSvg(sightScene(sight, scene));
}
