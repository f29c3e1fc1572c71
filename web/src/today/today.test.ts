import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import { emptyTrip } from '@wayfare/contracts/empty-trip';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { applyEdit } from '@wayfare/planner';
import { describe, expect, it } from 'vitest';
import { countdown, startInstant } from './countdown.ts';
import { currentDay, splitDay, tripPhase } from './current-day.ts';
import { directionsAddress } from '../places/directions.ts';
import { keepLateDay, runLate } from './run-late.ts';

const place = (name: string, timeZone?: string): PlaceRef => ({
  name,
  kind: 'city',
  latitude: 27.7,
  longitude: 85.3,
  status: 'own',
  ...(timeZone && { timeZone }),
});
const item = (
  id: string,
  startMinute: number,
  endMinute: number,
  changes: Partial<PlanItem> = {},
): PlanItem => ({
  id,
  kind: 'visit',
  title: id,
  place: place(id),
  startMinute,
  endMinute,
  travel: { mode: 'walk', minutes: 20, distanceMeters: 1500, estimate: true },
  locked: false,
  madeBy: 'planner',
  ...changes,
});
const day = (on: string, stopId: string, items: PlanItem[] = [], endMinute = 1200): PlanDay => ({
  id: on,
  on,
  stopId,
  base: place('Hotel'),
  endBase: null,
  startMinute: 540,
  endMinute,
  items,
});
const document = (...days: PlanDay[]): TripDocument => ({
  tripName: 'Trip',
  trip: {
    ...emptyTrip(),
    startOn: '2026-05-01',
    stops: [
      { id: 'h', place: place('Honolulu', 'Pacific/Honolulu'), nights: 1 },
      { id: 'k', place: place('Kathmandu', 'Asia/Kathmandu'), nights: 1 },
    ],
  },
  plan: { schemaVersion: 1, days },
});
const at = (one: PlanDay, nowMinute: number) => ({ day: one, nowMinute, doneIds: new Set<string>() });
const trip = document(
  day('2026-05-01', 'h'),
  day('2026-05-02', 'k'),
  day('2026-05-03', 'k', [item('bar', 1380, 1530)]),
);

describe('the day under way', () => {
  it('is the one whose place has that date now, whatever the reader has', () => {
    const inHonolulu = currentDay(trip, Date.UTC(2026, 4, 1, 12));
    expect(inHonolulu).toMatchObject({ number: 1, city: 'Honolulu', nowMinute: 120 });
    const inKathmandu = currentDay(trip, Date.UTC(2026, 4, 2, 12));
    expect(inKathmandu).toMatchObject({ number: 2, city: 'Kathmandu', nowMinute: 1065 });
  });

  it('lasts while a late evening goes on', () => {
    expect(currentDay(trip, Date.UTC(2026, 4, 3, 19))).toMatchObject({ number: 3, nowMinute: 1485 });
    expect(currentDay(trip, Date.UTC(2026, 4, 3, 20))).toBeNull();
  });

  it('counts the hours of the wall on the day clocks are put on, and is a date twice over the date line', () => {
    const stops = [
      { id: 'l', place: place('Lisbon', 'Europe/Lisbon'), nights: 1 },
      { id: 'a', place: place('Auckland', 'Pacific/Auckland'), nights: 1 },
      { id: 'h', place: place('Honolulu', 'Pacific/Honolulu'), nights: 1 },
    ];
    const days = document(day('2026-03-29', 'l'), day('2026-03-31', 'a'), day('2026-03-31', 'h'));
    const far = { ...days, trip: { ...days.trip, startOn: '2026-03-29', stops } };
    // Clocks in Lisbon go from 1:00 to 2:00 that night; 10:00 there is 9:00 UTC.
    expect(currentDay(far, Date.UTC(2026, 2, 29, 9))).toMatchObject({ number: 1, nowMinute: 600 });
    expect(currentDay(far, Date.UTC(2026, 2, 30, 22))).toMatchObject({ city: 'Auckland', nowMinute: 660 });
    expect(currentDay(far, Date.UTC(2026, 2, 31, 22))).toMatchObject({ city: 'Honolulu', nowMinute: 720 });
  });

  it('tells a trip that is coming from one under way and one that is over', () => {
    expect(tripPhase(trip, Date.UTC(2026, 4, 1, 9))).toBe('coming');
    expect(tripPhase(trip, Date.UTC(2026, 4, 1, 11))).toBe('running');
    expect(tripPhase(trip, Date.UTC(2026, 4, 3, 19))).toBe('running');
    expect(tripPhase(trip, Date.UTC(2026, 4, 3, 20))).toBe('over');
  });

  it('is split at the present minute', () => {
    const items = [item('a', 540, 600), item('b', 600, 660), item('c', 700, 760)];
    const split = (...done: string[]) =>
      Object.values(splitDay({ ...at(day('2026-05-01', 'h', items), 600), doneIds: new Set(done) })).map(
        (some) => some.map(({ id }) => id).join(),
      );
    expect(split()).toEqual(['a', 'b', 'c']);
    expect(split('b')).toEqual(['a,b', '', 'c']);
  });
});

const moves = (late: ReturnType<typeof runLate>) =>
  late.moved.map((one) => `${one.item.id} ${one.startMinute}-${one.endMinute}`);

describe('running late', () => {
  const plain = day('2026-05-02', 'k', [
    item('a', 540, 600),
    item('b', 630, 690),
    item('c', 720, 780),
    item('d', 900, 960),
  ]);

  it('lets what goes on last longer, pushes what follows, and uses up free time first', () => {
    const late = runLate(at(plain, 580), { minutes: 30 });
    expect(moves(late)).toEqual(['a 540-630', 'b 650-710', 'c 730-790']);
    expect(late.fallsOut).toEqual([]);
  });

  it('pushes the next thing where nothing goes on', () => {
    expect(moves(runLate(at(plain, 610), { minutes: 15 }))).toEqual(['b 645-705', 'c 725-785']);
  });

  it('takes the next thing as begun now, sooner or later than planned', () => {
    expect(moves(runLate(at(plain, 610), 'here'))).toEqual(['b 610-670']);
    expect(moves(runLate(at(plain, 695), 'here'))).toEqual(['c 695-755']);
  });

  it('lets fall out what there is no time for before something fixed', () => {
    const fixed = day('2026-05-02', 'k', [
      item('a', 540, 600),
      item('b', 630, 690),
      item('c', 720, 780),
      item('concert', 800, 860, { locked: true }),
    ]);
    const late = runLate(at(fixed, 580), { minutes: 60 });
    expect(late.fallsOut.map(({ id }) => id)).toEqual(['c']);
    expect(moves(late)).toEqual(['a 540-660', 'b 680-740']);
    expect(late.late).toEqual([]);
  });

  it('says what is fixed and reached too late when nothing can give way', () => {
    const fixed = day('2026-05-02', 'k', [item('a', 540, 600), item('concert', 630, 690, { locked: true })]);
    expect(runLate(at(fixed, 580), { minutes: 30 }).late).toMatchObject([
      { item: { id: 'concert' }, minutes: 20 },
    ]);
  });

  it('lets fall out what would end after the day', () => {
    const short = day(
      '2026-05-02',
      'k',
      [item('a', 540, 600), item('b', 630, 690), item('c', 720, 780)],
      785,
    );
    const late = runLate(at(short, 580), { minutes: 30 });
    expect(late.fallsOut.map(({ id }) => id)).toEqual(['c']);
  });

  it('lets fall out what is closed by then, but nothing that was planned so', () => {
    const hours = (untilMinute: number) => ({ openings: [{ fromMinute: 540, untilMinute }] });
    const late = runLate(at(plain, 580), { minutes: 30 }, { items: { b: hours(700), d: hours(900) } });
    expect(late.fallsOut.map(({ id }) => id)).toEqual(['b']);
    expect([...late.closed]).toEqual(['b']);
    expect(runLate(at(plain, 580), { minutes: 30 }, { items: { d: hours(900) } }).fallsOut).toEqual([]);
  });

  it('takes the way that is known where something before fell out, and keeps it', () => {
    const way = { mode: 'drive' as const, minutes: 45, distanceMeters: 9000, estimate: true };
    const openings = [{ fromMinute: 540, untilMinute: 700 }];
    const late = runLate(at(plain, 580), { minutes: 60 }, { items: { b: { openings } }, travel: () => way });
    expect(late.fallsOut.map(({ id }) => id)).toEqual(['b']);
    expect(moves(late)).toEqual(['a 540-660']);
    const done = applyEdit(document(plain), keepLateDay(late, []));
    if ('refused' in done) throw new Error(done.refused);
    expect(done.document.plan!.days[0]!.items[1]!.travel).toEqual(way);
  });

  it('leaves what is done already where it was', () => {
    const late = runLate({ ...at(plain, 580), doneIds: new Set(['a', 'b']) }, { minutes: 60 });
    expect(moves(late)).toEqual(['c 780-840']);
  });

  it('is kept as one edit that can be taken back, with what fell out among the ideas', () => {
    const short = day(
      '2026-05-02',
      'k',
      [item('a', 540, 600), item('b', 630, 690), item('c', 720, 780)],
      785,
    );
    const before = document(short);
    const edit = keepLateDay(runLate(at(short, 580), { minutes: 30 }), before.trip.ideas);
    const result = applyEdit(before, edit);
    if ('refused' in result) throw new Error(result.refused);
    expect(result.document.plan!.days[0]!.items.map(({ id, startMinute }) => `${id} ${startMinute}`)).toEqual(
      ['a 540', 'b 650'],
    );
    expect(result.document.trip.ideas).toMatchObject([{ id: 'c', place: { name: 'c' } }]);
    expect(applyEdit(result.document, result.inverse)).toMatchObject({ document: before });
  });
});

describe('the countdown', () => {
  const words = (now: number, today: string) => countdown(startInstant(trip), now, today, '2026-05-01');
  it('tells days, and on the last day hours, by the clocks of where it begins', () => {
    // The first day begins at 9:00 in Honolulu, which is 19:00 UTC.
    expect(words(Date.UTC(2026, 3, 20), '2026-04-20')).toBe('In 11 days');
    expect(words(Date.UTC(2026, 3, 30, 12), '2026-04-30')).toBe('Tomorrow');
    expect(words(Date.UTC(2026, 4, 1, 4), '2026-05-01')).toBe('In 15 hours');
    expect(words(Date.UTC(2026, 4, 1, 18, 30), '2026-05-01')).toBe('In 30 min');
  });

  it('counts to the leaving for an overnight flight, the day before', () => {
    const flight = {
      id: 'in',
      from: 'origin',
      to: 'h',
      travel: { mode: 'flight' as const, minutes: 500, distanceMeters: 7e6, estimate: false },
      departMinute: 1200,
      arriveMinute: 360,
      arriveDayOffset: 1,
    };
    const flown = {
      ...trip,
      trip: { ...trip.trip, origin: place('Kathmandu', 'Asia/Kathmandu'), legs: [flight] },
    };
    // 20:00 on 30 April in Kathmandu, at +5:45.
    expect(startInstant(flown)).toBe(Date.UTC(2026, 3, 30, 14, 15));
  });
});

describe('directions', () => {
  it('open in the map app of the device', () => {
    expect(directionsAddress(place('Stupa'), 'walk', 'Mozilla/5.0 (iPhone)')).toBe(
      'https://maps.apple.com/?daddr=27.7%2C85.3&dirflg=w',
    );
    expect(directionsAddress(place('Stupa'), 'drive', 'Mozilla/5.0 (Android)')).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=27.7%2C85.3&travelmode=driving',
    );
  });
});
