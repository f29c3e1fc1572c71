import { tapWaterWords } from '@wayfare/wording/tap-water';
import { formatDay } from '../ui/format-date.ts';
import { GuideFacts } from './guide-facts.tsx';
import type { CityGuide } from './guides.queries.ts';

type Country = CityGuide['countryInfo'];

const emergencyText = (numbers: Record<string, string>) =>
  Object.entries(numbers)
    .map(([service, number]) => (service === 'all' ? number : `${service} ${number}`))
    .join(' · ');

function Holidays({ title, holidays }: { title: string; holidays: Country['holidays'] }) {
  if (holidays.length === 0) return null;
  return (
    <details className="mt-4">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-small font-semibold text-primary-ink hover:underline">
        {title}
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

interface CountryFactsProps {
  country: Country;
  /** Those of the year after. */
  nextHolidays?: Country['holidays'];
}

/** A country in short: money, plugs, numbers to call, entry, holidays. */
export function CountryFacts({ country, nextHolidays = [] }: CountryFactsProps) {
  return (
    <>
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
      <Holidays title="Public holidays this year" holidays={country.holidays} />
      <Holidays title="Public holidays next year" holidays={nextHolidays} />
    </>
  );
}
