import { fold } from '@wayfare/atlas';
import type { Gazetteer, KnownName } from '../marked.ts';
import type { Token } from './tokenize.ts';

/** The longest known name that a token belongs to. */
export interface Cover {
  known: KnownName;
  /** How many tokens before this one belong to the name too. */
  at: number;
  length: number;
}

const LONGEST = 6;
const nameLike = /[\p{L}\p{N}]/u;

/** For each token the longest name that covers it, found from the left; null where there is none. */
export function coverNames(
  text: string,
  tokens: readonly Token[],
  lookup: Gazetteer['lookup'],
): (Cover | null)[] {
  const covers = new Array<Cover | null>(tokens.length).fill(null);
  for (let from = 0; from < tokens.length; from += 1) {
    if (!nameLike.test(tokens[from]!.text)) continue;
    for (let length = Math.min(LONGEST, tokens.length - from); length > 0; length -= 1) {
      const last = tokens[from + length - 1]!;
      if (!nameLike.test(last.text)) continue;
      const known = lookup(fold(text.slice(tokens[from]!.start, last.end)));
      if (known === null) continue;
      for (let at = 0; at < length; at += 1) covers[from + at] = { known, at, length };
      from += length - 1;
      break;
    }
  }
  return covers;
}
