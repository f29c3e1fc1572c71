import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { Travel } from '@wayfare/contracts/trip';
import type { TripDocument } from '@wayfare/contracts/trip-document';

/** A place of the sample trip; a thousandth of a degree north is about 111 meters. */
export const samplePlace = (name: string, north = 0): PlaceRef => ({
  placeId: `xx-sample/${name.toLowerCase().replaceAll(' ', '-')}`,
  name,
  kind: 'attraction',
  latitude: 45 + north / 1000,
  longitude: 9,
  status: 'atlas',
});

/** An unlocked visit of the sample trip with its own place. */
export const sampleItem = (id: string, startMinute: number, endMinute: number, north = 0): PlanItem => ({
  id,
  kind: 'visit',
  title: `Visit ${id}`,
  place: samplePlace(id, north),
  startMinute,
  endMinute,
  travel: null,
  locked: false,
  madeBy: 'planner',
});

/** A day of the sample trip from 9:00 to 22:00. */
export const sampleDay = (
  id: string,
  on: string | null,
  stopId: string | null,
  items: PlanItem[],
): PlanDay => ({
  id,
  on,
  stopId,
  base: samplePlace('Hotel'),
  endBase: samplePlace('Hotel'),
  startMinute: 540,
  endMinute: 1320,
  items,
});

/** Ten minutes' walk for each thousandth of a degree between two places, in both directions. */
export function sampleTravel(from: PlaceRef, to: PlaceRef): Travel {
  const minutes = Math.round(Math.abs(from.latitude - to.latitude) * 10_000);
  return { mode: 'walk', minutes, distanceMeters: minutes * 75, estimate: true };
}

/** A trip of two stops, a leg between, an idea, and three dated days: what tests and the README start from. */
export function sampleDocument(): TripDocument {
  const stop = (id: string, nights: number) => ({
    id,
    place: { ...samplePlace(`City ${id}`), kind: 'city' as const },
    nights,
  });
  return {
    tripName: 'Two cities',
    trip: {
      schemaVersion: 1,
      request: { adults: 2, pace: 'balanced' },
      assumed: {},
      startOn: '2027-05-03',
      origin: null,
      end: null,
      stops: [stop('s1', 1), stop('s2', 1)],
      legs: [{ id: 'l1', from: 's1', to: 's2', travel: sampleTravel(samplePlace('a'), samplePlace('b', 6)) }],
      ideas: [{ id: 'i1', place: samplePlace('Idea') }],
      notes: '',
    },
    plan: {
      schemaVersion: 1,
      days: [
        sampleDay('d1', '2027-05-03', 's1', [sampleItem('a', 600, 660, 1), sampleItem('b', 690, 780, 2)]),
        sampleDay('d2', '2027-05-04', 's2', [sampleItem('c', 600, 720, 1)]),
        sampleDay('d3', '2027-05-05', 's2', []),
      ],
    },
  };
}
