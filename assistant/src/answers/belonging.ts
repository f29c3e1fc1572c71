import type { Country } from '@wayfare/atlas';
import { fold } from '@wayfare/atlas';
import type { Reply } from '../conversation/reply.ts';
import { anyOf } from '../read/any-of.ts';
import { countryStart, countryWords } from '@wayfare/wording/country-in-words';
import type { Asked } from './asked.ts';
import { asCalled, says } from './asked.ts';
import { stemsOf } from './content-words.ts';
import { continentOf, eu, euro, schengen } from './facts/memberships.ts';
import { answerWater } from './waters.ts';

interface Union {
  words: RegExp;
  members: ReadonlySet<string>;
  /** What a member is said to be, and what another country. */
  is: string;
  isNot: string;
}

const unions: readonly Union[] = [
  {
    words: anyOf('schengen'),
    members: schengen,
    is: 'is in the Schengen area',
    isNot: 'is not in the Schengen area',
  },
  {
    words: anyOf('eu, european union, eu country, eu member'),
    members: eu,
    is: 'is a member of the European Union',
    isNot: 'is not a member of the European Union',
  },
  {
    words: anyOf('eurozone, euro zone, euro area, the euro, euro, euros'),
    members: euro,
    is: 'pays in euros',
    isNot: 'does not pay in euros',
  },
];

const whether = anyOf(
  "is, isn't, are, aren't, part of, belong*, member, members, do they, does it, does, do, inside, outside, in or, use, uses",
);
const ofSums = anyOf(
  'how much, how many, cost*, enough, a day, per day, budget, worth, change, roam*, fine, dial',
);
const papers = anyOf('how long, visa, passport, passports, stay, id, identity, days, roam*');
const asksWhere = anyOf("is, isn't, are, part of, belong*, member, members, inside, outside, or not");

const moneyAt = ({ currencies }: Country): string =>
  currencies[0] === undefined || currencies[0] === 'EUR' ? '' : ` (its money is ${currencies[0]})`;

/** The countries that a question names: the Vatican is one, though its museums lie in Rome. */
function countriesNamed({ hits, called, countries, turn: { atlas } }: Asked): readonly Country[] {
  const own = hits.flatMap((hit, index) => {
    const found = atlas.findPlace(called[index] ?? hit.name, { kinds: ['country'] })?.hit;
    return found?.match === 'exact' ? (atlas.country(found.countryCode) ?? []) : [];
  });
  return own.length > 0 && own.length === hits.length ? own : countries;
}

/** Whether countries belong to the EU, to Schengen or to those that pay in euros. */
function answerUnion(asked: Asked): string | null {
  const { ask, turn } = asked;
  const countries = countriesNamed(asked);
  const union = unions.find(({ words }) => words.test(ask.text));
  if (union === undefined || countries.length === 0 || papers.test(ask.text)) return null;
  const isOfMoney = union.members === euro;
  if (!whether.test(ask.text) || (isOfMoney ? ofSums.test(ask.text) : !asksWhere.test(ask.text))) return null;
  const told = countries.slice(0, 3).map((country) => {
    const isIn = union.members.has(country.code);
    const isChoice = / or (?!not)/.test(turn.question) || /^\W*(?:wh|how)/i.test(ask.text);
    const start =
      isChoice || countries.length > 1
        ? countryStart(country.name)
        : `${isIn ? 'Yes' : 'No'}: ${countryWords(country.name)}`;
    return `${start} ${isIn ? union.is : `${union.isNot}${isOfMoney ? moneyAt(country) : ''}`}.`;
  });
  return told.join(' ');
}

const ofContinent = anyOf('which continent, what continent, on what continent');
const continentNames = 'Africa|Asia|Europe|North America|South America|Oceania';
/** "Is Georgia in Europe?", "is Morocco part of Africa or not" */
const continents = new RegExp(
  `^\\W*(?:is|isn't)\\s(?:\\S+\\s){1,4}(?:in|part of)\\s(${continentNames})(?:\\sor not)?\\W*$`,
  'i',
);

/** On which continent something lies. */
function answerContinent({ ask, countries, hits }: Asked): string | null {
  const [country] = countries;
  const continent = country === undefined ? null : continentOf(country.code);
  if (country === undefined || continent === null) return null;
  const [first] = hits;
  const subject = first === undefined || first.kind === 'country' ? countryWords(country.name) : first.name;
  const [, said] = continents.exec(ask.text) ?? [];
  const isOnTwo = continent.includes(' and ');
  if (said !== undefined && isOnTwo && continent.includes(said))
    return `Partly: ${subject} lies where ${continent} meet, and is counted to either.`;
  if (said !== undefined && !isOnTwo)
    return `${fold(said) === fold(continent) ? 'Yes' : 'No'}: ${subject} is in ${continent}.`;
  if (ofContinent.test(ask.text) && first !== undefined && first.kind !== 'country')
    return `${first.name} belongs to ${countryWords(country.name)}, and that lies in ${continent}.`;
  return ofContinent.test(ask.text)
    ? `${subject.charAt(0).toUpperCase()}${subject.slice(1)} is in ${continent}.`
    : null;
}

const ofCountry = anyOf(
  'which country, what country, in what country, whose country, what nation, which nation, country does, country do',
);
const notOfUse = anyOf('country code, visit, speak*, cheaper, cheapest, best, better');

/** In which country something lies. */
function answerWhichCountry(asked: Asked): string | null {
  const { ask, hits, turn } = asked;
  const place = hits.find(({ kind }) => kind !== 'country');
  if (place === undefined || !ofCountry.test(ask.text) || notOfUse.test(ask.text)) return null;
  const country = turn.atlas.country(place.countryCode);
  return country === null ? null : `${asCalled(asked, place)} is in ${countryWords(country.name)}.`;
}

const isIn = /^\W*(?:is|isn't)\s.+\s(?:in|part of)\s/i;

/** Whether a place is in a country, where nothing else is asked. */
function answerInCountry({ ask, hits, called, words, turn }: Asked): string | null {
  const [place, other] = hits;
  if (place === undefined || other?.kind !== 'country' || hits.length > 2 || place.kind === 'country')
    return null;
  if (words.size > 0 || !isIn.test(ask.text)) return null;
  const country = turn.atlas.country(place.countryCode);
  const name = asCalled({ hits, called }, place);
  return country === null
    ? null
    : `${place.countryCode === other.countryCode ? 'Yes' : 'No'}: ${name} is in ${countryWords(country.name)}.`;
}

const capital = stemsOf('capital');
const capitalOf = anyOf("capital of, capital city of, 's capital, capital city");

/** Which town is a country's capital. */
function answerCapital(asked: Asked): string | null {
  const { hits, turn } = asked;
  if (!says(asked, capital)) return null;
  const named = hits.find(({ kind }) => kind === 'country');
  const country = named === undefined ? asked.countries[0] : turn.atlas.country(named.countryCode);
  if (country == null || country.capitalName === '') return null;
  const town = hits.find(({ kind, countryCode }) => kind === 'city' && countryCode === country.code);
  if (named === undefined && !capitalOf.test(asked.ask.text) && town === undefined) return null;
  const isRight = town !== undefined && fold(town.name) === fold(country.capitalName);
  const start = town === undefined ? 'The' : isRight ? 'Yes: the' : 'No: the';
  return `${start} capital of ${countryWords(country.name)} is ${country.capitalName}.`;
}

/** To what a place belongs: a union, a continent, a country, a water; and which town is a country's capital. */
export function answerBelonging(asked: Asked): Reply | null {
  const text =
    answerCapital(asked) ??
    answerWhichCountry(asked) ??
    answerInCountry(asked) ??
    answerContinent(asked) ??
    answerWater(asked) ??
    answerUnion(asked);
  return text === null ? null : { text, suggestions: [] };
}
