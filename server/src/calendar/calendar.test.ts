import ical from 'node-ical';
import { describe, expect, it } from 'vitest';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanItem } from '@wayfare/contracts/plan';
import { sampleTrip, savePayload } from '../testing/sample-trip.ts';
import { testServer } from '../testing/test-server.ts';

const place = (name: string, latitude: number, longitude: number, timeZone?: string): PlaceRef => ({
  name,
  kind: 'city',
  latitude,
  longitude,
  status: 'own',
  ...(timeZone && { timeZone }),
});
const item = (id: string, changes: Partial<PlanItem> = {}): PlanItem => ({
  id,
  kind: 'visit',
  title: `Visit ${id}`,
  place: null,
  startMinute: 600,
  endMinute: 690,
  travel: null,
  locked: false,
  madeBy: 'traveller',
  booking: { reference: 'SECRET-REF' },
  note: 'PRIVATE-NOTE',
  ...changes,
});

/** A trip from Auckland over the date line to Honolulu, then overnight to Kathmandu, with bookings and notes. */
const farTrip = () => ({
  tripName: 'Around',
  trip: sampleTrip({
    startOn: '2026-05-04',
    origin: place('Auckland', -36.85, 174.76, 'Pacific/Auckland'),
    stops: [
      { id: 'a', place: place('Honolulu', 21.31, -157.86), nights: 2, booking: { reference: 'SECRET-REF' } },
      { id: 'b', place: place('Kathmandu', 27.71, 85.32), nights: 1, note: 'PRIVATE-NOTE' },
    ],
    legs: [
      {
        id: 'l1',
        from: 'origin',
        to: 'a',
        travel: { mode: 'flight', minutes: 510, distanceMeters: 7_000_000, estimate: false },
        departMinute: 600,
        arriveMinute: 1110,
        arriveDayOffset: -1,
        booking: { reference: 'SECRET-REF', provider: 'SECRET-AIR' },
      },
      {
        id: 'l2',
        from: 'a',
        to: 'b',
        travel: { mode: 'flight', minutes: 1200, distanceMeters: 11_000_000, estimate: false },
        departMinute: 1380,
        arriveMinute: 1065,
        arriveDayOffset: 2,
        note: 'PRIVATE-NOTE',
      },
    ],
    notes: 'PRIVATE-NOTE',
  }),
  plan: {
    schemaVersion: 1 as const,
    days: [
      {
        id: 'd1',
        on: '2026-05-04',
        stopId: 'a',
        base: place('Honolulu', 21.31, -157.86),
        endBase: null,
        startMinute: 540,
        endMinute: 1320,
        note: 'PRIVATE-NOTE',
        items: [item('beach'), item('memo', { kind: 'note', title: 'PRIVATE-NOTE' }), item('way-b')],
      },
    ],
  },
});

async function subscribed(tripId: null | 'trip' = 'trip') {
  const server = await testServer();
  const ada = await server.signedIn('Ada');
  const { json: trip } = await ada.post('/api/save', farTrip());
  const { json: made } = await ada.post('/api/calendar-subscription', {
    tripId: tripId === 'trip' ? trip._id : null,
  });
  const path = new URL(made.address).pathname;
  const read = async (headers: Record<string, string> = {}) => {
    const response = await fetch(`${server.origin}${path}`, { headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return { server, ada, trip, made, read };
}

const eventsOf = (text: string) =>
  Object.values(ical.sync.parseICS(text)).flatMap((one) => (one?.type === 'VEVENT' ? [one] : []));
const eventNamed = (text: string, start: string) => eventsOf(text).find(({ uid }) => uid.startsWith(start));

describe('a calendar subscription', () => {
  it('is read by a calendar program, with every time in the zone of its place', async () => {
    const { read } = await subscribed();
    const { status, headers, text } = await read();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const overDateLine = eventNamed(text, 'leg-l1');
    expect(overDateLine?.summary).toBe('Flight from Auckland to Honolulu');
    expect(overDateLine?.start.toISOString()).toBe('2026-05-04T22:00:00.000Z');
    expect(overDateLine?.end?.toISOString()).toBe('2026-05-05T04:30:00.000Z');
    const overnight = eventNamed(text, 'leg-l2');
    expect(overnight?.start.toISOString()).toBe('2026-05-07T09:00:00.000Z');
    expect(overnight?.end?.toISOString()).toBe('2026-05-08T12:00:00.000Z');
    expect(eventNamed(text, 'item-beach')?.start.toISOString()).toBe('2026-05-04T20:00:00.000Z');
    expect(eventNamed(text, 'stay-b')?.datetype).toBe('date');
    expect(text).toContain('TZID:Asia/Kathmandu');
    // The planner's item of a leg between zones would say the same a second time.
    expect(eventNamed(text, 'item-way-b')).toBeUndefined();
  });

  it('tells nothing of bookings and notes', async () => {
    const { text } = await (await subscribed()).read();
    expect(text).not.toMatch(/SECRET|PRIVATE/);
  });

  it('is not sent again while nothing changed, and follows the trip when it does', async () => {
    const { ada, trip, read } = await subscribed();
    const first = await read();
    const tag = first.headers.get('etag')!;
    expect((await read({ 'if-none-match': tag })).status).toBe(304);
    const { tripName: _, ...rest } = farTrip();
    await ada.post('/api/save', { ...rest, tripName: 'Elsewhere', _id: trip._id });
    const next = await read({ 'if-none-match': tag });
    expect(next.status).toBe(200);
    expect(next.text).toContain('X-WR-CALNAME:Elsewhere');
    const uids = (text: string) => eventsOf(text).map(({ uid }) => uid);
    expect(uids(next.text)).toEqual(uids(first.text));
    expect(next.text).toContain('SEQUENCE:2');
  });

  it('is one address until it is revoked, then it is void and the next one is another', async () => {
    const { ada, trip, made, read } = await subscribed();
    expect((await ada.post('/api/calendar-subscription', { tripId: trip._id })).json).toEqual(made);
    const shown = await ada.get(`/api/calendar-subscription?tripId=${trip._id}`);
    expect(shown.json.subscription).toEqual(made);
    expect((await ada.delete(`/api/calendar-subscription/${made.id}`)).status).toBe(204);
    expect((await read()).status).toBe(404);
    expect((await ada.get(`/api/calendar-subscription?tripId=${trip._id}`)).json.subscription).toBeNull();
    const again = await ada.post('/api/calendar-subscription', { tripId: trip._id });
    expect(again.json.address).not.toBe(made.address);
  });

  it('ends with its trip', async () => {
    const { ada, trip, read } = await subscribed();
    await ada.delete(`/api/trip/${trip._id}`);
    expect((await read()).status).toBe(404);
  });

  it('of all trips holds every active one', async () => {
    const { ada, trip, read } = await subscribed(null);
    await ada.post('/api/save', savePayload());
    const { text } = await read();
    expect(eventNamed(text, 'leg-l1')).toBeDefined();
    expect(eventsOf(text).some(({ summary }) => summary === 'Stay in Kyoto')).toBe(true);
    await ada.post(`/api/archive-trip/${trip._id}`);
    expect(eventNamed((await read()).text, 'leg-l1')).toBeUndefined();
  });

  it('is made and revoked by the owner alone', async () => {
    const { server, trip, made } = await subscribed();
    const eve = await server.signedIn('Eve');
    expect((await eve.post('/api/calendar-subscription', { tripId: trip._id })).status).toBe(404);
    expect((await eve.get(`/api/calendar-subscription?tripId=${trip._id}`)).status).toBe(404);
    expect((await eve.delete(`/api/calendar-subscription/${made.id}`)).status).toBe(404);
    expect((await server.browser().post('/api/calendar-subscription', { tripId: null })).status).toBe(401);
  });
});
