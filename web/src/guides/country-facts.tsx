import { tapWaterWords } from '@wayfare/wording/tap-water';
import { counted } from '@wayfare/wording/words';
import { formatDay } from '../ui/format-date.ts';
import { currencyWords } from '../ui/format-money.ts';
import { GuideFacts } from './guide-facts.tsx';
import type { CityGuide } from './guides.queries.ts';
import { holidayRows } from './holiday-rows.ts';

type Country = CityGuide['countryInfo'];

const emergencyText = (numbers: Record<string, string>) =>
  Object.entries(numbers)
    .map(([service, number]) => (service === 'all' ? number : `${service} ${number}`))
    .join(' · ');

function Holidays({ holidays }: Pick<Country, 'holidays'>) {
  if (holidays.length === 0) return null;
  return (
    <details className="mt-4">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-small font-semibold text-primary-ink hover:underline">
        Public holidays this year and next
      </summary>
      {holidayRows(holidays).map(([year, rows]) => (
        <section key={year} className="mt-2">
          <h4 className="figures text-small font-semibold">{year}</h4>
          <ul className="mt-1 grid gap-x-8 gap-y-1 text-small sm:grid-cols-2">
            {rows.map(({ on, name, days }) => (
              <li key={`${on}-${name}`} className="flex gap-3">
                <span className="figures w-28 shrink-0 text-muted">{formatDay(on)}</span>
                {days > 1 ? `${name}, ${counted(days, 'day')}` : name}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}

/** A country in short: money, plugs, numbers to call, entry, holidays. */
export function CountryFacts({ country }: { country: Country }) {
  return (
    <>
      <GuideFacts
        facts={[
          ['Currency', currencyWords(country.currency)],
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
    </>
  );
}
