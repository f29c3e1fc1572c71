import { homeTitle, travelTitle } from '@wayfare/wording/travel-modes';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { Leg, Stop, Trip } from '@wayfare/contracts/trip';
import { addDays } from '@wayfare/almanac/local-date';
import { nextStep } from './next-step.ts';
import type { PaceRules } from './pace-rules.ts';
import { zoneOffsetMinutes } from './legs.ts';

/** One day before it is filled: where one is, what is settled, and between which minutes there is time. */
export interface DayFrame {
  day: PlanDay;
  stop: Stop | null;
  freeFrom: number;
  freeUntil: number;
  /** Tired after a long way: little is planned. */
  light: boolean;
  /** Items after the free time: the way home or on. */
  after: PlanItem[];
  /** Which day of the trip it is, from 1, and of how many. */
  number: number;
  count: number;
}

const CHECK_IN_MINUTES = 30;
const LATEST = 2879;
const LAST_DAY_UNTIL = 1080;
const FIRST_DAY_FROM = 660;
/** From here on the first day after a journey is kept light: hours under way, or hours of time difference. */
const LONG_WAY_MINUTES = 540;
const JET_LAG_MINUTES = 300;

const baseOf = (stop: Stop): PlaceRef => stop.lodging ?? stop.place;
const idOf = (kind: string, stopId: string): string => `${kind}-${stopId}`.slice(0, 40);
function transferItem(leg: Leg, title: string, place: PlaceRef | null, start: number, end: number): PlanItem {
  return {
    id: idOf('way', leg.to),
    kind: 'transfer',
    title: title.slice(0, 200),
    place,
    startMinute: Math.max(0, Math.min(LATEST, start)),
    endMinute: Math.max(0, Math.min(LATEST, end)),
    travel: null,
    ...(leg.travel.cost !== undefined && leg.to !== 'end' && { note: 'Times and cost are estimates.' }),
    locked: leg.locked === true,
    madeBy: 'planner',
  };
}

/** One leaves the luggage, and is in town. */
export const checkIn = (stop: Stop, start: number): PlanItem => ({
  id: idOf('check-in', stop.id),
  kind: 'check_in',
  title:
    stop.lodging === undefined
      ? `Settle in, ${stop.place.name}`.slice(0, 200)
      : `Check in, ${stop.lodging.name}`.slice(0, 200),
  place: baseOf(stop),
  startMinute: Math.min(LATEST, start),
  endMinute: Math.min(LATEST, start + CHECK_IN_MINUTES),
  travel: null,
  locked: false,
  madeBy: 'planner',
});

/** The stop one sleeps at after each day; the last day has none. */
function stopsByNight(stops: readonly Stop[]): Stop[] {
  return stops.flatMap((stop) => Array.from({ length: stop.nights }, () => stop));
}

function emptyDay(
  trip: Trip,
  index: number,
  id: string,
  stop: Stop | null,
  base: PlaceRef | null,
  endBase: PlaceRef | null,
  pace: PaceRules,
): PlanDay {
  return {
    id,
    on: trip.startOn === null ? null : addDays(trip.startOn, index),
    stopId: stop?.id ?? null,
    base,
    endBase,
    startMinute: pace.startMinute,
    endMinute: pace.endMinute,
    items: [],
  };
}

interface Arrival {
  leg: Leg;
  to: Stop;
  from: string;
  first: boolean;
}

function arrive(frame: DayFrame, { leg, to, from, first }: Arrival): void {
  const arriveMinute = leg.arriveMinute ?? 720;
  const { minutes, mode } = leg.travel;
  const start = first ? arriveMinute - minutes : (leg.departMinute ?? arriveMinute - minutes);
  const overnight = first && (leg.arriveDayOffset ?? 0) > 0;
  const end = !first && (leg.arriveDayOffset ?? 0) > 0 ? arriveMinute + 1440 : arriveMinute;
  const title = overnight
    ? `Arrive in ${to.place.name} from ${from} (you leave the day before)`
    : travelTitle(mode, to.place.name, from);
  const way = transferItem(leg, title, to.place, Math.max(0, Math.min(start, end)), end);
  const settle = checkIn(to, nextStep(end));
  frame.day.items.push(way, settle);
  frame.day.startMinute = Math.min(frame.day.startMinute, way.startMinute);
  frame.freeFrom = Math.max(frame.freeFrom, settle.endMinute);
  frame.day.endMinute = Math.min(LATEST, Math.max(frame.day.endMinute, settle.endMinute));
}

/** Whether the way in leaves one tired. */
function isTiring(trip: Trip, leg: Leg): boolean {
  const shift =
    zoneOffsetMinutes(trip.stops[0]?.place.timeZone, trip.startOn) -
    zoneOffsetMinutes(trip.origin?.timeZone, trip.startOn);
  return leg.travel.minutes >= LONG_WAY_MINUTES || Math.abs(shift) >= JET_LAG_MINUTES;
}

function leave(frame: DayFrame, leg: Leg, title: string): void {
  const depart = leg.departMinute ?? LAST_DAY_UNTIL - 180;
  const way = transferItem(
    leg,
    title,
    null,
    Math.max(depart, frame.freeFrom),
    Math.min(LATEST, Math.max(depart, frame.freeFrom) + leg.travel.minutes),
  );
  frame.after.push(way);
  frame.freeUntil = Math.min(frame.freeUntil, way.startMinute - 20);
  frame.day.endMinute = Math.max(way.endMinute, frame.day.startMinute);
  frame.day.endBase = null;
}

/** The stops without a night that are passed between two that have one (or at either end). */
function passed(stops: readonly Stop[], from: Stop | null, to: Stop | null): Stop[] {
  const start = from === null ? 0 : stops.indexOf(from) + 1;
  const end = to === null ? stops.length : stops.indexOf(to);
  return stops.slice(start, end).filter(({ nights }) => nights === 0);
}

/**
 * Lays out the days of a trip: where each begins and ends, the ways between stops, what time is free. Where nobody
 * has said how one comes and goes the first and the last day are shorter, unless they are to be whole.
 */
export function dayFrames(trip: Trip, pace: PaceRules, wholeDays = false): DayFrame[] {
  const nights = stopsByNight(trip.stops);
  const legTo = (id: string): Leg | undefined => trip.legs.find((leg) => leg.to === id);
  const frames: DayFrame[] = [];
  for (let index = 0; index <= nights.length; index += 1) {
    const slept = nights[index - 1] ?? null;
    const sleeps = nights[index] ?? null;
    const onTheWay = slept === sleeps && slept !== null ? [] : passed(trip.stops, slept, sleeps);
    const visited = onTheWay[0] ?? sleeps ?? slept ?? trip.stops[0] ?? null;
    if (visited === null) return [];
    const base = slept === null ? baseOf(visited) : baseOf(slept);
    const nth = frames.filter(({ stop }) => stop?.id === visited.id).length + 1;
    const day = emptyDay(
      trip,
      index,
      `${visited.id.slice(0, 30)}-d${nth}`,
      visited,
      base,
      sleeps === null ? baseOf(visited) : baseOf(sleeps),
      pace,
    );
    const frame: DayFrame = {
      day,
      stop: visited,
      freeFrom: pace.startMinute,
      freeUntil: pace.endMinute,
      light: false,
      after: [],
      number: index + 1,
      count: nights.length + 1,
    };
    const first = index === 0;
    const legIn = visited === slept ? undefined : legTo(visited.id);
    const cameFrom =
      legIn?.from === 'origin'
        ? trip.origin?.name
        : trip.stops.find(({ id }) => id === legIn?.from)?.place.name;
    if (legIn !== undefined && cameFrom !== undefined) {
      arrive(frame, { leg: legIn, to: visited, from: cameFrom, first: legIn.from === 'origin' });
      if (legIn.from === 'origin') frame.light = isTiring(trip, legIn);
    } else if (first && !wholeDays) frame.freeFrom = FIRST_DAY_FROM;
    const on = visited !== sleeps && sleeps !== null ? legTo(sleeps.id) : undefined;
    if (on !== undefined && sleeps !== null) {
      leave(
        frame,
        { ...on, departMinute: Math.max(1020, frame.freeFrom) },
        travelTitle(on.travel.mode, sleeps.place.name),
      );
    }
    if (index === nights.length) {
      const home = legTo('end');
      if (home !== undefined && trip.end !== null)
        leave(frame, home, homeTitle(home.travel.mode, trip.end.name));
      else if (index > 0 && !wholeDays) frame.freeUntil = Math.min(frame.freeUntil, LAST_DAY_UNTIL);
    }
    frames.push(frame);
  }
  return frames;
}
