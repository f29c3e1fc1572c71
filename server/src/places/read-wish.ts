import { isEveryday, type SeasonWish, seasonWishOf, stemOf } from '@wayfare/assistant';
import { type Atlas, fold } from '@wayfare/atlas';
import { by, type WishIndex } from './wish-index.ts';
import { peopleOf } from './wish-peoples.ts';
import { placeGuessed, placesIn, type WishPlace } from './wish-places.ts';
import { type Want, wantsOf } from './wish-wants.ts';
import { climateOf, isPlain, timeOf, topicOf, type WishTopic } from './wish-words.ts';

/** What somebody looks for, as far as the atlas has words for it. */
export interface Wish {
  text: string;
  /** The stems of what is said beside the places. */
  said: ReadonlySet<string>;
  places: readonly WishPlace[];
  /** In the places, on a day from them, or some way from them. */
  reach: 'in' | 'day' | 'away';
  /** A day out is what is asked for, and not only what lies near. */
  isDayOut: boolean;
  /** What stands between places: one or the other, or one after the other. */
  joint: 'or' | 'to' | 'and';
  wants: readonly Want[];
  topics: readonly WishTopic[];
  time: { month: number; isSeason: boolean } | null;
  climate: string | undefined;
  season: SeasonWish | null;
  /** How long it is to be has been said. */
  isTimed: boolean;
  /** Only towns and villages are meant. */
  isSmall: boolean;
  /** All that is wanted is what guides tell in their notes. */
  isOfNotes: boolean;
  /** Words that the atlas has nothing for. */
  unknown: readonly string[];
}

const lengthOfTrip = /\b(weekend|(\d+|a|two|three|four) (days?|weeks?|nights?))\b/;
const dayOut = /\b(days? (trips?|out)|day-?trips?|excursions?|outings?)\b/;
const smallPlace = /\b(small|little|tiny) (towns?|villages?|cit(y|ies)|places?)\b/;
const aroundWords = new Set(['near', 'around', 'outside', 'nearby', 'from']);
const longest = 14;

const isDigit = (word: string | undefined) => /^\d+$/.test(word ?? '');

function reachOf(words: readonly string[], places: readonly WishPlace[]): Wish['reach'] {
  const [place] = places;
  if (places.length !== 1 || place?.kind !== 'city') return 'in';
  const before = words[place.from - 1] ?? '';
  const day = words.findIndex((_, at) => dayOut.test(words.slice(at, at + 2).join(' ')));
  if (day >= 0 && before !== 'to' && before !== 'in' && !isDigit(words[day - 1])) return 'day';
  if (before === 'from')
    return words.some((word) => /^(weekend|short|break|getaway|flight|train|by)$/.test(word))
      ? 'away'
      : 'day';
  return aroundWords.has(before) || words[place.to] === 'nearby' ? 'day' : 'in';
}

/** Of the way in from an airport, or what a place costs, its notes tell; that is no outing. */
const isAnswered = (reach: Wish['reach'], topics: readonly WishTopic[], words: readonly string[]) =>
  reach === 'day' && !dayOut.test(words.join(' ')) && topics.some((topic) => topic !== 'between');

function jointOf(words: readonly string[], [first, second]: readonly WishPlace[]): Wish['joint'] {
  const between = first && second ? words.slice(first.to, second.from) : [];
  if (between.some((word) => word === 'or' || word === 'vs' || word === 'versus')) return 'or';
  return between.some((word) => word === 'to' || word === 'then') ? 'to' : 'and';
}

/** A start that is named beside a goal is not where one looks for things: "italy from london". */
function goals(words: readonly string[], places: readonly WishPlace[]): readonly WishPlace[] {
  const others = places.filter(
    ({ from }, at) => words[from - 1] !== 'from' || words[places[at]!.to] === 'to',
  );
  return others.length > 0 ? others : places;
}

function topicsOf(atlas: Atlas, index: WishIndex, words: readonly string[]): WishTopic[] {
  const isAirport = (word: string) =>
    word.length === 3 &&
    !index.ofSights.has(stemOf(word)) &&
    !isPlain(word) &&
    atlas.airport(word.toUpperCase()) !== null;

  const asked = words.flatMap((word): WishTopic[] => {
    const stem = stemOf(word);
    const topic = topicOf(stem);
    const isSight = index.ofSights.count(stem, by.kind) > 0;
    return topic === undefined || isSight ? [] : [topic];
  });
  const isWhen = /^when to|^when is|best time/.test(words.join(' '));
  const isByAir = words.some(isAirport);
  return [
    ...new Set<WishTopic>([
      ...(isWhen ? (['when'] as const) : []),
      ...(isByAir ? (['transfer'] as const) : []),
      ...asked,
    ]),
  ];
}

const isSpring = (word: string | undefined) => word === 'spring' || word === 'springs';
const isOfSky = (word: string) => timeOf(word) !== null || climateOf(stemOf(word)) !== undefined;

/** The words that say when, or how warm, and the others; a hot spring is water. */
function skyOf(said: readonly string[]) {
  const isWater = (at: number) =>
    (isSpring(said[at]) && climateOf(stemOf(said[at - 1] ?? '')) !== undefined) ||
    (isSpring(said[at + 1]) && climateOf(stemOf(said[at] ?? '')) !== undefined);
  const isSky = (word: string, at: number) => isOfSky(word) && !isWater(at);
  return {
    sky: said.filter(isSky),
    // A feast is when one goes, and what one goes for.
    rest: said.filter((word, at) => !isSky(word, at) || (timeOf(word) !== null && !isPlain(word))),
  };
}

/** Reads a wish; null where there is only the name of a place, or nothing that says something. */
export function readWish(atlas: Atlas, index: WishIndex, text: string): Wish | null {
  const words = fold(text).split(' ').filter(Boolean).slice(0, longest);
  if (words.length === 0) return null;
  let named = placesIn(atlas, index, words);
  if (named.length === 0) {
    const [known] = atlas.search(text, { limit: 1 });
    if (known?.match === 'exact' && (known.kind !== 'city' || known.inCatalogue)) return null;
    const guessed =
      known?.match === 'prefix' || known?.kind === 'attraction' || words.length < 2
        ? null
        : placeGuessed(atlas, index, words);
    const people = peopleOf(atlas, words);
    named = people ? [people] : guessed ? [guessed] : [];
  }
  const said = words.filter((_, at) => named.every(({ from, to }) => at < from || at >= to));
  if (said.length === 0 && named.length === 1 && named[0]!.kind === 'city') return null;
  const isTimed = lengthOfTrip.test(words.join(' '));
  const isSmall = smallPlace.test(words.join(' '));
  const isLength = (word: string) =>
    (isTimed && /^nights?$/.test(word)) || (isSmall && /^(small|little|tiny)$/.test(word));
  const { sky, rest: spoken } = skyOf(said);
  const rest = spoken.filter(
    (word) => word.length > 1 && (!isPlain(word) || isSpring(word)) && !isLength(word),
  );
  const time = sky.map(timeOf).find((one) => one !== null) ?? null;
  const places = goals(words, named);
  const climate = sky.map((word) => climateOf(stemOf(word))).find((one) => one !== undefined);
  const { wants, unknown, isOfNotes } = wantsOf(index, rest, places.length > 0, time !== null);
  const season = seasonWishOf(said.join(' '));
  if (places.length === 0 && wants.length === 0 && time === null && climate === undefined) return null;
  if (places.length === 0 && said.every((word) => isEveryday(word))) return null;
  const topics = topicsOf(atlas, index, said);
  const reach = reachOf(words, places);
  return {
    text: text.trim(),
    said: new Set(said.map(stemOf)),
    places,
    reach: isAnswered(reach, topics, words) ? 'in' : reach,
    isDayOut: dayOut.test(words.join(' ')),
    joint: jointOf(words, places),
    wants,
    topics,
    time,
    climate,
    season,
    isTimed,
    isSmall,
    isOfNotes,
    unknown,
  };
}
