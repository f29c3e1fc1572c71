import { FeaturedTripsPage } from '../featured/featured-trips-page.tsx';
import { useIsMobile } from '../ui/use-media-query.ts';
import { HomePage } from './home-page.tsx';

/** The first page: the featured trips of all regions on a phone, the home page otherwise. */
export function FirstPage() {
  return useIsMobile() ? <FeaturedTripsPage region="all" /> : <HomePage />;
}
