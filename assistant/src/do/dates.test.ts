import { beforeAll, describe, expect, it } from 'vitest';
import type { Intent } from '@wayfare/contracts/intent';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { tripFor, wish } from '../testing/answer-wishes.ts';

let paris: TripDocument;
let lisbon: TripDocument;
const titlesOn = ({ plan }: TripDocument, day: number) =>
  plan?.days[day - 1]?.items.map(({ title }) => title) ?? [];

beforeAll(() => {
  paris = tripFor(
    '[length 4 days] in [stop Paris] from [start 7 June 2027], [see the Louvre] and [see the Eiffel Tower]',
  );
  lisbon = tripFor('[length 3 days] in [stop Lisbon] from [start 20 May 2027]');
});

describe('the length', () => {
  it('grows and shrinks, and what was asked for finds another day', () => {
    const { after, text } = wish(paris, [{ kind: 'setLength', days: 2 }]);
    expect(after.plan?.days).toHaveLength(2);
    const all = [...titlesOn(after, 1), ...titlesOn(after, 2)].join();
    expect(all).toContain('Louvre Museum');
    expect(all).toContain('Eiffel Tower');
    expect(text).toContain('2 days long now, 2 days shorter');
    expect(wish(paris, [{ kind: 'setLength', change: 1, side: 'start' }]).after.trip.startOn).toBe(
      '2027-06-06',
    );
  });

  it('loses the days that were named; the days after them move up', () => {
    const { after } = wish(paris, [{ kind: 'removeDays', when: { days: [{ weekday: 1 }] } }]);
    expect(after.plan?.days.map(({ on }) => on)).toEqual(['2027-06-07', '2027-06-08', '2027-06-09']);
    expect(titlesOn(after, 2)).toEqual(titlesOn(paris, 3));
  });

  it('that cannot be is told, and nothing changes', () => {
    for (const days of [0, -3, 400])
      expect(wish(paris, [{ kind: 'setLength', days }]).document).toBeUndefined();
    const route = tripFor(
      '[stop Rome] [nights 2 nights], [stop Florence] [nights 2 nights], [stop Venice] [nights 2 nights] from [start 20 September 2027]',
    );
    const { document, choices = [] } = wish(route, [{ kind: 'setLength', days: 2 }]);
    expect(document).toBeUndefined();
    expect(choices.map(({ label }) => label)).toEqual([
      'Leave out Rome',
      'Leave out Florence',
      'Leave out Venice',
    ]);
    expect(wish(route, choices[2]!.intents).after.plan?.days).toHaveLength(2);
  });
});

describe('the dates', () => {
  it('shift with everything in the trip, and what is booked is told', () => {
    const booked = wish(paris, [
      { kind: 'addEvent', title: 'opera', when: { days: [{ number: 2 }], fromMinute: 1170 } },
    ]).after;
    const { after, text } = wish(booked, [{ kind: 'setDates', shiftDays: 7 }]);
    expect(after.trip.startOn).toBe('2027-06-14');
    expect(text).toContain('check the booking of Opera');
    expect(titlesOn(after, 2)).toContain('Opera');
  });

  it('go to a month, never into the past, and an end alone is asked about', () => {
    expect(wish(paris, [{ kind: 'setDates', month: 9 }]).after.trip.startOn).toBe('2027-09-07');
    expect(wish(paris, [{ kind: 'setDates', startOn: '2020-05-01' }]).text).toContain('has gone by');
    const { document, choices = [] } = wish(paris, [{ kind: 'setDates', endOn: '2027-06-12' }]);
    expect(document).toBeUndefined();
    expect(choices.map(({ label }) => label)).toEqual(['Start on 9 June 2027', 'Make it 6 days']);
  });
});

describe('arrival and departure', () => {
  it('bound the trip’s two ends, and stay there when it grows or loses its first day', () => {
    const timed = wish(lisbon, [
      { kind: 'setArrival', minute: 870, where: 'the airport', by: 'flight' },
      { kind: 'setDeparture', minute: 960, by: 'train' },
    ]).after;
    const starts = (document: TripDocument) =>
      Math.min(
        ...(document.plan?.days[0]?.items
          .filter(({ kind }) => kind === 'visit')
          .map((one) => one.startMinute) ?? []),
      );
    expect(starts(timed)).toBeGreaterThanOrEqual(900);
    const intents: Intent[] = [
      { kind: 'setLength', days: 5 },
      { kind: 'removeDays', when: { days: [{ number: 1 }] } },
      { kind: 'removeDays', when: { days: [{ number: -1 }] } },
    ];
    for (const intent of intents) {
      const { after } = wish(timed, [intent]);
      expect(titlesOn(after, 1)[0]).toBe('Arrival');
      expect(after.plan?.days.at(-1)?.items.at(-1)?.title).toBe('Departure');
      expect(
        after.plan?.days.flatMap(({ items }) => items.filter(({ title }) => title === 'Departure')),
      ).toHaveLength(1);
    }
  });

  it('on another date than the trip’s own is asked about', () => {
    const { document, choices = [] } = wish(lisbon, [{ kind: 'setArrival', on: '2027-05-22', minute: 600 }]);
    expect(document).toBeUndefined();
    expect(wish(lisbon, choices[0]!.intents).after.trip.startOn).toBe('2027-05-22');
  });
});
