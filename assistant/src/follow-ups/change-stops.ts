import { counted, joinWords } from '@wayfare/wording/words';
import type { Stop } from '@wayfare/contracts/trip';
import { cityOfHit } from '../planning/make-route.ts';
import { cityRef } from '../planning/place-ref-of.ts';
import { asksToTakeOut } from '../understanding/read-asking.ts';
import { numberPattern, readNumber } from '../understanding/read-number.ts';
import type { Draft } from './draft.ts';
import { stopNamed } from './references.ts';

/** An id that no stop of the trip has. */
export const freshId = (draft: Draft): string => {
  const used = new Set(draft.document.trip.stops.map(({ id }) => id));
  let number = used.size + 1;
  while (used.has(`stop-${number}`)) number += 1;
  return `stop-${number}`;
};

const nightsIn = (clause: string): number | null => {
  const match = new RegExp(
    `\\b(${numberPattern}|a|one) (?:more |extra |less |fewer |additional |of (?:the|our|my|those|these) )?(nights?|days?)\\b`,
    'iu',
  ).exec(clause);
  return match ? readNumber(match[1] ?? '') : null;
};

/** The stop with the most nights, which can spare some. */
const longest = (draft: Draft, except: string | null): Stop | undefined =>
  draft.document.trip.stops
    .filter(({ id, locked }) => id !== except && locked !== true)
    .toSorted((a, b) => b.nights - a.nights)[0];

/** More than this is no stay that days can be planned for. */
const mostNights = 60;

function setNights(draft: Draft, stop: Stop, nights: number): boolean {
  const before = draft.document;
  const wanted = Math.max(0, Math.min(mostNights, nights));
  if (!draft.apply({ edit: 'setNights', stopId: stop.id, nights: wanted })) return false;
  draft.replan(before);
  const most = nights > mostNights ? ', the most that I plan for one place' : '';
  return draft.say(`${stop.place.name} now has ${counted(wanted, 'night')}${most}.`);
}

/** The cities and regions named in a clause. */
const placesIn = (clause: string, { turn }: Draft) =>
  turn.reading.mentions.flatMap(({ hit, surface, role }) =>
    hit !== null && (hit.kind === 'city' || hit.kind === 'region') && clause.includes(surface)
      ? [{ hit, role }]
      : [],
  );

/** "One night in Versailles" names a place, though one knows it for its palace. */
const namesPlace = (clause: string, { turn }: Draft): boolean =>
  turn.reading.mentions.some(({ hit, surface }) => hit !== null && clause.includes(surface));

/** The place of a clause that is no stop yet. */
function absentPlace(clause: string, draft: Draft) {
  const present = new Set(draft.document.trip.stops.map(({ place }) => place.placeId));
  const found = placesIn(clause, draft).find(({ hit, role }) => role !== 'origin' && !present.has(hit.id));
  return found?.hit ?? null;
}

/** "Take two nights from Tokyo for Nara": one stop gives to a new one. */
const gives = /\b(?:take|use|give|spend|move|shift)\b.*\bnights?\b.*\b(?:for|to|in)\b/i;

/** "Add a day", "two more nights in Kyoto", "make it 10 days", "one night less in Osaka", "3 nights in Rome". */
export function changeLength(clause: string, draft: Draft): boolean {
  const { stops } = draft.document.trip;
  const total = stops.reduce((sum, { nights }) => sum + nights, 0);
  const stop = stopNamed(clause, draft);
  const count = nightsIn(clause);
  if (/\bday trip\b|\bday \d|\b(?:each|every|per) day\b/i.test(clause)) return false;
  if (stop === null && namesPlace(clause, draft)) return false;
  if (gives.test(clause) && absentPlace(clause, draft) !== null) return false;
  const more = /\b(?:more|extra|add|another|longer|extend|lengthen|additional|stay longer)\b/i.test(clause);
  const less = /\b(?:less|fewer|shorter|shorten|cut|remove|reduce|drop|minus)\b/i.test(clause);
  const target =
    stop ??
    (less
      ? longest(draft, null)
      : (stops.find(({ nights }) => nights === Math.max(...stops.map((one) => one.nights))) ?? stops.at(-1)));
  if (target === undefined) return false;
  const whole =
    /\b(?:make (?:it|the trip)|to|only|total of|trip (?:of|to)|have|just) (?:be )?(?:only |just )?(\d{1,2}|\w+) days?\b/i.exec(
      clause,
    );
  // "Two days longer" and "one day more" are counted from what is there.
  const isCounted = (more || less) && !/^to\b/i.test(whole?.[0] ?? '');
  const wholeDays = whole === null || stop !== null || isCounted ? null : readNumber(whole[1] ?? '');
  if (wholeDays !== null && wholeDays > 0) return changeWhole(draft, wholeDays);
  if (
    count === null &&
    !((more || less) && /\b(?:longer|shorter|extend|shorten|lengthen|day|night)\b/i.test(clause))
  )
    return false;
  if (more) return setNights(draft, target, target.nights + (count ?? 1));
  if (less) return setNights(draft, target, Math.max(total > 1 ? 1 : 0, target.nights - (count ?? 1)));
  if (stop !== null && count !== null && /\bnights?\b/i.test(clause)) return setNights(draft, stop, count);
  if (stop !== null && count !== null && /\bdays?\b/i.test(clause)) return setNights(draft, stop, count);
  return false;
}

function changeWhole(draft: Draft, days: number): boolean {
  const before = draft.document;
  const nights = before.trip.stops.map(({ nights: one }) => one);
  let difference = Math.min(119, days) - 1 - nights.reduce((sum, one) => sum + one, 0);
  while (difference !== 0) {
    const step = Math.sign(difference);
    const at = step > 0 ? nights.indexOf(Math.min(...nights)) : nights.indexOf(Math.max(...nights));
    if (at < 0 || (step < 0 && nights[at]! <= 0)) break;
    nights[at]! += step;
    difference -= step;
  }
  before.trip.stops.forEach((stop, index) => {
    if (nights[index] !== stop.nights)
      draft.apply({ edit: 'setNights', stopId: stop.id, nights: nights[index] ?? stop.nights });
  });
  const { days: _, ...assumed } = draft.document.trip.assumed;
  const { nights: __, endOn: ___, ...request } = draft.document.trip.request;
  draft.apply({ edit: 'setRequest', request: { ...request, days }, assumed });
  draft.replan(before);
  return draft.say(`The trip is now ${counted(days, 'day')} long.`);
}

/** "Add Nara", "two nights in Nara", "also go to Hiroshima": a new stop where it fits best. */
export function addStop(clause: string, draft: Draft): boolean {
  const wishes =
    /\b(?:add|include|also|visit|go to|stop (?:in|at|over)|nights? (?:in|on|at|near)|days? in|squeeze in|see|split|plus|stay in|want)\b/i.test(
      clause,
    );
  if (!wishes && !gives.test(clause)) return false;
  const hit = absentPlace(clause, draft);
  if (hit === null) return false;
  const region = hit.kind === 'region' ? draft.turn.atlas.region(hit.id) : null;
  const before = draft.document;
  const { stops } = before.trip;
  const isStop = (id: string): boolean => stops.some(({ place }) => place.placeId === id);
  const city =
    region === null
      ? cityOfHit(draft.turn.atlas, hit)
      : draft.turn.atlas.city(region.cityIds.find((id) => !isStop(id)) ?? '');
  if (city === null || isStop(city.id)) return false;
  const usual = draft.turn.atlas.cityInfo(city.id)?.guide.typicalNights[0] ?? 1;
  const nights = Math.max(0, nightsIn(clause) ?? Math.min(2, usual));
  const giver = gives.test(clause) ? stops.find(({ place }) => clause.includes(place.name)) : undefined;
  const donor = giver ?? longest(draft, null);
  const keepsLength =
    giver !== undefined ||
    /\bof (?:the|our|my|those|these) nights?\b/i.test(clause) ||
    /\bsplit\b/i.test(clause) ||
    (before.trip.request.days !== undefined && donor !== undefined && donor.nights > nights + 1);
  if (keepsLength && donor !== undefined && donor.nights > nights)
    draft.apply({ edit: 'setNights', stopId: donor.id, nights: donor.nights - nights });
  const distance = (one: Stop): number =>
    Math.hypot(one.place.latitude - city.lat, one.place.longitude - city.lon);
  let index = stops.length;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at <= stops.length; at += 1) {
    const [left, right] = [stops[at - 1], stops[at]];
    const detour =
      (left ? distance(left) : 0) +
      (right ? distance(right) : 0) -
      (left && right
        ? Math.hypot(left.place.latitude - right.place.latitude, left.place.longitude - right.place.longitude)
        : 0);
    if (detour <= least) {
      least = detour;
      index = at;
    }
  }
  const stop: Stop = { id: freshId(draft), place: cityRef(city), nights };
  if (!draft.apply({ edit: 'addStop', stop, index })) return false;
  draft.replan(before);
  const from =
    keepsLength && donor !== undefined
      ? `, taken from ${donor.place.name} so that the trip stays as long as it was`
      : '';
  // A name may stand for a place at the other end of the world: then one should see that at once.
  const abroad = stops.every(({ place }) => place.countryCode !== city.countryCode);
  const country = abroad ? draft.turn.atlas.country(city.countryCode)?.name : undefined;
  const where = country === undefined ? city.name : `${city.name} in ${country}`;
  return draft.say(`I added ${where} with ${counted(nights, 'night')}${from}.`);
}

/** The stops that a clause clearly wants out: "skip Osaka", "leave out Kobe, Himeji and Nara". */
function stopsUnwanted(clause: string, { document, turn }: Draft): Stop[] {
  const { stops } = document.trip;
  const namesOf = ({ place }: Stop): string[] => [
    place.name,
    ...turn.reading.mentions.flatMap(({ hit, surface }) => (hit?.id === place.placeId ? [surface] : [])),
  ];
  return stops.filter((stop) => {
    const others = stops.flatMap((one) => (one === stop ? [] : namesOf(one)));
    return namesOf(stop).some((name) => asksToTakeOut(clause, name, others));
  });
}

/**
 * Takes stops out, and tells which stop got their nights: the one that stays longest, where the length of the trip was
 * said. Null where they cannot go.
 */
export function takeOut(
  gone: readonly Stop[],
  draft: Draft,
): { heir: Stop | undefined; nights: number } | null {
  const before = draft.document;
  const nights = gone.reduce((sum, stop) => sum + stop.nights, 0);
  if (!draft.apply(...gone.map(({ id }) => ({ edit: 'removeStop' as const, stopId: id })))) return null;
  const heir = before.trip.request.days === undefined || nights === 0 ? undefined : longest(draft, null);
  if (heir !== undefined) draft.apply({ edit: 'setNights', stopId: heir.id, nights: heir.nights + nights });
  draft.replan(before);
  return { heir, nights };
}

/** "Skip Osaka": the stop goes, its nights go to the stop that stays longest when the length was said. */
export function removeStop(clause: string, draft: Draft): boolean {
  const unwanted = stopsUnwanted(clause, draft);
  const { stops } = draft.document.trip;
  const names = joinWords(unwanted.map(({ place }) => place.name));
  if (unwanted.length === 0) return false;
  if (unwanted.length === stops.length)
    return draft.say(
      stops.length === 1
        ? `${names} is the only stop. Tell me where you would rather go, and I plan a new trip there.`
        : `Without ${names} nothing would be left. Tell me where you would rather go, and I plan a new trip there.`,
    );
  const left = takeOut(unwanted, draft);
  if (left === null) return false;
  const its = unwanted.length === 1 ? 'its' : 'their';
  const given =
    left.heir === undefined
      ? ''
      : ` and gave ${its} ${counted(left.nights, 'night')} to ${left.heir.place.name}`;
  return draft.say(`I took ${names} out of the route${given}.`);
}

/** "Osaka before Kyoto", "start in Osaka", "swap Kyoto and Osaka", "end in Tokyo". */
export function reorderStops(clause: string, draft: Draft): boolean {
  const before = draft.document;
  const { stops } = before.trip;
  const plain = clause.toLowerCase();
  const named = stops
    .map((stop) => ({ stop, at: plain.indexOf(stop.place.name.toLowerCase()) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ stop }) => stop);
  const [first, second] = named;
  if (first === undefined) return false;
  const indexOf = (id: string): number => draft.document.trip.stops.findIndex((stop) => stop.id === id);
  if (second !== undefined && /\b(?:swap|switch|exchange|change the order)\b/i.test(clause)) {
    const [a, b] = [indexOf(first.id), indexOf(second.id)].sort((one, other) => one - other) as [
      number,
      number,
    ];
    const [early, late] = [stops[a]!, stops[b]!];
    draft.apply({ edit: 'moveStop', stopId: late.id, index: a });
    draft.apply({ edit: 'moveStop', stopId: early.id, index: b });
  } else if (second !== undefined && /\bbefore\b/i.test(clause)) {
    draft.apply({
      edit: 'moveStop',
      stopId: first.id,
      index: Math.max(0, indexOf(second.id) - (indexOf(first.id) < indexOf(second.id) ? 1 : 0)),
    });
  } else if (second !== undefined && /\bafter\b/i.test(clause)) {
    draft.apply({
      edit: 'moveStop',
      stopId: first.id,
      index: indexOf(second.id) + (indexOf(first.id) < indexOf(second.id) ? 0 : 1),
    });
  } else if (/\b(?:start|begin) (?:in|with|at)\b|\bfirst\b(?! (?:time|day|night))/i.test(clause))
    draft.apply({ edit: 'moveStop', stopId: first.id, index: 0 });
  else if (
    /\b(?:end|finish) (?:in|with|at)\b|\blast\b(?! (?:time|day|night|year|month|week|summer|winter))/i.test(
      clause,
    )
  )
    draft.apply({ edit: 'moveStop', stopId: first.id, index: stops.length - 1 });
  else return false;
  if (JSON.stringify(draft.document.trip.stops) === JSON.stringify(stops))
    return draft.say('The route already goes in that order.');
  draft.replan(before);
  return draft.say(
    `The route is now ${draft.document.trip.stops.map(({ place }) => place.name).join(', ')}.`,
  );
}
