import { counted } from '@wayfare/wording/words';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { countryPath } from '../places/place-path.ts';
import { Button } from '../ui/button.tsx';
import { CityCard } from './city-card.tsx';
import type { CityRegion } from './group-cities.ts';

/** Where a region begins on the page, for links to it. */
export const regionId = (region: string) => region.toLowerCase().replace(/[^a-z]+/g, '-');

/** A region of the list of guides: its countries, its best known cities, and all of them when asked. */
export function RegionGuides({
  region: { region, best, countries },
  whole,
  onAll,
}: {
  region: CityRegion;
  whole: boolean;
  onAll: () => void;
}) {
  const [all, setAll] = useState(false);
  const cities = countries.flatMap((country) => country.cities);
  const isCut = !whole && !all && cities.length > best.length;
  return (
    <section id={regionId(region)} className="mb-12 scroll-mt-24">
      <h2 className="mb-4 border-b border-line pb-2 text-title capitalize">{region}</h2>
      <ul className="mb-5 flex flex-wrap gap-x-4 gap-y-1 text-small">
        {countries.map(({ country, slug, cities: ofCountry }) => (
          <li key={slug}>
            <Link
              to={countryPath(slug)}
              className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11"
            >
              {country}
            </Link>{' '}
            <span className="figures text-muted">{ofCountry.length}</span>
          </li>
        ))}
      </ul>
      <ul className="grid grid-cols-1 gap-5 xs:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
        {(isCut ? best : cities).map((city) => (
          <li key={city.id}>
            <CityCard city={city} />
          </li>
        ))}
      </ul>
      {isCut ? (
        <Button
          className="mt-5"
          onClick={() => {
            setAll(true);
            onAll();
          }}
        >
          <ChevronDown aria-hidden="true" size={18} /> Show all {counted(cities.length, 'guide')}
        </Button>
      ) : null}
    </section>
  );
}
