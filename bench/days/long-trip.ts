import type { PlanItem } from '@wayfare/contracts/plan';
import { emptyTrip } from '@wayfare/contracts/empty-trip';
import type { TripDocument } from '@wayfare/contracts/trip-document';

const spot = (name: string, latitude: number, longitude: number) => ({
  name,
  kind: 'custom' as const,
  latitude,
  longitude,
  timeZone: 'Europe/Rome',
  status: 'own' as const,
});

function item(day: number, index: number, latitude: number): PlanItem {
  const startMinute = 480 + index * 12;
  return {
    id: `i-${day}-${index}`,
    kind: 'visit',
    title: `Place ${index + 1} of day ${day + 1}`,
    place: spot(`Place ${index + 1}`, latitude + index / 2000, 12 + (index % 7) / 1000),
    startMinute,
    endMinute: startMinute + 8,
    travel: null,
    locked: false,
    madeBy: 'traveller',
  };
}

/** A trip through as many cities, with as many days and as many items in all. */
export function longTrip(cities: number, days: number, items: number): TripDocument {
  const before = (day: number) => Math.round((day * items) / days);
  const stops = Array.from({ length: cities }, (_, index) => ({
    id: `s${index}`,
    place: spot(`City ${index + 1}`, 40 + index / 2, 12),
    nights: Math.max(1, Math.floor(days / cities)),
  }));
  const planned = Array.from({ length: days }, (_, day) => {
    const stop = stops[Math.min(cities - 1, Math.floor((day * cities) / days))]!;
    return {
      id: `d${day}`,
      on: new Date(Date.UTC(2027, 4, 3 + day)).toISOString().slice(0, 10),
      stopId: stop.id,
      base: stop.place,
      endBase: stop.place,
      startMinute: 480,
      endMinute: 1380,
      items: Array.from({ length: before(day + 1) - before(day) }, (_unused, index) =>
        item(day, index, stop.place.latitude),
      ),
    };
  });
  return {
    tripName: `${days} days`,
    trip: { ...emptyTrip(), startOn: '2027-05-03', stops },
    plan: { schemaVersion: 1, days: planned },
  };
}
