import { weekdayOf } from '@wayfare/almanac/local-date';
import type { Intent } from '@wayfare/contracts/intent';
import type { PlanDay } from '@wayfare/contracts/plan';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { describe, expect, it } from 'vitest';
import { testAssistant } from '../testing/test-assistant.ts';

const assistant = testAssistant();

/** Asks one after the other about the same trip; the trip as it then is, and the last answer. */
async function talk(...questions: (string | Intent[])[]): Promise<TripDocument & { text: string }> {
  let last: (TripDocument & { text: string }) | undefined;
  for (const said of questions) {
    const asked = typeof said === 'string' ? { question: said } : { question: 'Button', intents: said };
    const present = last === undefined ? {} : { trip: last.trip, plan: last.plan! };
    const { text, trip, plan } = await assistant.ask({ ...asked, ...present, timeZone: 'Europe/London' });
    last = { tripName: 'Trip', trip: trip ?? last!.trip, plan: plan ?? last!.plan, text };
  }
  return last!;
}

const PARIS = '4 days in Paris from 4 May 2027';
const anew: Intent[] = [{ kind: 'planAnew', sure: 1 }];
const visitsOf = (day: PlanDay | undefined): string[] =>
  (day?.items ?? []).filter(({ kind }) => kind === 'visit').map(({ title }) => title);
const all = ({ plan }: TripDocument) =>
  plan!.days.flatMap((day, index) =>
    day.items
      .filter(({ kind }) => kind === 'visit')
      .map((item) => ({ ...item, day: index + 1, on: day.on! })),
  );
const where = (document: TripDocument, title: string) => all(document).find((item) => item.title === title);
const titles = (document: TripDocument) => all(document).map(({ title }) => title);

const kinds: [string, string, (document: TripDocument) => boolean][] = [
  [
    'a sight on a day in a part of it',
    'the Eiffel Tower on day 3 in the afternoon',
    (document) => {
      const { day, startMinute } = where(document, 'Eiffel Tower')!;
      return day === 3 && startMinute >= 720 && startMinute < 1080;
    },
  ],
  [
    'a sight not on a weekday',
    'the Eiffel Tower not on Thursday',
    (document) => weekdayOf(where(document, 'Eiffel Tower')!.on) !== 3,
  ],
  [
    'a kind not on a day',
    'no museums on day 3',
    ({ plan }) => !visitsOf(plan!.days[2]).some((title) => /Mus|Louvre/.test(title)),
  ],
  [
    'a sight first on a day',
    'Sainte-Chapelle first on day 2',
    ({ plan }) => visitsOf(plan!.days[1])[0] === 'Sainte-Chapelle',
  ],
  ['the first of all', 'the Sainte-Chapelle first', (document) => titles(document)[0] === 'Sainte-Chapelle'],
  [
    'the last of a day',
    'the Arc de Triomphe last on day 3',
    ({ plan }) => visitsOf(plan!.days[2]).at(-1) === 'Arc de Triomphe',
  ],
  [
    'one sight before another',
    "the Musée d'Orsay before the Louvre",
    (document) => titles(document).indexOf("Musée d'Orsay") < titles(document).indexOf('Louvre Museum'),
  ],
  [
    'so many sights a day',
    'at most two sights a day',
    ({ plan }) => plan!.days.every((day) => visitsOf(day).length <= 2),
  ],
  [
    'a sight at sunset',
    'the Arc de Triomphe at sunset',
    (document) => where(document, 'Arc de Triomphe')!.startMinute >= 1170,
  ],
  [
    'no early hour',
    'nothing before 10',
    (document) => all(document).every(({ startMinute }) => startMinute >= 600),
  ],
  [
    'slow mornings',
    'slow mornings',
    (document) => all(document).every(({ startMinute }) => startMinute >= 600),
  ],
  [
    'a free evening',
    'free evening on Friday',
    ({ plan }) => plan!.days[3]!.items.every(({ kind, endMinute }) => kind !== 'visit' || endMinute <= 1080),
  ],
];

describe('a wish about time', () => {
  it.each(kinds)('of %s holds in a new trip, and when its days are made anew', async (_, wish, holds) => {
    const made = await talk(`${PARIS}, ${wish}`);
    expect(holds(made), made.text).toBe(true);
    expect(holds(await talk(`${PARIS}, ${wish}`, anew))).toBe(true);
  });

  it.each(kinds)('of %s holds afterwards, and when the days are made anew', async (_, wish, holds) => {
    const changed = await talk(PARIS, wish);
    expect(holds(changed), changed.text).toBe(true);
    expect(holds(await talk(PARIS, wish, anew))).toBe(true);
  });

  it('of a rest after lunch takes so long every day, right after lunch', async () => {
    const { plan } = await talk(`${PARIS}, nap after lunch`, anew);
    for (const { items } of plan!.days) {
      const rest = items.find(({ title }) => title === 'Rest after lunch');
      expect((rest?.endMinute ?? 0) - (rest?.startMinute ?? 0)).toBe(90);
      expect(items[items.indexOf(rest!) - 1]?.title).toMatch(/^Lunch/);
    }
    const { trip } = await talk(PARIS, 'we need a two-hour nap after lunch every day');
    expect(trip.request.restMinutes).toBe(120);
  });

  it('that cannot hold is not kept, and it is told why', async () => {
    const { trip, text } = await talk(PARIS, 'the Louvre on Tuesday morning');
    expect(text).toMatch(/Louvre Museum is closed on day 1/);
    expect(trip.request.timeWishes).toBeUndefined();
  });

  it('holds beside those that were said before', async () => {
    const document = await talk(PARIS, 'the Louvre first on day 3', 'the Eiffel Tower at sunset');
    expect(visitsOf(document.plan!.days[2])[0]).toBe('Louvre Museum');
    expect(document.trip.request.timeWishes).toHaveLength(2);
  });

  it('of a sight takes the place of the older one', async () => {
    const { trip } = await talk(
      PARIS,
      'the Eiffel Tower in the evening',
      'the Eiffel Tower on day 2 in the afternoon',
    );
    expect(trip.request.timeWishes).toMatchObject([{ days: [{ number: 2 }], part: 'afternoon' }]);
  });

  it('goes with its day where two days change places', async () => {
    const { trip } = await talk(PARIS, 'Sainte-Chapelle first on day 2', 'swap day 2 and day 3');
    expect(trip.request.timeWishes).toMatchObject([{ days: [{ number: 3 }], order: 'first' }]);
  });

  it('is an intent that a model can say', async () => {
    const wish: Intent = {
      kind: 'wishTime',
      what: { name: 'Eiffel Tower' },
      not: true,
      when: { days: [{ weekday: 3 }], part: 'morning' },
    };
    const { trip } = await talk(PARIS, [wish]);
    expect(trip.request.timeWishes).toEqual([
      {
        what: 'Eiffel Tower',
        placeId: 'fr-paris/eiffel-tower',
        not: true,
        days: [{ weekday: 3 }],
        part: 'morning',
      },
    ]);
  });

  it('of one big sight a day leaves one of them on each day', async () => {
    const { trip, plan } = await talk(`${PARIS}, one big sight a day`);
    expect(trip.request.atMost).toEqual([{ what: 'big sight', count: 1, per: 'day' }]);
    const famous = new Set(['Louvre Museum', 'Eiffel Tower', "Musée d'Orsay", 'Notre-Dame Cathedral']);
    for (const day of plan!.days)
      expect(visitsOf(day).filter((title) => famous.has(title)).length).toBeLessThanOrEqual(1);
  });
});

describe('the days of one’s flights', () => {
  it('hold the way into town, the luggage, and nothing before or after', async () => {
    const { plan } = await talk(`${PARIS}, we land at 14:00 and fly home at 18:00 on the last day`);
    const [first, last] = [plan!.days[0]!.items, plan!.days[3]!.items];
    expect(first.map(({ kind }) => kind).slice(0, 2)).toEqual(['transfer', 'check_in']);
    expect(first[2]!.startMinute).toBeGreaterThan(930);
    expect(last.map(({ kind }) => kind).slice(-2)).toEqual(['check_out', 'transfer']);
    expect(last.at(-1)).toMatchObject({ startMinute: 930, endMinute: 1080 });
  });
});
