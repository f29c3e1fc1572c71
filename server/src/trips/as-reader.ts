import type { Plan, PlanDay } from '@wayfare/contracts/plan';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import { readerView } from '@wayfare/contracts/reader-view';
import type { Shows } from '@wayfare/contracts/trip-endpoints';
import type { Trip } from '@wayfare/contracts/trip';
import type { TripRecord } from './trip-record.ts';

type Views = ReturnType<typeof readerView>;
const views = new Map<string, Views>();

function viewOf(shows: Shows): Views {
  const key = `${shows.costs} ${shows.notes} ${shows.bookings}`;
  const view = views.get(key) ?? readerView(shows);
  views.set(key, view);
  return view;
}

const spot = ({ latitude, longitude }: PlaceRef) => `${latitude} ${longitude}`;

/** Days begin and end where one sleeps: a reader who does not get the lodging gets the town in its place. */
function withoutLodging(plan: Plan, { stops }: Trip): Plan {
  const beds = new Map(stops.flatMap(({ lodging, place }) => (lodging ? [[spot(lodging), place]] : [])));
  const towns = new Map(stops.map(({ id, place }) => [id, place]));
  const shownOn = (day: PlanDay, place: PlaceRef | null) => {
    if (place === null) return null;
    const town = beds.get(spot(place));
    // A bed that was set for one day stands at no stop.
    return town ?? (place.kind === 'lodging' ? (towns.get(day.stopId ?? '') ?? null) : place);
  };
  return {
    ...plan,
    days: plan.days.map((day) => ({
      ...day,
      base: shownOn(day, day.base),
      endBase: shownOn(day, day.endBase),
      items: day.items.map((item) => {
        const place = beds.get(item.place ? spot(item.place) : '') ?? item.place;
        return place === item.place || !place ? item : { ...item, place, title: place.name };
      }),
    })),
  };
}

/** A trip as a reader gets it, by the allowlist of the contract: what the owner keeps back is not in it at all. */
export function asReader(record: TripRecord, shows: Shows): TripRecord {
  const view = viewOf(shows);
  const { trip, plan } = record;
  return {
    ...record,
    trip: view.trip.parse(trip) as unknown as Trip,
    plan: view.plan.parse(plan && !shows.bookings ? withoutLodging(plan, trip) : plan) as Plan | null,
  };
}
