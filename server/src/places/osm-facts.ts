import { limits } from '@wayfare/contracts/limits';
import type { PlaceRef } from '@wayfare/contracts/place-ref';

interface Where {
  latitude: number;
  longitude: number;
  timeZone: string;
  countryCode: string | null;
  /** When it was told. */
  at: number;
}

type Facts = Pick<PlaceRef, 'website' | 'phone' | 'hours' | 'closedOn'>;

/** A web address as a person may follow it; many are tagged without their `https://`. */
function websiteOf(text: string | undefined): Pick<Facts, 'website'> {
  if (text === undefined || text.trim() === '') return {};
  const first = text.split(';')[0]!.trim();
  const full = /^[a-z][a-z0-9+.-]*:/i.test(first) ? first : `https://${first}`;
  if (!URL.canParse(full)) return {};
  const { protocol, hostname, href } = new URL(full);
  const isWeb = (protocol === 'http:' || protocol === 'https:') && hostname.includes('.');
  return isWeb && href.length <= limits.webAddressCharacters ? { website: href } : {};
}

/** A telephone number: digits and what stands between them. */
function phoneOf(text: string | undefined): Pick<Facts, 'phone'> {
  const phone = text?.split(';')[0]!.trim() ?? '';
  return /^\+?[\d\s()/.-]{4,}$/.test(phone) && phone.length <= limits.phoneCharacters ? { phone } : {};
}

/** What the tags of a thing tell a traveller. */
export function osmFacts(tags: Readonly<Record<string, string>>, _where: Where): Facts {
  return {
    ...websiteOf(tags['website'] ?? tags['contact:website']),
    ...phoneOf(tags['phone'] ?? tags['contact:phone']),
  };
}
