import { addDays } from '@wayfare/almanac/local-date';
import type { Atlas } from '@wayfare/atlas';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import { type CalendarEvent, writeCalendar } from '../calendar/write-calendar.ts';
import { travelModeNames } from '@wayfare/wording/travel-modes';
import { describeThing } from './describe-item.ts';
import { type ReadDay, type ReadLeg, timeZoneOf, type TripReading } from './trip-reading.ts';

/** What an export knows of an event before it is given the trip's name and version. */
type FoundEvent = Pick<CalendarEvent, 'summary' | 'start' | 'end' | 'category'> & {
  id: string;
  description: readonly string[];
  place: PlaceRef | null;
  /** A stay leaves one free to do other things; a flight does not. */
  free: boolean;
};

function stayEvents({ stops }: TripReading): FoundEvent[] {
  return stops.flatMap(({ stop, arriveOn, leaveOn }) => {
    if (!arriveOn || !leaveOn || stop.nights === 0) return [];
    const where = stop.lodging ? `${stop.lodging.name}, ${stop.place.name}` : stop.place.name;
    return [
      {
        id: stop.id,
        summary: `Stay: ${where}`,
        description: describeThing({ ...stop, place: stop.lodging ?? stop.place }),
        place: stop.lodging ?? stop.place,
        category: 'STAY',
        start: { on: arriveOn },
        end: { on: leaveOn },
        free: true,
      },
    ];
  });
}

function legEvents(atlas: Atlas, { legs }: TripReading): FoundEvent[] {
  return legs.flatMap(({ leg, from, to, departOn, arriveOn }): FoundEvent[] => {
    if (!departOn || !arriveOn) return [];
    const event = {
      id: leg.id,
      summary: `${travelModeNames[leg.travel.mode]}: ${from.name} to ${to.name}`,
      description: describeThing({ ...leg, cost: leg.travel.cost }),
      place: from,
      category: leg.travel.mode.toUpperCase(),
      free: false,
    };
    if (leg.departMinute === undefined || leg.arriveMinute === undefined) {
      return [{ ...event, free: true, start: { on: departOn }, end: { on: addDays(departOn, 1) } }];
    }
    const start = { on: departOn, minute: leg.departMinute, timeZone: timeZoneOf(atlas, from) };
    const end = { on: arriveOn, minute: leg.arriveMinute, timeZone: timeZoneOf(atlas, to) };
    return [{ ...event, start, end }];
  });
}

/** The plan shows a timed leg as a transfer too; in a calendar it stands once. */
const isTimedLeg = (legs: readonly ReadLeg[], on: string, startMinute: number, endMinute: number) =>
  legs.some(
    ({ leg, departOn, arriveOn }) =>
      (departOn === on && leg.departMinute === startMinute && leg.arriveMinute !== undefined) ||
      (arriveOn === addDays(on, Math.floor(endMinute / 1440)) &&
        leg.departMinute !== undefined &&
        leg.arriveMinute === endMinute % 1440),
  );

function dayEvents(day: ReadDay, legs: readonly ReadLeg[]): FoundEvent[] {
  const { on } = day;
  if (!on) return [];
  return day.items.flatMap(({ item, timeZone }) => {
    const { id, title, kind, place, startMinute, endMinute } = item;
    if (kind === 'transfer' && isTimedLeg(legs, on, startMinute, endMinute)) return [];
    return [
      {
        id,
        summary: title,
        description: describeThing(item),
        place,
        category: kind.toUpperCase(),
        start: { on, minute: startMinute, timeZone },
        end: { on, minute: Math.max(startMinute, endMinute), timeZone },
        free: kind === 'free' || kind === 'note',
      },
    ];
  });
}

/** A dated trip as an iCalendar file: stays as whole days, ways and what is planned in the time of the place. */
export function writeIcs(atlas: Atlas, reading: TripReading): string {
  const { stored } = reading;
  const found = [
    ...stayEvents(reading),
    ...legEvents(atlas, reading),
    ...reading.days.flatMap((day) => dayEvents(day, reading.legs)),
  ];
  const changedMs = Date.parse(stored.modified);
  return writeCalendar(
    stored.tripName,
    found.map(({ id, description, place, ...event }) => ({
      ...event,
      uid: `${stored._id}-${id}@wayfare`,
      description: description.join('\n'),
      location: place?.name,
      position: place ?? undefined,
      changedMs,
      revision: stored.version,
    })),
  );
}
