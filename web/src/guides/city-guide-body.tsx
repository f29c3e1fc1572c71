import { monthNames } from '../ui/format-date.ts';
import { CityActivities } from './city-activities.tsx';
import { CityArticles } from './city-articles.tsx';
import { CityPractical } from './city-practical.tsx';
import type { Question } from './city-questions.ts';
import { ClimateChart } from './climate-chart.tsx';
import { DayTripList } from './day-trip-list.tsx';
import { GuideSection } from './guide-facts.tsx';
import type { CityGuide } from './guides.queries.ts';
import { SampleDays } from './sample-days.tsx';

/** Named things with a sentence each, in two columns. */
function NamedList({ entries }: { entries: readonly { name: string; text: string }[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {entries.map(({ name, text }) => (
        <li key={name}>
          <h3 className="text-lead">{name}</h3>
          <p className="text-small text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** A city guide below its sights: season, sample days, quarters, getting about, food, day trips, practical facts. */
export function CityGuideBody({ info, questions }: { info: CityGuide; questions: readonly Question[] }) {
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
      <SampleDays city={info} />
      <GuideSection title="Neighbourhoods">
        <NamedList entries={info.neighbourhoods.map(({ name, character }) => ({ name, text: character }))} />
      </GuideSection>
      <GuideSection title="Getting around">
        <p className="mb-3">{info.gettingAround}</p>
        <p className="text-muted">{info.fromAirport}</p>
      </GuideSection>
      <GuideSection title="Food and drink">
        <NamedList entries={info.food.map(({ name, what }) => ({ name, text: what }))} />
      </GuideSection>
      <DayTripList city={info} />
      <CityPractical info={info} />
      <CityActivities city={info} />
      <GuideSection title="Questions people ask">
        <div className="divide-y divide-line rounded-card border border-line bg-surface px-5">
          {questions.map(({ question, answer }) => (
            <details key={question}>
              <summary className="flex min-h-12 cursor-pointer items-center py-2 font-semibold">
                {question}
              </summary>
              <p className="pb-4 text-small text-muted">{answer}</p>
            </details>
          ))}
        </div>
      </GuideSection>
      <CityArticles city={info} />
    </>
  );
}
