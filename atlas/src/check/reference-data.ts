import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fold } from '../text/fold.ts';

/** A sight of the reference list that coordinates are compared with. */
export interface ReferencePoint {
  name: string;
  lat: number;
  lon: number;
  country: string;
}

/** A World Heritage site; `countries` in lower-case ISO codes. */
export interface HeritageSite {
  name: string;
  lat: number;
  lon: number;
  countries: readonly string[];
}

/** Reference climate of a city: monthly highs, lows, and days without rain or snow. */
export interface ReferenceClimate {
  city: string;
  country: string;
  high: readonly number[];
  low: readonly number[];
  dryDays: readonly number[];
}

/** The outside facts that the catalogue is compared with; they never become part of it. */
export interface ReferenceData {
  points: ReadonlyMap<string, readonly ReferencePoint[]>;
  heritage: readonly HeritageSite[];
  climates: readonly ReferenceClimate[];
  /** By lower-case country code. */
  plugs: ReadonlyMap<string, { drivingSide: string; plugs: readonly string[] }>;
}

const fillers = new Set([
  'the',
  'of',
  'a',
  'an',
  'and',
  'de',
  'la',
  'le',
  'du',
  'des',
  'del',
  'di',
  'da',
  'do',
  'der',
  'at',
  'in',
]);

/** The words of a name in one order, fillers dropped: "Palace of Versailles" and "Versailles Palace" are equal. */
export function nameKey(name: string): string {
  const words = fold(name.replace(/\([^)]*\)/g, ' '))
    .split(' ')
    .map((word) => (word === 'st' ? 'saint' : word === 'centre' ? 'center' : word))
    .filter((word) => word !== '' && !fillers.has(word));
  return words.sort().join(' ');
}

function readRows(file: string): string[][] {
  return readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
}

function splitCsv(line: string): string[] {
  const cells: string[] = [];
  for (const match of line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)) {
    cells.push((match[1] ?? '').replace(/^"|"$/g, '').replaceAll('""', '"'));
  }
  return cells;
}

function readPoints(file: string): Map<string, ReferencePoint[]> {
  const points = new Map<string, ReferencePoint[]>();
  for (const [name = '', lat, lon, country = ''] of readRows(file)) {
    const point = { name, lat: Number(lat), lon: Number(lon), country: country.toLowerCase() };
    const key = `${point.country} ${nameKey(name)}`;
    const list = points.get(key);
    if (list) list.push(point);
    else points.set(key, [point]);
  }
  return points;
}

function readHeritage(file: string): HeritageSite[] {
  const lines = readFileSync(file, 'utf8').split(/\r?\n/).slice(1);
  return lines.filter(Boolean).map((line) => {
    const cells = splitCsv(line);
    return {
      name: cells[1] ?? '',
      lat: Number(cells[4]),
      lon: Number(cells[3]),
      countries: (cells[7] ?? '').toLowerCase().split(',').filter(Boolean),
    };
  });
}

interface ClimateRow {
  city: string;
  country: string;
  monthlyAvg: { high: number; low: number; dryDays: number }[];
}

function readClimates(file: string): ReferenceClimate[] {
  return (JSON.parse(readFileSync(file, 'utf8')) as ClimateRow[]).map((row) => ({
    city: row.city,
    country: row.country,
    high: row.monthlyAvg.map((month) => month.high),
    low: row.monthlyAvg.map((month) => month.low),
    dryDays: row.monthlyAvg.map((month) => month.dryDays),
  }));
}

function readPlugs(file: string): Map<string, { drivingSide: string; plugs: readonly string[] }> {
  return new Map(
    readRows(file).map(([code = '', drivingSide = '', plugs = '']) => [
      code.toLowerCase(),
      { drivingSide, plugs: plugs.split(' ').filter(Boolean) },
    ]),
  );
}

/** Reads the reference folder; null when it is not there. */
export function readReferenceData(directory: string): ReferenceData | null {
  if (!existsSync(path.join(directory, 'poi-check.tsv'))) return null;
  return {
    points: readPoints(path.join(directory, 'poi-check.tsv')),
    heritage: readHeritage(path.join(directory, 'world-heritage-2023.csv')),
    climates: readClimates(path.join(directory, 'michaelx-climate.json')),
    plugs: readPlugs(path.join(directory, 'country-plugs-driving.tsv')),
  };
}
