import { fold } from './fold.ts';

/** A name as it stands in an address: `São Paulo` → `sao-paulo`; empty when it has no Latin letters or digits. */
export function slugOf(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
