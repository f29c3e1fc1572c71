import { CalendarDays, MapPin, Moon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatRange } from '../ui/format-date.ts';
import { counted } from '@wayfare/wording/words';
import type { ListedTrip } from './listed-trip.ts';
import { PlacePicture } from '../pictures/place-picture.tsx';

interface TripCardProps {
  trip: ListedTrip;
  to: string;
  badge?: ReactNode;
  actions?: ReactNode;
  /** The heading's level where the card stands under a section's own heading. */
  level?: 'h2' | 'h3';
}

const routeOf = (names: readonly string[]) =>
  names.length > 4 ? `${names.slice(0, 3).join(' · ')} and ${names.length - 3} more` : names.join(' · ');

/** A trip at a glance: cover, name, dates, cities, nights, and what can be done with it. */
export function TripCard({ trip, to, badge, actions, level: Heading = 'h2' }: TripCardProps) {
  const cities = trip.cities.map(({ name }) => name);
  return (
    <article className="group relative flex flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card transition-shadow duration-200 hover:shadow-lift">
      <PlacePicture
        placeId={trip.cities[0]?.placeId}
        seed={trip.cities[0]?.name ?? trip.tripName}
        className="aspect-[16/9] w-full"
      />
      {badge ? <div className="absolute top-3 left-3">{badge}</div> : null}
      <div className="flex flex-1 flex-col gap-1.5 p-5 pb-4">
        <Heading className="text-lead leading-snug">
          <Link
            to={to}
            className="text-ink no-underline after:absolute after:inset-x-0 after:top-0 after:aspect-[16/9] group-hover:text-primary-ink"
          >
            {trip.tripName}
          </Link>
        </Heading>
        {cities.length > 0 ? (
          <p className="flex items-start gap-2 text-small text-muted">
            <MapPin aria-hidden="true" size={16} className="mt-1 shrink-0" />
            {routeOf(cities)}
          </p>
        ) : null}
        <p className="figures flex flex-wrap gap-x-4 gap-y-1 text-small text-muted">
          {trip.startOn ? (
            <span className="inline-flex items-center gap-2">
              <CalendarDays aria-hidden="true" size={16} />
              {formatRange(trip.startOn, trip.endOn ?? trip.startOn)}
            </span>
          ) : null}
          <span className="inline-flex items-center gap-2">
            <Moon aria-hidden="true" size={16} />
            {counted(trip.nights, 'night')}
          </span>
        </p>
        {actions ? <div className="-mx-2 mt-auto -mb-1 flex items-center pt-2">{actions}</div> : null}
      </div>
    </article>
  );
}
