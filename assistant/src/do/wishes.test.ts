import { beforeAll, describe, expect, it } from 'vitest';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { tripFor, wish } from '../testing/answer-wishes.ts';

let prague: TripDocument;
const visits = ({ plan }: TripDocument) =>
  (plan?.days ?? []).flatMap(({ items }) => items.filter(({ kind }) => kind === 'visit'));

beforeAll(() => {
  prague = tripFor('[length 4 days] in [stop Prague] from [start 17 May 2027], [pace packed]');
});

describe('what holds for the whole trip', () => {
  it('is the pace: a calmer one keeps the best of each day, and says what is out', () => {
    const { after, text } = wish(prague, [{ kind: 'setPace', pace: 'relaxed' }]);
    expect(after.trip.request.pace).toBe('relaxed');
    expect(visits(after).length).toBeLessThan(visits(prague).length);
    expect(text).toContain(`${visits(after).length} sights, where there were ${visits(prague).length}`);
    const had = new Set(visits(prague).map(({ title }) => title));
    expect(visits(after).every(({ title }) => had.has(title))).toBe(true);
  });

  it('is who travels: prices are reckoned for all, and nothing that nobody wants stays', () => {
    const { after, text } = wish(prague, [
      { kind: 'setWishes', wishes: { childAges: [5, 8] }, change: { adults: 1 } },
    ]);
    expect(after.trip.request).toMatchObject({ adults: 3, children: 2, childAges: [5, 8] });
    expect(text).toContain('3 adults and 2 children (aged 5 and 8)');
    const price = (document: TripDocument, title: string) =>
      visits(document).find((one) => one.title === title)?.cost?.amountCents ?? 0;
    const dear = visits(after).find(({ title, cost }) => cost !== undefined && price(prague, title) > 0)!;
    // Children pay what the sight asks of them: three adults more than two, and never more than five.
    expect(price(after, dear.title)).toBeGreaterThanOrEqual((price(prague, dear.title) / 2) * 3);
    expect(price(after, dear.title)).toBeLessThanOrEqual((price(prague, dear.title) / 2) * 5);
  });

  it('is the budget, and one below the cheapest beds is told', () => {
    const fine = wish(prague, [
      { kind: 'setWishes', wishes: { budget: { amount: 9000, currency: 'EUR', per: 'total' } } },
    ]);
    expect(fine.text).toBe('Your budget is 9,000 EUR in all now.');
    const poor = wish(prague, [
      { kind: 'setWishes', wishes: { budget: { amount: 3, currency: 'EUR', per: 'day' } } },
    ]);
    expect(poor.text).toContain('that will not do');
  });

  it('is what it costs: cheaper is cheaper, or it is told that nothing is', () => {
    const cheaper = wish(prague, [{ kind: 'makeCheaper' }]);
    expect(cheaper.text).toContain('I count with simple beds now');
    expect(wish(cheaper.after, [{ kind: 'makeCheaper' }]).text).toContain('simplest beds already');
  });

  it('is where one sleeps: the base of its nights, known or not', () => {
    const known = wish(prague, [{ kind: 'setLodging', words: 'a flat near Vyšehrad' }]);
    expect(known.after.plan?.days[1]?.base?.name).toBe('a flat near Vyšehrad');
    expect(known.after.trip.stops[0]?.lodging?.latitude).not.toBe(prague.trip.stops[0]?.place.latitude);
    expect(wish(prague, [{ kind: 'setLodging', words: 'Zandor Palace' }]).text).toContain(
      'from the middle of town',
    );
  });

  it('is how one travels', () => {
    const route = tripFor(
      '[stop Paris] [nights 2 nights] and [stop Barcelona] [nights 2 nights] from [start 14 June 2027]',
    );
    const { after, text } = wish(route, [{ kind: 'setWishes', wishes: { transport: ['no_flights'] } }]);
    expect(after.trip.legs.map(({ travel }) => travel.mode)).not.toContain('flight');
    expect(text).toContain('The plan travels by');
    const back = wish(after, [{ kind: 'setWishes', wishes: { transport: [] } }]);
    expect(back.after.trip.request.transport).toEqual([]);
  });

  it('is what the trip is called', () => {
    expect(wish(prague, [{ kind: 'renameTrip', name: 'Spring' }]).after.tripName).toBe('Spring');
  });
});
