import { monthSpans } from '@wayfare/wording/month-spans';
import { monthNames } from '../ui/format-date.ts';
import { CityActivities } from './city-activities.tsx';
import { CityArticles } from './city-articles.tsx';
import { CityFeasts } from './city-feasts.tsx';
import { CityPractical } from './city-practical.tsx';
import { CityWishes } from './city-wishes.tsx';
import type { Question } from './city-questions.ts';
import { ClimateChart } from './climate-chart.tsx';
import { DayTripList } from './day-trip-list.tsx';
import { GuideSection } from './guide-facts.tsx';
import type { Attraction, CityGuide } from './guides.queries.ts';
import { NoteList } from './note-list.tsx';
import { SampleDays } from './sample-days.tsx';
import { stayLength } from './stay-length.ts';

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

interface CityGuideBodyProps {
  info: CityGuide;
  attractions: readonly Attraction[];
  questions: readonly Question[];
}

/** A city guide below its sights: season, sample days, quarters, getting about, food, day trips, practical facts. */
export function CityGuideBody({ info, attractions, questions }: CityGuideBodyProps) {
  const months = monthNames('long');
  const best = monthSpans(info.bestMonths, (month) => months[month - 1] ?? '');
  return (
    <>
      <GuideSection id="when" title="When to go">
        <p className="mb-5">
          The best months are usually {best}. Most first visits stay {stayLength(info.typicalNights)}.
        </p>
        <div className="mb-8 empty:hidden">
          <NoteList
            notes={info.notes}
            topics={[
              ['when', 'Seasons'],
              ['feast', 'Festivals and full weeks'],
            ]}
          />
        </div>
        <ClimateChart {...info.climate} bestMonths={info.bestMonths} />
        <CityFeasts feasts={info.feasts} />
      </GuideSection>
      <SampleDays city={info} />
      <GuideSection id="quarters" title="Neighbourhoods">
        <NamedList entries={info.neighbourhoods.map(({ name, character }) => ({ name, text: character }))} />
      </GuideSection>
      <GuideSection id="around" title="Getting around">
        <NoteList
          notes={{ ...info.notes, arriving: info.fromAirport, within: info.gettingAround }}
          topics={[
            ['arriving', 'From the airport'],
            ['within', 'In the city'],
            ['transfer', 'More on arriving'],
            ['around', 'Tickets and passes'],
            ['between', 'Going on'],
            ['drive', 'Driving'],
            ['luggage', 'Luggage'],
          ]}
        />
      </GuideSection>
      <GuideSection id="food" title="Food and drink">
        <NamedList entries={info.food.map(({ name, what }) => ({ name, text: what }))} />
        <div className="mt-8 empty:hidden">
          <NoteList
            notes={info.notes}
            topics={[
              ['food', 'What to know'],
              ['eat', 'How one eats'],
              ['night', 'Evenings'],
            ]}
          />
        </div>
      </GuideSection>
      <CityWishes city={info} attractions={attractions} />
      <DayTripList city={info} />
      <CityPractical info={info} />
      <CityActivities city={info} />
      <GuideSection id="questions" title="Questions people ask">
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
