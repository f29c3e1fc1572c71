import { openAtlas } from '@wayfare/atlas';
import { describe, expect, it } from 'vitest';
import { readMarkedFirst } from '../../testing/read-marked-first.ts';

const atlas = openAtlas();
const read = (line: string, confidence = 0.6) => readMarkedFirst(line, atlas, '2026-11-22', confidence);
const request = (line: string, confidence?: number) => read(line, confidence).request;

describe('journeys that are told of', () => {
  it('are neither stops nor lengths of this one', () => {
    const line =
      'My boss spent [length two weeks] in [stop Peru] and [stop Bolivia]. We would like [stop Chile], [length nine days]';
    expect(request(line)).toMatchObject({ destinations: ['Chile'], days: 9 });
  });

  it('are asked for where nothing else is', () => {
    expect(request('My boss went to [stop Peru] last year and was happy').destinations).toEqual(['Peru']);
  });

  it('leave out where others come from, and where one moves', () => {
    const line =
      'We are moving to [stop Bremen], from [origin Cork], one of us is from [origin Bari]: [stop Madeira]';
    expect(request(line)).toMatchObject({ destinations: ['Madeira'], origin: 'Cork' });
  });

  it('do not take away the place where one works', () => {
    expect(request('I am a baker in [origin Utrecht] and dream of [stop Norway]')).toMatchObject({
      destinations: ['Norway'],
      origin: 'Utrecht',
    });
  });
});

describe('a correction at the end', () => {
  it('holds for the length and the day, however far behind', () => {
    const line =
      '[stop Ghent], [length ten nights] from [start June 4], by [by train]. Waffles and beer.\\n\\n' +
      'Edit: my other half has looked at her shifts again and it is [length eight nights], we start [start June 6]';
    expect(request(line)).toMatchObject({ nights: 8, startOn: '2027-06-06' });
  });

  it('drops the places before "scrap that"', () => {
    const line = '[stop Turin], [length 5 days]. Scrap that, we make it [stop Genoa] and [stop Lucca]';
    expect(request(line)).toMatchObject({ destinations: ['Genoa', 'Lucca'], days: 5 });
  });

  it('takes back what is forgotten, a sight too', () => {
    const line = '[stop Tbilisi] and the [see Black Sea], no, forget the [see Black Sea], [stop Kazbegi]';
    expect(request(line).mustSee).toBeUndefined();
  });
});

describe('days and months', () => {
  it('counts the days of a month that is named apart', () => {
    const line = '[length eleven days] in [dates july], beginning at [day day 5], [stop Malta]';
    expect(request(line)).toMatchObject({ startOn: '2027-07-05', endOn: '2027-07-15' });
  });

  it.each([
    ['[stop Goa], [dates 9 days from the 3rd of feb]', { startOn: '2027-02-03', endOn: '2027-02-11' }],
    ['[stop Évora], the [dates last ten days of July], [length ten days]', { startOn: '2027-07-22' }],
    [
      '[stop Bohinj], [length Ten days], [dates after the 12 June], {leave home on [finish 24 June]}',
      { startOn: '2027-06-15', endOn: '2027-06-24' },
    ],
    [
      '{arrive to [stop Amman] on [start 18 March]}, [length six days] there, {leave home on [finish 3 April]}',
      { startOn: '2027-03-18', endOn: '2027-04-03' },
    ],
    ['[stop Japan], [length three weeks and a day]', { days: 22 }],
    ['[stop Ulm] from [start the Saturday after half-term, 29 May]', { startOn: '2027-05-29' }],
    [
      '[stop Austria], [dates easter holidays], from [start 1 April], {leave home by [finish 6pm on the 10th]}',
      { endOn: '2027-04-10' },
    ],
    ['[stop Japan], [length two weeks and a half]', { days: 18 }],
  ])('reads what begins and ends, and how long: %s', (line, time) => {
    expect(request(line)).toMatchObject(time);
  });

  it('takes the date of an event before its day of the week', () => {
    const line =
      '[stop Okayama] from [start 21 October], [length 3 weeks], {event [event lunch] on [day Sunday the 31st]}';
    expect(request(line).fixed?.[0]?.on).toBe('2027-10-31');
  });

  it('reads ordinals in words as a range, and the last day of a month', () => {
    const range = '[stop Lucca], from [dates the twenty-second of May to the twenty-ninth]';
    expect(request(range)).toMatchObject({ startOn: '2027-05-22', endOn: '2027-05-29' });
    expect(request('[stop Lucca] from [start the last day of June]').startOn).toBe('2027-06-30');
  });

  it('takes a date that is said in figures as well', () => {
    expect(request('[stop Bath] on [start the day after Christmas so Dec 26]').startOn).toBe('2026-12-26');
  });

  it('finds arrival and departure around a meeting', () => {
    const line =
      '{event a [event board meeting] in [stop Bilbao] on [day 14 April].} {event They fly me in on the [day 13th].} I can stay until the [part evening] of the [day 18th]';
    expect(request(line)).toMatchObject({ startOn: '2027-04-13', endOn: '2027-04-18' });
  });
});

describe('lengths', () => {
  it('are one where nights and days are those of the same trip', () => {
    const line = '[stop Shimla], [stop Manali] and [stop Leh], [length 7 nights] [length 8 days]';
    expect(read(line)).toMatchObject({ stays: [], request: { days: 8 } });
  });

  it('have no fewer days than nights', () => {
    expect(request('[length Weekend] in [stop Ghent], [length 3 nights]')).toMatchObject({
      days: 4,
      nights: 3,
    });
  });

  it('end with the stop before "then"', () => {
    const line = '[stop Tokyo] at the start, [nights three nights], then [stop Kanazawa], [stop Kyoto]';
    expect(read(line).stays.map(({ mention }) => mention.surface)).toEqual(['Tokyo']);
  });

  it('are each for the places before, or behind where they lead there', () => {
    const nights = (line: string) =>
      read(line).stays.map(({ mention, nights: count }) => [mention.surface, count]);
    expect(
      nights('[stop Rome] and [stop Bari], [nights two nights] each, then [stop Lecce] [nights 3 nights]'),
    ).toEqual([
      ['Rome', 2],
      ['Bari', 2],
      ['Lecce', 3],
    ]);
    expect(
      nights('[stop Rome] [nights 4 nights], [nights 2 nights] each in [stop Bari] and [stop Lecce]'),
    ).toEqual([
      ['Rome', 4],
      ['Bari', 2],
      ['Lecce', 2],
    ]);
  });
});

describe('who travels', () => {
  it.each([
    ['[adults four adults] (my parents, [adults my wife, me]) to [stop Bali]', { adults: 4 }],
    ['[adults my two colleagues and me], [adults two of us] are [diet vegan], [stop Bali]', { adults: 3 }],
    ['[adults me + wife] + [adults 2 grown sons], [stop Bali]', { adults: 4 }],
    [
      '[adults single dad] of one, she is [people seven], [stop Bali]',
      { adults: 1, children: 1, childAges: [7] },
    ],
    [
      '[people six grown]-ups and a pair of [kids five-year-olds], [stop Bali]',
      { adults: 6, children: 2, childAges: [5, 5] },
    ],
    [
      '[adults 2 adults], [kids 2 kids] ([ages P]3 and [ages K1], so [ages 9] and [ages 5]), [stop Bali]',
      { children: 2, childAges: [9, 5] },
    ],
    [
      "we're [people five]: [adults my husband, me], [kids the twins] ([ages 9]) and Tess who is [ages 4], [stop Bali]",
      { adults: 2, children: 3, childAges: [9, 9, 4] },
    ],
    ['[stop Bali], with [adults a couple] of cars, [people five of us]', { adults: 5 }],
    ['[kids 3 kids under 5] to [stop Billund]', { children: 3 }],
    ['[length Ten days] in [stop Bali], alone: surfing', { adults: 1 }],
    ["I'm [adults a retired priest], [adults my nephew] comes along, [stop Bali]", { adults: 2 }],
    ['My husband and I retired in March. [stop Bali]', { adults: 2 }],
  ])('is counted once: %s', (line, party) => {
    expect(request(line)).toMatchObject(party);
  });
});

describe('wishes', () => {
  it('are no refusals where they are welcome', () => {
    expect(request('[stop Riga]. No saunas. [dislike Dancing] is welcome')).not.toHaveProperty('dislikes');
    expect(request("[stop Riga]. We don't mind [notby flights] at all")).not.toHaveProperty('transport');
    expect(request('[stop Riga]. [dislike Museums] are what we travel for').dislikes).toBeUndefined();
    expect(request('[stop Riga], no [dislike museums]').dislikes).toEqual(['museums']);
  });

  it('lose the way that is refused', () => {
    const line = '[stop Oban], he wants a [by campervan], so no [notby campervan], just a [by small car]';
    expect(request(line).transport).toEqual(['car']);
  });

  it('are stops in a row of stops, where nothing says that one is known', () => {
    const line = 'trains only. [stop hakone] [seen kyoto] [stop osaka] [stop hiroshima]';
    expect(request(line, 0.4).destinations).toEqual(['Hakone', 'Kyoto', 'Osaka', 'Hiroshima']);
  });

  it('name a part of the country that is named, and no place by a plain word', () => {
    const ids = read('[stop Sri Lanka] but the [stop east coast]').mentions.map(
      ({ hit }) => hit?.countryCode,
    );
    expect(ids).not.toContain('us');
    expect(request('[stop Accra] and [stop Cape Coast]').destinations).toEqual(['Accra', 'Cape Coast']);
    expect(request('[stop Botswana], and two nights at the [stop Falls]').destinations).toEqual(['Botswana']);
  });

  it('are heard in whole phrases', () => {
    expect(request("[stop Riga]. Please don't pack it too full").pace).toBe('relaxed');
    expect(request('Cram as much of [stop Riga] as you can into [length 3 days]').pace).toBe('packed');
    expect(request('[stop Riga], we like [pace short drives]').pace).toBe('relaxed');
    expect(request('along the coast by those little trains, [stop Llanes]').transport).toEqual(['train']);
    expect(request('[stop Lucca] with our own car').transport).toEqual(['car']);
  });

  it('are for each where each pays, and in zloty', () => {
    expect(request('[stop Hampi], per head [money 9k max] [per all included]').budget?.per).toBe('person');
    expect(request('[stop Riga], each of us can spend [money 900 euros] [per in total]').budget?.per).toBe(
      'person',
    );
    expect(request('[stop Kraków], [money max 400 zł]').budget).toMatchObject({
      amount: 400,
      currency: 'PLN',
    });
    expect(request('[stop Riga], say [nights three] and [money a half thousand pounds]').budget?.amount).toBe(
      3500,
    );
  });

  it('are places where a town was taken for a sight, or for known and nothing else is named', () => {
    expect(request('[stop Marrakech] and [see Essaouira]').destinations).toEqual(['Marrakech', 'Essaouira']);
    expect(request('We have picked [seen Puebla], [length 8 days]', 0.3).destinations).toEqual(['Puebla']);
    expect(request('[stop Malta]. Do not send us to [maybe Cancun]').destinations).toEqual(['Malta']);
  });

  it('are a wedding where somebody gets married', () => {
    const line = '{event my friend is [event getting married] in [stop Matera] on [day 19 June]}';
    expect(request(line).fixed?.[0]?.what).toBe('wedding');
  });
});
