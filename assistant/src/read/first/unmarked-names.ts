import type { PlaceHit } from '@wayfare/atlas';
import { endsWithAny } from '../any-of.ts';
import { readInterests } from '../read-interest.ts';
import type { Placed } from '../spans.ts';
import { labelled } from '../spans.ts';
import { plainText } from '../words-in.ts';
import type { SettlePlaces } from './place-mentions.ts';

const word = /[\p{L}\p{N}'’](?:[\p{L}\p{N}'’.]*[\p{L}\p{N}])?/gu;
const separator = /^\s*(?:[,/&+>→–-]|\b(?:and|to|then)\b)*\s*$/iu;
/** Names of towns that are also plain words. */
const plainWords = new Set(
  'nice bath split reading mobile orange cork cash tours same male bar man most march may young best long lake sun many rest road trip plan days from with then home week love like near next want need'.split(
    ' ',
  ),
);
/** What stands before the only name of a message where that is where one goes. */
const goes = endsWithAny(
  'anywhere, somewhere, day, days, night, nights, week, weeks, weekend, trip, break, holiday',
  'in, to',
);
const isGoal = (ahead: string): boolean => /^\W*$/.test(ahead) || goes.test(ahead);
const SHORTEST = 4;
const isCode = (text: string) => /^[A-Z]{2,4}$/.test(text);

/** Stretches of a clause without a mark that stand at its beginning, its end, or between two marks. */
function gapsOf(clause: Placed['clause'], spans: readonly Placed[]) {
  const own = spans.filter((span) => span.clause === clause);
  const ends = [clause.start, ...own.map(({ end }) => end)];
  return ends.map((start, index) => ({
    start,
    end: own[index]?.start ?? clause.end,
    before: own[index - 1],
    next: own[index],
  }));
}

/** "Hanoi, Hue, saigon": a name in a row of stops that was taken for something liked. */
function likedNames(text: string, spans: readonly Placed[], settle: SettlePlaces): Placed[] {
  const stops = spans.filter(({ label }) => label === 'stop');
  const isListed = (one: Placed | undefined) => one?.label === 'stop' || one?.label === 'see';
  const doubtful = spans.filter((span, index) => {
    const [before, after] = [spans[index - 1], spans[index + 1]];
    const isBeside =
      (isListed(before) && separator.test(text.slice(before!.end, span.start))) ||
      (isListed(after) && separator.test(text.slice(span.end, after!.start)));
    return span.label === 'like' && isBeside && readInterests(span.text).length === 0;
  });
  if (stops.length < 2 || doubtful.length === 0) return [...spans];
  // All at once: each look-up among the others costs as much as all of them.
  const found = settle([...doubtful, ...stops].map(({ text: name }) => ({ name, use: 'town' as const })));
  const countries = new Set(found.slice(doubtful.length).map(({ hit }) => hit?.countryCode));
  const isTown = (hit: PlaceHit | null) =>
    hit?.match === 'exact' && hit.kind === 'city' && countries.has(hit.countryCode);
  const towns = new Set(doubtful.filter((_, index) => isTown(found[index]?.hit ?? null)));
  return spans.map((span) => (towns.has(span) ? { ...span, label: 'stop' as const } : span));
}

/** "Leeds to [York] [2 nights]": it is left for a place that has nights of its own. */
const isHome = (rest: string, next: Placed | undefined, spans: readonly Placed[]) =>
  /^\s+to\s+$/.test(rest) &&
  next !== undefined &&
  spans[spans.indexOf(next) + 1]?.label === 'nights' &&
  !spans.some(({ label }) => label === 'origin');

/**
 * Names of well-known towns that were left without a mark: beside a stop with nothing but a separator between them, or
 * anywhere where no place was found at all.
 */
export function withUnmarkedNames(
  text: string,
  marked: readonly Placed[],
  clauses: readonly Placed['clause'][],
  settle: SettlePlaces,
): Placed[] {
  const spans = likedNames(text, marked, settle);
  const isPlace = (span: Placed | undefined) => span?.label === 'stop' || span?.label === 'maybe';
  const hasPlace = spans.some(
    (span) => isPlace(span) || ['base', 'end', 'about', 'see'].includes(span.label),
  );
  const found: Placed[] = [];
  for (const clause of clauses)
    for (const { start, end, before, next } of gapsOf(clause, spans)) {
      const gap = text.slice(start, end);
      for (const { 0: name, index: at } of gap.matchAll(word)) {
        const rest = gap.slice(at + name.length);
        const isBeside =
          (next?.label === 'stop' && separator.test(rest)) ||
          (isPlace(before) && separator.test(gap.slice(0, at)));
        // "Galapagos?? never been": what a message opens with and stops at is its subject.
        const isSubject = start + at === 0 && /^\s*(?:[?!:,.…–-]|$)/.test(rest) && /^\p{Lu}/u.test(name);
        const isAlone = !hasPlace && /^\p{Lu}/u.test(name) && isGoal(text.slice(0, start + at));
        const isName = isCode(name) || (name.length >= SHORTEST && !plainWords.has(plainText(name)));
        if (!isName || !(isBeside || isAlone || isSubject)) continue;
        const hit = settle([{ name, use: 'town', asWritten: true }])[0]?.hit;
        const isArea = (isAlone || isSubject) && (hit?.kind === 'country' || hit?.kind === 'region');
        const isTown = hit?.kind === 'city' && hit.inCatalogue;
        if (hit?.match !== 'exact' || !(isTown || isArea)) continue;
        found.push({
          label: isHome(rest, next, spans) ? 'origin' : 'stop',
          start: start + at,
          end: start + at + name.length,
          text: name,
          confidence: 0.5,
          clause,
        });
      }
    }
  return [...spans, ...found].toSorted((one, other) => one.start - other.start);
}

const ofPlace = new Set(['stop', 'base', 'end', 'see', 'meet', 'outing']);
const there = /\b(?:in|at|near|around)\s+$/i;

/** "Lyon for three days … a wedding in Lyon": the stop is the same where it is written again without a mark. */
export function withNamesAgain(text: string, spans: readonly Placed[]): Placed[] {
  const events = [...new Set(spans.map(({ clause }) => clause))].filter(({ act }) => act === 'event');
  const stops = [...new Set(labelled(spans, 'stop').map((span) => span.text))];
  const again = events.flatMap((clause) => {
    if (spans.some((span) => span.clause === clause && ofPlace.has(span.label))) return [];
    return stops.flatMap((name): Placed[] => {
      const start = text.indexOf(name, clause.start);
      const end = start + name.length;
      const isName = start >= 0 && end <= clause.end && there.test(text.slice(0, start));
      return isName ? [{ label: 'stop', start, end, text: name, confidence: 0.5, clause }] : [];
    });
  });
  return [...spans, ...again].toSorted((one, other) => one.start - other.start);
}
