const looksLikePath = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/**
 * A path of this site to go back to, or `null`. Refuses other hosts in every dress: `//evil`, `/\evil`, control
 * characters, and the same percent-encoded.
 */
export function returnTarget(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 2000 || !looksLikePath.test(value)) return null;
  let path = value.split(/[?#]/, 1)[0] ?? '';
  for (let round = 0; round < 3 && path.includes('%'); round++) {
    try {
      path = decodeURIComponent(path);
    } catch {
      return null;
    }
    if (!looksLikePath.test(path)) return null;
  }
  const url = new URL(value, 'http://site.invalid');
  return url.host === 'site.invalid' ? url.pathname + url.search + url.hash : null;
}
