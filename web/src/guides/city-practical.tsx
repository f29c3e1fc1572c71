import { tapWaterWords } from '@wayfare/wording/tap-water';
import { formatDay } from '../ui/format-date.ts';
import { formatEuro } from '../ui/format-money.ts';
import { GuideFacts, GuideSection } from './guide-facts.tsx';
import type { CityGuide } from './guides.queries.ts';

const emergencyText = (numbers: Record<string, string>) =>
  Object.entries(numbers)
    .map(([service, number]) => (service === 'all' ? number : `${service} ${number}`))
    .join(' · ');

function Holidays({ holidays }: { holidays: CityGuide['countryInfo']['holidays'] }) {
  if (holidays.length === 0) return null;
  return (
    <details className="mt-4">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-small font-semibold text-primary-ink hover:underline">
        Public holidays this year
      </summary>
      <ul className="mt-2 grid gap-x-8 gap-y-1 text-small sm:grid-cols-2">
        {holidays.map(({ on, name }) => (
          <li key={`${on}-${name}`} className="flex gap-3">
            <span className="figures w-28 shrink-0 text-muted">{formatDay(on)}</span>
            {name}
          </li>
        ))}
      </ul>
    </details>
  );
}

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
      <h3 className="mt-8 mb-3 text-lead">{country.name}</h3>
      <GuideFacts
        facts={[
          ['Currency', country.currency],
          ['Languages', country.languages.join(', ')],
          [
            'Plugs',
            [country.plugs.join(', '), country.volts ? `${country.volts} V` : ''].filter(Boolean).join(' · '),
          ],
          ['Emergency', emergencyText(country.emergency)],
          ['Tap water', country.tapWater && tapWaterWords[country.tapWater]],
          ['Driving', country.drivingSide ? `On the ${country.drivingSide}` : undefined],
          ['Tipping', country.tipping],
          ['Entry', country.visaHint],
        ]}
      />
      {country.goodToKnow ? <p className="mt-4 text-muted">{country.goodToKnow}</p> : null}
      <Holidays holidays={country.holidays} />
    </GuideSection>
  );
}
