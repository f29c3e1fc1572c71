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
const usualDays = 7;
const daysInLisbon = 3;
/** Where a day begins. */
const baseOf = (day: number) => (day < daysInLisbon ? lisbon : porto);
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

const plannedDay = (day: number) => ({
  id: `d${day}`,
  on: new Date(Date.UTC(2027, 3, 10 + day)).toISOString().slice(0, 10),
  stopId: baseOf(day) === lisbon ? 'a' : 'b',
  base: baseOf(day),
  endBase: null,
  startMinute: 540,
  endMinute: 1260,
  items: Array.from({ length: itemsPerDay }, (_, index) => item(baseOf(day), day, index)),
});

/** A trip of so many planned days; `edits` tells how often somebody has moved something and written a note. */
export function measuredTrip(edits = 0, dayCount = usualDays): { tripName: string; trip: Trip; plan: Plan } {
  const days = Array.from({ length: dayCount }, (_, day) => plannedDay(day));
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
        { id: 'a', place: lisbon, nights: daysInLisbon },
        { id: 'b', place: porto, nights: dayCount - daysInLisbon - 1 },
      ],
    },
    plan: { schemaVersion: 1, days },
  };
}

/** What somebody does to that trip between two saves: something gets another time, and something a note. */
export function measuredEdits(edits: number, dayCount = usualDays): Edit[] {
  const day = edits % dayCount;
  const index = edits % itemsPerDay;
  const { startMinute } = item(baseOf(day), day, index);
  const noted = item(baseOf(day), day, 0);
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
