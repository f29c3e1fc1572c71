import { emptyTrip } from '@wayfare/contracts/empty-trip';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { applyEdit } from '@wayfare/planner';
import { describe, expect, it } from 'vitest';
import { bookingEdit, type BookingOf } from './booking-edit.ts';
import { bookingOfItem } from './booking-of-item.ts';
import { kindOfItem, ofKind } from './booking-fields.ts';
import { fileAddress } from './file-address.ts';
import { filesOf } from './files-of.ts';
import { bookingSums, bookingsOn, listBookings } from './list-bookings.ts';
import { webAddress } from './web-address.ts';

const place = (name: string) => ({
  name,
  kind: 'city' as const,
  latitude: 1,
  longitude: 1,
  status: 'own' as const,
});
const euros = (amount: number) => ({ amountCents: amount * 100, currency: 'EUR' });
const file = { id: 'f'.repeat(22), name: 'pass.pdf', type: 'application/pdf' as const, bytes: 1000 };
const travel = { mode: 'flight' as const, minutes: 60, distanceMeters: 1, estimate: false };
const item = {
  kind: 'meal' as const,
  place: null,
  startMinute: 1140,
  endMinute: 1200,
  travel: null,
  locked: false,
  madeBy: 'traveller' as const,
};

/** Two nights in Rome after a night flight there, a table on the second day, and the way home, not booked. */
const document: TripDocument = {
  tripName: 'Rome',
  trip: {
    ...emptyTrip(),
    startOn: '2027-05-03',
    origin: place('Lima'),
    end: place('Lima'),
    stops: [
      {
        id: 's',
        place: place('Rome'),
        nights: 2,
        lodging: place('Inn'),
        cost: euros(200),
        booking: { reference: 'H1', paid: true, files: [file] },
      },
    ],
    legs: [
      {
        id: 'in',
        from: 'origin',
        to: 's',
        travel: { ...travel, cost: euros(900) },
        departMinute: 1200,
        arriveMinute: 900,
        arriveDayOffset: 1,
        booking: { number: 'LA 1' },
      },
      { id: 'out', from: 's', to: 'end', travel },
    ],
  },
  plan: {
    schemaVersion: 1,
    days: [
      {
        id: 'd',
        on: '2027-05-04',
        stopId: 's',
        base: null,
        endBase: null,
        startMinute: 540,
        endMinute: 1260,
        items: [{ ...item, id: 'i', title: 'Trattoria', booking: { provider: 'By phone' } }],
      },
    ],
  },
};

function changed(of: BookingOf, change: Parameters<typeof bookingEdit>[2]) {
  const edit = bookingEdit(document, of, change)!;
  const result = applyEdit(document, edit);
  if ('refused' in result) throw new Error(result.refused);
  return result.document;
}

describe('all bookings', () => {
  it('stand by date and time, each with its kind, what it is called and what it costs', () => {
    expect(listBookings(document)).toMatchObject([
      { id: 'in', title: 'Lima to Rome', kind: 'flight', on: '2027-05-02', minute: 1200, cost: euros(900) },
      { id: 's', title: 'Inn, Rome', kind: 'hotel', on: '2027-05-03', minute: null, cost: euros(200) },
      { id: 'i', title: 'Trattoria', kind: 'table', on: '2027-05-04', minute: 1140 },
    ]);
  });

  it('concern a date where they are on it, or are the bed of the night before or after', () => {
    const idsOn = (on: string) => bookingsOn(listBookings(document), on).map(({ id }) => id);
    expect(['02', '03', '04', '05', '06'].map((day) => idsOn(`2027-05-${day}`))).toEqual([
      ['in'],
      ['s'],
      ['s', 'i'],
      ['s'],
      [],
    ]);
  });

  it('are added up by what is paid and what is open', () => {
    expect(bookingSums(listBookings(document))).toEqual({
      paid: [euros(200)],
      open: [euros(900)],
      unpriced: 1,
    });
  });

  it('have files, wherever they are', () => {
    expect(filesOf(document as never)).toEqual([file]);
    expect(fileAddress({ id: 'x', ticket: 'a/b' }, 'f')).toBe('/api/trip/x/files/f?ticket=a%2Fb');
  });
});

describe('a booking under change', () => {
  it('of a way keeps the way; what it is alone is no booking', () => {
    const { trip } = changed({ what: 'leg', id: 'out' }, (held) => ({ ...held, kind: 'flight' }));
    expect(trip.legs[1]).toEqual({ id: 'out', from: 's', to: 'end', travel, locked: true });
    const booked = changed({ what: 'leg', id: 'out' }, (held) => ({ ...held, kind: 'flight', seat: '1A' }));
    expect(booked.trip.legs[1]!.booking).toEqual({ kind: 'flight', seat: '1A' });
  });

  it('of a stop or a thing of a day is changed in its place, and goes with its last field', () => {
    const { trip } = changed({ what: 'stop', id: 's' }, (held) => ({ ...held, paidBy: 'Ada' }));
    expect(trip.stops[0]!.booking).toMatchObject({ reference: 'H1', paidBy: 'Ada' });
    const { plan } = changed({ what: 'item', id: 'i' }, () => ({ kind: 'table' }));
    expect(plan!.days[0]!.items[0]).toEqual({ ...item, id: 'i', title: 'Trattoria' });
  });

  it('of what is gone changes nothing', () => {
    for (const what of ['stop', 'leg', 'item'] as const)
      expect(bookingEdit(document, { what, id: 'gone' }, (held) => held)).toBeNull();
  });

  it('that becomes another kind loses what only the old one had', () => {
    const flight = { kind: 'flight' as const, number: 'X 1', from: 'A', fromTerminal: '2', reference: 'R' };
    expect(ofKind(flight, 'train')).toEqual({ kind: 'train', number: 'X 1', from: 'A', reference: 'R' });
    expect(ofKind(flight, 'other')).toEqual({ kind: 'other', reference: 'R' });
  });
});

it('a way of the route has one booking, wherever it is opened', () => {
  const way = { ...item, kind: 'transfer' as const, id: 'way-s', title: 'Flight to Rome' };
  const { of, booking, usual } = bookingOfItem(document.trip, way);
  expect([of, booking, usual]).toEqual([{ what: 'leg', id: 'in' }, { number: 'LA 1' }, 'flight']);
  const own = bookingOfItem(document.trip, { ...way, booking: { reference: 'B' } });
  expect([own.of, own.booking]).toEqual([{ what: 'item', id: 'way-s' }, { reference: 'B' }]);
  expect(bookingOfItem(document.trip, { ...item, id: 'i', title: 'T' }).of.what).toBe('item');
});

it('what is usually booked follows from the thing', () => {
  expect(kindOfItem({ kind: 'check_in', travel: null })).toBe('hotel');
  expect(kindOfItem({ kind: 'visit', travel })).toBe('ticket');
  expect(kindOfItem({ kind: 'transfer', travel })).toBe('flight');
});

it('an address is made whole, or is none', () => {
  expect(webAddress('example.org/x')).toBe('https://example.org/x');
  expect(webAddress('nonsense')).toBeNull();
});
