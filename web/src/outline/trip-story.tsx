import { ChevronDown } from 'lucide-react';
import type { NamedPlace } from '../pictures/place-pictures.tsx';
import { PictureRow } from '../pictures/picture-row.tsx';
import type { OpenedTrip } from '../trips/listed-trip.ts';
import { type TripDay, tripDays } from '../trips/trip-days.ts';
import { dayStory } from './day-story.ts';
import { OutlineDay } from './outline-day.tsx';
import type { TripSheet } from './outline.queries.ts';
import { storyFacts } from './story-facts.ts';

type Opened = Pick<OpenedTrip, 'trip' | 'plan'>;

const picturesADay = 3;

/** The sights that a day is shown by. */
function shownPlaces({ items }: TripDay): NamedPlace[] {
  const places = items.flatMap(({ kind, place }) =>
    kind === 'visit' && place?.placeId ? [{ id: place.placeId, name: place.name }] : [],
  );
  return [...new Map(places.map((place) => [place.id, place])).values()].slice(0, picturesADay);
}

/** All places that the story of a trip shows. */
export const storyPlaces = ({ trip, plan }: Opened): NamedPlace[] => [
  ...trip.stops
    .slice(0, 1)
    .flatMap(({ place }) => (place.placeId ? [{ id: place.placeId, name: place.name }] : [])),
  ...tripDays(trip, plan).flatMap(shownPlaces),
];

/** What a trip is, in a few lines: for whom, when, for how much. */
export function StoryHead({ trip }: Pick<OpenedTrip, 'trip'>) {
  return (
    <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
      {trip.notes ? <p className="max-w-prose text-lead whitespace-pre-line">{trip.notes}</p> : null}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-y border-line py-5 sm:grid-cols-3">
        {storyFacts(trip as Parameters<typeof storyFacts>[0]).map(([name, value]) => (
          <div key={name}>
            <dt className="text-fine font-semibold text-muted">{name}</dt>
            <dd className="text-small first-letter:uppercase">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface StoryDaysProps extends Opened {
  mapOf: (dayId: string) => TripSheet['days'][number]['map'] | undefined;
}

/** Each day as a paragraph with pictures of its sights; its hours and its map unfold. */
export function StoryDays({ trip, plan, mapOf }: StoryDaysProps) {
  return (
    <ol className="grid gap-14">
      {tripDays(trip, plan).map((day) => {
        const planned = plan?.days.find(({ id }) => id === day.id);
        const places = shownPlaces(day);
        const sentences = dayStory({ items: [...day.items] }, day.number);
        return (
          <li key={day.id}>
            <h3 className="text-title">
              Day {day.number}
              {day.city ? <span className="text-muted"> · {day.city}</span> : null}
            </h3>
            {places.length > 0 ? (
              <div className="mt-4">
                <PictureRow places={places} />
              </div>
            ) : null}
            <p className="mt-4 max-w-prose text-body leading-relaxed">
              {sentences.map(({ text }) => text).join(' ')}
            </p>
            {day.items.length > 0 ? (
              <details className="group mt-3">
                <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-small font-semibold text-primary-ink">
                  Hour by hour
                  <ChevronDown aria-hidden="true" size={16} className="group-open:rotate-180" />
                  <span className="sr-only">, day {day.number}</span>
                </summary>
                <ol className="mt-3">
                  <OutlineDay day={day} plan={planned} map={mapOf(day.id)} />
                </ol>
              </details>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
