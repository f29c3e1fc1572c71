import type { FoundKind } from '@wayfare/contracts/vocabulary';

/** A thing of OpenStreetMap as a place search or Overpass tells of it. */
export interface OsmPlace {
  /** `node/123`. */
  id: string;
  name: string;
  kind: FoundKind;
  latitude: number;
  longitude: number;
  /** Street and town, as one line. */
  address: string;
  countryCode: string | null;
  /** Whatever else is tagged; little from a search, all of it from Overpass. */
  tags: Readonly<Record<string, string>>;
}

/** What a search asks: words, perhaps near a point, in the visitor's languages. */
export interface PlaceQuery {
  q: string;
  near: { latitude: number; longitude: number } | null;
  limit: number;
  /** As the browser says it: `de-DE,de;q=0.9`. */
  language: string;
}

const types: Record<string, string> = { n: 'node', w: 'way', r: 'relation' };

/** The id of a thing, by its type in whatever spelling (`N`, `node`) and its number; null for what is none. */
export function osmIdOf(type: string | undefined, number: number | undefined): string | null {
  const word = types[type?.charAt(0).toLowerCase() ?? ''];
  return word === undefined || number === undefined || !Number.isSafeInteger(number) || number <= 0
    ? null
    : `${word}/${number}`;
}

const isText = (part: string | undefined): part is string => part !== undefined && part.trim() !== '';

/** Street with number, town and country as one line, each said once. */
export const addressLine = (parts: readonly (string | undefined)[]): string =>
  [...new Set(parts.filter(isText).map((part) => part.trim()))].join(', ');

/** Whether a point lies on the globe. */
export const isPoint = (latitude: number, longitude: number): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
