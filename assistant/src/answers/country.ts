import { addDays } from '@wayfare/almanac/local-date';
import { noonOffsetMinutes } from '@wayfare/almanac/zone-time';
import { joinWords, lengthOfTime } from '@wayfare/wording/words';
import type { Country, NoteTopic } from '@wayfare/atlas';
import { convertMoney, ratesAsOf } from '@wayfare/atlas';
import type { Reply } from '../conversation/reply.ts';
import { dateWords } from '../wording/dates-and-money.ts';
import { countryStart, countryWords } from '../wording/country-name.ts';
import type { Asked } from './asked.ts';
import { noteOn } from './from-notes.ts';

/** More countries than these make an answer nobody reads. */
const MOST_COUNTRIES = 3;
const MOST_FEASTS = 6;

const water = {
  safe: 'is safe to drink',
  mostly_safe: 'is mostly safe to drink; ask locally if unsure',
  avoid: 'is better avoided: drink bottled or filtered water',
} as const;

type Facts = NonNullable<Country['facts']>;
/** What is to be said of a country; null where nothing is known. */
type Say = (country: Country, asked: Asked) => string | null;

const byFacts =
  (say: (facts: Facts, country: Country) => string): Say =>
  (country) =>
    country.facts === null ? null : say(country.facts, country);

const sayMoney: Say = ({ name, currencies, facts }, { turn }) => {
  const [currency] = currencies;
  if (currency === undefined) return null;
  const rate = convertMoney(1, turn.currency, currency);
  const about =
    rate === null || currency === turn.currency
      ? ''
      : ` 1 ${turn.currency} is roughly ${rate >= 10 ? Math.round(rate) : rate.toFixed(2)} ${currency} (indicative, as of ${ratesAsOf}).`;
  const note = facts?.notes?.money ?? facts?.goodToKnow;
  return `In ${countryWords(name)} you pay in ${joinWords(currencies.slice(0, 2))}.${about}${note === undefined ? '' : ` ${note}`}`;
};

const sayFeasts: Say = ({ code, name, facts }, { turn, month, on }) => {
  const year = Number((on ?? turn.document.trip.startOn ?? turn.today).slice(0, 4));
  const said = month === null ? null : String(month).padStart(2, '0');
  const from = said === null ? (on ?? turn.document.trip.startOn ?? turn.today) : turn.today;
  const days = [...turn.atlas.publicHolidays(code, year), ...turn.atlas.publicHolidays(code, year + 1)]
    .filter((day) => day.on >= addDays(from, -1) && (said === null || day.on.slice(5, 7) === said))
    .slice(0, MOST_FEASTS);
  const listed =
    days.length === 0
      ? null
      : `Public holidays in ${countryWords(name)}${said === null ? ' next' : ''}: ${joinWords(days.map((day) => `${day.name} (${dateWords(day.on)})`))}. Shops, offices and many museums close or keep short hours then.`;
  return [listed, facts?.notes?.feast].filter((one) => one != null).join(' ') || null;
};

/** The hour there beside the reader's. */
export function answerZone({ cities, turn }: Asked): Reply | null {
  const [city] = cities;
  if (city === undefined) return null;
  const own = turn.atlas.findPlace(turn.home ?? '', { kinds: ['city'] })?.hit;
  const home = own === undefined ? null : (turn.atlas.city(own.id) ?? null);
  const there = noonOffsetMinutes(city.timeZone, turn.today);
  const here = home === null ? null : noonOffsetMinutes(home.timeZone, turn.today);
  if (there === null) return null;
  const hours = (minutes: number) =>
    `${minutes < 0 ? '-' : '+'}${(Math.abs(minutes) / 60).toString().replace('.5', ':30').replace('.75', ':45')}`;
  const apart = here === null ? null : there - here;
  const beside =
    apart === null || home === null
      ? ''
      : apart === 0
        ? ` That is the same as in ${home.name}.`
        : ` That is ${lengthOfTime(Math.abs(apart))} ${apart > 0 ? 'ahead of' : 'behind'} ${home.name}.`;
  return { text: `${city.name} is at UTC${hours(there)} (${city.timeZone}) at this time of year.${beside}` };
}

const says: Partial<Record<string, Say>> = {
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
    ({ emergency }, { name }) =>
      `In ${countryWords(name)} call ${joinWords(Object.entries(emergency).map(([kind, number]) => (kind === 'all' ? `${number} for any emergency` : `${number} for ${kind}`)))}.`,
  ),
  language: byFacts(
    ({ languages, notes }, { name }) =>
      `In ${countryWords(name)} people speak ${joinWords(languages)}.${notes?.language === undefined ? '' : ` ${notes.language}`}`,
  ),
  money: sayMoney,
  drive: ({ name, drivingSide, facts }) =>
    `In ${countryWords(name)} people drive on the ${drivingSide}.${facts?.notes?.drive === undefined ? '' : ` ${facts.notes.drive}`}`,
  feast: sayFeasts,
};

/** A fact of the countries that a question is about. */
export function answerCountry(asked: Asked): Reply | null {
  const { topic } = asked.ask;
  const say = says[topic];
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
