import type { NoteTopic } from '@wayfare/atlas';
import { fold } from '@wayfare/atlas';
import type { Asked } from './asked.ts';
import { contentWords } from './content-words.ts';
import { rarityIn, sentencesIn, shareHeld } from './rarity.ts';

type Notes = Partial<Record<NoteTopic, string>>;

/** The notes of the town and its country, those of the country first where only that was named. */
function notesOf({ guide, countries, hits }: Asked): Notes[] {
  const isOfCountry = hits.length > 0 && hits.every(({ kind }) => kind === 'country');
  const [ofTown, ofCountries] = [[guide?.guide.notes], countries.map(({ facts }) => facts?.notes)];
  const all = isOfCountry ? [...ofCountries, ...ofTown] : [...ofTown, ...ofCountries];
  return all.filter((one) => one !== undefined);
}

/** Every text of the guides and country notes about the places asked, the nearest to the question's subject first. */
function textsOf(asked: Asked): string[] {
  const { guide, countries, sight } = asked;
  const ofCity =
    guide === null
      ? []
      : [
          guide.guide.gettingAround,
          guide.guide.fromAirport,
          guide.guide.safety,
          guide.guide.etiquette,
          guide.guide.intro,
          ...guide.guide.food.map(({ name, what }) => `${name}: ${withStop(what)}`),
          ...guide.guide.neighbourhoods.map(({ name, character }) => `${name}: ${withStop(character)}`),
        ];
  const ofCountries = countries.flatMap(({ facts }) =>
    facts === null ? [] : [facts.goodToKnow, facts.tipping, facts.visaHint],
  );
  const notes = notesOf(asked).flatMap((one) => Object.values(one));
  return [...(sight === null ? [] : [sight.why]), ...notes, ...ofCity, ...ofCountries];
}

const withStop = (text: string): string => text.replace(/\.*$/, '.');

/** Whether a sentence of a country is about another of its towns than those that were asked about. */
function isElsewhere(sentence: string, { cities, turn }: Asked): boolean {
  const [first] = cities;
  if (first === undefined) return false;
  const own = new Set(cities.map(({ name }) => name));
  const said = ` ${fold(sentence)}`;
  const names = turn.atlas
    .catalogueCities()
    .flatMap((city) => (city.countryCode === first.countryCode ? city.name : []));
  const isNamed = (name: string) => said.includes(` ${fold(name)}`);
  return names.some((name) => !own.has(name) && isNamed(name)) && ![...own].some(isNamed);
}

/** About three sentences: more nobody reads who asked for one thing. */
const MOST_SENTENCES = 3;
const MOST_LETTERS = 380;
/** A sentence with so much of the question's words is what was asked for. */
const CERTAIN = 0.6;

/** Words of a sight's name that few sentences hold: "museum" is none. */
const TELLING = 4;

interface Ranked {
  sentence: string;
  /** Which share of the question it holds. */
  share: number;
  /** The same, more where it speaks of the sight, less where it is about another town. */
  rank: number;
}

function ranked(texts: readonly string[], asked: Asked): Ranked[] {
  const rarity = rarityIn(asked.turn.atlas);
  const towns = contentWords(asked.cities.map(({ name }) => name).join(' '));
  const own = [...contentWords(asked.sight?.name ?? '', towns)].filter((word) => rarity(word) > TELLING);
  const sentences = [...new Set(texts.flatMap(sentencesIn))];
  return sentences
    .map((sentence) => {
      const words = contentWords(sentence);
      const ofSight = own.some((word) => words.has(word)) ? 1 : 0;
      const elsewhere = ofSight === 0 && isElsewhere(sentence, asked) ? 1 : 0;
      const share = shareHeld(asked.words, words, rarity);
      return { sentence, share, rank: share + ofSight - elsewhere };
    })
    .toSorted((one, other) => other.rank - one.rank);
}

/** What the notes hold under a topic, of the city and its country: what comes nearest to the question first, and not more than one reads. */
export function noteOn(topic: NoteTopic, asked: Asked, first: readonly string[] = []): string | null {
  const found = ranked([...first, ...notesOf(asked).flatMap((notes) => notes[topic] ?? [])], asked);
  const told: string[] = [];
  for (const { sentence, rank } of found) {
    // What is about another town than the one asked about answers nothing.
    if (rank < 0) break;
    const isFull = told.length >= MOST_SENTENCES || told.join(' ').length + sentence.length > MOST_LETTERS;
    if (told.length > 0 && isFull) break;
    told.push(sentence);
  }
  return told.length === 0 ? null : told.join(' ');
}

/** What the notes say of a sight under a topic, and nothing of others. */
export function noteOfSight(topic: NoteTopic, asked: Asked): string | null {
  const about = ranked(
    notesOf(asked).flatMap((notes) => notes[topic] ?? []),
    asked,
  ).filter(({ rank }) => rank >= 1);
  return about.length === 0
    ? null
    : about
        .slice(0, 2)
        .map(({ sentence }) => sentence)
        .join(' ');
}

/** Sentences that hold at least such a share of what the question says, the nearest first; null where none does. */
export function sentencesAbout(asked: Asked, least = CERTAIN): string[] {
  const found = ranked(textsOf(asked), asked);
  const best = found.filter(({ share, rank }) => rank >= least && share >= least);
  return best.slice(0, 2).map(({ sentence }) => sentence);
}

/** Sentences about the town that hold a name of this kind, those that name the town itself first; of its country only where that may be. */
export function sentencesNaming(kind: RegExp, asked: Asked, isOfCountryToo: boolean): string[] {
  const own = asked.cities.slice(0, 1).map(({ name }) => fold(name));
  const isOwn = (sentence: string) => own.some((name) => fold(sentence).includes(name));
  const within = (texts: readonly string[]) =>
    texts.flatMap(sentencesIn).filter((one) => kind.test(one) && !isElsewhere(one, asked));
  const ofTown = within(textsOf({ ...asked, countries: [] }));
  const ofCountry = within(textsOf(asked)).filter((one) => isOfCountryToo || isOwn(one));
  const all = [...new Set([...ofTown, ...ofCountry])];
  const introduced = within([asked.guide?.guide.intro ?? '']);
  return [...new Set([...introduced, ...all.filter(isOwn), ...all])];
}
