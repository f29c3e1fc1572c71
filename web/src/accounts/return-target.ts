const looksLikePath = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/**
 * A path of this site to go back to, or undefined. Refuses other hosts in every dress: `//evil`, `/\evil`, control
 * characters, and the same percent-encoded.
 */
export function returnTarget(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 2000 || !looksLikePath.test(value)) return undefined;
  let path = value.split(/[?#]/, 1)[0] ?? '';
  for (let round = 0; round < 3 && path.includes('%'); round += 1) {
    try {
      path = decodeURIComponent(path);
    } catch {
      return undefined;
    }
    if (!looksLikePath.test(path)) return undefined;
  }
  const site = 'http://site.invalid';
  const url = new URL(value, site);
  return url.origin === site ? url.pathname + url.search + url.hash : undefined;
}

/** The state that sends a visitor to sign in and back again, under both names a reader may look for. */
export const signInState = (path: string) => ({ returnTo: path, originalUri: path });

/** The return target held in a navigation's state: `returnTo` first, then `originalUri`. */
export function targetOfState(state: unknown): string | undefined {
  if (state === null || typeof state !== 'object') return undefined;
  const { returnTo, originalUri } = state as Record<string, unknown>;
  return returnTarget(returnTo) ?? returnTarget(originalUri);
}
