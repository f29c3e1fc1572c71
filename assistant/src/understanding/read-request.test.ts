import { openAtlas } from '@wayfare/atlas';
import { describe, expect, test } from 'vitest';
import { readRequest } from './read-request.ts';

const atlas = openAtlas();
const read = (text: string) => readRequest(text, { atlas, today: '2026-11-21' });

describe('places', () => {
  test('tells where one starts from where one goes', () => {
    const { request } = read('From Berlin to Athens and Chania for 8 days');
    expect(request).toMatchObject({ origin: 'Berlin', destinations: ['Athens', 'Chania'], days: 8 });
  });

  test('takes ordinary words for ordinary words', () => {
    expect(read('we are four, can we be in a nice place with a good bath and some reading').mentions).toEqual(
      [],
    );
  });

  test('still knows Nice, Bath and Split where they are meant', () => {
    expect(read('4 days in Nice').request.destinations).toEqual(['Nice']);
    expect(read('Split and Dubrovnik').request.destinations).toEqual(['Split', 'Dubrovnik']);
  });

  test('follows a country or state that tells namesakes apart', () => {
    const [mention] = read('two days in Paris, Texas').mentions;
    expect(mention?.hit?.id).toMatch(/^us-paris/);
    expect(read('2 cities in New York').mentions[0]?.hit?.kind).toBe('region');
  });

  test('keeps sights as wishes and unknown venues as own words', () => {
    expect(read('3 days in Paris, see the Louvre Museum').request.mustSee).toEqual(['Louvre Museum']);
    const { mentions } = read('5 days in Boston. It would be great to visit Wonder Austin Park');
    expect(mentions.find(({ venue }) => venue)).toMatchObject({ surface: 'Wonder Austin Park', hit: null });
    expect(mentions.some(({ hit }) => hit?.id === 'us-austin')).toBe(false);
  });

  test('mends a slip in a name', () => {
    expect(read('4 days in Amstredam').request.destinations).toEqual(['Amsterdam']);
  });
});

describe('time', () => {
  test('sums the stays of several cities', () => {
    const { request, stays } = read('3 nights in Florence, 2 nights in Venice');
    expect(request.nights).toBe(5);
    expect(stays.map(({ nights }) => nights)).toEqual([3, 2]);
  });

  test('takes a length after a list for the whole', () => {
    expect(read('Tokyo and Kyoto for 8 days').stays).toEqual([]);
  });

  test('keeps the date of an appointment apart from the dates of the trip', () => {
    const { request } = read(
      'Rome and Florence starting 5 June 2027, wedding in Florence on 9 June 2027, 7 days',
    );
    expect(request.startOn).toBe('2027-06-05');
    expect(request.fixed).toEqual([{ what: 'wedding', on: '2027-06-09', where: 'Florence' }]);
  });

  test('reads day ranges and the only connections', () => {
    const { dated, connections } = read(
      'Spend 3 days in Rome and 2 days in Oslo. You attend a wedding in Oslo between day 3 and day 4. Direct flights: Rome and Oslo, from Oslo to Riga.',
    );
    expect(dated).toMatchObject([{ what: 'wedding', firstDay: 3, lastDay: 4 }]);
    expect(connections).toEqual([
      { from: 'Rome', to: 'Oslo', bothWays: true },
      { from: 'Oslo', to: 'Riga', bothWays: false },
    ]);
  });
});
