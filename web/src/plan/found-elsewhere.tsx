import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay } from '@wayfare/contracts/plan';
import { metersBetween } from '@wayfare/almanac/distance';
import { Plus } from 'lucide-react';
import { withDetails, type FoundPlace } from '../places/places.queries.ts';
import { spots } from '../places/place-kinds.ts';
import { aroundDay } from '../places/trip-places.ts';
import { useFoundPlaces } from '../places/use-found-places.ts';
import { Badge } from '../ui/badge.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { samePlace, type DayOffer } from './offers-for-day.ts';
import { usePlanDocument } from './plan-actions.ts';

/** What lies further from the city than that is not meant on one of its days. */
const reachMeters = 120_000;

interface FoundElsewhereProps {
  typed: string;
  day: PlanDay;
  city: PlaceRef | null;
  /** What stands above already. */
  shown: readonly DayOffer[];
  onAdd: (place: PlaceRef) => void;
}

/** What a search finds near the day beyond what the guide of its city has: own places, restaurants, stations, streets. */
export function FoundElsewhere({ typed, day, city, shown, onAdd }: FoundElsewhereProps) {
  const document = usePlanDocument();
  const near = day.base ?? city;
  const found = useFoundPlaces({ typed, kinds: spots, around: aroundDay(document, near, day.on) });
  const isHere = ({ place }: FoundPlace) =>
    (near === null || metersBetween(near, place) < reachMeters) &&
    !shown.some(({ offer }) => samePlace(offer.place, place));
  const groups = found.groups
    .map(({ title, places }) => ({ title: title || 'By that name', places: places.filter(isHere) }))
    .filter(({ places }) => places.length > 0);
  /** The number of the day that goes there already. */
  const plannedOn = ({ place }: FoundPlace) =>
    (document.plan?.days ?? []).findIndex(({ items }) =>
      items.some((item) => item.place && samePlace(item.place, place)),
    ) + 1;
  const add = async (place: FoundPlace) => onAdd((await withDetails(place)).place);
  return (
    <div className="grid gap-3">
      {groups.map(({ title, places }) => (
        <section key={title} aria-label={title}>
          <h3 className="font-sans text-fine font-semibold text-muted">{title}</h3>
          <ul>
            {places.map((place) => (
              <li key={place.id} className="flex items-center gap-2 border-b border-line last:border-0">
                <span className="min-w-0 flex-1 py-1.5">
                  <span className="block text-small font-medium wrap-anywhere">{place.name}</span>
                  <span className="block truncate text-fine text-muted">{place.detail}</span>
                </span>
                {plannedOn(place) > 0 ? (
                  <Badge tone="green">In day {plannedOn(place)}</Badge>
                ) : (
                  <IconButton
                    label={`Add ${place.name}`}
                    icon={<Plus size={20} />}
                    onClick={() => void add(place)}
                    className="text-primary-ink"
                  />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {found.searching || found.searchingOutside ? (
        <p role="status" className="text-small text-muted">
          Looking further…
        </p>
      ) : null}
    </div>
  );
}
