import { emptyTrip } from '@wayfare/contracts/empty-trip';
import type { Answer } from '@wayfare/contracts/endpoints';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { Travel } from '@wayfare/contracts/trip';
import type { TripDocument } from '@wayfare/contracts/trip-document';

const place = (name: string, north: number, kind: PlaceRef['kind'] = 'attraction'): PlaceRef => ({
  placeId: `pt-lisbon/${name.toLowerCase()}`,
  name,
  kind,
  latitude: 38.7 + north / 100,
  longitude: -9.1,
  countryCode: 'pt',
  timeZone: 'Europe/Lisbon',
  status: 'atlas',
});
const hotel = place('Hotel', 0, 'lodging');
const castle = place('Castle', 1);
const museum = place('Museum', 2);
const lisbon: PlaceRef = { ...place('Lisbon', 0, 'city'), placeId: 'pt-lisbon' };

const walk: Travel = { mode: 'walk', minutes: 15, distanceMeters: 1100, estimate: true };
const tram: Travel = { mode: 'transit', minutes: 20, distanceMeters: 2200, estimate: true };

const item = (
  title: string,
  at: PlaceRef | null,
  startMinute: number,
  more: Partial<PlanItem>,
): PlanItem => ({
  id: title.toLowerCase(),
  kind: 'visit',
  title,
  place: at,
  startMinute,
  endMinute: startMinute + 60,
  travel: null,
  locked: false,
  madeBy: 'planner',
  ...more,
});
const day = (id: string, on: string, items: PlanItem[]): PlanDay => ({
  id,
  on,
  stopId: 's1',
  base: hotel,
  endBase: hotel,
  startMinute: 540,
  endMinute: 1320,
  items,
});

/** Three days in Lisbon from Monday, 3 May 2027; the museum, at 2 PM of the first, is closed on Mondays. */
export const samplePlan = (): TripDocument => ({
  tripName: 'Lisbon in May',
  trip: {
    ...emptyTrip(),
    startOn: '2027-05-03',
    request: { adults: 2, budget: { amount: 500, currency: 'EUR', per: 'total' } },
    stops: [{ id: 's1', place: lisbon, nights: 2, cost: { amountCents: 200_00, currency: 'EUR' } }],
  },
  plan: {
    schemaVersion: 1,
    days: [
      day('d1', '2027-05-03', [
        item('Castle', castle, 600, { travel: walk, cost: { amountCents: 30_00, currency: 'EUR' } }),
        item('Lunch', null, 720, { kind: 'meal' }),
        item('Museum', museum, 840, { travel: tram }),
      ]),
      day('d2', '2027-05-04', []),
      day('d3', '2027-05-05', []),
    ],
  },
});

const open = { fromMinute: 540, untilMinute: 1080, lastEntryMinute: 1020 };
const known = { hoursUnsure: false, visitMinutes: 60 };

/** What the server knows of these days. Its ways go between the hotel, the castle and the museum. */
export const sampleFacts = (): Answer<'planFacts'> => ({
  places: [
    {
      ...known,
      placeId: castle.placeId!,
      hours: [{ dates: ['2027-05-03', '2027-05-04', '2027-05-05'], windows: [open] }],
    },
    {
      ...known,
      placeId: museum.placeId!,
      hours: [
        { dates: ['2027-05-03'], windows: [] },
        { dates: ['2027-05-04', '2027-05-05'], windows: [open] },
      ],
    },
  ],
  ways: [
    [
      [0, 1, walk],
      [0, 2, tram],
      [1, 2, tram],
    ],
  ],
  greatDays: [],
  meals: [],
  maxVisits: 6,
  longWaitMinutes: 240,
  budget: null,
  carRates: {},
  rates: {},
});
