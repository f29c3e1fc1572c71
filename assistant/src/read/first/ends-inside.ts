import type { PlaceRole } from '../reading.ts';
import { between } from '../spans.ts';
import type { Named, PlacesRead } from './place-mentions.ts';

const to = /^\s*to\s+(?:the\s+)?$/i;
const leaves = /\b(?:depart\w*|leav\w*|out)\s+(?:(?:from|of|via)\s+)?$/i;
const inAndOut = /\b(?:in(?:to)? and (?:back )?out of|to and from)\s+(?:the\s+)?$/i;
const thereAndBack = /\b(?:round[- ]trip|loop) (?:from|out of)\s+(?:the\s+)?$/i;

const isTown = ({ mention: { role, hit } }: Named): boolean =>
  hit?.kind === 'city' && (role === 'destination' || role === 'end');

/** "Portugal, in and out of Lisbon": whether one both lands and leaves in a town of where one goes. */
function isGate({ mention: { hit } }: Named, named: readonly Named[], ahead: string): boolean {
  const isInside = named.some(
    ({ mention: { role, hit: area } }) =>
      role === 'destination' &&
      (area?.kind === 'country' || area?.kind === 'region') &&
      area.countryCode === hit?.countryCode,
  );
  return hit?.kind === 'city' && isInside && (inAndOut.test(ahead) || thereAndBack.test(ahead));
}

/** What a place in a country that one goes to is to the way through it. */
function roleInside(one: Named, named: readonly Named[], text: string): PlaceRole {
  const { hit, role } = one.mention;
  const isIn = (other: Named): boolean =>
    other !== one && other.mention.hit?.countryCode === hit?.countryCode;
  const goesThere = named.some(
    (other) => other.mention.role === 'destination' && other.mention.hit?.kind === 'country' && isIn(other),
  );
  if (hit === null || hit.kind === 'country' || !goesThere) return role;
  const ahead = text.slice(0, one.span.start);
  const towns = named.filter((other) => isTown(other) && isIn(other));
  const [town] = towns;
  if (town === undefined || towns.length > 1) return role;
  if (role === 'destination')
    return isTown(one) && to.test(between(text, town.span, one.span)) ? 'end' : role;
  if (role === 'origin' && to.test(between(text, one.span, town.span))) return 'destination';
  const isLast = town.span.end < one.span.start && leaves.test(ahead);
  const isLeft = isLast && (role === 'origin' || role === 'excluded');
  return !isLeft ? role : hit.kind === 'city' ? 'end' : 'destination';
}

/** "Japan from Tokyo to Osaka", "Vietnam: arrive Hanoi, depart Saigon": ways through a country, and neither is home. */
export function withEndsInside(places: PlacesRead, text: string): PlacesRead {
  const { named } = places;
  const settled = named.map((one) => {
    const { mention, span } = one;
    return isGate(one, named, text.slice(0, span.start))
      ? { ...one, mention: { ...mention, role: 'destination' as const, bothWays: true as const } }
      : { ...one, mention: { ...mention, role: roleInside(one, named, text) } };
  });
  return { ...places, named: settled };
}
