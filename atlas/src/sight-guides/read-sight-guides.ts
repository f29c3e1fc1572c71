import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSightGuides, type SightGuide } from './sight-guide.ts';

const directory = path.resolve(import.meta.dirname, '../../data/sights');
const none: ReadonlyMap<string, SightGuide> = new Map();
const slugs = /^([a-z]{2})-([a-z0-9-]+)$/;

/** The guides of a city's sights by slug, from `atlas/data/sights/{country}/{city}.md`; empty where none are written. */
export function readSightGuides(cityId: string): ReadonlyMap<string, SightGuide> {
  const [, country, city] = slugs.exec(cityId) ?? [];
  const file = path.join(directory, country ?? '', `${city}.md`);
  return city && existsSync(file) ? parseSightGuides(readFileSync(file, 'utf8')) : none;
}
