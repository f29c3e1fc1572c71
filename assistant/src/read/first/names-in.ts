import type { PlaceHit } from '@wayfare/atlas';
import type { Placed } from '../spans.ts';
import type { SettlePlaces } from './place-mentions.ts';

const word = /[\p{L}\p{N}'’.]+/gu;
const SHORTEST = 4;
/** Words of a name. */
const LONGEST = 8;
/** "SF", "NYC". */
const isCode = (text: string) => /^[A-Z]{2,3}$/.test(text);
/** With these behind it a town's name is the name of something else. */
export const landscape = new Set(
  (
    'island islands valley mountain mountains lake lakes river bay beach coast park falls national springs heights ' +
    'garden gardens cathedral palace castle museum bridge square market forest desert canyon peninsula plateau reserve ' +
    'gorge cave caves crater volcano waterfall hills hill cape delta fjord pass peak temple church monastery abbey gate'
  ).split(' '),
);
const isLandscape = (text: string): boolean => landscape.has(text.toLowerCase());

/** A town is told by its own name, a country or region also with words around it: "Tasmania's east coast". */
function isMeant(hit: PlaceHit | null | undefined, next: string | undefined): boolean {
  if (hit?.match !== 'exact') return false;
  const isTown = hit.inCatalogue && (next === undefined || !isLandscape(next));
  return hit.kind === 'country' || hit.kind === 'region' || isTown;
}

/** The names that words hold which are none themselves: "Osaka Hiroshima", "Hanoi - Ha Long -", "Japan golden route". */
export function namesIn(span: Placed, settle: SettlePlaces): Placed[] {
  const words = [...span.text.matchAll(word)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));
  const isSmall = span.text === span.text.toLowerCase();
  const found: Placed[] = [];
  for (let from = 0; from < words.length; from += 1)
    for (let to = Math.min(words.length, from + LONGEST); to > from; to -= 1) {
      const [start, end] = [words[from]!.start, words[to - 1]!.end];
      const text = span.text.slice(start, end).replace(/['’]s$/, '');
      const isName =
        (isSmall || /^\p{Lu}/u.test(text)) &&
        (text.length >= SHORTEST || isCode(text)) &&
        to - from < words.length;
      const hit = isName ? settle([{ name: text, use: 'town', asWritten: true }])[0]?.hit : null;
      if (!isMeant(hit, words[to]?.text)) continue;
      found.push({ ...span, start: span.start + start, end: span.start + start + text.length, text });
      from = to - 1;
      break;
    }
  return found.length > 0 ? found : lastName(span, words, settle);
}

const LONG = 6;
const KNOWN = 0.55;

/** "Legoland Billund": a small town's name behind that of a sight, which is seen from there. */
function lastName(
  span: Placed,
  words: readonly { text: string; start: number }[],
  settle: SettlePlaces,
): Placed[] {
  const [last, isOne] = [words.at(-1), words.length < 2];
  if (last === undefined || isOne || last.text.length < LONG || isLandscape(last.text)) return [];
  const hit = /^\p{Lu}/u.test(last.text) ? settle([{ name: last.text, use: 'town' }])[0]?.hit : null;
  if (hit?.kind !== 'city' || hit.match !== 'exact' || hit.score < KNOWN) return [];
  return [
    { ...span, label: 'see' },
    { ...span, start: span.start + last.start, text: last.text },
  ];
}
