import { monthNames } from '../ui/format-date.ts';
import { ClimateChart } from './climate-chart.tsx';
import { DayTripList } from './day-trip-list.tsx';
import { GuideFacts, GuideSection } from './guide-facts.tsx';
import type { CityGuide } from './guides.queries.ts';

const euro = (amount: number) =>
  new Intl.NumberFormat(undefined, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).format(
    amount,
  );

const emergencyText = (numbers: Record<string, string>) =>
  Object.entries(numbers)
    .map(([service, number]) => (service === 'all' ? number : `${service} ${number}`))
    .join(' · ');

const waterWords: Record<string, string> = {
  safe: 'Safe to drink',
  mostly_safe: 'Mostly safe to drink',
  avoid: 'Better avoided',
};

function Practical({ info }: { info: CityGuide }) {
  const { countryInfo: country } = info;
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
          ['Tap water', country.tapWater ? (waterWords[country.tapWater] ?? country.tapWater) : undefined],
          ['Driving', country.drivingSide ? `On the ${country.drivingSide}` : undefined],
          ['Tipping', country.tipping],
          ['Entry', country.visaHint ? `${country.visaHint} Check the official source.` : undefined],
        ]}
      />
      {country.goodToKnow ? <p className="mt-4 text-muted">{country.goodToKnow}</p> : null}
    </>
  );
}

/** A city guide below its sights: season, quarters, getting about, food, day trips, practical facts. */
export function CityGuideBody({ info }: { info: CityGuide }) {
  const months = monthNames();
  return (
    <>
      <GuideSection title="When to go">
        <p className="mb-5">
          Best in {info.bestMonths.map((month) => months[month - 1]).join(', ')}. Most first visits stay{' '}
          {info.typicalNights.least} to {info.typicalNights.most} nights.
        </p>
        <ClimateChart {...info.climate} bestMonths={info.bestMonths} />
      </GuideSection>
      <GuideSection title="Neighbourhoods">
        <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          {info.neighbourhoods.map(({ name, character }) => (
            <li key={name}>
              <h3 className="text-lead">{name}</h3>
              <p className="text-small text-muted">{character}</p>
            </li>
          ))}
        </ul>
      </GuideSection>
      <GuideSection title="Getting around">
        <p className="mb-3">{info.gettingAround}</p>
        <p className="text-muted">{info.fromAirport}</p>
      </GuideSection>
      <GuideSection title="Food and drink">
        <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          {info.food.map(({ name, what }) => (
            <li key={name}>
              <h3 className="text-lead">{name}</h3>
              <p className="text-small text-muted">{what}</p>
            </li>
          ))}
        </ul>
      </GuideSection>
      <DayTripList city={info} />
      <GuideSection title="Good to know">
        <GuideFacts
          facts={[
            [
              'A day for one, with a bed',
              `${euro(info.dailyCostEuro.budget)} plainly, ${euro(info.dailyCostEuro.middle)} in the middle, ${euro(info.dailyCostEuro.comfortable)} in comfort`,
            ],
            ['Safety', info.safety],
            ['Manners', info.etiquette],
          ]}
        />
        <h3 className="mt-8 mb-3 text-lead">{info.countryInfo.name}</h3>
        <Practical info={info} />
      </GuideSection>
    </>
  );
}
