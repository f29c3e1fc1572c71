import { counted } from '@wayfare/wording/words';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { PlanHere } from '../guides/plan-here.tsx';
import { dayColour, type MapPoint } from '../map/map-contents.ts';
import { NearMap } from '../map/near-map.tsx';
import { buttonClass } from '../ui/button.tsx';
import type { Article } from './blogs.queries.ts';

/** The days of an article with their sights; a sight that was renamed or left out is not told. */
const daysOf = ({ days, places }: Article) =>
  days.map(({ title, placeIds }) => ({
    title,
    places: placeIds.flatMap((id) => places.find((place) => place.id === id) ?? []),
  }));

/** What the map shows of the days: their sights, numbered as they are listed. */
const pointsOf = (days: ReturnType<typeof daysOf>): MapPoint[] =>
  days.flatMap(({ title, places }, index) =>
    places.map(({ id, name, latitude, longitude }, at) => ({
      id: `${index}-${id}`,
      dayId: null,
      kind: 'item' as const,
      name,
      detail: `Day ${index + 1}: ${title}`,
      number: String(at + 1),
      colour: dayColour(index),
      place: {
        placeId: id,
        name,
        kind: 'attraction' as const,
        latitude,
        longitude,
        status: 'atlas' as const,
      },
    })),
  );

/** The days that an article tells, on a map and as a list, to be copied as a trip; nothing where it tells none. */
export function ArticleDays({ article }: { article: Article }) {
  const days = useMemo(() => daysOf(article), [article]);
  const contents = useMemo(() => ({ points: pointsOf(days), routes: [], days: [] }), [days]);
  if (days.length === 0) return null;
  const which = article.path.replace('/blog/', '');
  return (
    <section className="mt-12">
      <h2 className="text-title">{counted(days.length, 'day')} to take with you</h2>
      <p className="mt-1 mb-5 text-muted">
        In the order of the article. The copy has times, ways and meals, and follows your dates once you set
        them.
      </p>
      <NearMap label={`Map of ${article.title}`} contents={contents} guidesHere className="h-96" />
      <ol className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {days.map(({ title, places }, index) => (
          <li key={title}>
            <h3 className="flex items-center gap-2 text-lead">
              <span
                aria-hidden="true"
                className="size-3 shrink-0 rounded-full"
                style={{ background: `var(--day-${dayColour(index)})` }}
              />
              Day {index + 1}: {title}
            </h3>
            <ol className="mt-1 leading-loose list-decimal pl-9 text-small">
              {places.map(({ id, name, path }) => (
                <li key={id}>
                  <Link to={path} className="link">
                    {name}
                  </Link>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <PlanHere
        brings={{ article: which }}
        what={article.title}
        mayJoin={false}
        className={`${buttonClass('primary')} mt-6`}
      >
        Copy this trip
      </PlanHere>
    </section>
  );
}
