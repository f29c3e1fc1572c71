import { describe, expect, test } from 'vitest';
import type { Answer } from '../conversation/ask-input.ts';
import { planMarked } from '../testing/plan-marked.ts';
import { testAssistant } from '../testing/test-assistant.ts';

const assistant = testAssistant();

const nightsOf = ({ trip }: Pick<Answer, 'trip'>) =>
  Object.fromEntries(trip.stops.map(({ place, nights }) => [place.name, nights]));

describe('so many days are so many days', () => {
  test.each([
    ['[length Five days] in [stop Kyoto] and [stop Osaka]', { Kyoto: 2, Osaka: 2 }],
    ['[length Five days] in [stop Kyoto] plus [stop Osaka]', { Kyoto: 2, Osaka: 2 }],
    [
      '[length Five days] in [stop Kyoto] as well as [stop Osaka], one night in [bed a ryokan]',
      { Kyoto: 2, Osaka: 2 },
    ],
    [
      '[length Five days] in [stop Kyoto] and [stop Osaka] with [nights one night] in [stop Nara]',
      { Kyoto: 2, Nara: 1, Osaka: 1 },
    ],
    [
      '[length 6 days]: [nights 2 days] in [stop Rome], [nights 2 days] in [stop Florence]',
      { Rome: 3, Florence: 2 },
    ],
    [
      '[length 7 days] in [stop Japan], [nights 2 nights] in [stop Tokyo] and [nights 2 nights] in [stop Kyoto]',
      { Tokyo: 3, Kyoto: 3 },
    ],
    ['[length 3 days] in [stop Rome] and [stop Naples]', { Rome: 1, Naples: 1 }],
  ])('%s', async (question, nights) => {
    const answer = planMarked(question);
    expect(nightsOf(answer)).toEqual(nights);
    const sum = Object.values(nights).reduce((all, one) => all + one, 0);
    expect(answer.plan?.days).toHaveLength(sum + 1);
  });

  test('a place without a length of its own makes the whole an assumption, and is given time', async () => {
    const answer = planMarked('spend [nights 5 days] in [stop Kyoto] before heading to [stop Osaka]');
    expect(nightsOf(answer)).toEqual({ Kyoto: 5, Osaka: 2 });
    expect(answer.trip.request.days).toBeUndefined();
    expect(answer.trip.assumed.days).toBe(8);
  });
});

describe('what lies on the way comes before where one goes, and the journey ends there', () => {
  test.each([
    ['[origin London] to [end Edinburgh], stopping in [stop York]', 'London', ['York', 'Edinburgh']],
    [
      'from [origin London] to [end Edinburgh] via [stop York], [length 5 days]',
      'London',
      ['York', 'Edinburgh'],
    ],
    [
      '[origin London] to [end Edinburgh] stopping at [stop York] on the way, [length 4 days]',
      'London',
      ['York', 'Edinburgh'],
    ],
    ['via [stop York] from [origin London] to [end Edinburgh]', 'London', ['York', 'Edinburgh']],
    [
      'travel from [origin Paris] to [end Barcelona] via [stop Lyon] and [stop Montpellier], [length a week]',
      'Paris',
      ['Lyon', 'Montpellier', 'Barcelona'],
    ],
    [
      '[length a week] from [origin Berlin] to [end Vienna], with stops in [stop Dresden] and [stop Prague]',
      'Berlin',
      ['Dresden', 'Prague', 'Vienna'],
    ],
    [
      'Flying from [origin New York] to [end Tokyo] with a stop in [stop Seoul], [length 10 days]',
      'New York City',
      ['Seoul', 'Tokyo'],
    ],
  ])('%s', async (question, origin, stops) => {
    const { trip } = planMarked(question);
    expect(trip.origin?.name).toBe(origin);
    expect(trip.stops.map(({ place }) => place.name)).toEqual(stops);
    expect(trip.end).toBeNull();
    expect(trip.request.roundTrip).toBe(false);
  });

  test('the days said of the whole journey stay, whatever is said of the stop', async () => {
    const answer = planMarked(
      'from [origin London] to [end Edinburgh], [length 5 days], with a stop at [stop York] for [nights two nights]',
    );
    expect(nightsOf(answer)).toEqual({ York: 2, Edinburgh: 2 });
  });

  test('a round trip goes home, and places that are gone through are places to stay', async () => {
    const round = planMarked(
      '[round Round trip] from [origin London] to [stop Edinburgh] via [stop York], [length 6 days]',
    );
    expect(round.trip.end?.name).toBe('London');
    const through = planMarked('travel through [stop Rome] and [stop Florence] for [length 6 days]');
    expect(nightsOf(through)).toEqual({ Rome: 3, Florence: 2 });
  });
});

describe('of a road trip the way is the trip', () => {
  test.each([
    [
      '[origin Los Angeles] to [end San Francisco] [by road trip], [length 6 days] along the coast',
      ['Monterey', 'San Francisco'],
    ],
    ['[by road trip] from [origin Munich] to [end Venice] [length 6 days]', ['Bolzano', 'Venice']],
    ['[length a week] in [stop Venice] from [origin Munich] [by by car]', ['Venice']],
    [
      'A [by road trip] from [origin Lisbon] to [stop Porto] and [round back], [length 6 days]',
      ['Coimbra', 'Porto'],
    ],
  ])('%s', async (question, stops) => {
    const { trip } = planMarked(question);
    expect(trip.stops.map(({ place, nights }) => (nights > 0 ? place.name : ''))).toEqual(stops);
  });
});

describe('a trip about something on a date', () => {
  test('lies around it where no other date is said', async () => {
    const answer = await assistant.ask({
      question: 'We have a wedding in Florence on 14 June 2027, want to stay a week around it',
    });
    const day = answer.plan!.days.find(({ on }) => on === '2027-06-14');
    expect(day?.items.map(({ title }) => title)).toContain('Wedding');
    expect(answer.trip.assumed.startOn).toBe('2027-06-11');
    expect(answer.trip.request.startOn).toBeUndefined();
  });

  test.each([
    [
      '[stop New York] [length 3 days], {event [event Broadway show] on [day day 2] at [hour 7pm]}',
      'Broadway show',
      19 * 60,
    ],
    [
      '[length 3 days] in [stop Rome], {event on [day day 2] we have [event dinner] at [hour 8]}',
      'Dinner',
      20 * 60,
    ],
    [
      '[length 5 days] in [stop Vienna] {event with [event a concert] on [day day 4]} {event and [event an opera] on [day day 2] at [hour 18:30]}',
      'Opera',
      18 * 60 + 30,
    ],
  ])('keeps its hour, and the day is planned around it: %s', async (question, title, startMinute) => {
    const { plan, findings } = planMarked(question);
    expect(plan!.days[1]!.items).toContainEqual(
      expect.objectContaining({ title, startMinute, locked: true }),
    );
    expect(findings.filter(({ severity }) => severity === 'severe')).toEqual([]);
  });
});

describe('more cities than days', () => {
  const asked = async (question: string, said: string[]) =>
    assistant.ask({ question, history: said.map((text) => ({ role: 'user' as const, text })) });

  test('says what clashes, and every way out that it offers is one', async () => {
    const first = await asked('20 cities in Spain in 5 days', []);
    expect(first.edits).toEqual([]);
    expect(first.text).toContain('20 cities and 5 days do not go together');
    expect(first.suggestions).toEqual(['Only 2 cities', 'Only 4 cities', 'Make it 21 days']);
    const [two, four, longer] = await Promise.all(
      first.suggestions.map((way) => asked(way, ['20 cities in Spain in 5 days'])),
    );
    expect([two, four].map((answer) => answer!.trip.stops.length)).toEqual([2, 4]);
    expect([two, four, longer].map((answer) => answer!.plan?.days.length)).toEqual([5, 5, 21]);
    expect(longer!.text).toMatch(/You wished for 20 cities; I found \d+ that fit/);
  });

  test('without a place several cities are found in one country', async () => {
    const { trip, text } = await asked('Only 4 cities', ['20 cities in 5 days']);
    expect(text).toContain('I chose cities in');
    expect(trip.stops.length).toBeGreaterThan(2);
    expect(new Set(trip.stops.map(({ place }) => place.countryCode)).size).toBe(1);
  });

  test('named ones that have no night are named, and leaving them out mends it', async () => {
    const first = await assistant.ask({ question: 'Rome, Florence, Venice, Milan and Naples in 3 days' });
    const way = first.suggestions.find((one) => one.startsWith('Leave out'))!;
    expect(first.text).toContain(way.replace('Leave out ', ''));
    const { trip } = await assistant.ask({
      question: way,
      trip: first.trip,
      plan: first.plan,
      tripName: first.tripName,
    });
    expect(trip.stops.map(({ nights }) => nights)).toEqual([1, 1]);
  });
});

describe('a country named with where one arrives and leaves is gone through between the two', () => {
  const stopsOf = async (question: string) =>
    (await assistant.ask({ question })).trip.stops.map(({ place }) => place.name);

  test.each([
    [
      'Ten days in Japan. We fly into Tokyo and home from Osaka.',
      ['Tokyo', 'Hakone', 'Kyoto', 'Osaka'],
      'a classic route',
    ],
    [
      'Ten days in Japan, we fly into Tokyo and home from Osaka, one night in a ryokan',
      ['Tokyo', 'Hakone', 'Kyoto', 'Osaka'],
      'a night in a bed is of no city',
    ],
    ['10 days in Japan from Tokyo to Osaka', ['Tokyo', 'Hakone', 'Kyoto', 'Osaka'], 'neither is home'],
    [
      'Two weeks in Japan, arriving Osaka, flying home from Tokyo',
      ['Osaka', 'Hiroshima', 'Kyoto', 'Kanazawa', 'Takayama', 'Hakone', 'Tokyo'],
      'the same route the other way round',
    ],
    [
      '10 days in Vietnam, arrive Hanoi, depart Ho Chi Minh City',
      ['Hanoi', 'Ha Long', 'Hoi An', 'Ho Chi Minh City'],
      'where one departs is not home',
    ],
    [
      '8 days in Poland from Gdansk to Krakow',
      ['Gdańsk', 'Warsaw', 'Kraków'],
      'no route fits: as many as fit between',
    ],
  ])('%s', async (question, stops) => {
    expect(await stopsOf(question)).toEqual(stops);
  });

  test.each([
    ['10 days in Portugal, flying in and out of Lisbon', ['Lisbon', 'Porto', 'Lagos', 'Lisbon']],
    ['a week in Vietnam, arriving in Hanoi and leaving from Hanoi', ['Hanoi', 'Ha Long', 'Hoi An', 'Hanoi']],
    ['10 days in Sicily, flights to and from Catania', ['Catania', 'Palermo', 'Taormina']],
    ['5 days in Ireland, fly in and out of Dublin', ['Dublin']],
  ])('and come back to where one lands, for a night where it is far: %s', async (question, stops) => {
    expect(await stopsOf(question)).toEqual(stops);
  });

  test('but cities in a row are all of it, and without one it is left out', async () => {
    expect(await stopsOf('10 days in Spain: Madrid and Seville')).toEqual(['Madrid', 'Seville']);
    expect(await stopsOf('A week in Portugal without Lisbon')).not.toContain('Lisbon');
  });

  test('an assumed length chooses the route too', async () => {
    expect(await stopsOf('A trip to Japan')).toEqual(['Tokyo', 'Kyoto']);
  });
});
