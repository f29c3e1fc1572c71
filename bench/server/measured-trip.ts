import type { Edit } from '@wayfare/contracts/edit';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { Plan, PlanItem } from '@wayfare/contracts/plan';
import { emptyTrip } from '@wayfare/contracts/empty-trip';
import type { Trip } from '@wayfare/contracts/trip';

const city = (
  placeId: string,
  name: string,
  latitude: number,
  longitude: number,
  timeZone: string,
): PlaceRef => ({
  placeId,
  name,
  kind: 'city',
  latitude,
  longitude,
  countryCode: placeId.slice(0, 2),
  timeZone,
  status: 'atlas',
});

const lisbon = city('pt-lisbon', 'Lisbon', 38.7223, -9.1393, 'Europe/Lisbon');
const porto = city('pt-porto', 'Porto', 41.1579, -8.6291, 'Europe/Lisbon');
/** Where each day begins. */
const bases = [lisbon, lisbon, lisbon, porto, porto, porto, porto];
const itemsPerDay = 5;

const item = (base: PlaceRef, day: number, index: number): PlanItem => ({
  id: `i${day}-${index}`,
  kind: index === 2 ? 'meal' : 'visit',
  title: `Sight ${index + 1} of day ${day + 1} in ${base.name}`,
  place: {
    ...base,
    placeId: `${base.placeId}/sight-${day}-${index}`,
    name: `Sight ${index + 1} of day ${day + 1}`,
    kind: 'attraction',
    latitude: base.latitude + index / 100,
    longitude: base.longitude - day / 100,
  },
  startMinute: 540 + index * 100,
  endMinute: 615 + index * 100,
  travel: index === 0 ? null : { mode: 'walk', minutes: 15, distanceMeters: 1100, estimate: true },
  cost: { amountCents: 1200, currency: 'EUR' },
  locked: false,
  madeBy: 'assistant',
});

/** A trip of seven planned days; `edits` tells how often somebody has moved something and written a note. */
export function measuredTrip(edits = 0): { tripName: string; trip: Trip; plan: Plan } {
  const days = bases.map((base, day) => ({
    id: `d${day}`,
    on: new Date(Date.UTC(2027, 3, 10 + day)).toISOString().slice(0, 10),
    stopId: base === lisbon ? 'a' : 'b',
    base,
    endBase: null,
    startMinute: 540,
    endMinute: 1260,
    items: Array.from({ length: itemsPerDay }, (_, index) => item(base, day, index)),
  }));
  const touched = days[edits % days.length]!.items[edits % itemsPerDay]!;
  touched.endMinute += edits % 20;
  if (edits > 0) touched.note = `Moved ${edits} times`;
  return {
    tripName: 'Spring in Portugal',
    trip: {
      ...emptyTrip(),
      startOn: '2027-04-10',
      request: { adults: 2, interests: ['food', 'art'] },
      stops: [
        { id: 'a', place: lisbon, nights: 3 },
        { id: 'b', place: porto, nights: 3 },
      ],
    },
    plan: { schemaVersion: 1, days },
  };
}

/** What somebody does to that trip between two saves: something gets another time, and something a note. */
export function measuredEdits(edits: number): Edit[] {
  const day = edits % bases.length;
  const index = edits % itemsPerDay;
  const { startMinute } = item(bases[day]!, day, index);
  const noted = item(bases[day]!, day, 0);
  return [
    {
      edit: 'setItemTime',
      itemId: `i${day}-${index}`,
      startMinute,
      endMinute: startMinute + 60 + (edits % 20),
    },
    { edit: 'updateItem', item: { ...noted, note: `Looked at ${edits} times` } },
  ];
}
