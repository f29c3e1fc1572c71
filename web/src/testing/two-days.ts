import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanItem } from '@wayfare/contracts/plan';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { readFacts } from '../plan/plan-facts.ts';
import { needsOf } from '../plan/plan-facts.queries.ts';
import { emptyDocument } from '../trips/empty-document.ts';

/** A place so many hundredths of a degree north. */
export const place = (name: string, north: number): PlaceRef => ({
  placeId: `xx-town/${name}`,
  name,
  kind: 'attraction',
  latitude: 45 + north / 100,
  longitude: 9,
  status: 'atlas',
});
/** A visit, so many hundredths of a degree north. */
export const item = (id: string, startMinute: number, minutes: number, north: number): PlanItem => ({
  id,
  kind: 'visit',
  title: id,
  place: place(id, north),
  startMinute,
  endMinute: startMinute + minutes,
  travel: null,
  locked: false,
  madeBy: 'planner',
});
const day = (id: string, on: string, items: PlanItem[]) => ({
  ...{ id, on, stopId: null, base: place('hotel', 0), endBase: null, startMinute: 540, endMinute: 1260 },
  items,
});

/** Two days, `a`, `b`, `c` in the first and `d` in the second. */
export function sample(...first: PlanItem[]): TripDocument {
  const items =
    first.length > 0 ? first : [item('a', 600, 60, 1), item('b', 720, 60, 2), item('c', 840, 60, 3)];
  const days = [day('d1', '2027-05-03', items), day('d2', '2027-05-04', [item('d', 600, 60, 4)])];
  return { ...emptyDocument(), plan: { schemaVersion: 1, days } };
}

/** Ten minutes on foot for each hundredth of a degree; `b` is closed on the second day and shuts at two on the first. */
export function factsOf(document: TripDocument) {
  const asked = needsOf(document);
  const ways = asked.stays.map((places) =>
    places.flatMap((from, row) =>
      places.flatMap((to, column) => {
        if (column <= row) return [];
        const minutes = Math.round(Math.abs(from.latitude - to.latitude) * 1000);
        const way = { mode: 'walk' as const, minutes, distanceMeters: minutes * 80, estimate: true };
        return [[row, column, way] as [number, number, typeof way]];
      }),
    ),
  );
  const open = (placeId: string, untilMinute: number, closed: string[]) => ({
    placeId,
    hours: [
      {
        dates: asked.dates.filter((on) => !closed.includes(on)),
        windows: [{ fromMinute: 540, untilMinute, lastEntryMinute: untilMinute }],
      },
      { dates: closed, windows: [] },
    ],
    hoursUnsure: false,
    visitMinutes: 60,
  });
  return readFacts(asked, {
    places: [open('xx-town/b', 840, ['2027-05-04'])],
    ways,
    greatDays: [],
    meals: [],
    maxVisits: 9,
    longWaitMinutes: 600,
    budget: null,
    carRates: {},
    rates: {},
  });
}
