import { distanceKm } from '@wayfare/almanac/distance';
import type { LeftOut } from '../reading.ts';
import { between } from '../spans.ts';
import type { Named, PlacesRead } from './place-mentions.ts';

const or = /^[^.;\n]{0,12}(?:\bor\b|\/|\bvs\b)[^.;\n]{0,12}$/i;

/** Alternatives ("Bologna or Parma") as groups, of each of which one is taken; one may be a firm wish. */
function groupsOf(named: readonly Named[], text: string, hasFirm: boolean): Named[][] {
  const groups: Named[][] = [];
  let last: Named | undefined;
  for (const one of named) {
    const gap = last === undefined ? '' : between(text, last.span, one.span);
    const isLinked = or.test(gap) || (!hasFirm && /^,\s*$/.test(gap));
    if (isLinked && one.span.label === 'maybe') groups.at(-1)!.push(one);
    else groups.push([one]);
    last = one;
  }
  return groups.filter((group) => group.some(({ span }) => span.label === 'maybe'));
}

const DAYS_EACH = 2.5;

const OVERLAND_KM = 1200;

const stopsIn = /\b(?:stop|stops|stopping)\s+(?:over\s+)?(?:in|at)\b/i;

/** A layover is no stop; one that is called so is, and a town on the way through the country that one goes to or comes from. */
export function chooseWays(
  { named, aside, leftOut }: PlacesRead,
  isStay: (named: Named) => boolean,
): PlacesRead {
  const countries = new Set(
    named.flatMap(({ span, mention }) =>
      ['stop', 'end', 'origin'].includes(span.label) ? (mention.hit?.countryCode ?? []) : [],
    ),
  );
  const home = named.find(({ mention }) => mention.role === 'origin')?.mention.hit;
  const isNearHome = named.some(
    ({ span, mention: { hit } }) =>
      ['stop', 'end'].includes(span.label) &&
      hit !== null &&
      home != null &&
      distanceKm(hit.lat, hit.lon, home.lat, home.lon) < OVERLAND_KM,
  );
  // Of a long journey the way through one's own country is only the way to the airport.
  if (home != null && !isNearHome) countries.delete(home.countryCode);
  const isOnWay = (one: Named) =>
    isStay(one) ||
    stopsIn.test(one.span.clause.text) ||
    (one.mention.hit?.kind === 'city' && countries.has(one.mention.hit.countryCode));
  const isGoing = named.some(
    ({ span, mention }) => span.label !== 'via' && ['destination', 'end', 'must_see'].includes(mention.role),
  );
  const passed = named.filter((one) => one.span.label === 'via' && isGoing && !isOnWay(one));
  for (const one of named)
    if (one.span.label === 'via' && isGoing && !passed.includes(one)) one.mention.onTheWay = true;
  return {
    named: named.filter((one) => !passed.includes(one)),
    aside: [...aside, ...passed],
    leftOut: [...leftOut, ...passed.map(({ span }): LeftOut => ({ words: span.text, why: 'not planned' }))],
  };
}

/** Takes one of each group of alternatives where it fits; the others are told. */
export function chooseMaybes(
  { named, aside, leftOut }: PlacesRead,
  text: string,
  days: number | undefined,
): PlacesRead {
  const maybes = named.filter(({ span }) => span.label === 'maybe');
  const firm = named.filter(
    ({ span, mention }) => span.label !== 'maybe' && mention.role === 'destination',
  ).length;
  const taken = new Set<Named>();
  for (const group of groupsOf(named, text, firm > 0)) {
    if (group.some(({ span }) => span.label !== 'maybe')) continue;
    const first = group.find(({ mention }) => mention.hit !== null) ?? group[0]!;
    const count = firm + taken.size;
    if (count === 0 || days === undefined || days / (count + 1) >= DAYS_EACH) taken.add(first);
  }
  const dropped = maybes.filter((one) => !taken.has(one));
  return {
    named: named.filter((one) => !dropped.includes(one)),
    aside,
    leftOut: [...leftOut, ...dropped.map(({ span }): LeftOut => ({ words: span.text, why: 'optional' }))],
  };
}
