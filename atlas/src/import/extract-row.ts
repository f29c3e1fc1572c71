import { createHash } from 'node:crypto';
import type { Wheelchair } from './extra-place.ts';
import type { Category } from '../catalogue/categories.ts';

/** The kinds of extract that can be read. */
export const extractKinds = ['wikivoyage', 'osm', 'wikidata', 'csv'] as const;
export type ExtractKind = (typeof extractKinds)[number];

/** One place of an extract, checked and brought into one form. */
export interface ExtractRow {
  /** Stays the same from one reading to the next, so that importing again changes nothing. */
  key: string;
  name: string;
  localName: string | null;
  /** What else it is called, by which it is known again. */
  otherNames: readonly string[];
  lat: number;
  lon: number;
  /** How far it stretches around its middle; 0 for a point. */
  reachMeters: number;
  /** Null where the source does not say what it is. */
  category: Category | null;
  description: string;
  /** As the source has them. */
  hoursText: string | null;
  address: string | null;
  url: string | null;
  phone: string | null;
  wheelchair: Wheelchair | null;
  /** `yes`, `no`, or what is charged. */
  fee: string | null;
  wikidata: string | null;
}

/** What reading yields, one for each place: a row, or why there is none. Lines count from 1. */
export type ExtractResult = { line: number; row: ExtractRow } | { line: number; problem: string };

/** The raw fields of a place, before they are checked. */
export interface RawPlace {
  id?: string | undefined;
  name: string;
  localName?: string | undefined;
  otherNames?: readonly (string | undefined)[];
  lat: string | number | undefined;
  lon: string | number | undefined;
  reachMeters?: number;
  category: Category | null;
  description?: string | undefined;
  hours?: string | undefined;
  address?: string | undefined;
  url?: string | undefined;
  phone?: string | undefined;
  wheelchair?: string | undefined;
  fee?: string | undefined;
  wikidata?: string | undefined;
}

const longestName = 200;
const longestText = 1000;

function clean(text: string | undefined, longest: number): string {
  // Control characters would break pages and exports.
  const plain = (text ?? '')
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length <= longest ? plain : `${plain.slice(0, longest - 1).trimEnd()}…`;
}

function degrees(value: string | number | undefined, most: number): number | null {
  if (value === undefined || value === '') return null;
  const number = typeof value === 'number' ? value : Number(value.trim());
  return Number.isFinite(number) && Math.abs(number) <= most ? number : null;
}

const wheelchairs: Readonly<Record<string, Wheelchair>> = {
  yes: 'yes',
  designated: 'yes',
  limited: 'limited',
  no: 'no',
};

/** Names beside the name, each once. */
function otherNamesOf({ name, localName, otherNames = [] }: RawPlace): string[] {
  const cleaned = otherNames
    .flatMap((text) => (text ?? '').split(';'))
    .map((text) => clean(text, longestName));
  return [...new Set(cleaned)].filter((text) => text !== '' && text !== name && text !== localName);
}

/** The first of several numbers, where it looks like one. */
function phoneOf(text: string | undefined): string | null {
  const first = clean((text ?? '').split(';')[0], 40);
  return /^\+?[\d() ./-]{5,}$/.test(first) ? first : null;
}

/** Checks the fields of a place; a fault comes back as a sentence. */
export function toExtractRow(kind: ExtractKind, raw: RawPlace, line: number): ExtractResult {
  const name = clean(raw.name, longestName);
  if (name === '') return { line, problem: 'has no name' };
  const lat = degrees(raw.lat, 90);
  const lon = degrees(raw.lon, 180);
  if (lat === null || lon === null) return { line, problem: `"${name}" has no usable coordinates` };
  if (lat === 0 && lon === 0) return { line, problem: `"${name}" lies at 0, 0` };
  const identity = raw.id ?? `${name} ${lat.toFixed(4)} ${lon.toFixed(4)}`;
  const url = clean(raw.url, 500).replace(/^www\./i, 'https://www.');
  return {
    line,
    row: {
      key: createHash('sha256').update(`${kind} ${identity}`).digest('hex').slice(0, 16),
      name,
      localName: clean(raw.localName, longestName) || null,
      otherNames: otherNamesOf(raw),
      lat,
      lon,
      reachMeters: Math.round(raw.reachMeters ?? 0),
      category: raw.category,
      description: clean(raw.description, longestText),
      hoursText: clean(raw.hours, 300) || null,
      address: clean(raw.address, 300) || null,
      url: /^https?:\/\/[^\s"<>]+$/i.test(url) && URL.canParse(url) ? url : null,
      phone: phoneOf(raw.phone),
      wheelchair: wheelchairs[raw.wheelchair?.toLowerCase() ?? ''] ?? null,
      fee: clean(raw.fee, 100) || null,
      wikidata: /^Q[1-9]\d*$/.test(raw.wikidata ?? '') ? raw.wikidata! : null,
    },
  };
}
