import { Written } from './written.ts';

/** Answers that are the same for everybody, written once for as long as their `stamp` stands; `most` are kept, the oldest go first. */
export function keptAnswers<Answer>(most: number) {
  const kept = new Map<string, { stamp: string | number; written: Written<Answer> }>();
  return (key: string, stamp: string | number, make: () => Answer): Written<Answer> => {
    const known = kept.get(key);
    if (known?.stamp === stamp) return known.written;
    const written = Written.once(make());
    kept.delete(key);
    kept.set(key, { stamp, written });
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return written;
  };
}
