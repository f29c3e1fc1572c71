import { countriesByRegion, featuredRegions } from '../../data/featured-regions.ts';
import type { FeaturedRegion } from '../../data/featured-regions.ts';

const regionByCountry = new Map<string, FeaturedRegion>();
for (const region of featuredRegions) {
  if (region === 'others') continue;
  for (const code of countriesByRegion[region].split(' ')) regionByCountry.set(code, region);
}

/** The featured region of a country (ISO code in either case). */
export function featuredRegionOf(countryCode: string): FeaturedRegion {
  return regionByCountry.get(countryCode.toLowerCase()) ?? 'others';
}
