import table from '../../data/tables/featured-regions.json' with { type: 'json' };

/** The regions that featured trips and guides are filed under. */
export const featuredRegions = [
  'asia',
  'europe',
  'north america',
  'central & south america',
  'oceania',
  'others',
] as const;
export type FeaturedRegion = (typeof featuredRegions)[number];

const regionByCountry = new Map<string, FeaturedRegion>();
for (const region of featuredRegions) {
  if (region === 'others') continue;
  for (const code of table[region]) regionByCountry.set(code, region);
}

/** The featured region of a country (ISO code in either case). */
export function featuredRegionOf(countryCode: string): FeaturedRegion {
  return regionByCountry.get(countryCode.toLowerCase()) ?? 'others';
}
