import { createHash } from 'node:crypto';
import type { Category } from '../catalogue/categories.ts';
import { parseHours } from '../hours/parse-hours.ts';

/** The kinds of extract that can be read. */
export const extractKinds = ['wikivoyage', 'osm', 'csv'] as const;
export type ExtractKind = (typeof extractKinds)[number];

/** One place of an extract, checked and brought into one form. */
export interface ExtractRow {
  /** Stays the same from one reading to the next, so that importing again changes nothing. */
  key: string;
  name: string;
  localName: string | null;
  lat: number;
  lon: number;
  category: Category;
  description: string;
  /** In the atlas's own grammar; null where the source says nothing that could be understood. */
  hours: string | null;
  /** As the source has it, for display. */
  hoursText: string | null;
  address: string | null;
  url: string | null;
}

/** What reading yields, one for each place: a row, or why there is none. Lines count from 1. */
export type ExtractResult = { line: number; row: ExtractRow } | { line: number; problem: string };

/** The raw fields of a place, before they are checked. */
export interface RawPlace {
  id?: string | undefined;
  name: string;
  localName?: string | undefined;
  lat: string | number | undefined;
  lon: string | number | undefined;
  category: Category;
  description?: string | undefined;
  hours?: string | undefined;
  address?: string | undefined;
  url?: string | undefined;
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

/** The pattern of other sources ("Mo-Fr 09:00-17:00; PH off", "24/7") in the atlas's grammar, or null. */
export function readForeignHours(text: string | undefined): string | null {
  if (!text) return null;
  const plain = text.trim();
  if (/^24\/7$/.test(plain)) return 'always';
  const rules = plain
    .split(/\s*;\s*/)
    .filter((rule) => rule !== '' && !/^(PH|SH)\b/.test(rule))
    .map((rule) =>
      rule
        .replace(/,\s*(PH|SH)\b/g, '')
        .replace(/\s*([-,–])\s*/g, (_, sign: string) => (sign === ',' ? ',' : '-'))
        .replace(/\b(\d):(\d\d)/g, '0$1:$2')
        .replace(/\s+(off|closed)$/i, ' closed')
        .replace(/-(\d\d):(\d\d)(?!\d)/g, (whole: string) => whole),
    )
    .map((rule) => (/^\d/.test(rule) ? `daily ${rule}` : rule))
    .map((rule) => rule.replace(/(\d\d):(\d\d)-(\d\d):(\d\d)/g, pastMidnight));
  const own = rules.join('; ');
  return own !== '' && parseHours(own).ok ? own : null;
}

function pastMidnight(
  whole: string,
  fromHour: string,
  fromMinute: string,
  toHour: string,
  toMinute: string,
): string {
  const from = Number(fromHour) * 60 + Number(fromMinute);
  const to = Number(toHour) * 60 + Number(toMinute);
  return to > from ? whole : `${fromHour}:${fromMinute}-${Number(toHour) + 24}:${toMinute}`;
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
  const hoursText = clean(raw.hours, 300);
  const url = clean(raw.url, 500);
  return {
    line,
    row: {
      key: createHash('sha256').update(`${kind} ${identity}`).digest('hex').slice(0, 16),
      name,
      localName: clean(raw.localName, longestName) || null,
      lat,
      lon,
      category: raw.category,
      description: clean(raw.description, longestText),
      hours: readForeignHours(raw.hours),
      hoursText: hoursText || null,
      address: clean(raw.address, 300) || null,
      url: /^https?:\/\/[^\s"<>]+$/i.test(url) ? url : null,
    },
  };
}
