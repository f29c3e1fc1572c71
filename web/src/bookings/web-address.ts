import { limits } from '@wayfare/contracts/limits';

/** An address as one types it, made whole; null where it is none. */
export function webAddress(typed: string): string | null {
  const whole = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  return URL.canParse(whole) && whole.length <= limits.webAddressCharacters && /\.[a-z]/i.test(whole)
    ? whole
    : null;
}
