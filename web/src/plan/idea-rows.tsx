import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay } from '@wayfare/contracts/plan';
import { metersBetween } from '@wayfare/almanac/distance';
import { Lightbulb, Plus } from 'lucide-react';
import { formatDistance } from '../ui/format-distance.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { OfferHandle } from './offer-row.tsx';
import { usePlanDocument } from './plan-actions.ts';

interface IdeaRowsProps {
  day: PlanDay;
  draggable: boolean;
  onAdd: (place: PlaceRef) => void;
}

/** The ideas of the trip, those near the day first. */
export function IdeaRows({ day, draggable, onAdd }: IdeaRowsProps) {
  const { ideas } = usePlanDocument().trip;
  if (ideas.length === 0) return null;
  const from = day.base ?? day.items.find(({ place }) => place)?.place ?? null;
  const far = (place: PlaceRef) => (from ? metersBetween(from, place) : 0);
  return (
    <section aria-labelledby="saved-heading" className="rounded-control bg-sunken px-3 py-2">
      <h3 id="saved-heading" className="font-sans text-fine font-semibold text-muted">
        Saved for later
      </h3>
      <ul>
        {ideas
          .toSorted((left, right) => far(left.place) - far(right.place))
          .map(({ id, place, note }) => (
            <li
              key={id}
              {...(draggable && { 'data-offer-id': id, 'data-for-day': day.id })}
              className="-mr-2 flex items-center gap-1 data-lifted:opacity-40"
            >
              <Lightbulb aria-hidden="true" size={16} className="shrink-0 text-amber" />
              <span className="min-w-0 flex-1">
                <span className="block text-small font-medium wrap-anywhere">{place.name}</span>
                <span className="figures block truncate text-fine text-muted">
                  {[from && formatDistance(Math.max(50, far(place))), note].filter(Boolean).join(' · ')}
                </span>
              </span>
              <IconButton
                label={`Add ${place.name}`}
                icon={<Plus size={20} />}
                onClick={() => onAdd(place)}
                className="text-primary-ink"
              />
              {draggable ? <OfferHandle name={place.name} /> : null}
            </li>
          ))}
      </ul>
    </section>
  );
}
