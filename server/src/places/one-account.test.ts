import { openAtlas } from '@wayfare/atlas';
import type { Answer } from '@wayfare/contracts/endpoints';
import type { PlanItem } from '@wayfare/contracts/plan';
import { clock } from '@wayfare/wording/words';
import { expect, it } from 'vitest';
import { testServer } from '../testing/test-server.ts';

const on = '2027-05-12';
const atlas = openAtlas();

type Guide = Answer<'attractionInfo'>;

/** The first sight with hours and a price, of every fortieth city. */
const chosen = atlas
  .catalogueCities()
  .filter((_, index) => index % 40 === 7)
  .flatMap(({ id }) => {
    const sight = atlas
      .topAttractions(id)
      .find(
        ({ price, priceFor, hours, dayTrip, confidence, sameAs }) =>
          price !== null &&
          price > 0 &&
          /^daily|^Mo|^Tu/.test(hours) &&
          !(priceFor || dayTrip || confidence || sameAs),
      );
    return sight ? [sight] : [];
  });

it.each(chosen)('$name has one account on its page, in lists, chat, plans and exports', async (sight) => {
  const visitor = (await testServer()).browser();
  const guideOn = async (date: string): Promise<Guide> =>
    (await visitor.get(`/api/attraction-info/${sight.cityId}/${sight.slug}?on=${date}`)).json;
  const asked = async (question: string) => (await visitor.post('/api/ask', { question })).json;
  const { attraction, city, openOn } = await guideOn(on);
  const { amountCents, currency } = attraction.price!;
  const price = `${(amountCents / 100).toLocaleString('en-US')} ${currency}`;

  const list = await visitor.get(`/api/top-attractions/${city.countrySlug}/${city.citySlug}`);
  expect(list.json.attractions).toContainEqual(attraction);
  const page = `/attraction-guide/${city.countrySlug}/${city.citySlug}/${sight.slug}`;
  const { text: html } = await visitor.get(page);
  for (const line of attraction.hoursInWords.lines) expect(html).toContain(line);
  const found = await visitor.get(`/api/search?q=${encodeURIComponent(sight.name)}`);
  expect(found.json.results.map(({ path }: { path: string }) => path)).toContain(page);

  const hours = await asked(`When is ${sight.name} in ${city.name} open on 12 May 2027?`);
  const windows = openOn!.map(({ startMinute, endMinute }) => `${clock(startMinute)} to ${clock(endMinute)}`);
  expect(hours.text).toContain(windows.join(', ') || 'closed');
  expect((await asked(`How much is the entry to ${sight.name} in ${city.name}?`)).text).toContain(price);

  const { trip, plan } = await asked(
    `Three days in ${city.name} from 11 May 2027 for one person, with ${sight.name}`,
  );
  const placed: (PlanItem & { on: string })[] = plan.days.flatMap((day: { on: string; items: PlanItem[] }) =>
    day.items.map((item) => ({ ...item, on: day.on })),
  );
  const visit = placed.find(({ place }) => place?.placeId === sight.id)!;
  const { openOn: open } = await guideOn(visit.on);
  expect(
    open!.filter((one) => one.startMinute <= visit.startMinute && visit.endMinute <= one.endMinute),
  ).toHaveLength(1);
  expect(visit.cost).toEqual({ amountCents, currency });
  const { text } = await visitor.post('/api/draft-export/md', { tripName: 'Mine', trip, plan });
  expect(text).toContain(clock(visit.startMinute));
  expect(text).toContain(`Cost: ${price}`);
});
