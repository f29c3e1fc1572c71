import { travelModeNames, travelTitle } from '@wayfare/wording/travel-modes';
import type { Atlas, City } from '@wayfare/atlas';
import { fold } from '@wayfare/atlas';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { TripRequest } from '@wayfare/contracts/request';
import type { Stop, Travel, Trip } from '@wayfare/contracts/trip';
import type { TravelMode } from '@wayfare/contracts/vocabulary';
import { chooseWay } from './choose-way.ts';
import type { DayFrame } from './day-frames.ts';
import { nextStep } from './next-step.ts';
import type { PlanningParts } from './plan-work.ts';
import { cityRef } from './place-ref-of.ts';
import type { Ways } from './ways.ts';

/** A city that is visited from a stop and back within a day. */
export interface DayTripTo {
  city: City;
  way: Travel;
}

const NIGHTS_FOR_ONE = 4;
const NIGHTS_WHEN_RELAXED = 6;
const LEAST_FAME = 80;
const MOST_MINUTES = 100;
const MOST_MINUTES_ASKED = 210;
const FAR_MINUTES = 150;
const SOONER = 75;
/** One is on the way back at seven in the evening. */
const BACK_FROM = 1140;

/** Days of coming and going are too short. */
const LATEST_START = 630;
const EARLIEST_END = 1200;
const EARLIEST_BACK = 960;
const AT_STATION = 15;

const prefix = 'day-trip-';
const dayTripModes: readonly TravelMode[] = ['rail', 'bus', 'ferry', 'drive'];

/** The way to a day's other city, where the day is such a trip. */
export const dayTripOf = (day: PlanDay | undefined): PlanItem | undefined =>
  day?.items.find(({ id, kind }) => kind === 'transfer' && id.startsWith(prefix));

/** A city of the catalogue as a day trip from a place; null where the ways take too long or are not wished. */
export function dayTripTo(
  city: City | null,
  from: PlaceRef,
  request: TripRequest,
  { travel }: Pick<PlanningParts, 'travel'>,
  most = MOST_MINUTES_ASKED,
): DayTripTo | null {
  if (city === null || !city.inCatalogue || city.id === from.placeId) return null;
  const chosen = chooseWay(travel, from, cityRef(city), request);
  if (chosen === null || chosen.unwished || chosen.travel.minutes > most) return null;
  const { mode } = chosen.travel;
  const drives = request.transport?.some((wish) => wish === 'car' || wish === 'campervan') === true;
  return dayTripModes.includes(mode) && (mode !== 'drive' || drives) ? { city, way: chosen.travel } : null;
}

/** The city of a name, or those that stand for a region: "a day trip to Cinque Terre". */
function citiesCalled(atlas: Atlas, name: string): readonly string[] {
  const match = atlas.findPlace(name, { kinds: ['city', 'region'] });
  if (match === null || match.confidence < 0.8 || fold(match.hit.name) !== fold(name)) return [];
  return match.hit.kind === 'city' ? [match.hit.id] : (atlas.region(match.hit.id)?.cityIds.slice(0, 4) ?? []);
}

const isUnwished = ({ dislikes = [], childAges = [] }: TripRequest) =>
  dislikes.some((wish) => /day[- ]?trip|excursion|travel/i.test(wish)) || childAges.some((age) => age <= 3);

function asked(
  atlas: Atlas,
  stop: Stop,
  trip: Trip,
  request: TripRequest,
  parts: PlanningParts,
  visited: ReadonlySet<string>,
): DayTripTo | null {
  for (const wish of request.mustSee ?? []) {
    for (const id of citiesCalled(atlas, wish)) {
      if (visited.has(id) || trip.stops.some(({ place }) => place.placeId === id)) break;
      const found = dayTripTo(atlas.city(id), stop.place, request, parts);
      if (found !== null) return found;
    }
  }
  return null;
}

/** The day trip to another city that suits a stay: one that was asked for, or a fine one where there is time for it. */
export function suggestDayTrip(
  stop: Stop,
  trip: Trip,
  request: TripRequest,
  parts: PlanningParts,
  /** Cities that another day of the trip goes to. */
  visited: ReadonlySet<string>,
): (DayTripTo & { asked: boolean }) | null {
  const { atlas } = parts;
  if (isUnwished(request)) return null;
  const wish = asked(atlas, stop, trip, request, parts, visited);
  if (wish !== null) return { ...wish, asked: true };
  if (stop.nights < (request.pace === 'relaxed' ? NIGHTS_WHEN_RELAXED : NIGHTS_FOR_ONE)) return null;
  const elsewhere = new Set(trip.stops.map(({ place }) => place.placeId));
  const around = atlas
    .dayTripsFrom(stop.place.placeId ?? '')
    .filter(
      ({ kind, id, fame }) => kind === 'city' && fame >= LEAST_FAME && !elsewhere.has(id) && !visited.has(id),
    );
  for (const { id } of around.slice(0, 3)) {
    const found = dayTripTo(atlas.city(id), stop.place, request, parts, MOST_MINUTES);
    if (found !== null) return { ...found, asked: false };
  }
  return null;
}

/** A day with nothing settled in it, from bed to the same bed. */
export const isFree = (
  { day, stop, after, light, freeFrom, freeUntil }: DayFrame,
  kept: readonly PlanItem[],
): boolean =>
  !light &&
  freeFrom <= LATEST_START &&
  freeUntil >= EARLIEST_END &&
  kept.length === 0 &&
  after.length === 0 &&
  day.items.length === 0 &&
  stop !== null &&
  stop.nights > 0 &&
  day.base?.placeId === day.endBase?.placeId &&
  day.base !== null;

function ride(
  frame: DayFrame,
  title: string,
  id: string,
  place: PlaceRef | null,
  start: number,
  { minutes, cost }: Travel,
): PlanItem {
  return {
    id: `${prefix}${id}-${frame.day.id}`.slice(0, 40),
    kind: 'transfer',
    title: title.slice(0, 200),
    place,
    startMinute: start,
    endMinute: nextStep(start + minutes),
    travel: null,
    ...(cost !== undefined && { cost }),
    note: 'Times are estimates.',
    locked: false,
    madeBy: 'planner',
  };
}

/** Goes back when there is nothing left to see, rather than at the latest hour. */
export function backSooner(day: PlanDay, ways: Ways): PlanDay {
  const back = day.items.findLast(({ id }) => id.startsWith(`${prefix}back`));
  const last = day.items.findLast((item) => item !== back && item.kind !== 'note');
  const station = dayTripOf(day)?.place;
  if (back === undefined || last === undefined || station == null) return day;
  const toStation = last.place === null ? 0 : (ways.between(last.place, station)?.minutes ?? 0);
  const startMinute = nextStep(Math.max(last.endMinute + toStation + AT_STATION, EARLIEST_BACK));
  if (startMinute >= back.startMinute) return day;
  const endMinute = startMinute + back.endMinute - back.startMinute;
  const items = day.items.map((item) => (item === back ? { ...item, startMinute, endMinute } : item));
  return { ...day, items };
}

/** Whether so little of the day is left between the ways that it begins sooner, with a quick look at what is there. */
export const isFarTrip = ({ way }: DayTripTo): boolean => way.minutes >= FAR_MINUTES;

/** Puts the ways there and back into a day; what is left between them is spent in the other city. */
export function leaveForTheDay(frame: DayFrame, trip: DayTripTo, home: string, mayBeEarly: boolean): void {
  const { city, way } = trip;
  if (mayBeEarly && isFarTrip(trip)) frame.freeFrom -= SOONER;
  frame.day.startMinute = Math.min(frame.day.startMinute, frame.freeFrom);
  const out = ride(
    frame,
    `${travelTitle(way.mode, city.name)}, a day trip`,
    'to',
    cityRef(city),
    frame.freeFrom,
    way,
  );
  const leaves = Math.max(out.endMinute, Math.min(BACK_FROM, frame.freeUntil - nextStep(way.minutes)));
  frame.day.items.push(out);
  frame.after.push(ride(frame, `${travelModeNames[way.mode]} back to ${home}`, 'back', null, leaves, way));
  frame.freeFrom = out.endMinute;
  frame.freeUntil = leaves - AT_STATION;
}
