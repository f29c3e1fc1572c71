import { limits } from '@wayfare/contracts/limits';
const mostCents = 1_000_000_000_00;

/** The same with a field set, or without it. */
export function withField<T extends object, Name extends keyof T>(
  of: T,
  name: Name,
  value: T[Name] | undefined,
): T {
  const { [name]: _old, ...rest } = of;
  return (value === undefined ? rest : { ...rest, [name]: value }) as T;
}

/** A typed amount in hundredths, with a point or a comma; nothing typed is nothing; null where it is no amount. */
export function parseAmount(typed: string): number | null {
  const plain = typed
    .trim()
    .replace(/[\s\u00a0']/g, '')
    .replace(',', '.');
  if (plain === '') return 0;
  if (!/^\d+(\.\d{1,2})?$/.test(plain)) return null;
  const cents = Math.round(Number(plain) * 100);
  return cents <= mostCents ? cents : null;
}

/** A typed web address, `https` where none was named; undefined for nothing typed; null where it is none. */
export function parseLink(typed: string): string | undefined | null {
  if (typed === '') return undefined;
  const full = /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  try {
    const { protocol, hostname, href } = new URL(full);
    return /^https?:$/.test(protocol) && hostname.includes('.') && href.length <= limits.webAddressCharacters
      ? href
      : null;
  } catch {
    return null;
  }
}

/** A typed point, `35.01, 135.77`; undefined for nothing typed; null where it is none. */
export function parsePoint(typed: string): { latitude: number; longitude: number } | undefined | null {
  if (typed.trim() === '') return undefined;
  const match = /^\s*(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)\s*$/.exec(typed);
  const [latitude, longitude] = [Number(match?.[1]), Number(match?.[2])];
  if (!match || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  return { latitude, longitude };
}

/** Every currency one may name, the given one among them. */
export const currencies = (held: string) =>
  [...new Set([held, ...Intl.supportedValuesOf('currency')])].sort();
