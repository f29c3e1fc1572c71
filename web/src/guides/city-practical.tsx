import { Link } from 'react-router';
import { countryPath } from '../places/place-path.ts';
import { formatEuro } from '../ui/format-money.ts';
import { CountryFacts } from './country-facts.tsx';
import { GuideFacts, GuideSection } from './guide-facts.tsx';
import type { CityGuide } from './guides.queries.ts';

/** What one should know of a city and its country before going: money, safety, plugs, numbers, holidays. */
export function CityPractical({ info }: { info: CityGuide }) {
  const { dailyCostEuro: cost, countryInfo: country } = info;
  return (
    <GuideSection title="Good to know">
      <GuideFacts
        facts={[
          [
            'A day for one, with a bed',
            `${formatEuro(cost.budget)} plainly, ${formatEuro(cost.middle)} in the middle, ${formatEuro(cost.comfortable)} in comfort`,
          ],
          ['Safety', info.safety],
          ['Manners', info.etiquette],
        ]}
      />
      <h3 className="mt-8 mb-3 text-lead">
        <Link to={countryPath(country.slug)} className="link">
          {country.name}
        </Link>
      </h3>
      <CountryFacts country={country} />
    </GuideSection>
  );
}
