import { describe, expect, test } from 'vitest';
import type { Answer } from '../conversation/ask-input.ts';
import { planMarked } from '../testing/plan-marked.ts';
import { testAssistant } from '../testing/test-assistant.ts';

const assistant = testAssistant();

const stopsOf = ({ trip }: Pick<Answer, 'trip'>) => trip.stops.map(({ place }) => place.name).toSorted();
const sightsOf = ({ plan }: Pick<Answer, 'plan'>) =>
  (plan?.days ?? []).map(({ items }) =>
    items.filter(({ kind }) => kind === 'visit').map(({ title }) => title),
  );

describe('a region named beside cities is one more place to go', () => {
  test.each([
    ['A week in Cappadocia and Istanbul', ['Göreme (Cappadocia)', 'Istanbul']],
    ['Grand Canyon and Las Vegas in 5 days', ['Grand Canyon Village', 'Las Vegas']],
    ['Rome and Tuscany in 8 days', ['Florence', 'Rome', 'Siena']],
    ['Edinburgh, the Scottish Highlands and Glasgow, 9 days', ['Edinburgh', 'Glasgow', 'Inverness']],
    ['A week on Naxos and Paros from Athens', ['Naxos', 'Páros']],
    ['Bangkok, Chiang Mai and Koh Samui, 12 days', ['Bangkok', 'Chiang Mai', 'Ko Samui']],
    ['Cape Town and Kruger, 9 days', ['Cape Town', 'Nelspruit']],
  ])('%s', async (question, stops) => {
    expect(stopsOf(await assistant.ask({ question }))).toEqual(stops);
  });

  test.each([
    ['A week in Andalusia: Seville and Granada', ['Granada', 'Seville']],
    ['A week in Northern Italy: Milan and Venice', ['Milan', 'Venice']],
    ['Ten days in Bali, in Ubud and in Seminyak', ['Seminyak (South Bali)', 'Ubud']],
    ['Japan: Tokyo and Kyoto, ten days', ['Kyoto', 'Tokyo']],
    ['Reykjavik and the Golden Circle, 4 days', ['Reykjavik']],
  ])('but says where they lie in "%s"', async (question, stops) => {
    expect(stopsOf(await assistant.ask({ question }))).toEqual(stops);
  });

  test.each([
    ['Morocco 8 days, Marrakech and other towns', ['Essaouira', 'Marrakech']],
    ['Safari in Tanzania and Zanzibar 10 days', ['Arusha', 'Kiratu', 'Mugumu', 'Zanzibar']],
  ])('a country is more than its one city where the days are more: %s', async (question, stops) => {
    expect(stopsOf(await assistant.ask({ question }))).toEqual(stops);
  });

  test.each([
    ['USA west coast 2 weeks', 'San Francisco'],
    ['two weeks on the west coast of the US', 'Seattle'],
    ['greek islands 10 days', 'Fira (Santorini)'],
    ['USA road trip 3 weeks', 'San Francisco'],
    ['5 days in LA', 'Los Angeles'],
    ['Backpacking Southeast Asia 3 weeks', 'Bangkok'],
  ])('ordinary words that together are a name: %s', async (question, stop) => {
    expect(stopsOf(await assistant.ask({ question }))).toContain(stop);
  });

  test('the west coast of a country is that of this one', async () => {
    const answer = planMarked('[stop west coast of Ireland] [length 6 days]');
    expect(stopsOf(answer)).toEqual(['Dublin', 'Galway']);
  });

  test('a country with its sights named still has room for its cities', async () => {
    const answer = await assistant.ask({
      question: 'Two weeks in Peru with Machu Picchu and Lake Titicaca',
    });
    expect(stopsOf(answer)).toEqual(expect.arrayContaining(['Cusco', 'Puno', 'Lima']));
  });
});

describe('of several places of one name, the one near the others is meant', () => {
  test.each([
    ['Calgary, Banff and Jasper, 8 days', 'Jasper', 'ca'],
    ['San Francisco, Monterey and Los Angeles, 8 days', 'Monterey', 'us'],
  ])('%s', async (question, name, countryCode) => {
    const answer = await assistant.ask({ question });
    expect(answer.trip.stops).toHaveLength(3);
    const stop = answer.trip.stops.find(({ place }) => place.name === name);
    expect(stop?.place.countryCode).toBe(countryCode);
    expect(answer.text).not.toContain('I do not know');
  });

  test('and a name that is better known far away gives way to its own', async () => {
    const answer = await assistant.ask({ question: 'Las Vegas and Zion, 4 days' });
    expect(stopsOf(answer)).toEqual(['Las Vegas', 'Springdale']);
    expect(answer.trip.stops.map(({ place }) => place.countryCode)).toEqual(['us', 'us']);
  });
});

describe('what people come to a town for stands in a short stay, though it takes a day', () => {
  test.each([
    ['3 days in Puerto Natales', 'Torres del Paine National Park'],
    ['3 days in Banff', 'Lake Louise'],
  ])('%s', async (question, sight) => {
    const answer = await assistant.ask({ question });
    expect(sightsOf(answer).flat()).toContain(sight);
  });
});

describe('a sight that is named stands in the plan', () => {
  test.each([
    ['Munich and Neuschwanstein, 3 days', 'Neuschwanstein Castle'],
    ['Milford Sound and Queenstown, 5 days', 'Milford Sound'],
    ['Cancun with Chichen Itza, 5 days', 'Chichén Itzá'],
    ['Aswan with Abu Simbel, 4 days', 'Abu Simbel'],
    ['Cusco and Machu Picchu, 5 days', 'Machu Picchu'],
    ['Rome with a day in Pompeii, 4 days', 'Pompeii'],
  ])('%s', async (question, sight) => {
    const answer = await assistant.ask({ question });
    expect(sightsOf(answer).flat()).toContain(sight);
    const days = Number(/(\d) days/.exec(question)?.[1]);
    expect(answer.plan?.days).toHaveLength(days);
    const severe = assistant
      .auditTrip({ tripName: 'x', trip: answer.trip, plan: answer.plan })
      .filter(({ severity }) => severity === 'severe');
    expect(severe).toEqual([]);
  });

  test('or is said not to fit', async () => {
    const answer = planMarked(
      '[length One day] in [stop Queenstown] with [see Milford Sound] and [see Glenorchy]',
    );
    const planned = sightsOf(answer).flat();
    const away = ['Milford Sound', 'Glenorchy'].filter((name) => !planned.includes(name));
    expect(away.length).toBeGreaterThan(0);
    for (const name of away) expect(answer.text).toContain(name);
    expect(answer.text).toContain('not fit into these days');
  });
});

describe('what people come to a town for is in a stay there', () => {
  test.each([
    ['5 days in Beijing', 'Great Wall at Mutianyu'],
    ['5 days in Guilin', 'Li River Cruise'],
    ['4 days in Cappadocia', 'Hot-Air Balloon at Sunrise'],
    ['5 days in Toronto', 'Niagara Falls'],
    ['6 days in Naples', 'Pompeii'],
    ['8 days in Orlando', 'Magic Kingdom'],
    ['5 days in Aswan', 'Abu Simbel'],
    ['4 days in El Calafate', 'Perito Moreno Glacier'],
    ['8 days in Cancún', 'Chichén Itzá'],
  ])('%s: %s', async (question, sight) => {
    const answer = await assistant.ask({ question: `${question} from 10 May 2027` });
    expect(sightsOf(answer).flat()).toContain(sight);
    expect(answer.findings.filter(({ severity }) => severity === 'severe')).toEqual([]);
  });

  test('but nobody is woken for it who wishes to sleep', async () => {
    const answer = await assistant.ask({ question: '4 days in Cappadocia, we like to sleep in' });
    expect(sightsOf(answer).flat()).not.toContain('Hot-Air Balloon at Sunrise');
  });
});
