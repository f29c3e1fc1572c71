import { tapWaterWords } from '@wayfare/wording/tap-water';
import { GuideFacts } from '../guides/guide-facts.tsx';
import { useExchangeRates } from '../money/rates.queries.ts';
import { sumIn } from '../money/sum-in.ts';
import { wholeMoney } from '../money/whole-money.ts';
import { currencyWords, formatMoney } from '../ui/format-money.ts';
import type { OpenedTrip } from '../trips/listed-trip.ts';
import { formatDay } from '../ui/format-date.ts';
import { readerChoices } from '../ui/reader-choices.ts';
import type { TripSheet } from './outline.queries.ts';
import { tripCosts } from './trip-costs.ts';

/** What the trip costs, as far as costs are known. */
export function OutlineCosts({ opened }: { opened: OpenedTrip }) {
  const { lines, total } = tripCosts(opened);
  const { data: known } = useExchangeRates();
  if (lines.length === 0) return null;
  const currency = opened.trip.request.budget?.currency ?? readerChoices().currency;
  const about = known && total.length > 1 ? sumIn(currency, total, known.unitsPerEuro) : null;
  return (
    <section className="mt-14">
      <h2 className="mb-4 text-title">Costs</h2>
      <dl className="figures max-w-xl divide-y divide-line">
        {[...lines, { what: 'All together', sums: total }].map(({ what, sums }) => (
          <div key={what} className="flex justify-between gap-6 py-2 last:font-semibold">
            <dt>{what}</dt>
            <dd className="text-right">{sums.map(formatMoney).join(' + ')}</dd>
          </div>
        ))}
      </dl>
      {about ? (
        <p className="mt-2 max-w-xl text-small text-muted">
          In one currency about {wholeMoney(about.amountCents, about.currency)}, at an indicative rate.
        </p>
      ) : null}
    </section>
  );
}

/** What is good to know of each country of the trip. */
export function OutlineCountries({ countries }: Pick<TripSheet, 'countries'>) {
  if (countries.length === 0) return null;
  return (
    <section className="mt-14">
      <h2 className="mb-4 text-title">Practical facts</h2>
      <div className="grid gap-8">
        {countries.map((country) => (
          <article key={country.code}>
            <h3 className="mb-3 text-lead">{country.name}</h3>
            <GuideFacts
              facts={[
                ['Currency', currencyWords(country.currency)],
                ['Languages', country.languages.join(', ')],
                [
                  'Plugs',
                  [country.plugs.join(', '), country.volts ? `${country.volts} V` : '']
                    .filter(Boolean)
                    .join(' · '),
                ],
                [
                  'Emergency',
                  Object.entries(country.emergency)
                    .map(([service, number]) => (service === 'all' ? number : `${service} ${number}`))
                    .join(' · '),
                ],
                ['Tap water', country.tapWater && tapWaterWords[country.tapWater]],
                ['Driving', country.drivingSide ? `On the ${country.drivingSide}` : undefined],
                ['Tipping', country.tipping],
                ['Entry', country.visaHint],
                ['Good to know', country.goodToKnow],
                [
                  'Public holidays while you are there',
                  country.holidays.map(({ on, name }) => `${formatDay(on)} ${name}`).join(', '),
                ],
              ]}
            />
          </article>
        ))}
      </div>
    </section>
  );
}

/** Ideas and notes: what is not yet, or never will be, part of a day. */
export function OutlineNotes({ trip }: Pick<OpenedTrip, 'trip'>) {
  return (
    <>
      {trip.ideas.length > 0 ? (
        <section className="mt-14">
          <h2 className="mb-4 text-title">Ideas</h2>
          <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
            {trip.ideas.map(({ id, place, note }) => (
              <li key={id}>
                <span className="font-medium">{place.name}</span>
                {note ? (
                  <span className="block text-small whitespace-pre-line text-muted">{note}</span>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {trip.notes ? (
        <section className="mt-14">
          <h2 className="mb-2 text-title">Notes</h2>
          <p className="max-w-2xl whitespace-pre-line">{trip.notes}</p>
        </section>
      ) : null}
    </>
  );
}
