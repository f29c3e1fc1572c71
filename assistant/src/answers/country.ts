import { joinWords } from '@wayfare/wording/words';
import type { Country, NoteTopic } from '@wayfare/atlas';
import { convertMoney, ratesAsOf } from '@wayfare/atlas';
import type { Reply } from '../conversation/reply.ts';
import { countryStart, countryWords } from '@wayfare/wording/country-in-words';
import type { Asked } from './asked.ts';
import { says } from './asked.ts';
import { stemsOf } from './content-words.ts';
import { sayFeasts } from './feasts.ts';
import { noteOn } from './from-notes.ts';

/** More countries than these make an answer nobody reads. */
const MOST_COUNTRIES = 3;

const water = {
  safe: 'is safe to drink',
  mostly_safe: 'is mostly safe to drink; ask locally if unsure',
  avoid: 'is better avoided: drink bottled or filtered water',
} as const;

type Facts = NonNullable<Country['facts']>;
/** What is to be said of a country; null where nothing is known. */
type Say = (country: Country, asked: Asked) => string | null;

const byFacts =
  (say: (facts: Facts, country: Country, asked: Asked) => string): Say =>
  (country, asked) =>
    country.facts === null ? null : say(country.facts, country, asked);

/** A fact with what the notes say beside it. */
const withNote = (topic: NoteTopic, asked: Asked, told: string): string =>
  [told, noteOn(topic, asked)].filter((one) => one !== null).join(' ');

const sayMoney: Say = ({ name, currencies, facts }, asked) => {
  const { turn } = asked;
  const [currency] = currencies;
  if (currency === undefined) return null;
  const rate = convertMoney(1, turn.currency, currency);
  const about =
    rate === null || currency === turn.currency
      ? ''
      : ` 1 ${turn.currency} is roughly ${rate >= 10 ? Math.round(rate) : rate.toFixed(2)} ${currency} (indicative, as of ${ratesAsOf}).`;
  const note = facts === null ? null : (noteOn('money', asked) ?? facts.goodToKnow);
  return `In ${countryWords(name)} you pay in ${joinWords(currencies.slice(0, 2))}.${about}${note === null ? '' : ` ${note}`}`;
};

const lost = stemsOf('lost lose stolen steal');
const dialling = stemsOf('dial dialling dialing prefix');
const sayDialling: Say = ({ name, callingCodes: [code] }, asked) =>
  code === undefined || !says(asked, dialling)
    ? null
    : `The dialling code of ${countryWords(name)} is +${code.replace(/^\+/, '')}.`;

const border = stemsOf('border borders cross');

/** Whether the trip crosses a border. */
export function answerBorder(asked: Asked): Reply | null {
  const codes = new Set(asked.turn.document.trip.stops.map(({ place }) => place.countryCode?.toLowerCase()));
  const names = [...codes].flatMap((code) => asked.turn.atlas.country(code ?? '')?.name ?? []);
  const [only] = names;
  if (only === undefined || asked.hits.length > 0 || !says(asked, border)) return null;
  return names.length === 1
    ? { text: `No: all of the trip is in ${countryWords(only)}.` }
    : { text: `Yes: the trip goes through ${joinWords(names.map(countryWords))}.` };
}

const sayings: Partial<Record<string, Say>> = {
  visa: byFacts(
    ({ visaHint, notes }, { name }) =>
      `${name}: ${visaHint}${notes?.visa === undefined ? '' : ` ${notes.visa}`} Please check the official source for your passport before you book.`,
  ),
  plug: byFacts(
    ({ plugs, volts, hertz }, { name }) =>
      `${countryStart(name)} uses plug ${plugs.length > 1 ? 'types' : 'type'} ${joinWords(plugs)}, ${volts} V and ${hertz} Hz.`,
  ),
  tip: byFacts(({ tipping }, { name }) => `${name}: ${tipping}`),
  water: byFacts(({ tapWater }, { name }) => `Tap water in ${countryWords(name)} ${water[tapWater]}.`),
  emergency: byFacts(
    ({ emergency }, { name }, asked) =>
      `${says(asked, lost) ? 'Report it to the police, whose paper you need, and ask your embassy or consulate for a document to travel home with. ' : ''}In ${countryWords(name)} call ${joinWords(Object.entries(emergency).map(([kind, number]) => (kind === 'all' ? `${number} for any emergency` : `${number} for ${kind}`)))}.`,
  ),
  language: byFacts(
    ({ languages, notes }, { name }) =>
      `In ${countryWords(name)} people speak ${joinWords(languages)}.${notes?.language === undefined ? '' : ` ${notes.language}`}`,
  ),
  money: sayMoney,
  drive: ({ name, drivingSide }, asked) =>
    withNote('drive', asked, `In ${countryWords(name)} people drive on the ${drivingSide}.`),
  feast: sayFeasts,
  phone: sayDialling,
};

/** A fact of the countries that a question is about. */
export function answerCountry(asked: Asked): Reply | null {
  const { topic } = asked.ask;
  const say = sayings[topic];
  const told =
    say === undefined
      ? []
      : asked.countries.slice(0, MOST_COUNTRIES).flatMap((country) => say(country, asked) ?? []);
  return told.length === 0 ? null : { text: told.join(' '), suggestions: [] };
}

/** What the notes hold under the topic of the question. */
export const answerNote =
  (topic: NoteTopic) =>
  (asked: Asked): Reply | null => {
    const note = noteOn(topic, asked);
    return note === null ? null : { text: note, suggestions: [] };
  };
