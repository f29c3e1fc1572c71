import { openAtlas } from '@wayfare/atlas';
import { describe, expect, it } from 'vitest';
import { readMarkedFirst } from '../../testing/read-marked-first.ts';

const atlas = openAtlas();
/** Reads a line whose marks are as sure as it is said. */
const read = (line: string, confidence = 1) => readMarkedFirst(line, atlas, '2027-03-10', confidence);
const request = (line: string, confidence?: number) => read(line, confidence).request;
const roles = (line: string, confidence?: number) =>
  read(line, confidence).mentions.map(({ surface, role }) => `${role} ${surface}`);

describe('when the trip is, said beside something else', () => {
  it('takes the range for the trip and the single day for the event', () => {
    const wedding =
      '{event my sister is getting married in [stop Verona] on [dates 5 June],} {event we would come [dates 3rd to 9th June],} [by by train]';
    expect(request(wedding)).toMatchObject({
      startOn: '2027-06-03',
      endOn: '2027-06-09',
      fixed: [{ what: 'wedding', on: '2027-06-05', where: 'Verona' }],
    });
    const feast =
      'dad turns 70 on [dates 4 July], {event off to [stop Bergen] with him [dates 2-6 July]}, {event [event boat trip] on [day the 4th]}';
    expect(request(feast)).toMatchObject({ startOn: '2027-07-02', endOn: '2027-07-06' });
  });

  it('takes two days joined by until, the day of the week that is coming, and a flight out and home', () => {
    expect(
      request(
        'in [stop Lima] for work, {event free [dates thursday 6 may] evening until [day sunday 9 may]}',
      ),
    ).toMatchObject({ startOn: '2027-05-06', endOn: '2027-05-09' });
    expect(request('[stop Ghent] for [length 1 day], this [day sunday]').startOn).toBe('2027-03-14');
    expect(
      request('{leave out to [end Tunis] on [start 3 October], home on [finish 11 October]}, [stop Sousse]'),
    ).toMatchObject({ startOn: '2027-10-03', endOn: '2027-10-11' });
    expect(
      request(
        '[stop Oslo], {arrive landing [start Fri 9 April] [hour 8am],} {arrive leaving [finish Sun] [part evening]}',
      ),
    ).toMatchObject({ startOn: '2027-04-09', endOn: '2027-04-11' });
  });

  it('begins after what it follows', () => {
    expect(
      request(
        '{event [event trade fair] in [stop Leipzig] [dates 4-6 May]} and then [length 3 days] after it',
      ),
    ).toMatchObject({ startOn: '2027-05-07', endOn: '2027-05-09', destinations: ['Leipzig'] });
  });

  it('tells a range that ends before it starts', () => {
    expect(read('[stop Porto], [dates 20 May until 12 May]').leftOut).toEqual([
      { words: '20 May until 12 May', why: 'ends before it starts' },
    ]);
    expect(read('[stop Porto], [dates 28 December to 4 January]').leftOut).toEqual([]);
  });

  it('tells a length that is none', () => {
    expect(read('[stop Porto] for [length 0 days]').leftOut).toEqual([
      { words: '0 days', why: 'no time at all' },
    ]);
  });

  it('gives each stop the nights beside it, and "there" those of the stop named last', () => {
    expect(request('[stop Corfu] [length 3 nights], [stop Athens] [length 2 nights]')).toMatchObject({
      nights: 5,
    });
    const stays = read('[stop Etosha] from [origin Windhoek], [length 4 nights] there').stays;
    expect(stays.map(({ mention, nights }) => [mention.surface, nights])).toEqual([['Etosha', 4]]);
  });
});

describe('a question that is a request', () => {
  it.each([
    ['{ask.sights what is there to do in [about Split] in [length 4 days]?} we are [diet vegan]', ['Split']],
    ['{ask.sights what should we see in [about Bilbao]?} [bed small hotels], [like pintxos]', ['Bilbao']],
    ['{ask.length [length 6 days] in [about Riga]}', ['Riga']],
    ['{ask.zone [stop Ghent] and then [nights 2 nights] in [stop Delft]}', ['Ghent', 'Delft']],
  ])('%s', (line, destinations) => {
    expect(request(line).destinations).toEqual(destinations);
  });

  it.each([
    '{ask.length is [length 4 days] enough for [about Split]?}',
    '{ask.weather how warm is [about Split] in [dates May]?}',
    '{ask.visa visa for [about Vietnam] [length 30 days]}',
  ])('is none: %s', (line) => {
    expect(request(line).destinations).toBeUndefined();
  });
});

describe('lists of names', () => {
  it('take the label of the list where the tagger wavers', () => {
    expect(roles('a city break, already been to [seen Ghent] [stop Vienna] [stop Porto]', 0.7)).toEqual([
      'excluded Ghent',
      'excluded Vienna',
      'excluded Porto',
    ]);
    expect(
      roles('anywhere in [stop Spain] except [stop Madrid], [stop Seville] or [stop Bilbao]', 0.7),
    ).toEqual(['destination Spain', 'excluded Madrid', 'excluded Seville', 'excluded Bilbao']);
    expect(roles('[origin riga] [stop tartu] [stop tallinn] by coach', 0.7)).toEqual([
      'destination riga',
      'destination tartu',
      'destination tallinn',
    ]);
    expect(roles('from [origin Riga], [stop Tartu]', 0.7)).toEqual(['origin Riga', 'destination Tartu']);
  });

  it('tell what is gone through, and what is one place or two', () => {
    expect(
      roles('from [origin Lyon] to [about Turin], with stops in [about Annecy] and [about Aosta]'),
    ).toEqual(['origin Lyon', 'end Turin', 'destination Annecy', 'destination Aosta']);
    expect(roles('safari in [about Kenya] and [stop Zanzibar]')).toEqual([
      'destination Kenya',
      'destination Zanzibar',
    ]);
    const hits = read('[stop west coast] of [stop Ireland]').mentions.map(({ hit }) => hit?.countryCode);
    expect(hits).toEqual(['ie']);
    expect(roles('[stop Malta] with a pram, [origin Valletta] for sure', 0.7)).toEqual([
      'destination Malta',
      'must_see Valletta',
    ]);
  });

  it('hold the well-known towns beside them that have no mark', () => {
    expect(request('vienna [stop salzburg] [stop innsbruck]').destinations).toEqual([
      'Vienna',
      'Salzburg',
      'Innsbruck',
    ]);
    expect(request('[stop ghent], [stop bruges], [like antwerp], [like quirky]').destinations).toEqual([
      'Ghent',
      'Bruges',
      'Antwerp',
    ]);
    expect(roles('LA to [about Vegas] to [stop SF]')).toEqual([
      'destination LA',
      'destination Vegas',
      'destination SF',
    ]);
    expect(request('NYC at [dates easter]').destinations).toEqual(['NYC']);
    expect(request('so nice [stop Rome]').destinations).toEqual(['Rome']);
  });
});

describe('words that mean one thing alone', () => {
  it.each([
    ['[stop Ghent], not too busy please', { pace: 'relaxed' }],
    ['[stop Ghent], an unhurried week', { pace: 'relaxed' }],
    ['[stop Ghent], doing nothing', { pace: 'relaxed' }],
    ['[stop Ghent], never more than 2 or 3 sights a day', { pace: 'relaxed' }],
    ['a packed 3 days in [stop Ghent]', { pace: 'packed' }],
    ['[stop Ghent], pretty views, not [dislike tiring]', { pace: 'relaxed' }],
    ['kosher friendly [stop Ghent]', { dietary: ['kosher'] }],
    ['a gentle week in [stop Ghent]', { pace: 'relaxed' }],
    ['[stop Ghent] with a 5 month old and a 4 year old', { children: 2, childAges: [0, 4] }],
    ['[stop Ghent], just me', { adults: 1 }],
    ['[stop Ghent] road trip', { transport: ['car'] }],
    ['[stop Ghent], [by private driver]', { transport: ['car'] }],
    ['[stop Ghent], no flights', { transport: ['no_flights'] }],
    ['[stop Havana], [like casas particulares]', { lodging: 'casas particulares' }],
    ['[stop Namibia safari]', { destinations: ['Namibia'], interests: ['adventure', 'wildlife'] }],
    ['[stop Ghent], [adults two keen hikers]', { adults: 2, interests: ['hiking'] }],
    ['[stop Ghent], [diet food food]', { interests: ['food'] }],
    ['[stop Ghent], [like calm not crowded]', { dislikes: ['crowded'] }],
    ['[stop Ghent], [like hisotry]', { interests: ['history'] }],
    ['[stop Chobe], [like hippos]', { interests: ['wildlife'] }],
    ['[stop Ghent], my budget is 0', { budget: { amount: 0, currency: 'GBP', per: 'total' } }],
    ['[stop Ghent], THB [money 9,000]', { budget: { amount: 9000, currency: 'THB', per: 'total' } }],
  ])('%s', (line, wishes) => {
    expect(request(line)).toMatchObject(wishes);
  });

  it.each([
    ['[stop Ghent], no safari', 'interests'],
    ['[stop Ghent], hostels not wanted', 'lodging'],
    ['[stop Diani Beach]', 'interests'],
    ['[stop Ghent] with a packed lunch', 'pace'],
    ['[stop Ghent], we are not vegan', 'dietary'],
  ] as const)('are not read where they say the opposite or are part of a name: %s', (line, field) => {
    expect(request(line)[field]).toBeUndefined();
  });
});

describe('who travels, from marks that are a little off', () => {
  it.each([
    [
      '[stop Ghent] with a [length 7 month] [adults old baby & my wife]',
      { adults: 2, children: 1, childAges: [0] },
    ],
    ['[stop Ghent] with [kids a 6 month old] and a [ages 3 year old]', { children: 2, childAges: [0, 3] }],
    ['[stop Ghent], [people 6 ppl], [kids 1] is a coeliac', { adults: 6 }],
    ['[stop Ghent], [adults 2 adults], [kids 1 child 8yo]', { adults: 2, children: 1, childAges: [8] }],
    ['[stop Ghent], [adults 2 adults] + [kids twins aged] [ages 4]', { children: 2, childAges: [4, 4] }],
    ['[stop Ghent], [adults mum dad and two grown-][kids up kids]', { adults: 4 }],
  ])('%s', (line, people) => {
    const read = request(line);
    expect(read).toMatchObject(people);
    expect(read.days).toBeUndefined();
  });
});

describe('places that are told apart', () => {
  it('goes nowhere that is none, and leaves out what it does not know', () => {
    const mars = read('[length 1 week] on the [see planet Mars]');
    expect(mars.leftOut).toEqual([{ words: 'planet Mars', why: 'unknown place' }]);
    const beside = read('[stop Quibbleton], then [nights 3 nights] in [stop Madrid]');
    expect(beside.request.nights).toBe(3);
    expect(beside.leftOut).toEqual([{ words: 'Quibbleton', why: 'unknown place' }]);
  });

  it('knows nicknames, and a small town behind the name of its sight', () => {
    const ids = (line: string) => read(line).mentions.flatMap(({ hit }) => hit?.id ?? []);
    expect(ids('[stop long drive SF]')).toEqual(['us-san-francisco']);
    expect(ids('[stop BA]')).toEqual(['ar-buenos-aires']);
    expect(roles('[stop Legoland Billund]')).toEqual(['must_see Legoland Billund', 'destination Billund']);
  });

  it('is no round trip that begins and ends in two airports', () => {
    expect(
      request('[stop Peru], {arrive into [airport Cusco] [start 4 May]}, {leave out of [airport Lima]}')
        .roundTrip,
    ).toBe(false);
    const open = read(
      'fly into [airport Denver] on [start June 3], fly out of [origin Boise] on [dates June 14]',
    );
    expect(open.request).toMatchObject({ startOn: '2027-06-03', endOn: '2027-06-14', roundTrip: false });
    expect(open.departure?.at).toBe('Boise');
  });
});

describe('a pace without a mark', () => {
  it('is one where the word stands alone between two signs, and none where it belongs to others', () => {
    expect(request('[length 4 days] in [stop Bergen], relaxed').pace).toBe('relaxed');
    expect(request('[stop Bergen], packed, [length 4 days]').pace).toBe('packed');
    expect(request('[length 4 days] in [stop Bergen], easy access to trains').pace).toBeUndefined();
  });
});
