import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { Travel } from '@wayfare/contracts/trip';
import { emptyTrip } from '@wayfare/contracts/empty-trip';
import type { TripDocument } from '@wayfare/contracts/trip-document';

const city = (name: string, latitude: number, longitude: number, timeZone: string): PlaceRef => ({
  name,
  kind: 'city',
  latitude,
  longitude,
  timeZone,
  status: 'own',
});
const lisbon = city('Lisbon', 38.72, -9.14, 'Europe/Lisbon');
const kathmandu = city('Kathmandu', 27.71, 85.32, 'Asia/Kathmandu');

const sight = (name: string, near: PlaceRef): PlaceRef => ({
  ...near,
  name,
  kind: 'attraction',
  latitude: near.latitude + name.length / 1000,
});
const walk = (minutes: number): Travel => ({
  mode: 'walk',
  minutes,
  distanceMeters: minutes * 75,
  estimate: true,
});

/** A thing of a day: its name stands for its id and its place. */
const visit = (
  near: PlaceRef,
  title: string,
  startMinute: number,
  endMinute: number,
  way = 15,
): PlanItem => ({
  id: title.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
  kind: 'visit',
  title,
  place: sight(title, near),
  startMinute,
  endMinute,
  travel: walk(way),
  locked: false,
  madeBy: 'planner',
});

const addDays = (on: string, days: number) =>
  new Date(Date.parse(`${on}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const day = (index: number, startOn: string, stopId: string, base: PlaceRef, items: PlanItem[]): PlanDay => ({
  id: `day-${index}`,
  on: addDays(startOn, index),
  stopId,
  base,
  endBase: base,
  startMinute: 540,
  endMinute: 1200,
  items,
});

/** Two days in Lisbon and two in Kathmandu, with a flight overnight between them. */
export function timedTrip(startOn: string): TripDocument {
  return {
    tripName: 'Two clocks',
    trip: {
      ...emptyTrip(),
      startOn,
      stops: [
        { id: 'a', place: lisbon, nights: 2 },
        { id: 'b', place: kathmandu, nights: 1 },
      ],
      legs: [
        {
          id: 'leg',
          from: 'a',
          to: 'b',
          travel: { mode: 'flight', minutes: 855, distanceMeters: 8_000_000, estimate: true },
          departMinute: 1290,
          arriveMinute: 1050,
          arriveDayOffset: 1,
        },
      ],
    },
    plan: {
      schemaVersion: 1,
      days: [
        day(0, startOn, 'a', lisbon, [visit(lisbon, 'Castle', 600, 660), visit(lisbon, 'Tower', 720, 780)]),
        day(1, startOn, 'a', lisbon, [visit(lisbon, 'Museum', 600, 720)]),
        day(2, startOn, 'b', kathmandu, []),
        day(3, startOn, 'b', kathmandu, [
          visit(kathmandu, 'Stupa', 540, 600),
          visit(kathmandu, 'Temple', 660, 780),
          visit(kathmandu, 'Square', 840, 960),
          { ...visit(kathmandu, 'Concert', 1080, 1170), locked: true },
        ]),
      ],
    },
  };
}
