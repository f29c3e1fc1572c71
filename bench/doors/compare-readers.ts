import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Atlas } from '@wayfare/atlas';
import { printTable } from '../planner/table.ts';
import { readDay, writeDay } from './day-number.ts';
import type { Window } from './own-hours.ts';
import { rawCity } from './raw-sights.ts';

const folder = join(import.meta.dirname, '../../atlas/data');
const EXAMPLES = 5;
/** Of days that are nothing in the calendar, every so manieth is enough. */
const ORDINARY = 7;

const cityIds = () =>
  readdirSync(folder)
    .filter((name) => name.length === 2)
    .flatMap((code) =>
      readdirSync(join(folder, code))
        .filter((name) => name !== 'calendar.json' && name !== 'country.json')
        .map((name) => `${code}-${name.replace('.json', '')}`),
    );

const spans = (windows: readonly Window[]) => windows.map(({ from, until }) => `${from}–${until}`).join(', ');
const lasts = (windows: readonly Window[]) => windows.map(({ last }) => last).join(', ');

interface Said {
  windows: readonly Window[];
  unsure: boolean;
}

/** In what two readers differ about a date, or null. */
function differenceOf(atlas: Said, second: Said): string | null {
  if (atlas.windows.length === 0 && second.windows.length === 0) return null;
  if (atlas.windows.length === 0) return 'closed by the atlas only';
  if (second.windows.length === 0) return 'closed by the second reader only';
  if (spans(atlas.windows) !== spans(second.windows)) return 'other hours';
  if (lasts(atlas.windows) !== lasts(second.windows)) return 'other last entry';
  if (atlas.unsure === second.unsure) return null;
  return atlas.unsure ? 'unsure by the atlas only' : 'unsure by the second reader only';
}

/** Asks both readers for the hours of every sight of the atlas, on all great and some ordinary dates of thirteen months. */
export function compareReaders(atlas: Atlas): void {
  const found = new Map<string, string[]>();
  let asked = 0;
  for (const cityId of cityIds()) {
    const { sights, reader } = rawCity(cityId);
    for (let day = readDay('2026-12-01'); day <= readDay('2027-12-31'); day += 1) {
      const on = writeDay(day);
      const names = reader.namesOn(on);
      if (names.length === 0 && day % ORDINARY !== 0) continue;
      for (const raw of sights.values()) {
        const sight = atlas.attraction(cityId, raw.slug);
        if (!sight) throw new Error(`The atlas was built without ${cityId}/${raw.slug}.`);
        const { windows, unsureOn } = atlas.opening(sight, on);
        const byAtlas = {
          windows: windows.map(({ startMinute, endMinute, lastEntryMinute }) => ({
            from: startMinute,
            until: endMinute,
            last: lastEntryMinute ?? endMinute,
          })),
          unsure: unsureOn !== null,
        };
        const { left, unsure } = reader.windowsOn(raw, on);
        const kind = differenceOf(byAtlas, { windows: left, unsure });
        asked += 1;
        if (kind === null) continue;
        const line = `${sight.id} (${raw.category}; ${raw.hours}) on ${on} [${names.join(', ')}]: ${spans(byAtlas.windows)} / ${spans(left)}`;
        found.set(kind, [...(found.get(kind) ?? []), line]);
      }
    }
  }
  printTable(
    `${asked} sights and dates asked of both readers`,
    ['they differ', 'times'],
    [...found].map(([kind, lines]) => [kind, lines.length]),
  );
  for (const [kind, lines] of found) {
    console.log(`\n${kind}`);
    // From all over the list: neighbours differ in the same way.
    for (let index = 0; index < lines.length; index += Math.ceil(lines.length / EXAMPLES))
      console.log(`  ${lines[index]}`);
  }
}
