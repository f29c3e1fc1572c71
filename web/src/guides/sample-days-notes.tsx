import { Fragment } from 'react';
import { Link } from 'react-router';
import { monthNames, weekdayNames } from '../ui/format-date.ts';
import type { useSampleDays } from './guides.queries.ts';

type Told = NonNullable<ReturnType<typeof useSampleDays>['data']>;

/** So many days of the week are more shortly said by the others. */
const many = 5;

const either = (words: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words);

/** On which days of the week the days can begin for every door to be open; nothing where any will do. */
function dayToBegin({ beginOn }: Told): string {
  if (beginOn.length === 0) return '';
  const names = weekdayNames();
  if (beginOn.length < many)
    return ` Day 1 is best a ${either(beginOn.map((day) => names[day]!))}: on other days a door here is shut.`;
  const others = names.filter((_, day) => !beginOn.includes(day));
  return ` Day 1 is best not a ${either(others)}: a door here is shut then.`;
}

/** What sample days keep to, and which of the first sights they go without. */
export function SampleDaysNotes({ told }: { told: Told }) {
  const { month, leftOut } = told;
  return (
    <div className="mb-5 grid gap-2 text-muted">
      <p>
        {month === null
          ? 'Planned from opening hours and travel times.'
          : `Planned from the opening hours of ${monthNames('long')[month - 1]} and travel times.`}
        {dayToBegin(told)} Yours will follow your dates and wishes.
      </p>
      {leftOut.length > 0 && (
        <p>
          Not in these days, for want of time or of open doors:{' '}
          {leftOut.map(({ name, path }, index) => (
            <Fragment key={name}>
              {index > 0 && ', '}
              {path ? (
                <Link to={path} className="link">
                  {name}
                </Link>
              ) : (
                name
              )}
            </Fragment>
          ))}
          .
        </p>
      )}
    </div>
  );
}
