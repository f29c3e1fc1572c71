import { openAtlas } from '@wayfare/atlas';
import { describe, expect, it } from 'vitest';
import { readMarkedFirst } from '../../testing/read-marked-first.ts';

const atlas = openAtlas();
const read = (line: string, confidence = 0.7) => readMarkedFirst(line, atlas, '2026-11-22', confidence);
const request = (line: string) => read(line).request;
const nights = (line: string) =>
  read(line).stays.map(({ mention, nights: count, days }) => `${mention.surface} ${count ?? days}`);
const ids = (line: string) => read(line).mentions.flatMap(({ hit }) => hit?.id ?? []);

describe('lengths in a row beside places in a row', () => {
  it.each([
    ['[stop Budapest] and [stop Prague], [nights 4] + [length 3 nights]', ['Budapest 4', 'Prague 3']],
    [
      'from [origin Cork] to [stop Lisbon], [stop Évora] and [stop Faro], [nights 3], [adults 2] and [nights 4 nights]',
      ['Lisbon 3', 'Évora 2', 'Faro 4'],
    ],
    ['[nights 3] and [length 4 nights] in [stop Seville] and [stop Granada]', ['Seville 3', 'Granada 4']],
    ['[stop Dinard] first, [stop Crozon] last. [nights 4], [nights 6] nights', ['Dinard 4', 'Crozon 6']],
    ['[stop Kenya]: [stop Nairobi] and [stop Lamu], [nights 2] and [nights 5]', ['Nairobi 2', 'Lamu 5']],
  ])('belong to them one by one: %s', (line, stays) => {
    expect(nights(line)).toEqual(stays);
  });

  it('are none where they leave the number open, or count something else', () => {
    expect(nights('[stop Rome] and [stop Bari], [length 3/4 nights]')).toEqual([]);
    expect(request('[stop Rome] and [stop Bari], [kids kids] [ages 3] and [ages 4]').childAges).toEqual([
      3, 4,
    ]);
  });

  it('hold for every stop, and not for home, where they are said of each', () => {
    const each = 'from [origin Leeds] to [stop Lucca], [stop Pisa] and [stop Siena], [nights 3 nights] each';
    expect(nights(each)).toEqual(['Lucca 3', 'Pisa 3', 'Siena 3']);
  });
});

describe('a month said apart from the day', () => {
  it('is that of the day, whichever comes first', () => {
    const after =
      '[stop Japan]. It has to be [dates October]. {arrive We land on [start the 5th],} {leave home on [finish the 18th]}';
    expect(request(after)).toMatchObject({ startOn: '2027-10-05', endOn: '2027-10-18' });
    const before =
      '{arrive arriving [start the 3rd]} {arrive and leaving on [start the 12th],} [dates September], [stop Bali]';
    expect(request(before)).toMatchObject({ startOn: '2027-09-03', endOn: '2027-09-12' });
  });

  it('leaves a day alone that has its own', () => {
    const own = '[stop Bali], [dates May] or rather [start 4 June] for [length 8 days]';
    expect(request(own).startOn).toBe('2027-06-04');
  });
});

describe('where people live', () => {
  it('is where the writer starts, though nobody marked it', () => {
    expect(request("{chat I'm based in Bendigo.} [length 10 days] in [stop Ireland]").origin).toBe('Bendigo');
    expect(request('{chat We ring bells in [origin Ely].} [stop Kilkenny]').origin).toBe('Ely');
    expect(request('We live near Ludlow. [stop Wales], from [origin Bristol]').origin).toBe('Bristol');
    expect(request('I used to live in Leeds. [stop Wales]').origin).toBeUndefined();
  });

  it('is no stop: neither theirs nor a town beside the one that is set out from', () => {
    const others = 'She grew up in [stop Mildura], he is from [stop Darwin]. [stop Tasmania]';
    expect(request(others).destinations).toEqual(['Tasmania']);
    expect(request('I work in [origin Paisley], from [origin Glasgow] to [stop Canada]')).toMatchObject({
      destinations: ['Canada'],
      origin: 'Glasgow',
    });
  });

  it('is left by the next airport, and that is no end of the trip', () => {
    const line = 'Departure from [origin Eindhoven], or [airport Düsseldorf], to [stop Helsinki]';
    expect(request(line)).toMatchObject({ origin: 'Eindhoven', destinations: ['Helsinki'] });
  });

  it('is not gone through by a stop in the same country on the way far abroad', () => {
    const far = '[stop Tashkent] from [origin Karachi] with a connection in [via Lahore]';
    expect(request(far).destinations).toEqual(['Tashkent']);
    const near = 'from [origin Lyon] by way of [via Annecy] to [stop Turin]';
    expect(request(near).destinations).toEqual(['Annecy', 'Turin']);
  });
});

describe('a country behind its town', () => {
  it('says which town is meant, marked or not', () => {
    expect(ids('[stop Granada] (the one in Nicaragua), [length 5 days]')).toEqual(['ni-granada']);
    expect(ids('[stop granada in nicaragua]')).toEqual(['ni-granada']);
  });
});

describe('a party that is told in parts', () => {
  it('is as many as were said in all', () => {
    const line =
      '[adults my wife and me], [adults my son], [kids two children], [people eight persons], [stop Bali]';
    expect(request(line)).toMatchObject({ adults: 6, children: 2 });
  });
});
