import type { CountryGuide } from '@wayfare/contracts/country-endpoints';
import { counted } from '@wayfare/wording/words';
import { Route } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '../ui/badge.tsx';
import { buttonClass } from '../ui/button.tsx';
import { monthNames } from '../ui/format-date.ts';

type CountryRoute = CountryGuide['routes'][number];

const suitWords: Record<string, string> = {
  beach: 'Beaches',
  family: 'With children',
  food: 'Food',
  history: 'History',
  hiking: 'On foot',
  nature: 'Nature',
  nightlife: 'After dark',
  religion: 'Pilgrimage',
  adventure: 'Adventure',
  wine: 'Wine',
  art: 'Art',
  architecture: 'Architecture',
  wildlife: 'Wildlife',
  photography: 'Photography',
  wellness: 'Wellness',
  rail: 'By rail',
  car: 'By car',
  campervan: 'By campervan',
  bike: 'By bike',
  ferry: 'By ferry',
};

/** `May to October`, `January, February`; the months of a route may run over the turn of the year. */
function monthsInWords(months: readonly number[]) {
  const names = monthNames('long');
  const first = months.find((month) => !months.includes(month === 1 ? 12 : month - 1));
  if (first === undefined) return '';
  const inRow = months.map((_, index) => ((first - 1 + index) % 12) + 1);
  return inRow.every((month) => months.includes(month)) && months.length > 2
    ? `${names[first - 1]} to ${names[inRow.at(-1)! - 1]}`
    : months.map((month) => names[month - 1]).join(', ');
}

/** What the planner is asked for. */
const wishOf = ({ stops }: CountryRoute) =>
  stops.map(({ name, nights }) => `${counted(nights, 'night')} in ${name}`).join(', ');

function RouteCard({ route }: { route: CountryRoute }) {
  const { name, nights, months, suits, stops } = route;
  const when = monthsInWords(months);
  const badges = suits.flatMap((suit) => suitWords[suit] ?? []);
  return (
    <article className="flex h-full flex-col gap-2 rounded-card border border-line bg-surface p-5">
      <h3 className="text-lead leading-snug">{name}</h3>
      <p className="figures text-small text-muted">
        {counted(nights, 'night')}
        {when ? `, ${when}` : ''}
      </p>
      <ol className="flex flex-wrap gap-x-1.5 gap-y-1 text-small">
        {stops.map((stop, index) => (
          <li key={`${index} ${stop.id}`} className="figures">
            {index > 0 ? (
              <span aria-hidden="true" className="mr-1.5 text-muted">
                →
              </span>
            ) : null}
            {stop.name} <span className="text-muted">{stop.nights}</span>
          </li>
        ))}
      </ol>
      {badges.length > 0 ? (
        <p className="flex flex-wrap gap-1.5">
          {badges.map((words) => (
            <Badge key={words}>{words}</Badge>
          ))}
        </p>
      ) : null}
      <Link
        to={`/create?${new URLSearchParams({ ask: wishOf(route) })}`}
        aria-label={`Plan this: ${name}`}
        className={`${buttonClass()} mt-auto self-start`}
      >
        <Route aria-hidden="true" size={17} /> Plan this
      </Link>
    </article>
  );
}

/** The routes that people take through a country, the short ones first. */
export const CountryRoutes = ({ routes }: { routes: readonly CountryRoute[] }) => (
  <ul className="grid gap-4 sm:grid-cols-2">
    {routes.map((route) => (
      <li key={route.name}>
        <RouteCard route={route} />
      </li>
    ))}
  </ul>
);
