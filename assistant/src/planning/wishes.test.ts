import { paidCosts } from '@wayfare/planner';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../conversation/ask-input.ts';
import { candidatesFor } from './candidates.ts';
import { dayTripOf } from './day-trip.ts';
import { cityRef } from './place-ref-of.ts';
import { planMarked } from '../testing/plan-marked.ts';
import { testAssistant, testParts } from '../testing/test-assistant.ts';

const { atlas } = testParts;
const assistant = testAssistant();

const about = (question: string, { trip, plan, tripName }: Answer) =>
  assistant.ask({ question, trip, plan, tripName });
const cities = ({ trip }: Pick<Answer, 'trip'>) => trip.stops.map(({ place }) => place.name);
const away = ({ plan }: Pick<Answer, 'plan'>) =>
  (plan?.days ?? []).flatMap((day, index) => {
    const name = dayTripOf(day)?.place?.name;
    return name === undefined ? [] : [[index + 1, name]];
  });
const severe = ({ findings }: Answer) => findings.filter(({ severity }) => severity === 'severe');

describe('wishes for transport', () => {
  test.each([
    ['a week in Portugal by train', ['rail']],
    ['10 days in Greece in May, no flights', ['rail', 'bus', 'ferry', 'drive']],
    ['two weeks in Italy by train', ['rail']],
  ])('weigh when cities are chosen: %s', async (question, modes) => {
    const { trip } = await assistant.ask({ question });
    expect(trip.stops.length).toBeGreaterThan(1);
    for (const { travel } of trip.legs) expect(modes).toContain(travel.mode);
  });

  test.each([
    ['3 days in Portugal with beaches, islands and nature, by train', ['Lagos']],
    ['beaches in Spain by train from Paris, 3 days', ['Barcelona']],
    ['islands and beaches in Spain, no flights, 3 days', ['Ibiza']],
  ])('weigh when a single city is chosen: %s', async (question, stops) => {
    expect(cities(await assistant.ask({ question }))).toEqual(stops);
  });

  test('weigh where no place was named, and it is said when nothing fits', async () => {
    const july = planMarked('[like somewhere sunny] [by by bus] from [origin Vienna] in [dates May]');
    expect(july.trip.legs.map(({ travel }) => travel.mode)).toEqual(['bus', 'bus']);
    const february = await assistant.ask({
      question: 'a week somewhere warm in February by train from Paris',
    });
    expect(february.text).toContain('No place I know that is warm in February can be reached in a day');
    expect(cities(february)).toEqual(['Barcelona']);
    expect(february.trip.legs.map(({ travel }) => travel.mode)).toEqual(['rail', 'rail']);
  });

  test('do not take away what was named', async () => {
    const answer = await assistant.ask({ question: '4 days in Lisbon and 3 days in Funchal, by train' });
    expect(cities(answer)).toEqual(['Lisbon', 'Funchal']);
  });
});

describe('a day trip to another city', () => {
  test('is planned where a stay has time for it, and everything in it holds', async () => {
    const answer = await assistant.ask({ question: '6 days in Kyoto from 12 April 2027' });
    expect(away(answer)).toEqual([[4, 'Nara']]);
    const day = answer.plan!.days[3]!;
    const visits = day.items.filter(({ kind }) => kind === 'visit');
    expect(visits.length).toBeGreaterThan(1);
    for (const { place } of visits) expect(place?.placeId).toMatch(/^jp-nara\//);
    expect(day.items.at(-1)?.title).toBe('Train back to Kyoto');
    expect(severe(answer)).toEqual([]);
    expect(answer.text).toContain('Day 4 is a day trip to Nara');
  });

  test.each(['relaxed 5 days in Kyoto', 'three days in Kyoto', '6 days in Kyoto, no day trips'])(
    'is left where time, pace or wishes speak against it: %s',
    async (question) => {
      expect(away(await assistant.ask({ question }))).toEqual([]);
    },
  );

  test('comes when it is asked for, goes when it is not wanted, and stays over other changes', async () => {
    const asked = await assistant.ask({ question: 'five days in Munich with a day trip to Salzburg' });
    expect([cities(asked), away(asked).map(([, name]) => name)]).toEqual([['Munich'], ['Salzburg']]);
    const bay = planMarked('[length 3 days] in [stop Hanoi] with a day trip to [outing Ha Long Bay]');
    expect([cities(bay), away(bay)]).toEqual([['Hanoi'], [[2, 'Ha Long']]]);
    expect(bay.plan!.days[1]!.items.map(({ title }) => title)).toContain('Ha Long Bay');
    const short = await assistant.ask({ question: '4 days in Kyoto' });
    const added = await about('add a day trip to Nara on day 3', short);
    expect([cities(added), away(added)]).toEqual([['Kyoto'], [[3, 'Nara']]]);
    expect(added.text).toContain('Day 3 is a day trip to Nara now');
    const later = await about('start on 12 April 2027', added);
    expect(away(later)).toEqual([[3, 'Nara']]);
    const eased = await about('make day 2 easier', later);
    expect(away(eased)).toEqual([[3, 'Nara']]);
    expect(away(await about('no day trips', eased))).toEqual([]);
    expect(severe(eased)).toEqual([]);
  });
});

test('a day trip goes to the town, or to the sight there that the plan lacks, or says why not', async () => {
  const days = await assistant.ask({ question: 'Five days in Lisbon and Porto in October' });
  const out = await about('add a day trip to Sintra', days);
  expect(out.text).toContain('is a day trip to Sintra now');
  expect(severe(out)).toEqual([]);
  const paris = await assistant.ask({ question: 'Five days in Paris in October' });
  const palace = await about('add a day trip to Versailles', paris);
  expect(palace.text).toMatch(/Versailles.* is (?:already in the plan|on day \d)/);
  expect(severe(palace)).toEqual([]);
  const far = await about('add a day trip to Faro', days);
  expect(far.text).toMatch(/too far|no guide/);
});

test('an event of several days is on each of them, one of a moment once', async () => {
  const items = async (question: string) =>
    ((await assistant.ask({ question })).plan?.days ?? []).map(
      (day) => day.items.filter(({ id }) => id.startsWith('fixed-')).length,
    );
  expect(await items('5 days in Vienna. I attend a conference in Vienna from day 2 to day 4.')).toEqual([
    0, 1, 1, 1, 0,
  ]);
  expect(await items('5 days in Vienna. There is a wedding in Vienna between day 2 and day 4.')).toEqual([
    0, 1, 0, 0, 0,
  ]);
});

test('a rainy month makes what has a roof worth more', () => {
  const kyoto = atlas.city('jp-kyoto')!;
  const rain = atlas.cityInfo(kyoto.id)!.guide.climate.rainDays;
  const wettest = rain.indexOf(Math.max(...rain)) + 1;
  const worth = (month: number | undefined, setting: string) =>
    candidatesFor(atlas, cityRef(kyoto), 5, {}, new Set(), { month }).find(
      ({ attraction }) => attraction.setting === setting,
    )!.value;
  expect(worth(wettest, 'indoor')).toBeGreaterThan(worth(undefined, 'indoor'));
  expect(worth(wettest, 'outdoor')).toBeLessThan(worth(undefined, 'outdoor'));
});

test('a sight that rests on the typical weekday may stand in a trip without dates', async () => {
  const { plan, findings } = await assistant.ask({
    question: '4 days in Como with Villa del Balbianello in June',
  });
  const titles = plan?.days.flatMap(({ items }) => items.map(({ title }) => title));
  expect(plan?.days[0]?.on).toBeNull();
  expect(titles).toContain('Villa del Balbianello');
  expect(findings.filter(({ severity }) => severity === 'severe')).toEqual([]);
});

describe('sights of one ticket', () => {
  test.each([
    ['3 days in Rome from 3 May 2027', 'Colosseum', 'Roman Forum and Palatine Hill'],
    ['4 days in Cairo from 4 May 2027', 'Pyramids of Giza', 'Great Sphinx'],
    ['3 days in Prague from 4 May 2027', 'Prague Castle', 'St Vitus Cathedral'],
  ])('are seen on one day in their order, and paid once: %s', async (question, first, then) => {
    const { plan } = await assistant.ask({ question });
    const day = plan?.days.find(({ items }) => items.some(({ title }) => title === first));
    const titles = day?.items.map(({ title }) => title) ?? [];
    expect(titles).toContain(then);
    expect(titles.indexOf(first)).toBeLessThan(titles.indexOf(then));
    const paid = paidCosts(plan);
    const prices = day?.items.filter(({ title }) => title === first || title === then).map(paid);
    expect(prices?.filter((price) => price !== undefined)).toHaveLength(1);
  });
});

describe('what a family pays', () => {
  test('is by the age of the children', async () => {
    const family = await assistant.ask({
      question: '3 days in Rome from 3 May 2027 for two adults with kids aged 5 and 9',
    });
    const couple = await assistant.ask({ question: '3 days in Rome from 3 May 2027 for two' });
    const colosseum = ({ plan }: Pick<Answer, 'plan'>) =>
      plan?.days.flatMap(({ items }) => items).find(({ title }) => title === 'Colosseum')?.cost?.amountCents;
    expect(colosseum(family)).toBe(3600);
    expect(colosseum(couple)).toBe(3600);
  });
});
