import type { Atlas, PlaceHit } from '@wayfare/atlas';
import { fold } from '@wayfare/atlas';
import { countrySaid } from './country-said.ts';

/** What a name may stand for, by what is asked of it. */
/** What one does not go to (`away`) says nothing of where one goes. */
export type NameUse = 'away' | 'town' | 'origin' | 'sight' | 'airport' | 'any';

/** A name as it was read. */
export interface PlaceAsked {
  name: string;
  /** Where one comes from (`origin`) says nothing of where one goes. */
  use: NameUse;
  /** Only a name that stands so is meant, without a slip. */
  asWritten?: true;
}

const MOST = 12;
/** Words before a name that only say where in it: "somewhere hot in Spain", "the north of Portugal". */
const linking = 'in|of|around|near|round|along|through|towards?|over';
const within = new RegExp(`^.*\\b(?:${linking})\\s+(?:the\\s+)?(?=\\S{3})`, 'i');
const far = '(?:(?:far|deep|upper|lower|central|rural|inner|greater)\\s+)?';
const directions = new RegExp(`^(?:the\\s+)?${far}(?:north|south|east|west)(?:ern)?\\s+`, 'i');
const parts = 'area|region|countryside|side|coast|proper|itself|airport|station';
const aside = new RegExp(`\\s*(?:\\([^)]*\\)|,?\\s+(?:${parts}))$`, 'i');
/** "Stockholm archipelago", "Aosta valley": what lies around a place. */
const around = 'archipelago|valley|hills|old town|wine country|fjords?';
const surroundings = new RegExp(`\\s+(?:${around})$`, 'i');
const article = /^(?:the|a|our|old|dear|sunny|beautiful|good old)\s+/i;
const ending = /[’']s$|[.,;:!?]+$/g;

/** A way to ask for a name; one that leaves out where in a country it is finds only the country or region. */
interface Way {
  text: string;
  areaOnly?: true;
  /** Without a word of it the rest may be many places: only a well-known one is meant. */
  knownOnly?: true;
}

/** The ways in which a name may be looked up, the fullest first. */
function waysToAsk(name: string): Way[] {
  const whole = name.trim().replace(ending, '').trim();
  const bare = whole.replace(article, '');
  const [first = '', ...rest] = bare.split(/\s+(?:and|&)\s+|\s*[/]\s*/);
  const texts = [
    whole,
    bare,
    bare.replace(aside, ''),
    bare.replace(within, ''),
    ...(rest.length > 0 ? [first] : []),
  ];
  const area = bare.replace(directions, '');
  const heart = bare.replace(surroundings, '');
  return [
    ...[...new Set(texts)].map((text) => ({ text })),
    ...(area === bare ? [] : [{ text: area, areaOnly: true as const }]),
    ...(heart === bare ? [] : [{ text: heart, knownOnly: true as const }]),
  ].filter(({ text }) => text.length > 1);
}

/** A name of words that all stand in the found one is a short form of it: "Bryce" for Bryce Canyon. */
function isShortFor(name: string, hit: PlaceHit): boolean {
  const words = fold(hit.name).split(' ');
  return fold(name)
    .split(' ')
    .every((word) => words.includes(word));
}

const isKnown = ({ kind, inCatalogue, population }: PlaceHit) =>
  kind !== 'city' || inCatalogue || population > 15_000;

const LONG = 7;

/** A short name with a slip in it still has all its other letters. */
function isMisspelt(name: string, hit: PlaceHit): boolean {
  const [asked, found] = [fold(name), fold(hit.name)];
  if (asked.length < 5 || !isKnown(hit) || hit.score <= 0.3) return false;
  return (
    asked.length >= LONG ||
    found.length === asked.length ||
    found.slice(0, -1) === asked ||
    asked.slice(0, -1) === found
  );
}

/** How a hit is worth looking at for this name: exactly, as a short form, misspelt; not at all otherwise. */
function isCandidate(name: string, hit: PlaceHit): boolean {
  if (hit.match === 'exact') return true;
  if (hit.kind === 'airport') return name.length >= 5 && hit.match !== 'fuzzy' && isShortFor(name, hit);
  if (hit.match === 'fuzzy') return isMisspelt(name, hit);
  return (
    name.length >= (hit.kind === 'attraction' ? 3 : 4) &&
    isKnown(hit) &&
    isShortFor(name, hit) &&
    hit.score > 0.3
  );
}

/** What is looked for beside all kinds of places. */
const moreOf: Readonly<Partial<Record<NameUse, readonly PlaceHit['kind'][]>>> = {
  sight: ['attraction'],
  airport: ['airport'],
  origin: ['airport'],
};

/** The places that a name may mean; the first way of asking that finds one exactly decides. */
export function placesNamed(
  atlas: Atlas,
  { name, use, asWritten }: PlaceAsked,
  countryCode?: string,
): PlaceHit[] {
  let second: PlaceHit[] = [];
  const kinds = moreOf[use];
  const options = { limit: MOST, ...(countryCode && { countryCode }), ...(asWritten && { asWritten }) };
  for (const { text, areaOnly, knownOnly } of waysToAsk(countrySaid(atlas, name) ?? name)) {
    const search = (more: object) =>
      atlas.search(text, { ...options, ...more }).filter((hit) => isCandidate(text, hit));
    const hits = areaOnly ? search({ kinds: ['country', 'region'] }) : search({});
    const others = kinds === undefined || areaOnly ? [] : search({ kinds });
    const all = [...new Map([...hits, ...others].map((hit) => [hit.id, hit])).values()];
    // An airport is asked for by its code in capitals, or as one.
    const mayFly = use === 'airport' || use === 'origin' || /^[A-Z]{3}$/.test(text);
    const found = mayFly ? all : all.filter(({ kind }) => kind !== 'airport');
    const exact = found.filter(
      (hit) => hit.match === 'exact' && (knownOnly !== true || hit.inCatalogue || hit.kind === 'region'),
    );
    if (knownOnly === true) return exact.length > 0 ? exact : second;
    // "Colonia" is Cologne's other name; Colonia del Sacramento may be meant as well.
    const isOwn = exact.some((hit) => fold(hit.name) === fold(text));
    if (exact.length > 0)
      return kinds === undefined && isOwn ? exact : found.filter(({ match }) => match !== 'fuzzy');
    if (second.length === 0) second = found;
  }
  return second;
}
