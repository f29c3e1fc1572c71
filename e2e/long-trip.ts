import { emptyTrip } from '@wayfare/contracts/empty-trip';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { TripDocument } from '@wayfare/contracts/trip-document';

const cities: [name: string, latitude: number, longitude: number, nights: number][] = [
  ['Lisbon', 38.72, -9.14, 3],
  ['Évora', 38.57, -7.91, 1],
  ['Seville', 37.39, -5.98, 3],
  ['Granada', 37.18, -3.6, 2],
  ['Madrid', 40.42, -3.7, 3],
  ['Barcelona', 41.39, 2.17, 4],
  ['Marseille', 43.3, 5.37, 1],
  ['Nice', 43.7, 7.27, 2],
  ['Florence', 43.77, 11.25, 3],
  ['Rome', 41.9, 12.5, 3],
  ['Dubrovnik', 42.65, 18.09, 1],
  ['Athens', 37.98, 23.73, 1],
];

const spot = (name: string, latitude: number, longitude: number, kind: PlaceRef['kind']): PlaceRef => ({
  name,
  kind,
  latitude,
  longitude,
  timeZone: 'Europe/Rome',
  status: 'own',
});

const dayOn = (index: number) => new Date(Date.UTC(2027, 4, 3 + index)).toISOString().slice(0, 10);

/** Four weeks through twelve cities from Monday, 3 May 2027, with four things a day. */
export function longTrip(): TripDocument {
  const stops = cities.map(([name, latitude, longitude, nights], index) => ({
    id: `stop-${index}`,
    place: spot(name, latitude, longitude, 'city'),
    nights,
  }));
  // One leaves the last city on the day after its night.
  const spent = stops.flatMap((stop, at) =>
    Array.from({ length: stop.nights + (at === stops.length - 1 ? 1 : 0) }, () => stop),
  );
  return {
    tripName: 'Four weeks along the Mediterranean',
    trip: { ...emptyTrip(), startOn: dayOn(0), stops },
    plan: {
      schemaVersion: 1,
      days: spent.map(({ id, place }, day) => ({
        id: `day-${day + 1}`,
        on: dayOn(day),
        stopId: id,
        base: place,
        endBase: place,
        startMinute: 540,
        endMinute: 1300,
        items: ['Cathedral', 'Market hall', 'Old harbour', 'Castle'].map((what, index) => ({
          id: `item-${day}-${index}`,
          kind: 'visit' as const,
          title: `${what} of ${place.name}, day ${day + 1}`,
          place: spot(what, place.latitude + index / 200, place.longitude + day / 900, 'custom'),
          startMinute: 570 + index * 120,
          endMinute: 650 + index * 120,
          travel: null,
          locked: false,
          madeBy: 'traveller' as const,
        })),
      })),
    },
  };
}
