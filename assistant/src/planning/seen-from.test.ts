import { describe, expect, test } from 'vitest';
import { planMarked } from '../testing/plan-marked.ts';

const plan = (line: string) => {
  const { trip, plan: made } = planMarked(line);
  const visits = made!.days.map(({ items }) =>
    items.filter(({ kind }) => kind === 'visit').map(({ title }) => title),
  );
  return { stops: trip.stops.map(({ place }) => place.name), visits, legs: trip.legs };
};

describe('what is a matter of a day', () => {
  test.each([
    ['Lisbon', 'Sintra', 4, 'Pena Palace'],
    ['Paris', 'Versailles', 4, 'Palace of Versailles'],
    ['Paris', 'Giverny', 4, "Monet's House and Gardens at Giverny"],
    ['Athens', 'Delphi', 4, 'Delphi'],
    ['Bangkok', 'Ayutthaya', 4, 'Ayutthaya Historical Park'],
    ['Madrid', 'Toledo', 4, 'Toledo'],
    ['Barcelona', 'Montserrat', 4, 'Montserrat'],
  ])('is seen from the stop beside which it was named: %s and %s', (city, place, days, sight) => {
    const { stops, visits } = plan(`[stop ${city}] and [stop ${place}], [length ${days} days]`);
    expect(stops).toEqual([city]);
    expect(visits.flat()).toContain(sight);
  });

  test('two sights of one town far out are seen on one day', () => {
    const { visits } = plan('[stop Lisbon] and [stop Sintra], [length 4 days]');
    const there = visits.filter((day) => day.includes('Pena Palace') || day.includes('Quinta da Regaleira'));
    expect(there).toHaveLength(1);
    expect(there[0]).toEqual(expect.arrayContaining(['Pena Palace', 'Quinta da Regaleira']));
  });

  test.each([
    ['Rome', 'Pompeii', 3],
    ['Naples', 'Pompeii', 3],
    ['Mérida', 'Chichén Itzá', 4],
    ['Cancún', 'Chichén Itzá', 3],
    ['Playa del Carmen', 'Chichén Itzá', 4],
  ])('a sight that was asked for needs no other stop: %s with %s', (city, sight, days) => {
    const { stops, visits } = plan(`[length ${days} days] in [stop ${city}] with [see ${sight}]`);
    expect(stops).toEqual([city]);
    expect(visits.flat()).toContain(sight);
  });

  test('a town far out, on a long trip, or for which nights were said, is a stop', () => {
    expect(plan('[stop Brussels] and [stop Bruges], [length 3 days]').stops).toEqual(['Brussels', 'Bruges']);
    expect(plan('[stop Lisbon] and [stop Sintra], [length 8 days]').stops).toEqual(['Lisbon', 'Sintra']);
    expect(plan('[stop Lisbon] [nights 3 nights], [stop Sintra] [nights 2 nights]').stops).toContain(
      'Sintra',
    );
  });

  test('so is a country of the same name where no such sight is near', () => {
    expect(plan('[stop Montserrat], [length 4 days]').stops).toEqual(['Brades']);
  });
});
