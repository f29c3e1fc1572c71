const site = 'http://site.invalid';
const looksLikePath = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/** The path at which a browser on this site arrives when it is sent to an address, or `null` if that leads elsewhere. */
function arrivesAt(address: string) {
  if (!URL.canParse(address, site)) return null;
  const { origin, pathname, search, hash } = new URL(address, site);
  return origin === site ? pathname + search + hash : null;
}

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
  const target = arrivesAt(value);
  // Resolving `/..//evil` leaves `//evil`: what will be sent is judged as a browser reads it, not what came in.
  return target !== null && arrivesAt(target) === target ? target : null;
}

/** Where a finished sign-in sends the browser; the flag tells the page to fetch the user again. */
export function signedInAddress(target: string | null) {
  const url = new URL(returnTarget(target) ?? '/', site);
  url.searchParams.set('login', 'true');
  return returnTarget(url.pathname + url.search + url.hash) ?? '/?login=true';
}
