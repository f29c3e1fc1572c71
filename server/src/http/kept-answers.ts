import { heldWith } from './held-in-bytes.ts';
import { Written } from './written.ts';

/**
 * Answers that are the same for everybody, written once for as long as their `stamp` stands and the atlas that they tell
 * of is open: up to a number of bytes of JSON, to which the compressed forms add about a quarter.
 */
export function keptAnswers<Answer>(mostBytes: number, atlas: () => object) {
  const held = heldWith<{ stamp: string | number; written: Written<Answer> }>(
    atlas,
    mostBytes,
    ({ written }) => written.json.length,
  );
  return (key: string, stamp: string | number, make: () => Answer): Written<Answer> => {
    const known = held().get(key);
    if (known?.stamp === stamp) return known.written;
    const written = Written.once(make());
    held().hold(key, { stamp, written });
    return written;
  };
}
