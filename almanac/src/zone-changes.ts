import { zoneOffsetSeconds } from './zone-time.ts';

const dayMs = 86_400_000;
const sampleMs = 7 * dayMs;
const keptYears = 2000;

/** A change of a zone's clocks: from when on, and how far they are ahead of UTC before and after it. */
export interface ZoneChange {
  atMs: number;
  fromSeconds: number;
  toSeconds: number;
}

const kept = new Map<string, readonly ZoneChange[]>();

function findChanges(timeZone: string, year: number): ZoneChange[] {
  const untilMs = Date.UTC(year + 1, 0, 1);
  const changes: ZoneChange[] = [];
  let before = zoneOffsetSeconds(timeZone, Date.UTC(year, 0, 1));
  for (let at = Date.UTC(year, 0, 1); at < untilMs; at += sampleMs) {
    const next = Math.min(at + sampleMs, untilMs);
    const after = zoneOffsetSeconds(timeZone, next);
    if (after === before) continue;
    let low = at;
    let high = next;
    while (high - low > 60_000) {
      const middle = Math.floor((low + high) / 120_000) * 60_000;
      if (zoneOffsetSeconds(timeZone, middle) === before) low = middle;
      else high = middle;
    }
    changes.push({ atMs: high, fromSeconds: before, toSeconds: after });
    before = after;
  }
  return changes;
}

/**
 * Every change of a zone's clocks in a year of UTC, in order, to the minute. Looking for them takes many questions to
 * the runtime, so they are kept; refuses a zone that is not known.
 */
export function zoneChanges(timeZone: string, year: number): readonly ZoneChange[] {
  const key = `${timeZone} ${year}`;
  const known = kept.get(key);
  if (known) return known;
  const changes = findChanges(timeZone, year);
  kept.set(key, changes);
  if (kept.size > keptYears) kept.delete(kept.keys().next().value!);
  return changes;
}
