import { openAtlas } from '@wayfare/atlas';
import { describe, expect, it } from 'vitest';
import { readFirst } from '../../testing/read-first.ts';
import { markedLine } from '../../testing/marked-line.ts';

const atlas = openAtlas();
const read = (line: string) => {
  const marked = markedLine(line, 'first');
  return readFirst(marked.text, marked, { atlas, today: '2027-03-10', locale: 'en-GB', currency: 'GBP' });
};
const roles = (line: string) => read(line).mentions.map(({ surface, role }) => `${role} ${surface}`);
const stays = (line: string) =>
  read(line).stays.map(({ mention, days, nights }) => [mention.surface, days ?? nights]);

describe('where one goes and comes from', () => {
  it('is found without a mark where the words before a name lead to it', () => {
    expect(stays('[length 9 days] in all: [nights 4 days] in Turin and [nights 5 days] in Genoa')).toEqual([
      ['Turin', 4],
      ['Genoa', 5],
    ]);
    expect(roles('from [origin Ghent] and heading to Austria')).toEqual([
      'origin Ghent',
      'destination Austria',
    ]);
    expect(roles('[count two] different cities across Portugal')).toEqual(['destination Portugal']);
  });

  it('is told apart by from, to and begin, whatever the names were taken for', () => {
    expect(roles('a trip from [stop Ghent] to [stop Milan]')).toEqual(['origin Ghent', 'destination Milan']);
    expect(roles('from [origin Ghent] to [origin Milan]')).toEqual(['origin Ghent', 'destination Milan']);
    expect(roles('[stop Milan], [stop Turin] from [stop Ghent]')).toEqual([
      'destination Milan',
      'destination Turin',
      'origin Ghent',
    ]);
    expect(roles('starting in [stop Ghent] and visiting two cities in [stop Italy]')[0]).toBe('origin Ghent');
    expect(roles('starting in [stop Milan], a tour of [stop Italy]')[0]).toBe('destination Milan');
    expect(roles('a road trip from [stop Milan] to [stop Turin]')[0]).toBe('destination Milan');
  });

  it('is a name as a whole, and no thing with an article', () => {
    expect(roles('to [stop Frankfurt] am Main [by by train]')).toEqual(['destination Frankfurt am Main']);
    expect(roles('from [origin Dallas]-[stop Fort Worth] to [stop Milan]')).toEqual([
      'origin Dallas-Fort Worth',
      'destination Milan',
    ]);
    const van = read('[stop Milan], and get us a [stop Cabriolet] there');
    expect(van.mentions.map(({ surface }) => surface)).toEqual(['Milan']);
    expect(van.leftOut).toContainEqual({ words: 'Cabriolet', why: 'not understood' });
  });

  it('is not what is done already, said before or behind', () => {
    const marked = markedLine('[stop Milan] and [stop Turin] are already done, now [stop Genoa]', 'first');
    const unsure = marked.clauses.map((clause) => ({
      ...clause,
      spans: clause.spans.map((span) => ({ ...span, confidence: 0.6 })),
    }));
    const { mentions } = readFirst(
      marked.text,
      { clauses: unsure },
      { atlas, today: '2027-03-10', locale: 'en-GB', currency: 'GBP' },
    );
    const goals = mentions.filter(({ role }) => role === 'destination');
    expect(goals.map(({ surface }) => surface)).toEqual(['Genoa']);
  });

  it('is the town that is named, and a sight only where a village of that name lies beside it', () => {
    expect(roles('[length 4 days] in [stop Plovdiv]')).toEqual(['destination Plovdiv']);
    expect(roles('[stop Cancun] with [stop Chichen Itza]')).toEqual([
      'destination Cancun',
      'must_see Chichen Itza',
    ]);
    const [town] = read('[length 3 days] in [stop Birmingham] Alabama').mentions;
    expect(town?.hit?.countryCode).toBe('us');
  });

  it('is not a list of the ways that there are', () => {
    const { mentions, connections } = read(
      '[nights 3 days] in [stop Milan], [nights 2 days] in [stop Vienna]. Direct flights: from [origin Oslo] to [stop Milan], [stop Milan] and [stop Vienna].',
    );
    expect(mentions.map(({ surface }) => surface)).toEqual(['Milan', 'Vienna']);
    expect(connections).toHaveLength(2);
  });
});

describe('days', () => {
  it('beside a place are those there, where the length of the whole is said too', () => {
    expect(stays('[length 8 days] in total, [length 5 days] in [stop Milan] and [stop Turin]')).toEqual([
      ['Milan', 5],
    ]);
    expect(read('[length 5 days] in [stop Milan]').request.days).toBe(5);
  });

  it('are those of each place, the last one too', () => {
    const line = (last: string) =>
      `[stop Milan] [nights 2 nights], [stop Turin] [length ${last}] from [start 8 March]`;
    expect(stays(line('4 nights'))).toEqual([
      ['Milan', 2],
      ['Turin', 4],
    ]);
    const whole = '[length 7 nights] in all: [stop Milan] [length 3 nights], [stop Turin] [length 4 nights]';
    expect(stays(whole)).toEqual([
      ['Milan', 3],
      ['Turin', 4],
    ]);
  });

  it('are those that were said instead', () => {
    const line =
      '[stop Milan] for [length 5 nights] from [start the 12th of September]. No wait, [finish the 14th].';
    expect(read(line).request).toMatchObject({ startOn: '2027-09-14', nights: 5 });
  });

  it('of a part are no days of the whole', () => {
    const line =
      '[length 12 days], landing on [dates 25 October], in [stop Milan] for a fair [dates 31 October to 2 November]';
    expect(read(line).request).toMatchObject({ days: 12, startOn: '2027-10-25' });
  });

  it('begin with the first of two though only the second has a mark', () => {
    expect(read('[stop Milan] from the 8th to the [dates 10th of May]').request).toMatchObject({
      startOn: '2027-05-08',
      endOn: '2027-05-10',
    });
  });

  it('of an event hold it, though nothing but its days and its place has a mark', () => {
    const [aunt, show] = read(
      '[length 9 days]: [stop Milan] [nights 4 days], [stop Turin] [nights 5 days]. {event We plan to see my aunt in [stop Milan] between [day day 2 and day 3].} {event From [day day 7 to day 9] there is a film week we want to attend in Turin.}',
    ).dated;
    expect(aunt).toMatchObject({ what: 'see my aunt', firstDay: 2, lastDay: 3, where: { surface: 'Milan' } });
    expect(show).toMatchObject({ what: 'film week', firstDay: 7, lastDay: 9, where: { surface: 'Turin' } });
  });
});

describe('who goes, for how much and by what', () => {
  it('is not who fits into a car, and one alone where only I am spoken of', () => {
    const car = 'a van that seats [people 7 people]';
    expect(read(`[stop Milan] for [people 3 people], with ${car}`).request.adults).toBe(3);
    expect(read(`[stop Milan] for two in May, with ${car}`).request.adults).toBe(2);
    expect(read('we will be 3 in total in [stop Milan]').request.adults).toBe(3);
    expect(read("[stop Milan], I'll stay [length 4 days]").request.adults).toBe(1);
    expect(read("[stop Milan] with friends, I'll stay [length 4 days]").request.adults).toBeUndefined();
    expect(read('[stop Milan], this is for an individual.').request.adults).toBe(1);
  });

  it('counts a wife once, and children by their names and ages', () => {
    const couple = '[stop Milan], [adults my wife and I]. [adults My wife paints]';
    expect(read(couple).request.adults).toBe(2);
    const family =
      '[stop Milan], [kids three kids]: [stop Turin] [nights 15], Amir [nights 11], [stop Genoa] [nights 6].';
    expect(read(family).request).toMatchObject({ children: 3, childAges: [15, 11, 6] });
    expect(stays(family)).toEqual([]);
  });

  it('counts cities as cities', () => {
    const { cityCount, stays: none } = read('[nights 3] different cities in [stop Portugal]');
    expect([cityCount, none]).toEqual([3, []]);
  });

  it('reads a sum in lakh as one', () => {
    const line = '[stop Milan], [money Rs 1],[money 80,000] [per in all]';
    expect(read(line).request.budget).toMatchObject({ amount: 180_000, currency: 'INR' });
  });

  it('takes the figure behind "budget" for the trip, whatever it was taken for, and no year', () => {
    const line = '[stop Milan], my budget is [ages 6500], the car is [money 70 EUR] [per per day]';
    expect(read(line).request.budget).toMatchObject({ amount: 6500, per: 'total' });
    expect(read('[stop Milan], we spend easter 2028 there').request.budget).toBeUndefined();
    expect(read('[stop Milan]. {chat My budget is [money 900 EUR].}').request.budget?.amount).toBe(900);
  });

  it.each([
    ['we would prefer a journey that does not involve flying', 'no_flights'],
    ['we do not plan to travel by [by flight]', 'no_flights'],
    ['please avoid any flights', 'no_flights'],
    ['without flying', 'no_flights'],
    ["we don't plan to self-drive", 'no_car'],
    ['we prefer not to drive ourselves', 'no_car'],
  ])('goes without what is not wished: %s', (line, way) => {
    expect(read(`[stop Milan], ${line}`).request.transport).toEqual([way]);
  });

  it('may pay without flights, and goes by car where that is no trouble', () => {
    expect(read('[stop Milan], [money 900 EUR] without flights').request.transport).toBeUndefined();
  });

  it('eats what stands in a row of dishes', () => {
    const line = '[stop Milan], [like French], [like Indian] and [stop Mediterranean] cuisines';
    expect(roles(line)).toEqual(['destination Milan']);
  });
});

describe('nights in a kind of bed', () => {
  it('are of the place that follows, and of none where the whole has a length', () => {
    const line =
      '[length 9 days] in [stop Japan]: [stop Tokyo] [nights 4 nights], [nights one night] in a [bed ryokan] in [stop Hakone], [stop Kyoto] [nights 3 nights]';
    expect(stays(line)).toEqual([
      ['Tokyo', 4],
      ['Hakone', 1],
      ['Kyoto', 3],
    ]);
    expect(
      stays('[length 9 days] in [stop Japan], home from [end Osaka], [nights one night] in a [bed ryokan]'),
    ).toEqual([]);
    expect(stays('[stop Kyoto], [nights two nights] in a [bed ryokan]')).toEqual([['Kyoto', 2]]);
  });
});

describe('a couple of some age', () => {
  it.each([
    'We are a couple in our thirties, [length ten days] in [stop Japan]',
    "We're a retired couple. [length Ten days] in [stop Crete]",
    '[adults a couple] in [kids our fifties], [length one week] in [stop Rome]',
  ])('is two people without a child: %s', (line) => {
    const { adults, children } = read(line).request;
    expect([adults, children]).toEqual([2, undefined]);
  });

  it('is none where it counts something else', () => {
    expect(read('We have a couple of days in [stop Lyon]').request.adults).toBeUndefined();
  });
});
