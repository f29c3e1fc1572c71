import type { Attraction, City, CityInfo, Country, PlaceHit } from '@wayfare/atlas';
import { fold } from '@wayfare/atlas';
import type { IntentOf } from '@wayfare/contracts/intent';
import type { PlanItem } from '@wayfare/contracts/plan';
import type { Turn } from '../conversation/context.ts';
import { cityOfHit } from '../planning/city-of-hit.ts';
import { attractionOf } from '../planning/place-ref-of.ts';
import { monthOfTrip } from '../planning/trip-month.ts';
import { contentWords, stemOf } from './content-words.ts';

/** What the reader of a question made of it, once it is known which things are meant. */
export interface Question {
  ask: IntentOf<'ask'>;
  /** The places that it names, in the order in which they were said. */
  hits: readonly PlaceHit[];
  /** What the places are called in it. */
  called: readonly string[];
  /** Names in it that the atlas does not know. */
  unknown: readonly string[];
  /** The places that earlier messages spoke of, the last first. */
  earlier: readonly PlaceHit[];
  /** What of the plan it points at. */
  item: PlanItem | null;
  /** Numbers of the days that it speaks of, from 1. */
  days: readonly number[];
  /** Where the travellers come from, as far as it was said. */
  home: PlaceHit | null;
  /** The countries of their passports, as far as that was said. */
  passports: readonly string[];
  month: number | null;
  on: string | null;
}

/** A question with everything that an answer looks at. */
export interface Asked extends Question {
  turn: Turn;
  /** The stems of its words without those that every question has. */
  words: ReadonlySet<string>;
  /** The stems of all its words, but for names. */
  stems: ReadonlySet<string>;
  /** The cities that it is about: named, or those of the trip, or those spoken of before. */
  cities: readonly City[];
  /** The first of them that the catalogue describes. */
  guide: CityInfo | null;
  countries: readonly Country[];
  sight: Attraction | null;
  /** The month asked about, else that of the trip, else the present one. */
  monthOrNow: number;
}

const unique = <T extends { id: string }>(list: readonly T[]): T[] => [
  ...new Map(list.map((one) => [one.id, one])).values(),
];

/** The towns in or of places. */
export function citiesOf(hits: readonly PlaceHit[], { atlas }: Turn): City[] {
  return unique(
    hits.flatMap((hit) => {
      if (hit.kind === 'country') return [];
      const city =
        hit.kind === 'region' ? atlas.city(atlas.region(hit.id)?.cityIds[0] ?? '') : cityOfHit(atlas, hit);
      return city ?? [];
    }),
  );
}

/** The town by which a country is spoken of where no town is named: its capital, else its best known. */
function townOf(country: PlaceHit, { atlas }: Turn): City[] {
  const towns = atlas.catalogueCities().filter(({ countryCode }) => countryCode === country.countryCode);
  return towns.toSorted((one, other) => Number(other.capital) - Number(one.capital)).slice(0, 1);
}

function subjects(turn: Turn, { hits, earlier, home }: Question): { cities: City[]; codes: string[] } {
  const about = hits.filter(({ id }) => id !== home?.id);
  if (about.length > 0) {
    const cities = citiesOf(about, turn);
    const country = about.find(({ kind }) => kind === 'country');
    return {
      cities: cities.length > 0 || country === undefined ? cities : townOf(country, turn),
      codes: about.map(({ countryCode }) => countryCode),
    };
  }
  const { stops } = turn.document.trip;
  const ofTrip = stops.flatMap(({ place }) => turn.atlas.city(place.placeId ?? '') ?? []);
  const cities = ofTrip.length > 0 ? unique(ofTrip) : citiesOf(earlier, turn);
  const codes = cities.length > 0 ? cities : earlier;
  return { cities, codes: codes.map(({ countryCode }) => countryCode) };
}

function sightOf({ atlas }: Turn, { hits, item }: Question): Attraction | null {
  const named = hits.find(({ kind }) => kind === 'attraction')?.id ?? item?.place?.placeId;
  return attractionOf(atlas, named);
}

/** Lays beside a question what its answer looks at. */
export function lookInto(turn: Turn, question: Question): Asked {
  const { cities, codes } = subjects(turn, question);
  const sight = sightOf(turn, question);
  const infos = cities.flatMap(({ id }) => turn.atlas.cityInfo(id) ?? []);
  const names = new Set(
    [
      ...[...question.hits, ...cities, ...(sight === null ? [] : [sight])].map(({ name }) => name),
      ...question.called,
    ]
      .flatMap((name) => fold(name).split(' '))
      .filter((word) => word.length > 1),
  );
  return {
    ...question,
    turn,
    words: contentWords(question.ask.text, names),
    stems: new Set(
      fold(question.ask.text)
        .split(' ')
        .filter((word) => !names.has(word))
        .map(stemOf),
    ),
    cities,
    guide: infos[0] ?? null,
    countries: [...new Set(codes)].flatMap(
      (code) => turn.atlas.countryFacts(code) ?? turn.atlas.country(code) ?? [],
    ),
    sight,
    monthOrNow:
      question.month ??
      (question.on === null ? undefined : Number(question.on.slice(5, 7))) ??
      monthOfTrip(turn.document) ??
      Number(turn.today.slice(5, 7)),
  };
}

/** Whether one of these words stands in the question. */
export const says = ({ stems }: Asked, some: ReadonlySet<string>): boolean =>
  [...stems].some((stem) => some.has(stem));

/** A place as the question calls it, with capitals. */
export function asCalled({ hits, called }: Pick<Question, 'hits' | 'called'>, place: PlaceHit): string {
  const name = called[hits.indexOf(place)] ?? place.name;
  if (fold(name) === fold(place.name)) return place.name;
  return /\p{Lu}/u.test(name)
    ? name
    : name.replace(/(?<!\p{L})\p{L}(?=\p{L}{3})/gu, (letter) => letter.toUpperCase());
}
