import { Link } from 'react-router';
import { counted } from '@wayfare/wording/words';
import { buttonClass } from '../ui/button.tsx';
import { formatMinute } from '../ui/format-date.ts';
import { GuideSection } from './guide-facts.tsx';
import { PlanHere } from './plan-here.tsx';
import { useSampleDays, type GuideCity } from './guides.queries.ts';
import { SampleDaysNotes } from './sample-days-notes.tsx';

/** How the first days in a city may go, planned by the planner; nothing where it could not. */
export function SampleDays({ city }: { city: GuideCity }) {
  const { data } = useSampleDays(city.id);
  if (!data || data.days.length === 0) return null;
  return (
    <GuideSection title={data.days.length === 1 ? 'A sample day' : `${data.days.length} sample days`}>
      <SampleDaysNotes told={data} />
      <ol className="grid gap-4 lg:grid-cols-3">
        {data.days.map((day, index) => (
          <li key={day.title} className="rounded-card border border-line bg-surface p-5">
            <h3 className="mb-3 text-lead">{`Day ${index + 1}`}</h3>
            <ol className="grid gap-2 text-small">
              {day.items.map(({ startMinute, title, path }) => (
                <li key={`${startMinute}-${title}`} className="flex gap-3">
                  <span className="figures w-19 shrink-0 whitespace-nowrap text-muted">
                    {formatMinute(startMinute)}
                  </span>
                  {path ? (
                    <Link to={path} className="link">
                      {title}
                    </Link>
                  ) : (
                    <span className="text-muted">{title}</span>
                  )}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <PlanHere
        brings={{ sample: city.id }}
        what={`${counted(data.days.length, 'day')} in ${city.name}`}
        className={`${buttonClass('secondary')} mt-5`}
      >
        Make it yours
      </PlanHere>
    </GuideSection>
  );
}
