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

describe('a first request in German', () => {
  it.each([
    ['Drei Nächte Prag und zwei Nächte Dresden Ende September, mit der Bahn', ['Prague 3', 'Dresden 2']],
    ['Rom 3 Tage, Florenz 2 Tage, Venedig 2 Tage, im Mai', ['Rome 3', 'Florence 2', 'Venice 2']],
    ['Wien 4 Nächte, dann Budapest 3 Nächte', ['Vienna 4', 'Budapest 3']],
  ])('has the stops and nights of "%s"', async (question, stops) => {
    expect(stopsOf((await ask(question)).trip)).toEqual(stops);
  });

  it.each([
    ['Rom vom 3. bis 10. Mai, zwei Erwachsene', { startOn: '2027-05-03', endOn: '2027-05-10', adults: 2 }],
    ['KW 23 nach Lissabon, vier Personen', { startOn: '2027-06-07', days: 7 }],
    ['Wien, 3.–6. August, meine Frau und ich', { startOn: '2027-08-03', endOn: '2027-08-06', adults: 2 }],
    ['Zehn Tage Island mit dem Mietwagen', { days: 10, transport: ['car'] }],
    [
      'Eine Woche Kreta, Budget 2.500 € insgesamt',
      { days: 7, budget: { amount: 2500, currency: 'EUR', per: 'total' } },
    ],
    [
      'Städtereise nach Kopenhagen, 3 Nächte, 600 Euro pro Nase',
      { nights: 3, budget: { amount: 600, currency: 'EUR', per: 'person' } },
    ],
    ['Zwei Wochen Marokko im März ab Stuttgart', { days: 14, month: 3, origin: 'Stuttgart' }],
    ['Eine Woche Mallorca mit zwei Kindern (4 und 7)', { children: 2, childAges: [4, 7] }],
    ['Fünf Tage Athen, bitte vegetarisch', { days: 5, dietary: ['vegetarian'] }],
    [
      'Ich reise allein nach Norwegen, 12 Tage im Juli, nicht zu vollgepackt',
      { adults: 1, days: 12, month: 7, pace: 'relaxed' },
    ],
    ['Eine Woche Sizilien im Oktober, ohne Auto', { days: 7, month: 10, transport: ['no_car'] }],
    ['Neapel, 5 Tage, mein Vater sitzt im Rollstuhl', { accessibility: ['wheelchair'] }],
    ['Über Pfingsten vier Tage nach Krakau', { days: 4, startOn: '2027-05-15' }],
    ['Zehn Tage Neuseeland, wir lieben Wandern und Wein', { interests: ['hiking', 'wine'] }],
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
    ['bleib zwei Nächte länger in Rom', ['Rome 5', 'Florence 2', 'Bologna 2']],
    ['Wir möchten in Bologna nur eine Nacht bleiben', ['Rome 3', 'Florence 2', 'Bologna 1']],
    ['Bau bitte noch Venedig ein, zwei Nächte', ['Rome 3', 'Florence 2', 'Bologna 2', 'Venice 2']],
    ['die Route bitte andersherum', ['Bologna 2', 'Florence 2', 'Rome 3']],
  ])('changes the stops by "%s"', async (question, stops) => {
    expect(stopsOf((await ask(question, trip, plan)).trip)).toEqual(stops);
  });

  it.each([
    ['alles zwei Tage später', '2027-05-05'],
    ['Alles eine Woche nach hinten verschieben', '2027-05-10'],
    ['Start ist jetzt der 12. Mai', '2027-05-12'],
  ])('changes the dates by "%s"', async (question, startOn) => {
    expect((await ask(question, trip, plan)).trip.startOn).toBe(startOn);
  });

  it.each([
    ['Wir sind jetzt zu viert', { adults: 4 }],
    ['Unser Budget sind 1.800 €', { budget: { amount: 1800, currency: 'EUR', per: 'total' } }],
    ['Bitte alles vegan', { dietary: ['vegan'] }],
    ['Lieber mit dem Zug', { transport: ['train'] }],
  ])('keeps the wish of "%s"', async (question, request) => {
    expect((await ask(question, trip, plan)).trip.request).toMatchObject(request);
  });

  it.each([
    ['Wir wollen nie vor halb zehn anfangen', 570],
    ['bitte nicht vor 10 Uhr los', 600],
  ])('begins the days as "%s" says', async (question, from) => {
    const { plan: after } = await ask(question, trip, plan);
    const starts = (after?.days ?? []).flatMap(({ items }) =>
      items.filter(({ kind }) => kind === 'visit').map(({ startMinute }) => startMinute),
    );
    expect(starts.length).toBeGreaterThan(0);
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(from);
  });

  it('takes out what is named, and frees a day', async () => {
    const sight = plan!.days.flatMap(({ items }) => items).find(({ title }) => title === 'Colosseum');
    expect(sight).toBeDefined();
    const removed = await ask('Lass das Colosseum bitte weg', trip, plan);
    expect(removed.plan!.days.flatMap(({ items }) => items.map(({ title }) => title))).not.toContain(
      'Colosseum',
    );
    const free = await ask('Tag 2 bitte ganz frei lassen', trip, plan);
    expect(free.plan!.days[1]!.items.filter(({ kind }) => kind === 'visit')).toEqual([]);
  });
});

describe('a question in German', () => {
  it.each([
    ['Wie ist das Wetter in Lissabon im März?', 'Lisbon in March'],
    ['Welchen Adapter brauche ich für Japan?', 'plug types A and B'],
    ['Gibt man in Norwegen Trinkgeld?', 'Norway'],
    ['Kann man in Neapel das Leitungswasser trinken?', 'Tap water'],
    ['Wann ist die beste Reisezeit für Marokko?', 'Morocco'],
  ])('is answered: %s', async (question, words) => {
    expect((await ask(question)).text).toContain(words);
  });

  it('knows what is none of ours, and thanks', async () => {
    expect((await ask('Schreib mir ein Gedicht über Katzen')).text).toContain('not my field');
    expect((await ask('Vielen Dank, das ist super!')).text).toContain('welcome');
  });
});
