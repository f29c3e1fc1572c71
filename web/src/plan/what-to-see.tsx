import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay } from '@wayfare/contracts/plan';
import { useMemo, useState } from 'react';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { formatDay } from '../ui/format-date.ts';
import { boxClass } from '../ui/field.tsx';
import { AddedNote, type Added } from './added-note.tsx';
import { FoundElsewhere } from './found-elsewhere.tsx';
import { OfferFilters, noFilter } from './offer-filters.tsx';
import { OfferList } from './offer-list.tsx';
import { IdeaRows } from './idea-rows.tsx';
import { offersForDay, samePlace } from './offers-for-day.ts';
import { usePlanDocument } from './plan-actions.ts';
import { searchOffers } from './search-offers.ts';
import { useWhatToSee } from './see.queries.ts';
import { useAddPlace } from './use-add-place.ts';

/** What the search is asked for stations with. */
const stationWish = 'train station near here';

interface WhatToSeeProps {
  day: PlanDay;
  /** Whether a row can be dragged into a day. */
  draggable: boolean;
  onDay: (dayId: string) => void;
}

/** The city of a day: where one stays then, else where the day begins. */
function cityOf(day: PlanDay, stops: readonly { id: string; place: PlaceRef }[]): PlaceRef | null {
  const place = stops.find(({ id }) => id === day.stopId)?.place ?? day.base;
  return place ?? null;
}

/** All there is to see, eat and stroll through in the city of a day, what suits these travellers best first. */
export default function WhatToSee({ day, draggable, onDay }: WhatToSeeProps) {
  const { trip, plan } = usePlanDocument();
  const days = useMemo(() => plan?.days ?? [], [plan]);
  const city = cityOf(day, trip.stops);
  const asked = useWhatToSee(city, day, trip);
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState(noFilter);
  const [added, setAdded] = useState<Added | null>(null);
  const addPlace = useAddPlace(day);
  const add = (place: PlaceRef, isIdea = false) =>
    addPlace(place, {
      isIdea,
      onAdded: (name, cost) => setAdded({ name, cost, day: days.findIndex(({ id }) => id === day.id) + 1 }),
    });
  const rows = useMemo(() => {
    if (!city) return [];
    const offered = offersForDay(asked.data ?? [], { city, day, days, filter });
    if (typed.trim() !== '') return searchOffers(offered, typed, city.name);
    // The ideas stand above.
    return offered.filter(({ offer }) => !trip.ideas.some(({ place }) => samePlace(place, offer.place)));
  }, [asked.data, city, day, days, filter, trip.ideas, typed]);
  const nameOf = (dayId: string) => {
    const one = days.find(({ id }) => id === dayId);
    return one && cityOf(one, trip.stops)?.name;
  };
  const searching = typed.trim() !== '';
  return (
    <div className="grid gap-3">
      <select
        aria-label="The day to look for"
        value={day.id}
        onChange={(event) => onDay(event.target.value)}
        className={boxClass}
      >
        {days.map(({ id, on }, index) => (
          <option key={id} value={id}>
            {[`Day ${index + 1}`, on && formatDay(on), nameOf(id)].filter(Boolean).join(', ')}
          </option>
        ))}
      </select>
      <SearchField
        label={`Search in ${city?.name ?? 'this city'}`}
        placeholder="Ramen, museums near here"
        value={typed}
        onChange={setTyped}
      />
      <OfferFilters
        filter={filter}
        onFilter={setFilter}
        dated={day.on !== null}
        stations={{
          on: typed === stationWish,
          flip: () => setTyped(typed === stationWish ? '' : stationWish),
        }}
      />
      <AddedNote added={added} />
      {searching ? null : <IdeaRows draggable={draggable} day={day} onAdd={(place) => add(place, true)} />}
      {asked.isError ? (
        <ErrorInPlace title="This city cannot be looked up right now." onRetry={() => void asked.refetch()} />
      ) : null}
      {asked.isLoading ? <Skeleton className="h-96" /> : null}
      {asked.data ? (
        <OfferList
          rows={rows}
          nothing={
            searching
              ? `Nothing more of ${city?.name ?? 'this city'} in our atlas fits that.`
              : 'Nothing more that fits. Take a filter away to see more.'
          }
          dayId={day.id}
          draggable={draggable}
          onAdd={(place) => add(place)}
        />
      ) : null}
      {searching ? <FoundElsewhere typed={typed} day={day} city={city} shown={rows} onAdd={add} /> : null}
    </div>
  );
}
