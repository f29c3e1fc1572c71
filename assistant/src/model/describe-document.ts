import { clock } from '@wayfare/wording/words';
import type { Finding } from '@wayfare/contracts/finding';
import type { TripDocument } from '@wayfare/contracts/trip-document';

const LONGEST_NOTE = 400;
const MOST_DAYS = 40;

/** A trip as the model is shown it: names, times and ids, long texts cut. */
export function describeDocument({ tripName, trip, plan }: TripDocument): unknown {
  const brief = (note: string | undefined) => (note ? { note: note.slice(0, LONGEST_NOTE) } : {});
  return {
    name: tripName,
    starts: trip.startOn,
    origin: trip.origin?.name ?? null,
    wishes: trip.request,
    assumed: trip.assumed,
    stops: trip.stops.map(({ place, nights, note }) => ({
      city: place.name,
      id: place.placeId,
      nights,
      ...brief(note),
    })),
    ways: trip.legs.map(({ from, to, travel }) => ({ from, to, by: travel.mode, minutes: travel.minutes })),
    days: (plan?.days ?? []).slice(0, MOST_DAYS).map((day, index) => ({
      day: index + 1,
      on: day.on,
      items: day.items.map(({ id, kind, title, startMinute, endMinute, locked, note }) => ({
        id,
        kind,
        title,
        from: clock(startMinute),
        until: clock(endMinute),
        ...(locked && { locked }),
        ...brief(note),
      })),
    })),
    ideas: trip.ideas.slice(0, 30).map(({ place }) => place.name),
    ...brief(trip.notes),
  };
}

/** What an audit found, as the model is told it. */
export const describeForModel = (findings: readonly Finding[]) =>
  findings
    .filter(({ severity }) => severity !== 'hint')
    .slice(0, 20)
    .map(({ kind, severity, facts }) => ({ kind, severity, ...facts }));
