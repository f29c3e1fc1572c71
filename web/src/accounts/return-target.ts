const site = 'http://site.invalid';
const looksLikePath = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/** The path at which a browser on this site arrives when it is sent to an address, or undefined if that leads elsewhere. */
function arrivesAt(address: string): string | undefined {
  if (!URL.canParse(address, site)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, site);
  return origin === site ? pathname + search + hash : undefined;
}

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
  const target = arrivesAt(value);
  // Resolving `/..//evil` leaves `//evil`: what will be followed is judged, not what came in.
  return target !== undefined && arrivesAt(target) === target ? target : undefined;
}

/** The state that sends a visitor to sign in and back again, under both names a reader may look for. */
export const signInState = (path: string) => ({ returnTo: path, originalUri: path });

/** The return target held in a navigation's state: `returnTo` first, then `originalUri`. */
export function targetOfState(state: unknown): string | undefined {
  if (state === null || typeof state !== 'object') return undefined;
  const { returnTo, originalUri } = state as Record<string, unknown>;
  return returnTarget(returnTo) ?? returnTarget(originalUri);
}
