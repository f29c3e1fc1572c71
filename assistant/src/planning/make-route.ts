import { distanceKm } from '@wayfare/almanac/distance';
import type { Atlas, City, PlaceHit } from '@wayfare/atlas';
import { fold } from '@wayfare/atlas';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { Stop } from '@wayfare/contracts/trip';
import type { RoledMention } from '../read/reading.ts';
import { daysBetween } from '@wayfare/almanac/local-date';
import type { DatedWish } from '../read/reading.ts';
import type { Heading, Reading } from '../read/reading.ts';
import type { Choice, Wanted } from './add-from-area.ts';
import { addFromArea, saidEnds } from './add-from-area.ts';
import { addOnTheWay, isRoadTripTo } from './add-on-the-way.ts';
import type { WantedStop } from './choose-stops.ts';
import { fittingCount } from './choose-stops.ts';
import { orderStops } from './order-stops.ts';
import { cityOfHit } from './city-of-hit.ts';
import { gateOf, lastNightFrom } from './gate-of.ts';
import { cityRef } from './place-ref-of.ts';
import type { Reachable } from './reachable.ts';
import { pointOf } from './reachable.ts';
import { daysOverlap, nightsOfStay } from './said-nights.ts';
import { dayReachKm, sightsSeenFrom } from './seen-from.ts';
import { shareNights } from './share-nights.ts';

/** A route made from a reading, or what stands in its way. */
export interface Route {
  stops: Stop[];
  /** Wishes that clash: what would have to be given up. */
  clash: { events: string[]; cities: string[] } | null;
  /** Names that the atlas does not know. */
  unknown: string[];
  /** Cities that were chosen, not named. */
  chosen: string[];
  /** Sights of places that were named as stops, and are seen in a day from one. */
  asked: string[];
}

/** An appointment so near to another place of the trip does not need a bed of its own. */
const NEAR_EVENT_KM = 50;
const MOST_NIGHTS_MOVED = 5;

/** The cities with a guide that one is going to. */
const guidedCities = ({ mentions }: Reading, atlas: Atlas): City[] =>
  mentions.flatMap(({ role, hit }) => {
    const city = role === 'destination' && hit?.kind === 'city' ? atlas.city(hit.id) : null;
    return city?.inCatalogue === true ? [city] : [];
  });

const isArea = (hit: PlaceHit): boolean => hit.kind === 'country' || hit.kind === 'region';

function wantedStops(choice: Choice): Wanted {
  const { reading, atlas, days, gate } = choice;
  const route: Wanted = { wanted: [], unknown: [], chosen: [], asked: [] };
  const { wanted, unknown } = route;
  const overlap = daysOverlap(reading);
  const originId = reading.mentions.find(({ role }) => role === 'origin')?.hit?.id;
  const bases = guidedCities(reading, atlas);
  const areas = new Map<string, { area: RoledMention; hit: PlaceHit }>();
  for (const mention of reading.mentions) {
    const { role, hit, venue, surface } = mention;
    const isGoing = role === 'destination' || role === 'end' || (role === 'must_see' && !venue);
    if (!isGoing || (hit !== null && hit.id === originId)) continue;
    if (hit === null) {
      if (!unknown.includes(surface)) unknown.push(surface);
      continue;
    }
    const said = nightsOfStay(reading, mention, overlap);
    const seen =
      role === 'destination' && said === undefined ? sightsSeenFrom(atlas, bases, hit, surface, days) : [];
    if (seen.length > 0) {
      route.asked.push(...seen.map(({ name }) => name));
      continue;
    }
    if (isArea(hit)) {
      if (!areas.has(hit.id)) areas.set(hit.id, { area: mention, hit });
      continue;
    }
    const city = cityOfHit(atlas, hit);
    if (city === null || wanted.some((one) => one.city.id === city.id)) continue;
    const near = wanted.some(
      (one) =>
        one.city.countryCode === city.countryCode &&
        distanceKm(one.city.lat, one.city.lon, hit.lat, hit.lon) < dayReachKm(days),
    );
    if (role === 'must_see' && near) continue;
    const isEvent = (reading.request.fixed ?? []).some(
      ({ where, on }) => on !== undefined && where === surface,
    );
    if (
      isEvent &&
      wanted.some((one) => distanceKm(one.city.lat, one.city.lon, city.lat, city.lon) < NEAR_EVENT_KM)
    )
      continue;
    wanted.push({ city, named: true, ...(said !== undefined && { nights: said }) });
  }
  const isInside = [...areas.values()].some(({ hit }) => hit.countryCode === gate?.countryCode);
  if (gate !== null && isInside && !wanted.some(({ city }) => city.id === gate.id))
    wanted.unshift({ city: gate, named: true });
  const total = reading.cityCount ?? fittingCount(days, reading.request);
  let left = areas.size;
  for (const { area, hit } of areas.values()) {
    addFromArea(route, area, hit, Math.ceil((total - wanted.length) / left), choice);
    left -= 1;
  }
  return route;
}

/** The connections that were listed, by index of city; null where none were. */
function connectionsOf(
  reading: Reading,
  stops: readonly WantedStop[],
): ((from: number, to: number) => boolean) | null {
  if (reading.connections === null) return null;
  const names = stops.map(({ city, forArea }) => {
    const mention = reading.mentions.find(({ hit }) => hit?.id === city.id);
    return new Set([
      fold(city.name),
      fold(mention?.surface ?? city.name),
      fold(forArea?.surface ?? city.name),
    ]);
  });
  const pairs = new Set<string>();
  const indexOf = (name: string): number => names.findIndex((known) => known.has(fold(name)));
  for (const { from, to, bothWays } of reading.connections) {
    pairs.add(`${indexOf(from)}>${indexOf(to)}`);
    if (bothWays) pairs.add(`${indexOf(to)}>${indexOf(from)}`);
  }
  return (from, to) => pairs.has(`${from}>${to}`);
}

const stopOf = (city: City, nights: number, index: number): Stop => ({
  id: `stop-${index + 1}`,
  place: cityRef(city),
  nights: Math.min(365, nights),
});

/** The nights shared otherwise, where they were not said: as little different as can be first. */
function* otherShares(wanted: readonly WantedStop[], nights: readonly number[]): Generator<number[]> {
  const open = wanted.flatMap((stop, index) => (stop.nights === undefined ? [index] : []));
  for (let moved = 1; moved < MOST_NIGHTS_MOVED; moved += 1)
    for (const from of open)
      for (const to of open)
        if (from !== to && nights[from]! > moved)
          yield nights.map((count, index) =>
            index === from ? count - moved : index === to ? count + moved : count,
          );
}

/** Appointments on a date, as days of the trip. */
function datedByDate({ request, mentions }: Reading): DatedWish[] {
  const { startOn, fixed = [] } = request;
  if (startOn === undefined) return [];
  return fixed.flatMap(({ what, on, where }) => {
    const mention = mentions.find(
      ({ hit, surface }) => hit !== null && (surface === where || hit.name === where),
    );
    const day = on === undefined ? 0 : daysBetween(startOn, on) + 1;
    return mention === undefined || day < 1
      ? []
      : [{ what, where: mention, firstDay: day, lastDay: day, daily: false }];
  });
}

/**
 * Takes away what is said of the stops beyond the whole: the days said for the last city include the day on which one
 * leaves, and where that is not enough the longest stays give.
 */
function trimNights(nights: number[], order: readonly number[], total: number): void {
  const sum = () => nights.reduce((all, one) => all + one, 0);
  const last = order.at(-1);
  if (last !== undefined) nights[last] = Math.max(0, (nights[last] ?? 0) - Math.max(0, sum() - total));
  while (sum() > total) nights[nights.indexOf(Math.max(...nights))]! -= 1;
}

type InTurn = (one: WantedStop, other: WantedStop) => number;

/** "Vietnam from north to south": the order in which one goes. */
const headings: Readonly<Record<Heading, InTurn>> = {
  south: ({ city: one }, { city: other }) => other.lat - one.lat,
  north: ({ city: one }, { city: other }) => one.lat - other.lat,
  east: ({ city: one }, { city: other }) => one.lon - other.lon,
  west: ({ city: one }, { city: other }) => other.lon - one.lon,
};

/** Chooses the stops, their nights and their order from what was read. */
export function makeRoute(
  reading: Reading,
  atlas: Atlas,
  days: number,
  ends: { origin: PlaceRef | null; end: PlaceRef | null },
  reachable: Reachable | null = null,
): Route {
  const reach = reachable && { reachable, from: ends.origin && pointOf(ends.origin) };
  const gate = gateOf(reading, atlas);
  const found = wantedStops({ reading, atlas, reach, days, gate });
  addOnTheWay(found, reading, days, atlas, reach);
  const { wanted: all, unknown, chosen, asked } = found;
  const heading = reading.heading == null ? undefined : headings[reading.heading];
  const wanted = heading === undefined ? all.slice(0, 40) : all.slice(0, 40).toSorted(heading);
  const events = [...reading.dated, ...datedByDate(reading)].flatMap(({ what, where, firstDay, lastDay }) => {
    const city = wanted.findIndex(
      (one) =>
        where?.hit != null &&
        (one.forArea?.id === where.hit.id || one.city.id === cityOfHit(atlas, where.hit)?.id),
    );
    return city < 0 ? [] : [{ what, city, firstDay: firstDay - 1, lastDay: lastDay - 1 }];
  });
  const connected = connectionsOf(reading, wanted);
  const last = gate ? undefined : reading.mentions.findLast(({ role }) => role === 'end');
  const lastIndex = isRoadTripTo(reading)
    ? 0
    : last?.hit == null
      ? -1
      : wanted.findIndex(({ city }) => city.id === cityOfHit(atlas, last.hit!)?.id);
  const cities = wanted.map(({ city }) => city);
  const named = wanted.flatMap((one) => (one.named ? [one.city] : []));
  const arrives = events.length === 0 && connected === null ? saidEnds(reading, named, gate).first : null;
  const first = cities.findIndex(({ id }) => id === arrives);
  const wishes = {
    ...ends,
    ...(gate && { end: cityRef(gate) }),
    events,
    connected,
    first: first < 0 ? null : first,
    last: lastIndex < 0 ? null : lastIndex,
  };
  const inOrder =
    (found.inOrder === true || heading !== undefined || reading.inOrder === true) &&
    events.length === 0 &&
    connected === null;
  let nights = shareNights(atlas, wanted, days - 1);
  let ordered = inOrder ? null : orderStops(cities, nights, wishes);
  for (const other of ordered?.stays === null ? otherShares(wanted, nights) : []) {
    const found = orderStops(cities, other, wishes);
    if (found.stays === null) continue;
    nights = other;
    ordered = found;
    break;
  }
  if (ordered !== null && ordered.stays === null) {
    const names = ordered.drop.cities.map((city) => wanted[city]?.city.name ?? '').filter(Boolean);
    const clashing = ordered.drop.events.map((event) => events[event]?.what ?? '').filter(Boolean);
    const stops = wanted.map(({ city }, index) => stopOf(city, nights[index] ?? 0, index));
    return { stops, clash: { events: clashing, cities: names }, unknown, chosen, asked };
  }
  const order = ordered?.stays?.map(({ city }) => city) ?? wanted.map((_, index) => index);
  if (reading.request.nights === undefined) trimNights(nights, order, days - 1);
  const stays = order.map((city) => ({ city: wanted[city]!.city, nights: nights[city] ?? 0 }));
  const giver = gate && reading.request.nights === undefined ? lastNightFrom(gate, stays) : null;
  if (gate !== null && giver !== null) {
    stays[giver]!.nights -= 1;
    stays.push({ city: gate, nights: 1 });
  }
  const stops = stays.map((stay, index) => stopOf(stay.city, stay.nights, index));
  return { stops, clash: null, unknown, chosen, asked };
}
