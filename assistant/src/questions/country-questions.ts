import { ratesAsOf, convertMoney } from '@wayfare/atlas';
import type { Turn } from '../conversation/context.ts';
import type { Reply } from '../conversation/reply.ts';
import { joinWords } from '../wording/join-words.ts';
import { countryAsked } from './subject.ts';

const SOURCE = 'This is from my own country notes';
const water = {
  safe: 'is safe to drink',
  mostly_safe: 'is mostly safe to drink; ask locally if unsure',
  avoid: 'is better avoided: drink bottled or filtered water',
} as const;

type Answerer = (turn: Turn) => string | null;

const withFacts =
  (
    say: (facts: NonNullable<NonNullable<ReturnType<typeof countryAsked>>['facts']>, name: string) => string,
  ): Answerer =>
  (turn) => {
    const country = countryAsked(turn);
    return country?.facts == null ? null : say(country.facts, country.name);
  };

function money(turn: Turn): string | null {
  const country = countryAsked(turn);
  const currency = country?.currencies[0];
  if (country === null || currency === undefined) return null;
  const rate = convertMoney(1, turn.currency, currency);
  const about =
    rate === null || currency === turn.currency
      ? ''
      : ` 1 ${turn.currency} is roughly ${rate >= 10 ? Math.round(rate) : rate.toFixed(2)} ${currency} (indicative, as of ${ratesAsOf}).`;
  return `In ${country.name} one pays in ${joinWords(country.currencies.slice(0, 2))}.${about}`;
}

const answers: readonly (readonly [RegExp, Answerer])[] = [
  [
    /\b(?:visas?|passports?|entry (?:rules?|requirements?)|documents? (?:do|are|needed|required)|(?:enter|get into) (?:the )?country|immigration)\b/i,
    withFacts(
      ({ visaHint }, name) =>
        `${name}: ${visaHint} Please check the official source for your passport before you book.`,
    ),
  ],
  [
    /\b(?:plugs?|adapt[eo]rs?|sockets?|voltage|(?:power|electric\w*) (?:outlets?|points?)|outlets? (?:type|in)|chargers?)\b/i,
    withFacts(
      ({ plugs, volts, hertz }, name) =>
        `${name} uses plug ${plugs.length > 1 ? 'types' : 'type'} ${joinWords(plugs)}, ${volts} V and ${hertz} Hz.`,
    ),
  ],
  [
    /\b(?:tip|tips|tipping|gratuit\w+)\b(?! (?:for|on|about) )/i,
    withFacts(({ tipping }, name) => `${name}: ${tipping}`),
  ],
  [
    /\b(?:tap water|drink the water|water safe|drinkable)\b/i,
    withFacts(({ tapWater }, name) => `Tap water in ${name} ${water[tapWater]}.`),
  ],
  [
    /\b(?:emergency|ambulance|police number|call the police)\b/i,
    withFacts(
      ({ emergency }, name) =>
        `In ${name} call ${joinWords(Object.entries(emergency).map(([kind, number]) => (kind === 'all' ? `${number} for any emergency` : `${number} for ${kind}`)))}.`,
    ),
  ],
  [
    /\b(?:what language|languages?|do they speak|speak english)\b/i,
    withFacts(({ languages }, name) => `In ${name} you will meet ${joinWords(languages)}.`),
  ],
  [
    /\b(?:currency|exchange rate|what money|cash or card|pay with|credit cards?|cash)\b/i,
    (turn) => [money(turn), countryAsked(turn)?.facts?.goodToKnow].filter(Boolean).join(' ') || null,
  ],
  [
    /\b(?:which side|side of the road|driv\w+ on the|drive on)\b/i,
    (turn) => {
      const country = countryAsked(turn);
      return country === null ? null : `In ${country.name} one drives on the ${country.drivingSide}.`;
    },
  ],
  [
    /\b(?:public holidays?|bank holidays?|national holidays?)\b/i,
    (turn) => {
      const country = countryAsked(turn);
      const from = turn.document.trip.startOn ?? turn.today;
      const days =
        country === null
          ? []
          : turn.atlas
              .publicHolidays(country.code, Number(from.slice(0, 4)))
              .filter(({ on }) => on >= from)
              .slice(0, 5);
      return country === null || days.length === 0
        ? null
        : `Next public holidays in ${country.name}: ${joinWords(days.map(({ on, name }) => `${name} (${on})`))}.`;
    },
  ],
  [
    /\b(?:good to know|customs in|know before|etiquette|dress code)\b/i,
    withFacts(({ goodToKnow }) => goodToKnow),
  ],
];

/** Answers what a visitor asks about a country: visa, plugs, tipping, water, money, language, emergencies, holidays. */
export function countryQuestion(turn: Turn): Reply | null {
  const found = answers.find(([pattern]) => pattern.test(turn.reading.text));
  if (found === undefined) return null;
  const text = found[1](turn);
  if (text !== null)
    return { text: `${text} ${SOURCE}.`, suggestions: ['How is the weather?', 'What should I pack?'] };
  const country = countryAsked(turn);
  return {
    text:
      country === null
        ? 'Which country do you mean?'
        : `I have no notes on that for ${country.name}, so I would rather not guess. An official travel-advice page will know.`,
    suggestions: country === null ? ['In Japan', 'In Italy'] : [],
  };
}
