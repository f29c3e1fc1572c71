import type { Plan, PlanItem } from '@wayfare/contracts/plan';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { Trip } from '@wayfare/contracts/trip';
import { emptyTrip } from '@wayfare/contracts/empty-trip';

/** A place of the traveller's own. */
export const ownPlace = (name: string, latitude: number, longitude: number, timeZone?: string): PlaceRef => ({
  name,
  kind: 'custom',
  latitude,
  longitude,
  status: 'own',
  ...(timeZone && { timeZone }),
});

export const planItem = (
  id: string,
  place: PlaceRef | null,
  startMinute: number,
  changes: Partial<PlanItem> = {},
) => ({
  id,
  kind: 'visit' as const,
  title: place?.name ?? id,
  place,
  startMinute,
  endMinute: startMinute + 60,
  travel: null,
  locked: false,
  madeBy: 'traveller' as const,
  ...changes,
});

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

const yen = (amount: number) => ({ amountCents: amount * 100, currency: 'JPY' });

/** Auckland, then over the date line to Honolulu, with what makes exports hard: markup, formulas, commas, far zones. */
export const plannedTrip = (): { tripName: string; trip: Trip; plan: Plan } => ({
  tripName: 'Over the <date> line & back, “twice”',
  trip: {
    ...emptyTrip(),
    startOn: '2026-09-26',
    stops: [
      {
        id: 's1',
        place: city('nz-auckland', 'Auckland', -36.8485, 174.7635, 'Pacific/Auckland'),
        nights: 2,
        note: 'near; the, harbour',
      },
      {
        id: 's2',
        place: city('us-honolulu', 'Honolulu', 21.3069, -157.8583, 'Pacific/Honolulu'),
        nights: 3,
        booking: { reference: 'SECRET-1' },
        cost: { amountCents: 45_050, currency: 'USD' },
      },
    ],
    legs: [
      {
        id: 'fly',
        from: 's1',
        to: 's2',
        travel: { mode: 'flight', minutes: 540, distanceMeters: 7_086_000, estimate: true },
        departMinute: 1380,
        arriveMinute: 540,
        arriveDayOffset: 0,
      },
    ],
    ideas: [{ id: 'i1', place: ownPlace('=HYPERLINK("x")', -36.9, 174.8), note: 'an idea' }],
    notes: 'Line one.\n# Not a heading',
  },
  plan: {
    schemaVersion: 1,
    days: [
      {
        id: 'd1',
        on: '2026-09-26',
        stopId: 's1',
        base: null,
        endBase: null,
        startMinute: 540,
        endMinute: 1260,
        items: [
          planItem('a', ownPlace('Sky Tower & café', -36.8484, 174.7622), 600, {
            cost: yen(1200),
            note: 'a, b; c\nsecond line',
          }),
          planItem('b', ownPlace('日本 Garden <b>', -36.8584, 174.7722), 720, {
            title: '=cmd|calc',
            cost: { amountCents: 999, currency: 'NZD' },
          }),
          planItem('late', null, 1400, { title: 'Night walk', endMinute: 1500 }),
        ],
      },
      {
        id: 'd2',
        on: '2026-09-27',
        stopId: 's1',
        base: null,
        endBase: null,
        startMinute: 540,
        endMinute: 1260,
        items: [planItem('dst', ownPlace('Harbour', -36.84, 174.76), 60, { endMinute: 240 })],
      },
    ],
  },
});
