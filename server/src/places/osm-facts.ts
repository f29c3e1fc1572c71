import { readOsmHours } from '@wayfare/atlas';
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

/** A value of OpenStreetMap is no longer than this. */
const longestHours = 255;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/**
 * Opening hours in the grammar of the atlas; nothing where they cannot be read as they were meant, or where they are
 * only surely so much.
 */
function hoursOf(text: string | undefined, where: Where): Pick<Facts, 'hours' | 'closedOn'> {
  if (text === undefined || text.length > longestHours) return {};
  const { latitude: lat, longitude: lon, timeZone, countryCode, at } = where;
  const read = readOsmHours(text, {
    ...(countryCode !== null && { countryCode }),
    place: { lat, lon, timeZone },
    today: dayOf(at),
  });
  if (!read.ok || read.confidence === 'core' || read.hours.length > limits.hoursCharacters) return {};
  const { hours, closedOn = [] } = read;
  const tooMany =
    closedOn.length > limits.closedDays || closedOn.some(({ length }) => length > limits.dayWordCharacters);
  // Half of what it says would be wrong.
  if (tooMany) return {};
  return { hours, ...(closedOn.length > 0 && { closedOn: [...closedOn] }) };
}

/** What the tags of a thing tell a traveller. */
export function osmFacts(tags: Readonly<Record<string, string>>, where: Where): Facts {
  return {
    ...hoursOf(tags['opening_hours'], where),
    ...websiteOf(tags['website'] ?? tags['contact:website']),
    ...phoneOf(tags['phone'] ?? tags['contact:phone']),
  };
}
