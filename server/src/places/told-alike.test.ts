import { createAssistant } from '@wayfare/assistant';
import { openAtlas, openTravel } from '@wayfare/atlas';
import { clock } from '@wayfare/wording/words';
import { describe, expect, it } from 'vitest';
import { toAttractionInfo, windowsOn } from './describe-places.ts';

const now = new Date('2026-11-21T10:00:00Z');
const on = '2027-05-12';
const atlas = openAtlas();
const assistant = createAssistant({ atlas, travel: openTravel(atlas), now: () => now });
const ask = async (question: string) => (await assistant.ask({ question })).text;

/** Every eighth city, and of each the best known sight with hours of its own and a price. */
const cities = atlas.catalogueCities().filter((_, index) => index % 8 === 1);
const sights = cities.flatMap(({ id }) =>
  atlas
    .topAttractions(id)
    .filter(
      ({ name, price, priceFor, hours, dayTrip, confidence, sameAs }) =>
        // Two names joined by a word are read as two places.
        !/ and /.test(name) &&
        price &&
        /^daily|^Mo|^Tu/.test(hours) &&
        !(priceFor || dayTrip || confidence || sameAs),
    )
    .slice(0, 1),
);

/** What the chat leaves out or says otherwise, each with where. */
const failures = async <One>(all: readonly One[], said: (one: One) => Promise<string | null>) =>
  (await Promise.all(all.map(said))).filter((line) => line !== null);

describe('the chat tells what the pages tell', () => {
  it('of prices and opening hours', async () => {
    expect(sights.length).toBeGreaterThan(30);
    const odd = await failures(sights, async (sight) => {
      const { price } = toAttractionInfo(atlas, sight, now.getTime());
      const cost = `${(price!.amountCents / 100).toLocaleString('en-US')} ${price!.currency}`;
      const windows = windowsOn(atlas, sight, on);
      const hours =
        windows.map((open) => `${clock(open.startMinute)} to ${clock(open.endMinute)}`).join(', ') ||
        'closed';
      const where = `${sight.name} in ${sight.cityName}`;
      const told = [
        await ask(`How much is the entry to ${where}?`),
        await ask(`When is ${where} open on 12 May 2027?`),
      ];
      return told[0]!.includes(cost) && told[1]!.includes(hours)
        ? null
        : `${sight.id}: ${cost}, ${hours}: ${told.join(' | ')}`;
    });
    expect(odd).toEqual([]);
  }, 60_000);

  it('of the way from the airport', async () => {
    const odd = await failures(cities, async ({ id, name }) => {
      const { fromAirport } = atlas.cityInfo(id)!.guide;
      const text = await ask(`How do I get from the airport to the centre of ${name}?`);
      return text.includes(fromAirport) ? null : `${id}: ${fromAirport}: ${text}`;
    });
    expect(odd).toEqual([]);
  }, 60_000);
});
