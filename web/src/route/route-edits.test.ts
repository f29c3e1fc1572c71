import type { Leg, Trip } from '@wayfare/contracts/trip';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { applyEdit } from '@wayfare/planner';
import { describe, expect, it } from 'vitest';
import {
  arrival,
  chosenLeg,
  clockShift,
  keepLeg,
  keepSuggested,
  lostBookings,
  reorder,
  routeChange,
  shiftDates,
  travelFrom,
} from './route-edits.ts';

const place = (name: string, timeZone = 'Europe/Rome') => ({
  name,
  kind: 'city' as const,
  latitude: 0,
  longitude: 0,
  timeZone,
  status: 'own' as const,
});
const travel = { mode: 'rail' as const, minutes: 90, distanceMeters: 1000, estimate: true };
const leg = (from: string, to: string, more: Partial<Leg> = {}): Leg => ({
  id: `${from}${to}`,
  from,
  to,
  travel,
  ...more,
});
function documentOf(change: Partial<Trip> = {}): TripDocument {
  return {
    tripName: 'T',
    trip: {
      schemaVersion: 1,
      request: { adults: 2, children: 1 },
      assumed: {},
      startOn: '2027-05-03',
      origin: null,
      end: null,
      stops: ['a', 'b', 'c'].map((id) => ({ id, place: place(id), nights: 1 })),
      legs: [leg('a', 'b', { booking: { reference: 'X1' } }), leg('b', 'c')],
      ideas: [],
      notes: '',
      ...change,
    },
    plan: null,
  };
}
const after = (document: TripDocument, edit: Parameters<typeof applyEdit>[1]) => {
  const result = applyEdit(document, edit);
  if ('refused' in result) throw new Error(result.refused);
  return result.document;
};

describe('a change of the route', () => {
  it('takes out the legs that join nothing any more, as one step', () => {
    const document = documentOf();
    const edit = routeChange(document, { edit: 'moveStop', stopId: 'a', index: 1 });
    const moved = after(document, edit);
    expect(moved.trip.legs).toEqual([]);
    expect(lostBookings(document, moved).map(({ id }) => id)).toEqual(['ab']);
    const result = applyEdit(document, edit);
    expect('inverse' in result && after(moved, result.inverse)).toEqual(document);
  });

  it('leaves the legs that still hold', () => {
    const document = documentOf();
    const edit = routeChange(document, { edit: 'setNights', stopId: 'a', nights: 3 });
    expect(edit).toEqual({ edit: 'setNights', stopId: 'a', nights: 3 });
  });

  it('brings the stops into any order', () => {
    const legs = [leg('c', 'a'), leg('a', 'b')];
    const ordered = after(documentOf(), reorder(documentOf(), ['c', 'a', 'b'], legs));
    expect(ordered.trip.stops.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    expect(ordered.trip.legs).toEqual(legs);
  });
});

describe('a way that was chosen', () => {
  const option = {
    ...travel,
    cost: { amountCents: 1000, currency: 'EUR' },
    co2Grams: 100,
    basis: 'timetable',
  };

  it('counts a seat for each traveller, and a car once', () => {
    const { trip } = documentOf();
    expect(travelFrom(option, trip)).toMatchObject({ cost: { amountCents: 3000 }, co2Grams: 300 });
    expect(travelFrom({ ...option, mode: 'drive' }, trip)).toMatchObject({ cost: { amountCents: 1000 } });
  });

  it('leaves when the one before did, keeps its booking and is locked', () => {
    const document = documentOf({
      legs: [leg('a', 'b', { departMinute: 600, booking: { reference: 'X1' } })],
    });
    const pair = { from: 'a', to: 'b', leg: document.trip.legs[0] };
    const chosen = chosenLeg(document.trip, pair, { ...travel, minutes: 30 });
    expect(chosen).not.toHaveProperty('leg');
    expect(chosen).toMatchObject({ departMinute: 600, arriveMinute: 630, locked: true });
    expect(chosen.booking).toEqual({ reference: 'X1' });
    expect(after(document, keepLeg(document.trip, chosen)).trip.legs).toEqual([chosen]);
    const fresh = chosenLeg(document.trip, { from: 'b', to: 'c' }, travel);
    expect(after(document, keepLeg(document.trip, fresh)).trip.legs).toHaveLength(2);
  });

  it('is the first one offered where none was, when all suggestions are kept', () => {
    const document = documentOf({ legs: [leg('a', 'b')] });
    const { count, edit } = keepSuggested(
      document.trip,
      new Map([
        ['b c', [option]],
        ['a b', [option]],
      ]),
    );
    expect(count).toBe(1);
    const [kept, made] = after(document, edit).trip.legs;
    expect(kept).toEqual(leg('a', 'b'));
    expect(made).toMatchObject({ from: 'b', to: 'c', travel: { minutes: 90 } });
    expect(made).not.toHaveProperty('locked');
  });

  it('arrives by the clock of where it arrives', () => {
    const shift = clockShift(place('Rome'), place('Tokyo', 'Asia/Tokyo'), '2027-05-03');
    expect(shift).toBe(420);
    expect(arrival(720, 720, shift)).toEqual({ departMinute: 720, arriveMinute: 420, arriveDayOffset: 1 });
    expect(clockShift(place('Rome'), place('Nowhere', 'Not/AZone'), null)).toBe(0);
  });
});

describe('other dates', () => {
  it('move the trip, and with it the wish that named the old ones', () => {
    const document = documentOf({ request: { startOn: '2027-05-03', endOn: '2027-05-06', adults: 2 } });
    const moved = after(document, shiftDates(document, '2027-06-01'));
    expect([moved.trip.startOn, moved.trip.request]).toEqual([
      '2027-06-01',
      { startOn: '2027-06-01', adults: 2 },
    ]);
    expect(shiftDates(documentOf(), '2027-06-01')).toEqual({ edit: 'setStartOn', startOn: '2027-06-01' });
  });
});
