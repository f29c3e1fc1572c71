import type { FeaturedRegion } from '@wayfare/contracts/vocabulary';

/** The region pages of the featured trips: path, region asked for, name on the page. Without a region: no filter. */
export const featuredRegions: readonly { path: string; region?: FeaturedRegion; name: string }[] = [
  { path: '/featured-trips', name: 'All' },
  { path: '/featured-trips/asia', region: 'asia', name: 'Asia' },
  { path: '/featured-trips/europe', region: 'europe', name: 'Europe' },
  { path: '/featured-trips/north-america', region: 'north america', name: 'North America' },
  {
    path: '/featured-trips/central-south-america',
    region: 'central & south america',
    name: 'Central & South America',
  },
  { path: '/featured-trips/oceania', region: 'oceania', name: 'Oceania' },
  { path: '/featured-trips/others', region: 'others', name: 'Others' },
];
