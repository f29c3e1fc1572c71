import type { Interest } from './interest-words.ts';
import { interestStems } from './interest-words.ts';
import { isSlip } from './is-slip.ts';
import { tokensOf } from './words-in.ts';

const WHOLE = 4;
const stems = new Map<string, Interest[]>();
for (const [interest, words] of Object.entries(interestStems))
  for (const stem of words.split(/\s+/))
    stems.set(stem, [...new Set([...(stems.get(stem) ?? []), interest as Interest])]);
const starts = [...stems.keys()].filter((stem) => stem.length >= WHOLE && !stem.includes('-'));
const phrases = [...stems.keys()].filter((stem) => stem.includes('-'));

const singular = (word: string) => word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');

/** What a word tells of: itself, its singular, the longest known beginning of it, or a known word one slip away. */
function ofWord(word: string): readonly Interest[] {
  const known = stems.get(word) ?? stems.get(singular(word));
  if (known !== undefined) return known;
  if (word.length < WHOLE) return [];
  const start = starts
    .filter((stem) => word.startsWith(stem))
    .toSorted((one, other) => other.length - one.length)[0];
  if (start !== undefined) return stems.get(start) ?? [];
  const near =
    word.length < 6
      ? undefined
      : starts.find(
          (stem) =>
            stem.length >= 6 && (isSlip(singular(word), stem) || isSlip(word.slice(0, stem.length), stem)),
        );
  return near === undefined ? [] : (stems.get(near) ?? []);
}

/** Words that only say how much, and of what kind. */
const filler = new Set(
  'a an the of and or for to with some good best nice great little bit lots lot plenty proper'.split(' '),
);

/** Which of the interests words speak of, the most telling first; none where they are something of their own. */
export function readInterests(text: string): Interest[] {
  const words = tokensOf(text).filter((word) => !filler.has(word));
  const joined = ` ${words.map(singular).join('-')}-`;
  const found: Interest[] = [];
  const told = new Set<string>();
  for (const phrase of phrases)
    if (joined.includes(` ${phrase}`) || joined.includes(`-${phrase}`)) {
      found.push(...(stems.get(phrase) ?? []));
      for (const part of phrase.split('-')) told.add(part);
    }
  for (const word of words) if (!told.has(singular(word)) && !told.has(word)) found.push(...ofWord(word));
  return [...new Set(found)];
}
