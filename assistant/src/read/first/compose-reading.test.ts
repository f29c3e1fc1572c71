import { openAtlas } from '@wayfare/atlas';
import { describe, expect, it } from 'vitest';
import { readFirst } from '../../testing/read-first.ts';
import { markedLine } from '../../testing/marked-line.ts';

const atlas = openAtlas();
const read = (line: string, locale?: string) => {
  const marked = markedLine(line, 'first');
  return readFirst(marked.text, marked, { atlas, today: '2027-03-10', locale, currency: 'USD' });
};
const nights = (line: string) =>
  read(line).stays.map(({ mention, nights: count, days }) => [mention.surface, count ?? days]);
const roles = (line: string) => read(line).mentions.map(({ surface, role }) => [surface, role]);

describe('the reading of a first request', () => {
  it('says where, when, who and how much', () => {
    const { request } = read(
      '[adults my wife and I] + [kids the twins] ([ages 6]) would like [length 9 days] in [stop Slovenia] from [start 4 June], [like caves] and [like lakes], no [dislike casinos], [by rental car], [money £2,400] [per all in], from [origin Leeds], [pace not too rushed], [diet coeliac], [bed farm stays], [seen Bled] we know',
    );
    expect(request).toMatchObject({
      destinations: ['Slovenia'],
      origin: 'Leeds',
      startOn: '2027-06-04',
      endOn: '2027-06-12',
      days: 9,
      adults: 2,
      children: 2,
      interests: ['nature'],
      dislikes: ['casinos'],
      transport: ['car'],
      pace: 'relaxed',
      dietary: ['gluten free'],
      lodging: 'farm stays',
      budget: { amount: 2400, currency: 'GBP', per: 'total' },
    });
  });

  it.each([
    [
      '[nights 4 nights] in [stop Rome], [nights 3] in [stop Florence]',
      [
        ['Rome', 4],
        ['Florence', 3],
      ],
    ],
    [
      '[stop rome] [nights 2] [stop siena] [nights 1] [stop florence] [nights 3]',
      [
        ['rome', 2],
        ['siena', 1],
        ['florence', 3],
      ],
    ],
    [
      '[stop Rome] ([nights 2]), then [stop Naples] for [nights three nights]',
      [
        ['Rome', 2],
        ['Naples', 3],
      ],
    ],
    [
      '[stop Rome], [stop Siena], [stop Pisa]: [nights 3], [nights 2], [nights 1]',
      [
        ['Rome', 3],
        ['Siena', 2],
        ['Pisa', 1],
      ],
    ],
    ['First [stop Rome]. Then [nights two nights] somewhere near [stop Siena]', [['Siena', 2]]],
  ])('gives each place its nights: %s', (line, stays) => {
    expect(nights(line)).toEqual(stays);
  });

  it('adds the nights up where every stop has its own', () => {
    expect(read('[stop Rome] [nights 3], [stop Naples] [nights 2]').request).toMatchObject({
      nights: 5,
      days: 6,
    });
    expect(read('[stop Rome] [nights 3], [stop Naples]').request.days).toBeUndefined();
  });

  it('takes one of several alternatives, and tells the others', () => {
    const either = read('[stop Venice] and then [maybe Verona] or [maybe Padua], [length 7 days]');
    expect(either.request.destinations).toEqual(['Venice', 'Verona']);
    expect(either.leftOut).toEqual([{ words: 'Padua', why: 'optional' }]);
    const full = read(
      '[stop Rome], [stop Florence], [stop Venice], [maybe Verona] if there is time, [length 7 days]',
    );
    expect(full.request.destinations).toEqual(['Rome', 'Florence', 'Venice']);
  });

  it('makes no stop of a layover, of what is known, or of what is not wanted', () => {
    expect(roles('[stop Bali] from [origin Leeds] via [via Doha], not [not Kuta], done [seen Ubud]')).toEqual(
      [
        ['Bali', 'destination'],
        ['Leeds', 'origin'],
        ['Kuta', 'excluded'],
        ['Ubud', 'excluded'],
      ],
    );
  });

  it('makes a must-see of a sight that is named as a stop, and of a day trip', () => {
    expect(
      roles('[base Krakow] as our [base base], a day at [outing Wieliczka], and [stop Auschwitz-Birkenau]'),
    ).toEqual([
      ['Krakow', 'destination'],
      ['Wieliczka', 'day_trip'],
      ['Auschwitz-Birkenau', 'must_see'],
    ]);
  });

  it('keeps arrival and departure for the ends of the trip', () => {
    const { arrival, departure, request } = read(
      '[stop Lisbon] and [stop Porto]. {arrive We land at [airport Lisbon airport] on [start 2 May] at [hour 22:35]}, {leave home from [airport Porto] on [finish the 9th] at [hour 6am]}',
    );
    expect(arrival).toMatchObject({ on: '2027-05-02', minute: 1355, at: 'Lisbon airport' });
    expect(departure).toMatchObject({ on: '2027-05-09', minute: 360 });
    expect(request).toMatchObject({ startOn: '2027-05-02', endOn: '2027-05-09', days: 8 });
  });

  it('pins events to their day, hour and place', () => {
    const { request, dated } = read(
      '[stop Vienna] and [stop Graz], [length 6 days], {event [event my cousin’s wedding] in [stop Graz] between [day day 3] and [day day 5]}, {event [event the opera] in [stop Vienna] on [day day 2] at [hour 7]}',
    );
    expect(dated.map(({ what, firstDay, lastDay }) => [what, firstDay, lastDay])).toEqual([
      ['cousin’s wedding', 3, 5],
      ['opera', 2, 2],
    ]);
    expect(request.fixed?.[1]).toEqual({ what: 'opera', day: 2, where: 'Vienna', startMinute: 1140 });
  });

  it('reads hours, free days and sights for a day', () => {
    const { request, dayWishes } = read(
      '[stop Porto] [length 4 days] from [start 7 June], {hours nothing [hour before 10]}, {rest [day the third day] free}, {add [see Serralves] on [day wednesday]}',
    );
    expect(request.dayFromMinute).toBe(600);
    expect(dayWishes).toMatchObject([
      { kind: 'hours', startMinute: 600 },
      { kind: 'rest', day: 3 },
      { kind: 'sight', words: 'Serralves', on: '2027-06-09' },
    ]);
  });

  it('reads formal requests and their lists of connections', () => {
    const formal = read(
      'Plan a trip for [people two people] from [origin Denver] to [stop Utah] spanning [length 5 days] from [dates March 3rd to March 7th, 2028], visiting [count 2] cities, budget [money $3,100]. Direct flights: Riga and Paris, from Oslo to Bonn.',
    );
    expect(formal.cityCount).toBe(2);
    expect(formal.request).toMatchObject({ adults: 2, startOn: '2028-03-03', endOn: '2028-03-07', days: 5 });
    expect(formal.connections).toEqual([
      { from: 'Riga', to: 'Paris', bothWays: true },
      { from: 'Oslo', to: 'Bonn', bothWays: false },
    ]);
  });

  it('tells what it left out and why', () => {
    const { leftOut } = read('[stop Xyzzyville], [dates 30 February], [extra a sim card], [by stilts]');
    expect(leftOut).toEqual([
      { words: 'Xyzzyville', why: 'unknown place' },
      { words: '30 February', why: 'no such date' },
      { words: 'stilts', why: 'not planned' },
      { words: 'a sim card', why: 'not planned' },
    ]);
  });

  it('reads no place, date, sum or party from words without a mark', () => {
    const { request, mentions } = read('we fly to Paris in May with 2000 euros and two kids');
    expect(request).toEqual({});
    expect(mentions).toEqual([]);
  });

  it('counts money in the currency of home where none is said', () => {
    expect(read('[stop Paris] from [origin Delhi], [money 80k] [per each]').request.budget).toEqual({
      amount: 80_000,
      currency: 'INR',
      per: 'person',
    });
  });

  it('reads dates and money as the reader of a locale writes them', () => {
    const line = '[stop Lyon], [dates 3/4], [money 900]';
    expect(read(line, 'en-US').request).toMatchObject({ startOn: '2028-03-04', budget: { currency: 'USD' } });
    expect(read(line, 'en-GB').request.startOn).toBe('2027-04-03');
    const fromDelhi = '[stop Lyon] from [origin Delhi], [money 900]';
    expect(read(fromDelhi, 'en-US').request.budget?.currency).toBe('USD');
    expect(read(fromDelhi).request.budget?.currency).toBe('INR');
  });

  it('takes hours, airports and the country of a town from the request itself', () => {
    const { request, mentions, arrival, departure, leftOut } = read(
      '[stop Athens], [about Georgia], fly into [airport Atlanta] and out of [airport Savannah], nothing [hour before 11], to bed by [hour ten], a call on [day friday]',
    );
    expect(mentions[0]?.hit?.id).toBe('us-athens');
    expect([arrival?.hit?.id, departure?.hit?.id]).toEqual(['airport:ATL', 'airport:SAV']);
    expect(request).toMatchObject({ dayFromMinute: 660, dayUntilMinute: 1320 });
    expect(leftOut).toEqual([{ words: 'friday', why: 'not understood' }]);
  });

  it('finds the places in words that are no name themselves, and none in the name of something else', () => {
    const names = (line: string) => read(line).mentions.flatMap(({ hit }) => hit?.id ?? []);
    expect(names('[stop osaka hiroshima]')).toEqual(['jp-osaka', 'jp-hiroshima']);
    expect(names("[stop Tasmania's east coast]")).toEqual(['region:tasmania']);
    expect(names('[stop Oslo Islands]')).toEqual([]);
  });

  it('goes to the only place that is named, and stays where it begins', () => {
    expect(read('[length 4 days], landing in [airport Lisbon]').request.destinations).toEqual(['Lisbon']);
    const loop = read('[stop Sydney] and [stop Melbourne], starting in [origin Sydney]').request;
    expect([loop.destinations, loop.origin]).toEqual([['Sydney', 'Melbourne'], undefined]);
  });

  it('reads dates that are marked in two pieces, and a range before a single day', () => {
    expect(read('[stop Rome] [dates 24 to] [dates 29 May]').request).toMatchObject({
      startOn: '2027-05-24',
      endOn: '2027-05-29',
    });
    expect(read('her birthday is [dates 19 June], [stop Rome] [dates 17-20 June]').request.startOn).toBe(
      '2027-06-17',
    );
  });
});
