import { endpoints } from '@wayfare/contracts/endpoints';
import { seeKinds } from '@wayfare/contracts/vocabulary';
import { applyEdit } from '@wayfare/planner';
import { describe, expect, it } from 'vitest';
import { sampleTrip } from '../testing/sample-trip.ts';
import { testServer } from '../testing/test-server.ts';

const wish = '6 days from 3 October 2026 with 2 nights in Tokyo, 2 nights in Kyoto and 1 night in Osaka';

async function plannedTrip() {
  const visitor = (await testServer()).browser();
  const { json } = await visitor.post('/api/ask', { question: wish });
  const { trip, plan, tripName } = endpoints.ask.answer.parse(json);
  if (plan === null) throw new Error('no plan was built');
  return { visitor, document: { tripName, trip, plan } };
}

describe('planning by hand', () => {
  it('finds the order with the least travel, with the ways it needs', async () => {
    const visitor = (await testServer()).browser();
    const [tokyo, kyoto, osaka] = sampleTrip().stops;
    const trip = sampleTrip({ stops: [kyoto!, tokyo!, osaka!] });
    const { json } = await visitor.post('/api/best-order', { trip });
    const best = endpoints.bestOrder.answer.parse(json);
    expect([best.stopIds[1], best.clashes]).toEqual(['s2', []]);
    expect(best.minutesThen).toBeLessThan(best.minutesNow);
    expect(best.legs.map(({ from, to }) => [from, to])).toEqual([
      [best.stopIds[0], 's2'],
      ['s2', best.stopIds[2]],
    ]);
  });

  it('leaves a stop that is locked where it stands', async () => {
    const visitor = (await testServer()).browser();
    const [tokyo, kyoto, osaka] = sampleTrip().stops;
    const trip = sampleTrip({ stops: [kyoto!, { ...tokyo!, locked: true }, osaka!] });
    const { json } = await visitor.post('/api/best-order', { trip });
    expect(json.stopIds[1]).toBe('s1');
  });

  it('tells what other dates break before they are kept', async () => {
    const { visitor, document } = await plannedTrip();
    const request = { ...document.trip.request, fixed: [{ what: 'Concert', on: '2026-10-05' }] };
    const trip = { ...document.trip, request };
    const { json } = await visitor.post('/api/preview-dates', {
      trip,
      plan: document.plan,
      startOn: '2027-02-01',
    });
    const preview = endpoints.previewDates.answer.parse(json);
    expect(preview.missed).toEqual([{ what: 'Concert', on: '2026-10-05' }]);
    expect(preview.seasons).toContainEqual({ stopId: trip.stops[0]!.id, month: 2, good: false });
    const same = await visitor.post('/api/preview-dates', {
      trip,
      plan: document.plan,
      startOn: trip.startOn,
    });
    expect([same.json.breaks, same.json.mends, same.json.seasons]).toEqual([[], [], []]);
  });

  it('makes only the days anew that a change of the route touches, and loses nothing made by hand', async () => {
    const { visitor, document } = await plannedTrip();
    const [tokyo, kyoto, osaka] = document.trip.stops;
    const lockedDay = document.plan.days.find(({ stopId }) => stopId === osaka!.id)!;
    const locked = lockedDay.items.find(({ kind }) => kind === 'visit')!;
    const changed = applyEdit(document, {
      edit: 'batch',
      edits: [
        { edit: 'lockItem', itemId: locked.id, locked: true },
        { edit: 'removeStop', stopId: osaka!.id },
      ],
    });
    if ('refused' in changed) throw new Error(changed.refused);
    const { trip, plan } = changed.document;
    const { json } = await visitor.post('/api/rebuild-days', { trip, plan });
    const answer = endpoints.rebuildDays.answer.parse(json);
    const rebuilt = applyEdit(changed.document, answer.edit);
    if ('refused' in rebuilt) throw new Error(rebuilt.refused);
    const days = (stopId: string, of = rebuilt.document.plan!.days) =>
      of.filter((day) => day.stopId === stopId);
    expect(days(tokyo!.id)).toEqual(days(tokyo!.id, document.plan.days));
    expect(days(kyoto!.id)).toHaveLength(3);
    expect(rebuilt.document.plan!.days).toHaveLength(5);
    expect(answer.toIdeas).toEqual([locked.place!.name]);
    expect(rebuilt.document.trip.ideas.at(-1)?.place.name).toBe(locked.place!.name);
  });

  it('tells what a trip usually costs, where the guides know', async () => {
    const { visitor, document } = await plannedTrip();
    const { trip, plan } = document;
    const { json } = await visitor.post('/api/usual-cost', { trip, plan, currency: 'EUR' });
    const { cost } = endpoints.usualCost.answer.parse(json);
    expect(cost?.currency).toBe('EUR');
    expect(cost?.amountCents).toBeGreaterThan(500_00);
    const nowhere = {
      ...trip,
      stops: trip.stops.map((stop) => ({ ...stop, place: { ...stop.place, placeId: 'xx-no' } })),
    };
    const unknown = await visitor.post('/api/usual-cost', { trip: nowhere, plan, currency: 'EUR' });
    expect(unknown.json.cost).toBeNull();
  });

  it('tells the rates with their day', async () => {
    const visitor = (await testServer()).browser();
    const { json } = await visitor.get('/api/exchange-rates');
    const { asOf, unitsPerEuro } = endpoints.exchangeRates.answer.parse(json);
    expect(asOf).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(unitsPerEuro).toMatchObject({ EUR: 1, JPY: expect.any(Number) });
  });

  it('proposes what a wish would make of the trip, and keeps nothing', async () => {
    const { visitor, document } = await plannedTrip();
    const { tripName: _, ...asked } = document;
    const intents = [{ kind: 'rainPlan', when: { days: [{ number: 1 }] } }];
    const { status, json } = await visitor.post('/api/propose-change', { ...asked, intents });
    expect(status).toBe(200);
    const proposed = endpoints.proposeChange.answer.parse(json);
    expect(proposed.text).toMatch(/day 1/i);
    const [edit] = proposed.edits;
    const changed = applyEdit(document, edit!);
    if ('refused' in changed) throw new Error(changed.refused);
    expect(changed.document.plan).toEqual(proposed.plan);
    expect(changed.document.plan?.days.slice(1)).toEqual(document.plan.days.slice(1));
    expect(changed.document.plan?.days[0]).not.toEqual(document.plan.days[0]);
  });

  it('offers what there is to see, ranked for who travels, with the hours of the day', async () => {
    const visitor = (await testServer()).browser();
    const [tokyo] = sampleTrip().stops;
    const ask = async (request: object, on: string | null = '2027-10-04') => {
      const { json } = await visitor.post('/api/what-to-see', { city: tokyo!.place, request, on });
      return endpoints.whatToSee.answer.parse(json).offers;
    };
    const placeOf = (offers: Awaited<ReturnType<typeof ask>>, id: string) =>
      offers.findIndex(({ place }) => place.placeId === id);
    const usual = await ask({ adults: 2 });
    const family = await ask({ adults: 2, children: 1, childAges: [6], interests: ['family'] });
    const zoo = 'jp-tokyo/ueno-zoo';
    expect(placeOf(family, zoo)).toBeLessThan(placeOf(usual, zoo));
    expect(family[placeOf(family, zoo)]).toMatchObject({ likes: ['family'], forChildren: true });
    // It is closed on Mondays.
    expect(usual[placeOf(usual, 'jp-tokyo/tokyo-national-museum')]?.openOn).toEqual([]);
    expect((await ask({ adults: 2 }, null))[0]?.openOn).toBeNull();
    expect(new Set(usual.map(({ kind }) => kind))).toEqual(new Set(seeKinds));
    const skipped = await ask({ adults: 2, skip: [zoo] });
    expect(placeOf(skipped, zoo)).toBe(-1);
  });
});
