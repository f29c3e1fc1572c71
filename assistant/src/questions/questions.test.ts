import { beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../conversation/ask-input.ts';
import { testAssistant } from '../testing/test-assistant.ts';

const assistant = testAssistant();
let first: Answer;

beforeAll(async () => {
  first = await assistant.ask({
    question: '7 days from 12 April 2027 with 3 nights in Tokyo and 3 nights in Kyoto',
  });
});

const ask = (question: string, secondary = false) => {
  const { trip, plan, tripName } = first;
  return assistant.ask({ question, trip, plan, tripName, secondary });
};

describe('a question is answered and changes nothing', () => {
  test.each([
    ['What time does Fushimi Inari open?', /Fushimi Inari/],
    ['Can we get into the Colosseum on a Monday?', /Colosseum.*23 November/],
    ['which days is the Louvre shut?', /closed on Tuesday \(24 November 2026\)/],
    ["what's the fastest way to Osaka from Tokyo?", /^From Tokyo to Osaka/],
    ['can I get from Paris to Amsterdam by train?', /^From Paris to Amsterdam/],
    ['where can I find good food in Tokyo?', /^In Tokyo try/],
    ['do I need a jacket in Tokyo in April?', /^Pack/],
    ['help me pack for this trip', /^Pack/],
    ['which power outlets does Thailand have?', /Thailand uses plug types/],
    ['will it be hot in Kyoto in July?', /Kyoto in July: about/],
    ['is three days in Kyoto enough?', /first visits to Kyoto/],
    ['should we go to Nara or Kobe?', /no guide for Kobe/],
    ['Is Porto cheaper than Lisbon?', /Porto: .*Lisbon: /],
    ['Is my phone allowed in the temples?', /cannot answer that from my atlas/],
  ])('%s', async (question, says) => {
    for (const secondary of [false, true]) {
      const { text, edits, trip } = await ask(question, secondary);
      if (!secondary || !/cannot answer/.test(says.source)) expect(text).toMatch(says);
      expect(edits).toEqual([]);
      expect(trip).toEqual(first.trip);
    }
  });

  test.each([
    ['how do I get from Heathrow to central London?', /^From Heathrow the Elizabeth line/],
    ['how do i get from heathrow to london?', /^From Heathrow the Elizabeth line/],
    ['Heathrow to central London', /^From Heathrow the Elizabeth line/],
    ['how long from JFK to Manhattan?', /^From John F\. Kennedy/],
    ["do I need an adapter? I'm from Germany", /^Japan uses plug types A and B/],
    ['do I need a plug adapter coming from the UK?', /^Japan uses/],
    ['can I use my US plugs?', /^Japan uses/],
    ['do US citizens need a visa for Thailand?', /^Thailand: /],
    ['which side of the road do they drive on?', /^In Japan people drive on the left/],
    ["I'm from Australia, which side do they drive on in Italy?", /^In Italy people drive on the right/],
    ['is the tap water safe in Zamunda?', /^I could not find Zamunda/],
    ['what plugs do we have at home?', /^I do not know where you come from/],
    ['what is the emergency number in the UK?', /^In the United Kingdom call/],
  ])('about what was asked, and never about where one comes from: %s', async (question, says) => {
    const { text, edits } = await ask(question);
    expect(text).toMatch(says);
    expect(edits).toEqual([]);
  });

  test.each(['Bonjour', 'Danke schön', 'arigato', 'lol', 'guten Tag!', 'thanks, great'])(
    'nor does it look for a place in "%s"',
    async (question) => {
      const { text, edits } = await ask(question);
      expect(text).toContain('Tell me what you would like to change');
      expect(edits).toEqual([]);
      const first = await assistant.ask({ question: `${question}, 3 days in Paris please` });
      expect(first.text).toMatch(/^Here is a plan for 3 days/);
      expect(first.text).not.toContain('could not find');
    },
  );

  test('that cannot be answered is no wish for a trip to the place it names', async () => {
    const { text, edits } = await assistant.ask({ question: 'Does Iceland have trains?' });
    expect(text).toMatch(/^I cannot answer that/);
    expect(edits).toEqual([]);
  });

  test('a change put as a question is a change', async () => {
    expect((await ask('could we add Nara?')).edits).toHaveLength(1);
    expect((await ask('can you make it less expensive?')).edits).toHaveLength(1);
  });
});

describe('a change is made as it was said', () => {
  const nights = ({ trip }: Answer) => trip.stops.map((stop) => [stop.place.name, stop.nights]);

  test.each([
    ['make the trip two days longer', 'Tokyo', 5, 'Kyoto', 3],
    ['we have one day more', 'Tokyo', 4, 'Kyoto', 3],
    ['make it one day shorter', 'Tokyo', 2, 'Kyoto', 3],
    ['replace Kyoto with Osaka', 'Tokyo', 3, 'Osaka', 3],
    ['Osaka instead of Kyoto', 'Tokyo', 3, 'Osaka', 3],
    ['reverse the route', 'Kyoto', 3, 'Tokyo', 3],
  ])('%s', async (question, one, oneNights, other, otherNights) => {
    const answer = await ask(question);
    expect(nights(answer)).toEqual([
      [one, oneNights],
      [other, otherNights],
    ]);
    // What stays but falls on other dates holds there too.
    expect(answer.findings.filter(({ severity }) => severity === 'severe')).toEqual([]);
  });

  test('a day is locked as a whole, and a museum is no lunch beside it', async () => {
    const locked = await ask("don't touch the first day");
    expect(locked.plan?.days[0]?.items.every((item) => item.locked)).toBe(true);
    const without = await ask('skip that museum');
    expect(without.text).toMatch(/^Tokyo National Museum is out of day/);
  });
});
