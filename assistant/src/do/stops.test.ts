import { beforeAll, describe, expect, it } from 'vitest';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { dayTripOf } from '../planning/day-trip.ts';
import { tripFor, wish } from '../testing/answer-wishes.ts';

const nights = ({ trip }: TripDocument) =>
  trip.stops.map(({ place, nights: count }) => `${place.name} ${count}`);
const place = (name: string) => ({ name });
let italy: TripDocument;
let tokyo: TripDocument;

beforeAll(() => {
  italy = tripFor(
    '[stop Rome] [nights 3 nights], [stop Florence] [nights 2 nights] from [start 20 September 2027] from [origin London]',
  );
  tokyo = tripFor('[length 5 days] in [stop Tokyo] from [start 18 October 2027]');
});

describe('a stop', () => {
  it('comes in where it makes the least detour, and the trip grows by its nights', () => {
    const { after, text } = wish(italy, [{ kind: 'addStop', place: place('Siena'), nights: 1 }]);
    expect(nights(after)).toEqual(['Rome 3', 'Siena 1', 'Florence 2']);
    expect(text).toContain('7 days long now, 1 day longer');
  });

  it('takes its nights from the longest stay where the length was said, with the other way as a button', () => {
    const {
      after,
      text,
      choices = [],
    } = wish(tokyo, [{ kind: 'addStop', place: place('Hakone'), nights: 1 }]);
    expect(nights(after).toSorted()).toEqual(['Hakone 1', 'Tokyo 3']);
    expect(text).toContain('taken from Tokyo');
    const longer = wish(after, choices[0]!.intents);
    expect(longer.after.plan?.days).toHaveLength(6);
  });

  it('goes once it is known which one is meant, and the last one never does', () => {
    const unknown = wish(italy, [{ kind: 'removeStop', place: place('Pisa') }]);
    expect(unknown.document).toBeUndefined();
    expect(unknown.text).toContain('you stay in Rome and Florence');
    expect(nights(wish(italy, [{ kind: 'removeStop', place: place('the second city') }]).after)).toEqual([
      'Rome 3',
    ]);
    expect(wish(tokyo, [{ kind: 'removeStop', place: place('Tokyo') }]).text).toContain('only stop');
  });

  it('of one name twice is asked about, and the button means the one that it says', () => {
    const twice = wish(italy, [
      { kind: 'addStop', place: place('Rome'), nights: 1, position: { side: 'end' } },
    ]).after;
    expect(nights(twice)).toEqual(['Rome 3', 'Florence 2', 'Rome 1']);
    const { choices = [], document } = wish(twice, [{ kind: 'setNights', place: place('Rome'), change: 1 }]);
    expect(document).toBeUndefined();
    expect(choices.map(({ label }) => label)).toEqual(['Rome, stop 1', 'Rome, stop 3']);
    expect(nights(wish(twice, choices[1]!.intents).after)).toEqual(['Rome 3', 'Florence 2', 'Rome 2']);
  });

  it('that changes its nights leaves the days of the others as they are', () => {
    const { after } = wish(italy, [{ kind: 'setNights', place: place('Rome'), change: 1 }]);
    const titles = (document: TripDocument) =>
      document.plan?.days
        .filter(({ stopId }) => stopId === 'stop-2')
        .map(({ items }) => items.map(({ title }) => title));
    expect(titles(after)).toEqual(titles(italy));
  });
});

describe('the route', () => {
  it('keeps the flights at its two ends however the stops are turned', () => {
    const timed = wish(italy, [
      { kind: 'setArrival', minute: 1000, by: 'flight' },
      { kind: 'setDeparture', minute: 900, by: 'flight' },
    ]).after;
    const { after } = wish(timed, [{ kind: 'orderStops', order: 'reversed' }]);
    expect(nights(after)).toEqual(['Florence 2', 'Rome 3']);
    expect(after.trip.legs.find(({ from }) => from === 'origin')).toMatchObject({
      to: 'stop-2',
      arriveMinute: 1060,
    });
    expect(after.trip.legs.find(({ to }) => to === 'end')).toMatchObject({
      from: 'stop-1',
      departMinute: 750,
    });
  });

  it('starts and ends where it was said', () => {
    const from = wish(tokyo, [{ kind: 'setOrigin', place: place('Munich') }]).after.trip;
    expect([from.origin?.name, from.end?.name]).toEqual(['Munich', 'Munich']);
    expect(wish(italy, [{ kind: 'setEnd' }]).after.trip.end).toBeNull();
  });
});

describe('a day trip', () => {
  it('takes the day that was said, and comes out again', () => {
    const { after } = wish(tokyo, [
      { kind: 'addDayTrip', place: place('Nikko'), when: { days: [{ number: 2 }] } },
    ]);
    expect(dayTripOf(after.plan?.days[1])?.place?.name).toBe('Nikko');
    const back = wish(after, [{ kind: 'removeDayTrips', place: place('Nikko') }]).after;
    expect(dayTripOf(back.plan?.days[1])).toBeUndefined();
  });

  it('that is too far for a day is offered as a stop', () => {
    const { text, choices = [] } = wish(tokyo, [{ kind: 'addDayTrip', place: place('Hiroshima') }]);
    expect(text).toContain('too far for a day');
    expect(nights(wish(tokyo, choices[0]!.intents).after).join()).toContain('Hiroshima 1');
  });
});
