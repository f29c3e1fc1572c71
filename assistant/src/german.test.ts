import type { Plan } from '@wayfare/contracts/plan';
import type { Trip } from '@wayfare/contracts/trip';
import { beforeAll, describe, expect, it } from 'vitest';
import { testAssistant } from './testing/test-assistant.ts';

const assistant = testAssistant();
const ask = (question: string, trip?: Trip, plan?: Plan | null) =>
  assistant.ask({
    question,
    locale: 'de-DE',
    timeZone: 'Europe/Berlin',
    ...(trip && { trip, plan: plan ?? null }),
  });

const stopsOf = ({ stops }: Trip) => stops.map(({ place, nights }) => `${place.name} ${nights}`);

const visits = (plan: Plan | null) =>
  (plan?.days ?? []).flatMap(({ items }) => items.filter(({ kind }) => kind === 'visit'));

describe('a first request in German', () => {
  it.each([
    ['Drei Nächte Prag und zwei Nächte Dresden Ende September, mit der Bahn', ['Prague 3', 'Dresden 2']],
    ['Wien 4 Nächte, dann Budapest 3 Nächte', ['Vienna 4', 'Budapest 3']],
    ['5 Nächte Kapstadt und 3 Nächte Stellenbosch ab 12. Februar', ['Cape Town 5', 'Stellenbosch 3']],
  ])('has the stops and nights of "%s"', async (question, stops) => {
    expect(stopsOf((await ask(question)).trip)).toEqual(stops);
  });

  it.each([
    ['Rom vom 3. bis 10. Mai, zwei Erwachsene', { startOn: '2027-05-03', endOn: '2027-05-10', adults: 2 }],
    ['KW 23 nach Lissabon, vier Personen', { startOn: '2027-06-07', days: 7 }],
    ['Wien, 3.–6. August, meine Frau und ich', { startOn: '2027-08-03', endOn: '2027-08-06', adults: 2 }],
    [
      'Wir wollen vom 1. bis 14. Juni nach Kroatien: Split, Hvar und Dubrovnik',
      { startOn: '2027-06-01', days: 14 },
    ],
    ['Städtereise Warschau, 4 Tage, Anfang Dezember', { days: 4, month: 12 }],
    ['Zwei Wochen Marokko im März ab Stuttgart', { days: 14, month: 3, origin: 'Stuttgart' }],
  ])('has the dates of "%s"', async (question, request) => {
    expect((await ask(question)).trip.request).toMatchObject(request);
  });

  it.each([
    [
      'Eine Woche Kreta, Budget 2.500 € insgesamt',
      { days: 7, budget: { amount: 2500, currency: 'EUR', per: 'total' } },
    ],
    [
      'Städtereise nach Kopenhagen, 3 Nächte, 600 Euro pro Nase',
      { nights: 3, budget: { amount: 600, currency: 'EUR', per: 'person' } },
    ],
    ['Eine Woche Mallorca mit zwei Kindern (4 und 7)', { children: 2, childAges: [4, 7] }],
    ['Wir fahren im Oktober für eine Woche nach Sizilien, ohne Auto', { days: 7, transport: ['no_car'] }],
    ['Neapel, 5 Tage, mein Vater sitzt im Rollstuhl', { accessibility: ['wheelchair'] }],
    ['Zehn Tage Neuseeland, wir lieben Wandern und Wein', { days: 10, interests: ['hiking', 'wine'] }],
    [
      'Kopenhagen, 12.–15. Juni, 2 Personen, vegetarisch, kein Museum bitte',
      { dietary: ['vegetarian'], adults: 2 },
    ],
    [
      'Mit unserer Tochter (3) eine Woche Dänemark im August, ab Hannover',
      { children: 1, childAges: [3], origin: 'Hannover' },
    ],
    [
      'Wir (zwei Erwachsene) möchten im September 9 Tage durch die Toskana, gerne Wein, mit dem Auto',
      { days: 9, adults: 2, transport: ['car'], interests: ['wine'] },
    ],
  ])('has the wishes of "%s"', async (question, request) => {
    expect((await ask(question)).trip.request).toMatchObject(request);
  });
});

describe('a follow-up in German', () => {
  let trip: Trip;
  let plan: Plan | null;

  beforeAll(async () => {
    ({ trip, plan } = await ask(
      'Rome 3 nights, Florence 2 nights, Bologna 2 nights from 3 May 2027 for 2 adults',
    ));
  });

  it.each([
    ['Bitte eine Nacht mehr in Florenz', ['Rome 3', 'Florence 3', 'Bologna 2']],
    ['Florenz bitte eine Nacht länger', ['Rome 3', 'Florence 3', 'Bologna 2']],
    ['In Bologna bitte drei Nächte', ['Rome 3', 'Florence 2', 'Bologna 3']],
    ['In Rom bitte vier Nächte', ['Rome 4', 'Florence 2', 'Bologna 2']],
  ])('changes the nights by "%s"', async (question, stops) => {
    expect(stopsOf((await ask(question, trip, plan)).trip)).toEqual(stops);
  });

  it.each([
    ['Können wir alles drei Tage nach vorne schieben?', '2027-04-30'],
    ['Bitte alles um zwei Tage nach hinten verschieben', '2027-05-05'],
    ['Start ist jetzt der 12. Mai', '2027-05-12'],
  ])('changes the dates by "%s"', async (question, startOn) => {
    expect((await ask(question, trip, plan)).trip.startOn).toBe(startOn);
  });

  it.each([
    ['Wir sind jetzt zu viert', { adults: 4 }],
    ['Unser Budget sind 1.800 €', { budget: { amount: 1800, currency: 'EUR', per: 'total' } }],
    ['Bitte alles vegan', { dietary: ['vegan'] }],
    ['Wir reisen lieber mit dem Zug', { transport: ['train'] }],
  ])('keeps the wish of "%s"', async (question, request) => {
    expect((await ask(question, trip, plan)).trip.request).toMatchObject(request);
  });

  it.each([
    ['Wir wollen nie vor halb zehn anfangen', 570],
    ['bitte nicht vor 10 Uhr los', 600],
  ])('begins the days as "%s" says', async (question, from) => {
    const { plan: after } = await ask(question, trip, plan);
    const starts = visits(after).map(({ startMinute }) => startMinute);
    expect(starts.length).toBeGreaterThan(0);
    expect(Math.min(...starts.map((minute) => minute ?? 0))).toBeGreaterThanOrEqual(from);
  });

  it.each(['Nimm das Colosseum raus', 'Lass das Colosseum bitte weg'])(
    'takes out by "%s"',
    async (question) => {
      expect(visits(plan).map(({ title }) => title)).toContain('Colosseum');
      const { plan: after } = await ask(question, trip, plan);
      expect(visits(after).map(({ title }) => title)).not.toContain('Colosseum');
    },
  );

  it('makes a day easier', async () => {
    const { plan: after } = await ask('Tag 4 ist uns zu voll', trip, plan);
    const count = (of: Plan | null) => of!.days[3]!.items.filter(({ kind }) => kind === 'visit').length;
    expect(count(after)).toBeLessThan(count(plan));
  });
});

describe('a question in German', () => {
  it.each([
    ['Wie ist das Wetter in Lissabon im März?', 'Lisbon in March'],
    ['Welchen Adapter brauche ich für Japan?', 'plug types A and B'],
    ['Gibt man in Norwegen Trinkgeld?', 'Norway'],
    ['Kann man in Neapel das Leitungswasser trinken?', 'Tap water'],
    ['Brauche ich als Deutscher ein Visum für Vietnam?', 'Vietnam'],
  ])('is answered: %s', async (question, words) => {
    expect((await ask(question)).text).toContain(words);
  });

  it('is told from what is none of ours, and from thanks', async () => {
    expect((await ask('Schreib mir ein Gedicht über Katzen')).text).toContain('not my field');
    expect((await ask('Vielen Dank, das ist super!')).text).toContain('welcome');
  });
});
