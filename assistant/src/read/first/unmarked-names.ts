import type { Placed } from '../spans.ts';
import { plainText } from '../words-in.ts';
import type { SettlePlaces } from './place-mentions.ts';

const word = /[\p{L}\p{N}'’.]+/gu;
const separator = /^\s*(?:[,/&+>→–-]|\b(?:and|to|then)\b)*\s*$/iu;
/** Names of towns that are also plain words. */
const plainWords = new Set(
  'nice bath split reading mobile orange cork cash tours same male bar man most march may young best long lake sun many rest road trip plan days from with then home week love like near next want need'.split(
    ' ',
  ),
);
/** What stands before the only name of a message where that is where one goes. */
const goes =
  /^\W*$|\b(?:anywhere|somewhere|days?|nights?|weeks?|weekend|trip|break|holiday)\s+(?:in|to)\s+$/i;
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

/**
 * Names of well-known towns that were left without a mark: beside a stop with nothing but a separator between them, or
 * anywhere where no place was found at all.
 */
export function withUnmarkedNames(
  text: string,
  spans: readonly Placed[],
  clauses: readonly Placed['clause'][],
  settle: SettlePlaces,
): Placed[] {
  const isPlace = (span: Placed | undefined) => span?.label === 'stop' || span?.label === 'maybe';
  const hasPlace = spans.some(
    (span) => isPlace(span) || ['base', 'end', 'about', 'see'].includes(span.label),
  );
  const found: Placed[] = [];
  for (const clause of clauses)
    for (const { start, end, before, next } of gapsOf(clause, spans)) {
      const gap = text.slice(start, end);
      const words = [...gap.matchAll(word)];
      for (const [index, { 0: name, index: at }] of words.entries()) {
        const rest = gap.slice(at + name.length);
        const isBeside =
          (index === words.length - 1 && next?.label === 'stop' && separator.test(rest)) ||
          (index === 0 && isPlace(before) && separator.test(gap.slice(0, at)));
        const isAlone = !hasPlace && /^\p{Lu}/u.test(name) && goes.test(text.slice(0, start + at));
        const isName = isCode(name) || (name.length >= SHORTEST && !plainWords.has(plainText(name)));
        if (!isName || !(isBeside || isAlone)) continue;
        const hit = settle([{ name, use: 'town' }])[0]?.hit;
        const isArea = isAlone && (hit?.kind === 'country' || hit?.kind === 'region');
        const isTown = hit?.kind === 'city' && hit.inCatalogue;
        if (hit?.match !== 'exact' || !(isTown || isArea)) continue;
        found.push({
          label: 'stop',
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
