import type { Shows } from '@wayfare/contracts/trip-endpoints';
import type { TripRecord } from './trip-record.ts';

type Part = Record<string, unknown>;

function without(part: Part, hidden: ReadonlySet<string>): Part {
  return Object.fromEntries(
    Object.entries(part).flatMap(([key, value]): [string, unknown][] => {
      if (hidden.has(key)) return [];
      if (key !== 'travel' || typeof value !== 'object' || value === null) return [[key, value]];
      return [[key, without(value as Part, hidden)]];
    }),
  );
}

/** A trip as a viewer gets it: what the owner keeps back is not in it at all. */
export function hideParts(record: TripRecord, { costs, notes, bookings }: Shows): TripRecord {
  const hidden = new Set<string>();
  if (!costs) for (const key of ['cost', 'budget']) hidden.add(key);
  if (!notes) hidden.add('note');
  if (!bookings) hidden.add('booking');
  if (hidden.size === 0) return record;
  const strip = (part: object) => without(part as Part, hidden);
  const { trip, plan } = record;
  return {
    ...record,
    trip: {
      ...trip,
      notes: notes ? trip.notes : '',
      request: strip(trip.request),
      assumed: strip(trip.assumed),
      stops: trip.stops.map(strip),
      legs: trip.legs.map(strip),
      ideas: trip.ideas.map(strip),
    } as unknown as TripRecord['trip'],
    plan:
      plan &&
      ({
        ...plan,
        days: plan.days.map((day) => ({ ...strip(day), items: day.items.map(strip) })),
      } as unknown as TripRecord['plan']),
  };
}
