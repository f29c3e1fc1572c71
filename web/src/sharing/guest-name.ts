const cookie = 'wayfare_guest';
const yearSeconds = 31_536_000;

/** The name that a visitor without an account gave themselves in this browser; empty where they gave none. */
export function readGuestName(): string {
  const held = document.cookie.split('; ').find((pair) => pair.startsWith(`${cookie}=`));
  try {
    return decodeURIComponent(held?.slice(cookie.length + 1) ?? '');
  } catch {
    return '';
  }
}

/** Keeps it for a year, told with every call; an empty one is forgotten. */
export function writeGuestName(name: string) {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  const kept = `${cookie}=${encodeURIComponent(name)}; path=/; samesite=lax${secure}`;
  document.cookie = `${kept}; max-age=${name === '' ? 0 : yearSeconds}`;
}
