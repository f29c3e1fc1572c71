import { Link } from 'react-router';
import { countryPath } from '../places/place-path.ts';
import { formatEuro } from '../ui/format-money.ts';
import { CountryFacts } from './country-facts.tsx';
import { GuideFacts, GuideSection } from './guide-facts.tsx';
import type { CityGuide } from './guides.queries.ts';
import { NoteList } from './note-list.tsx';

/** What one should know of a city and its country before going: money, safety, plugs, numbers, holidays. */
export function CityPractical({ info }: { info: CityGuide }) {
  const { dailyCostEuro: cost, countryInfo: country } = info;
  return (
    <GuideSection id="practical" title="Good to know">
      <GuideFacts
        facts={[
          [
            'A day for one, a room included',
            `${formatEuro(cost.budget)} on a budget, ${formatEuro(cost.middle)} mid-range, ${formatEuro(cost.comfortable)} in comfort`,
          ],
          ['Safety', info.safety],
          ['Manners', info.etiquette],
        ]}
      />
      <div className="mt-8 empty:hidden">
        <NoteList
          notes={info.notes}
          topics={[
            ['tickets', 'To book ahead'],
            ['cost', 'What things cost'],
            ['money', 'Cash and cards'],
            ['shop', 'Shops'],
            ['safety', 'Where to take care'],
            ['customs', 'More on manners'],
            ['laws', 'Laws'],
            ['health', 'Health'],
            ['access', 'Steps and wheels'],
            ['language', 'Language'],
            ['phone', 'Phone and internet'],
            ['pack', 'What to pack'],
            ['visa', 'Entry'],
          ]}
        />
      </div>
      <h3 className="mt-8 mb-3 text-lead">
        <Link to={countryPath(country.slug)} className="link">
          {country.name}
        </Link>
      </h3>
      <CountryFacts country={country} />
    </GuideSection>
  );
}
