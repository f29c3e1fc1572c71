import type { PlanDay } from '@wayfare/contracts/plan';
import { describe, expect, it } from 'vitest';
import { samplePlan } from '../testing/sample-plan.ts';
import { sampleOffer } from '../testing/sample-offer.ts';
import { noFilter } from './offer-filters.tsx';
import { offersForDay } from './offers-for-day.ts';
import { searchOffers } from './search-offers.ts';
import { surprises } from './surprises.ts';

const { trip, plan } = samplePlan();
const city = trip.stops[0]!.place;
const days = plan!.days;
const day = days[0]!;
const offered = (offers: ReturnType<typeof sampleOffer>[], filter = noFilter, of: PlanDay = day) =>
  offersForDay(offers, { city, day: of, days, filter });
const names = (rows: ReturnType<typeof offered>) => rows.map(({ offer }) => offer.place.name);

describe('what a city offers a day', () => {
  it('is what is in no day yet, and nothing that these travellers would rather not see', () => {
    const rows = offered([sampleOffer('Castle'), sampleOffer('Tower'), sampleOffer('Club', { worth: 0 })]);
    expect(names(rows)).toEqual(['Tower']);
  });

  it('has first what is worth more, unless it is closed that day or far away', () => {
    const far = sampleOffer('Far', { worth: 90 }, 60);
    const shut = sampleOffer('Shut', { worth: 95, openOn: [] });
    expect(names(offered([far, shut, sampleOffer('Near', { worth: 60 })]))).toEqual(['Near', 'Shut', 'Far']);
  });

  it('tells the walk from the nearest place of the day, and none where that is too far', () => {
    const [near, far] = offered([sampleOffer('Near', {}, 2.1), sampleOffer('Far', { worth: 1 }, 60)]);
    expect([near!.nearTo, near!.walkMinutes]).toEqual(['Museum', 2]);
    expect(far!.walkMinutes).toBeNull();
  });

  it('is narrowed by kind and by what it must be', () => {
    const all = [
      sampleOffer('Park', { kind: 'outdoors', free: true }),
      sampleOffer('Hall', { kind: 'museum', indoor: true, forChildren: true, openOn: [] }),
    ];
    expect(names(offered(all, { ...noFilter, kind: 'museum' }))).toEqual(['Hall']);
    expect(names(offered(all, { ...noFilter, free: true }))).toEqual(['Park']);
    expect(names(offered(all, { ...noFilter, indoor: true, children: true }))).toEqual(['Hall']);
    expect(names(offered(all, { ...noFilter, open: true }))).toEqual(['Park']);
  });
});

describe('searching it', () => {
  const rows = offered([
    sampleOffer('Tile Museum', { about: 'tile museum alfama azulejos', category: 'museum' }, 9),
    sampleOffer('Ship Hall', { about: 'ship hall museum belem', category: 'museum' }, 1),
    sampleOffer('Garden', { about: 'garden by the museum', category: 'garden' }, 3),
  ]);

  it('means kinds in the plural too, and leaves out where one is anyway', () => {
    expect(
      names(searchOffers(rows, 'museums in Lisbon', 'Lisbon'))
        .slice(0, 2)
        .toSorted(),
    ).toEqual(['Ship Hall', 'Tile Museum']);
  });

  it('has the nearest first where that is said', () => {
    const found = searchOffers(rows, 'museums near here', 'Lisbon').map(({ meters }) => meters);
    expect(found).toEqual(found.toSorted((left, right) => left - right));
    expect(found.length).toBe(3);
  });

  it('finds what lies in a quarter, and nothing for words that fit nothing', () => {
    expect(names(searchOffers(rows, 'museum near Alfama', 'Lisbon'))).toEqual(['Tile Museum']);
    expect(searchOffers(rows, 'ramen', 'Lisbon')).toEqual([]);
  });
});

describe('surprises', () => {
  const usual = Array.from({ length: 6 }, (_, at) => sampleOffer(`Known ${at}`, { worth: 90, fame: 90 }));
  const find = (more: ReturnType<typeof sampleOffer>[]) =>
    names(surprises(offered([...usual, ...more]), day));

  it('are little known, open, and of their likes first', () => {
    const plain = sampleOffer('Plain', { worth: 40, fame: 30 });
    const liked = sampleOffer('Liked', { worth: 40, fame: 40, likes: ['art'] });
    const shut = sampleOffer('Shut', { worth: 40, fame: 30, openOn: [] });
    expect(find([plain, liked, shut])).toEqual(['Liked', 'Plain']);
  });

  it('lie near the day', () => {
    expect(find([sampleOffer('Far', { worth: 40, fame: 30 }, 40)])).toEqual([]);
  });

  it('are no third table of a day', () => {
    const table = sampleOffer('Table', { worth: 40, fame: 30, category: 'food', kind: 'food' });
    const meal = (at: number) => ({ ...day.items[0]!, id: `m${at}`, kind: 'meal' as const });
    const fed = { ...day, items: [...day.items, meal(1), meal(2)] };
    expect(find([table])).toEqual(['Table']);
    expect(surprises(offered([...usual, table], noFilter, fed), fed)).toEqual([]);
  });
});
