import type { IntentOf } from '@wayfare/contracts/intent';
import { describe, expect, it } from 'vitest';
import { openTurn } from '../conversation/context.ts';
import { testAssistant, testParts } from '../testing/test-assistant.ts';
import { answerAsk } from './answer-ask.ts';
import type { Question } from './asked.ts';

const { atlas } = testParts;

/** The answer to a question about named places, read as it should be. */
function ask(
  topic: IntentOf<'ask'>['topic'],
  text: string,
  names: readonly string[],
  over: Partial<Question> & { trip?: Awaited<ReturnType<typeof tripTo>> } = {},
) {
  const { trip, ...question } = over;
  const turn = openTurn(
    { question: text, timeZone: 'Europe/London', ...(trip && { trip: trip.trip, plan: trip.plan }) },
    testParts,
  );
  return answerAsk(turn, {
    ask: { kind: 'ask', topic, text },
    hits: names.flatMap((name) => atlas.findPlace(name)?.hit ?? []),
    called: [],
    unknown: [],
    earlier: [],
    item: null,
    days: [],
    home: null,
    passports: [],
    month: null,
    on: null,
    ...question,
  }).text;
}

const tripTo = (question: string) => testAssistant().ask({ question });

describe('a question about a place', () => {
  it('about the weather is answered for the month asked about', () => {
    expect(ask('weather', 'how hot is dubai in july', ['Dubai'], { month: 7 })).toMatch(
      /^Dubai in July is very hot/,
    );
  });

  it('about when to see something is answered for that thing', () => {
    expect(ask('when', 'when can one see the northern lights in Tromsø', ['Tromsø'])).toContain(
      'September to March',
    );
  });

  it('about a door is answered for the day asked about, and for the week where no day was', () => {
    expect(ask('hours', 'is the taj mahal open', ['Taj Mahal'], { on: '2027-03-12' })).toContain(
      'is closed on Friday',
    );
    expect(ask('hours', 'when is the taj mahal open', ['Taj Mahal'])).toMatch(/closed on Friday/);
  });

  it('about booking says whether one has to', () => {
    expect(ask('tickets', 'need to book the alhambra?', ['Alhambra'])).toMatch(/^Yes, book ahead/);
  });

  it('about a train where there is none says so before the other ways', () => {
    expect(ask('between', 'train from Reykjavik to Akureyri', ['Reykjavik', 'Akureyri'])).toMatch(
      /^There is no train/,
    );
  });

  it('about the height of a high place tells it', () => {
    expect(ask('health', 'is the altitude in Cusco a problem', ['Cusco'])).toMatch(/3,[34]\d\d m/);
  });

  it('about two places lays them side by side', () => {
    expect(ask('compare', 'Lisbon or Porto?', ['Lisbon', 'Porto'])).toMatch(/Lisbon: .*Porto: .*cheaper/s);
  });

  it('about the hour there tells the difference from home', () => {
    expect(ask('zone', 'time difference to Tokyo', ['Tokyo'])).toContain('9 h ahead of London');
  });

  it('about holidays in a month names those of that month alone', () => {
    const text = ask('feast', 'public holidays in Italy in March', ['Italy'], { month: 3 });
    expect(text).toContain('Easter');
    expect(text).not.toContain('Liberation');
  });

  it('about a feast tells when it is, and what it does to a traveller', () => {
    const nyepi = ask('feast', 'what happens on Nyepi', ['Ubud'], { on: '2027-02-01' });
    expect(nyepi).toContain('is on 8 March 2027');
    expect(nyepi).toContain('airport closed');
    const ramadan = ask('feast', 'is it Ramadan in Morocco when we go', ['Morocco'], { on: '2027-02-01' });
    expect(ramadan).not.toContain('2028');
    expect(ramadan).toMatch(/^Ramadan runs from 8 February 2027 to \d+ March 2027\. /);
  });

  it('that nothing here can answer says so, and names what was asked about', () => {
    const text = ask('other', 'who won the football cup in Morocco', ['Morocco']);
    expect(text).toMatch(/^I do not know that/);
    expect(text).toContain('Morocco');
  });

  it('about a place that the atlas does not know asks where that is', () => {
    expect(ask('weather', 'weather in Xqzzy', [], { unknown: ['Xqzzy'] })).toContain('could not find Xqzzy');
  });
});

describe('a question known by its form', () => {
  it('about a union of countries is answered with yes or no for the country named', () => {
    expect(ask('other', 'Is Bulgaria in the EU?', ['Bulgaria'])).toMatch(/^Yes: Bulgaria is a member/);
    expect(ask('around', 'is Ireland in Schengen', ['Ireland'])).toMatch(/^No: Ireland is not in/);
    expect(ask('money', 'does Bulgaria use the euro', ['Bulgaria'])).toMatch(/^Yes: Bulgaria pays in euros/);
    expect(ask('money', 'do they pay with the euro or the kuna in Croatia', ['Croatia'])).toMatch(
      /^Croatia pays/,
    );
  });

  it('about where a place belongs names the country, the continent or the capital', () => {
    expect(ask('phone', 'in which country is angkor wat', ['Angkor Wat'])).toBe('Angkor Wat is in Cambodia.');
    expect(ask('safety', 'Is Morocco in Africa?', ['Morocco'])).toBe('Yes: Morocco is in Africa.');
    expect(ask('visa', 'Capital of Australia, Sydney right?', ['Australia', 'Sydney'])).toBe(
      'No: the capital of Australia is Canberra.',
    );
  });

  it('about a river or sea tells what the guide holds, else that it does not', () => {
    expect(ask('trip', 'which river runs through Prague', ['Prague'])).toContain('Vltava');
    expect(ask('other', 'which sea is Split on', ['Split'])).toMatch(/^I do not know which sea/);
  });

  it('about entry is answered for the passport that was named', () => {
    const days = 'how many days may I stay in the Schengen area?';
    expect(ask('visa', days, [], { passports: ['us'] })).toMatch(/United States.* 90 days in any 180/);
    expect(ask('visa', days, [], { passports: ['in'] })).toContain('need a Schengen visa');
    expect(ask('between', 'Do we need a passport to Brussels?', ['Brussels'], { passports: ['be'] })).toMatch(
      /^No visa.*identity card/,
    );
    expect(ask('visa', 'do I need an ETA for the UK', ['United Kingdom'], { passports: ['au'] })).toMatch(
      /^Yes/,
    );
    expect(ask('visa', 'do I need an ETA for the UK', ['United Kingdom'], { passports: ['ie'] })).toMatch(
      /^No/,
    );
  });

  it('that nobody here can know says so and who knows', () => {
    expect(ask('trip', 'Which gate does my flight home leave from?', [])).toMatch(/cannot know.*airline/);
    expect(ask('other', 'will our landlord in Naples let us bring a dog', ['Naples'])).toMatch(/cannot know/);
    expect(ask('other', 'what is the wifi password of our flat', [])).toMatch(/cannot know.*host/);
    const hour = 'Will it rain in Seville on 14 May 2099 at 3 pm?';
    expect(ask('weather', hour, ['Seville'], { on: '2099-05-14', month: 5 })).toMatch(/^Nobody can know/);
  });

  it('about two clocks tells of the place asked about, and of the day across the date line', () => {
    expect(ask('zone', 'How far ahead of London is Nepal?', ['London', 'Nepal'])).toMatch(
      /^Kathmandu .* 5 h 45 min ahead of London/,
    );
    const line = 'If it is noon in Apia what day is it in Pago Pago?';
    expect(ask('plug', line, ['Apia', 'Pago Pago'])).toMatch(/behind Apia: it is the previous day/);
  });

  it('about the station of a train tells what the notes of either end hold', () => {
    expect(
      ask('between', 'From which station do trains from London to Paris leave?', ['London', 'Paris']),
    ).toContain('St Pancras');
  });

  it('about a door on a day of the week begins with yes or no', () => {
    expect(ask('hours', 'Is the Uffizi open on Mondays?', ['Uffizi Gallery'])).toMatch(/^No: it is closed/);
    expect(ask('hours', 'Is the Louvre closed on Tuesdays?', ['Louvre Museum'])).toMatch(
      /^Yes: it is closed/,
    );
  });

  it('that was hardly read is no fact that no word asks for', () => {
    const over = { ask: { kind: 'ask', topic: 'plug', text: 'Will I like Naples?', sure: 0.3 } as const };
    expect(ask('plug', 'Will I like Naples?', ['Naples'], over)).toMatch(/^I do not know/);
    const cars = 'Is there a metro in Tallinn?';
    expect(ask('around', cars, ['Tallinn'])).toMatch(/^I do not know just that/);
  });
});

describe('a question about the trip', () => {
  it('is answered from the plan: a day, a stop, the whole', async () => {
    const trip = await tripTo('5 days in Kyoto and Tokyo from 12 October 2027');
    expect(ask('trip', 'what do we do on day 2', [], { trip, days: [2] })).toMatch(/^On day 2 \(.*\d\d:\d\d/);
    const { nights } = trip.trip.stops.find(({ place }) => place.name === 'Kyoto')!;
    expect(ask('trip', 'how many nights do we have in Kyoto', ['Kyoto'], { trip })).toContain(
      `Kyoto has ${nights} night`,
    );
    expect(ask('trip', 'tell me the whole itinerary', [], { trip })).toMatch(/Day 1 .*Day 5/s);
  });

  it('about something of the plan says when it is and how one gets there', async () => {
    const trip = await tripTo('3 days in Rome from 12 October 2027');
    const item = trip.plan!.days[1]!.items.find(({ kind }) => kind === 'visit')!;
    const text = ask('trip', `when is ${item.title}`, [], { trip, item });
    expect(text).toContain(`${item.title} is on day 2`);
  });

  it('about what to book names those sights', async () => {
    const trip = await tripTo('3 days in Granada from 12 October 2027');
    expect(ask('trip', 'what must we book in advance', [], { trip })).toMatch(/Book ahead.*Alhambra/);
  });
});

describe('a question about a place where the trip does not go', () => {
  it('is answered for that place, and not from the plan', async () => {
    const { trip, plan } = await tripTo('3 nights in Tokyo and 3 nights in Kyoto from 12 April 2027');
    const asked = async (question: string) => (await testAssistant().ask({ question, trip, plan })).text;
    expect(await asked('When is the Louvre open?')).toMatch(/^Louvre Museum.*closed on Tuesday/);
    expect(await asked('What are the opening hours of the British Museum?')).toMatch(/^British Museum/);
    expect(await asked('How many days do I need in Paris?')).toMatch(/visits to Paris take/);
    expect(await asked('how much does a day in Bangkok cost?')).toContain('A day in Bangkok');
    expect(await asked('When is the best time to visit Lisbon?')).toMatch(/Portugal|Lisbon/);
  });
});

describe('what things cost', () => {
  it('is told of a sight for children, and for what else its ticket is good', () => {
    expect(ask('cost', 'what does prague castle cost', ['Prague Castle'])).toMatch(
      /costs an adult about 450 CZK, nothing under 6, 300 CZK under 17 and 950 CZK for a family\. .*St Vitus/,
    );
    expect(ask('cost', 'what does mather point cost', ['Mather Point'])).toContain('35 USD a car');
  });

  it('is told of a trip in all, for each traveller and each day, with the car and the budget', async () => {
    const trip = await tripTo('6 days in Iceland by car for two, budget 80 euros per person per day');
    const text = ask('cost', 'what will it cost', [], { trip });
    const [all, person, day] = [...text.matchAll(/([\d,]+) EUR/g)].map(([, sum = '']) =>
      Number(sum.replace(',', '')),
    );
    expect(person! / (all! / 2)).toBeCloseTo(1, 1);
    expect(day! / (all! / 6)).toBeCloseTo(1, 1);
    expect(text).toMatch(/for a hired car for \d days? and fuel/);
    expect(text).toMatch(/(over|below) your budget of 960 EUR in all/);
  });

  it('counts one ticket once, and says what it covers', async () => {
    const trip = await tripTo('3 days in Rome from 3 May 2027 for two');
    const text = ask('cost', 'what do the entrance fees cost', [], { trip });
    expect(text).toMatch(/Colosseum.*are on one ticket, counted once|on one ticket/);
  });
});

describe('a question about dates and order', () => {
  it('is answered with the stop that comes there, and from when until when', async () => {
    const trip = await tripTo('Porto 2 nights, Coimbra 1 night, Lisbon 2 nights, from 4 May 2027');
    expect(ask('trip', 'which town comes in the middle', [], { trip })).toMatch(
      /^Coimbra has 1 night, 6 May/,
    );
    expect(ask('trip', 'how many nights do we stay in Porto', ['Porto'], { trip })).toContain(
      '4 May 2027 to 6 May 2027',
    );
    expect(ask('trip', "what's our last day there", [], { trip })).toMatch(/9 May 2027/);
    expect(ask('trip', "what's our first day there", [], { trip })).toMatch(/begins on .*4 May 2027/);
  });

  it('finds the day of a sight that is in the plan, though nothing points at it there', async () => {
    const trip = await tripTo('3 days in Paris from 7 June 2027, with the Louvre');
    expect(ask('trip', 'which day is the Louvre on again?', ['Louvre'], { trip })).toMatch(/is on .*day \d/);
  });

  it('says which season a month is', () => {
    const told = ask('when', 'is July summer or winter in Auckland', ['Auckland'], { month: 7 });
    expect(told).toMatch(/^July is winter in Auckland/);
  });
});

describe('a question about the water between two countries', () => {
  it('names the bridge or the tunnel', () => {
    const told = (text: string) => ask('between', text, ['Copenhagen', 'Malmö']);
    expect(told('is there a bridge from Copenhagen to Malmö')).toMatch(/^The Øresund Bridge/);
    expect(told('how long by train from Copenhagen to Malmö')).not.toMatch(/^The Øresund Bridge/);
  });

  it('is about towns where they are taken for their airports', () => {
    const hits = ['London City Airport', 'Paris Orly Airport'].flatMap(
      (name) => atlas.findPlace(name, { kinds: ['airport'] })?.hit ?? [],
    );
    const told = ask('between', 'train from london to paris', [], { hits, called: ['london', 'paris'] });
    expect(told).toMatch(/^From London to Paris/);
  });
});
