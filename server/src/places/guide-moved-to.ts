import type { Atlas, City } from '@wayfare/atlas';
import { pathOf } from './describe-places.ts';

const guideForm =
  /^\/(city-guide|attraction-guide)\/([a-z0-9-]{1,80})\/([a-z0-9-]{1,80})(?:\/([a-z0-9-]{1,80}))?$/;
const minConfidence = 0.9;

const words = (slug: string) => slug.replaceAll('-', ' ');

/** The city that two parts of an address mean by other names: `turkey` for `turkiye`, `firenze` for `florence`. */
function cityByOtherNames(atlas: Atlas, country: string, slug: string): City | null {
  const countryHit = atlas.findPlace(words(country), { kinds: ['country'] });
  if (!countryHit || countryHit.confidence < minConfidence || !countryHit.hit.countryCode) return null;
  const { countryCode } = countryHit.hit;
  const known = atlas.cityBySlug(countryCode, slug);
  if (known) return known;
  const hit = atlas.findPlace(words(slug), { kinds: ['city'] });
  if (!hit || hit.confidence < minConfidence || hit.hit.countryCode !== countryCode) return null;
  return atlas.city(hit.hit.id);
}

/** The page of a country that an address names by its code or by another name. */
function countryMovedTo(atlas: Atlas, path: string): string | null {
  const [, name] = /^\/city-guides\/([a-z0-9-]{1,80})$/.exec(path) ?? [];
  if (!name) return null;
  const found = atlas.findPlace(words(name), { kinds: ['country'] });
  const code = found && found.confidence >= minConfidence ? found.hit.countryCode : undefined;
  const country = atlas.country(name) ?? (code ? atlas.country(code) : null);
  const target = country && `/city-guides/${country.slug}`;
  return target === path ? null : target;
}

/** Where a guide really is whose address names its country by its code, or country or city by another name. */
export function guideMovedTo(atlas: () => Atlas, path: string): string | null {
  const [, kind, country, slug, place] = guideForm.exec(path) ?? [];
  if (!kind || !country || !slug) return countryMovedTo(atlas(), path);
  const city = atlas().cityBySlug(country, slug) ?? cityByOtherNames(atlas(), country, slug);
  if (!city?.inCatalogue) return null;
  const target = pathOf(atlas(), place === undefined ? city.id : `${city.id}/${place}`);
  return target === path ? null : target;
}
