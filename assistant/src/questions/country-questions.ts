import { joinWords } from '@wayfare/wording/words';
import type { Country } from '@wayfare/atlas';
import { ratesAsOf, convertMoney } from '@wayfare/atlas';
import type { Turn } from '../conversation/context.ts';
import type { Reply } from '../conversation/reply.ts';
import { dateWords } from '../wording/dates-and-money.ts';
import { countryStart, countryWords } from '../wording/country-name.ts';
import { asksAboutHome, countriesAsked, unknownPlace } from './subject.ts';

const SOURCE = 'That is from my country notes';
const water = {
  safe: 'is safe to drink',
  mostly_safe: 'is mostly safe to drink; ask locally if unsure',
  avoid: 'is better avoided: drink bottled or filtered water',
} as const;

type Facts = NonNullable<Country['facts']>;
/** What is to be said of a country; null where the notes have nothing on it. */
type Answerer = (country: Country, turn: Turn) => string | null;

const withFacts =
  (say: (facts: Facts, country: Country) => string): Answerer =>
  (country) =>
    country.facts == null ? null : say(country.facts, country);

function money({ name, currencies }: Country, turn: Turn): string | null {
  const [currency] = currencies;
  if (currency === undefined) return null;
  const rate = convertMoney(1, turn.currency, currency);
  const about =
    rate === null || currency === turn.currency
      ? ''
      : ` 1 ${turn.currency} is roughly ${rate >= 10 ? Math.round(rate) : rate.toFixed(2)} ${currency} (indicative, as of ${ratesAsOf}).`;
  return `In ${countryWords(name)} you pay in ${joinWords(currencies.slice(0, 2))}.${about}`;
}

const answers: readonly (readonly [RegExp, Answerer])[] = [
  [
    /\b(?:visas?|passports?|entry (?:rules?|requirements?)|documents? (?:do|are|needed|required)|(?:enter|get into) (?:the )?country|immigration)\b/i,
    withFacts(
      ({ visaHint }, { name }) =>
        `${name}: ${visaHint} Please check the official source for your passport before you book.`,
    ),
  ],
  [
    /\b(?:plugs?|adapt[eo]rs?|sockets?|voltage|(?:power|electric\w*) (?:outlets?|points?)|outlets? (?:type|in)|chargers?)\b/i,
    withFacts(
      ({ plugs, volts, hertz }, { name }) =>
        `${countryStart(name)} uses plug ${plugs.length > 1 ? 'types' : 'type'} ${joinWords(plugs)}, ${volts} V and ${hertz} Hz.`,
    ),
  ],
  [
    /\b(?:tip|tips|tipping|gratuit\w+)\b(?! (?:for|on|about) )/i,
    withFacts(({ tipping }, { name }) => `${name}: ${tipping}`),
  ],
  [
    /\b(?:tap water|drink the water|water safe|drinkable)\b/i,
    withFacts(({ tapWater }, { name }) => `Tap water in ${countryWords(name)} ${water[tapWater]}.`),
  ],
  [
    /\b(?:emergency|ambulance|police number|call the police)\b/i,
    withFacts(
      ({ emergency }, { name }) =>
        `In ${countryWords(name)} call ${joinWords(Object.entries(emergency).map(([kind, number]) => (kind === 'all' ? `${number} for any emergency` : `${number} for ${kind}`)))}.`,
    ),
  ],
  [
    /\b(?:what language|languages?|do they speak|speak english)\b/i,
    withFacts(({ languages }, { name }) => `In ${countryWords(name)} people speak ${joinWords(languages)}.`),
  ],
  [
    /\b(?:currency|exchange rate|what money|cash or card|pay with|credit cards?|cash)\b/i,
    (country, turn) => [money(country, turn), country.facts?.goodToKnow].filter(Boolean).join(' ') || null,
  ],
  [
    /\b(?:which side|side of the road|driv\w+ on the|drive on)\b/i,
    ({ name, drivingSide }) => `In ${countryWords(name)} people drive on the ${drivingSide}.`,
  ],
  [
    /\b(?:public holidays?|bank holidays?|national holidays?)\b/i,
    ({ code, name }, turn) => {
      const from = turn.document.trip.startOn ?? turn.today;
      const days = turn.atlas
        .publicHolidays(code, Number(from.slice(0, 4)))
        .filter(({ on }) => on >= from)
        .slice(0, 5);
      return days.length === 0
        ? null
        : `Next public holidays in ${countryWords(name)}: ${joinWords(days.map(({ on, name: feast }) => `${feast} (${dateWords(on)})`))}.`;
    },
  ],
  [
    /\b(?:good to know|customs in|know before|etiquette|dress code)\b/i,
    withFacts(({ goodToKnow }) => goodToKnow),
  ],
];

/** More countries than these make an answer nobody reads. */
const MOST_COUNTRIES = 3;

/** Answers what a visitor asks about a country: visa, plugs, tipping, water, money, language, emergencies, holidays. */
export function countryQuestion(turn: Turn): Reply | null {
  const found = answers.find(([pattern]) => pattern.test(turn.reading.text));
  if (found === undefined) return null;
  const unknown = asksAboutHome(turn) ? null : unknownPlace(turn);
  if (unknown !== null)
    return {
      text: `I could not find ${unknown} in my atlas, so I would rather not guess. Which country is it in?`,
      suggestions: [],
    };
  const countries = countriesAsked(turn).slice(0, MOST_COUNTRIES);
  if (countries.length === 0)
    return asksAboutHome(turn)
      ? { text: 'I do not know where you come from. Which country is it?', suggestions: [] }
      : { text: 'Which country do you mean?', suggestions: ['In Japan', 'In Italy'] };
  const told = countries.map((country) => found[1](country, turn)).filter((text) => text !== null);
  if (told.length > 0)
    return {
      text: `${told.join(' ')} ${SOURCE}.`,
      suggestions: ['How is the weather?', 'What should I pack?'],
    };
  const names = joinWords(countries.map(({ name }) => countryWords(name)));
  return {
    text: `My notes say nothing about that for ${names}, so I would rather not guess. An official travel-advice page will know.`,
    suggestions: [],
  };
}
