import { noonOffsetMinutes } from '@wayfare/almanac/zone-time';
import type { Edit } from '@wayfare/contracts/edit';
import type { TransportOption } from '@wayfare/contracts/place-endpoints';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { Leg, Travel, Trip } from '@wayfare/contracts/trip';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { applyEdit } from '@wayfare/planner';
import { headsOf } from '@wayfare/planner';
import { pointIds, routePairs } from '../money/sums.ts';
import { newLocalId } from '../trips/editing.ts';

type Single = Exclude<Edit, { edit: 'batch' }>;

const asOne = (edits: readonly Single[], label?: string): Edit =>
  edits.length === 1 ? edits[0]! : { edit: 'batch', edits: [...edits], ...(label ? { label } : {}) };

/** The legs that still join two points which follow each other. */
export function fittingLegs(trip: Trip): Leg[] {
  const ids = pointIds(trip);
  return trip.legs.filter(({ from, to }) => {
    const at = ids.indexOf(from);
    return at >= 0 && ids[at + 1] === to;
  });
}

/** A change of the route as one edit, which also takes out the legs that join nothing any more. */
export function routeChange(document: TripDocument, ...edits: readonly Single[]): Edit {
  const result = applyEdit(document, asOne(edits));
  if ('refused' in result) return asOne(edits);
  const { trip } = result.document;
  const legs = fittingLegs(trip);
  return legs.length === trip.legs.length ? asOne(edits) : asOne([...edits, { edit: 'setLegs', legs }]);
}

/** What was booked and falls away with a change, so that it can be said. */
export function lostBookings({ trip }: TripDocument, after: TripDocument): Leg[] {
  const kept = new Set(after.trip.legs.map(({ id }) => id));
  return trip.legs.filter(({ id, booking }) => booking !== undefined && !kept.has(id));
}

/** Adds a place as a stop before the given position, with nights to begin from. */
export const addStopAt = (document: TripDocument, place: PlaceRef, index = document.trip.stops.length) =>
  routeChange(document, { edit: 'addStop', stop: { id: newLocalId(), place, nights: 2 }, index });

/** Another start or end of the trip (or none); the way that led there falls away with it. */
export function endChange({ trip }: TripDocument, which: 'origin' | 'end', place: PlaceRef | null): Edit {
  const set: Single =
    which === 'origin' ? { edit: 'setOrigin', origin: place } : { edit: 'setEnd', end: place };
  const legs = trip.legs.filter(({ from, to }) => from !== which && to !== which);
  return legs.length === trip.legs.length ? set : asOne([set, { edit: 'setLegs', legs }]);
}

/** The moves that bring the stops into another order, with the ways of that order. */
export function reorder({ trip }: TripDocument, stopIds: readonly string[], legs: readonly Leg[]): Edit {
  const held = trip.stops.map(({ id }) => id);
  const edits: Single[] = [];
  stopIds.forEach((stopId, index) => {
    const from = held.indexOf(stopId);
    if (from < 0 || from === index) return;
    held.splice(index, 0, ...held.splice(from, 1));
    edits.push({ edit: 'moveStop', stopId, index });
  });
  return asOne([...edits, { edit: 'setLegs', legs: [...legs] }], 'Best order');
}

/** Cars are paid once, seats by each traveller. */
const costTimes = ({ mode }: Pick<Travel, 'mode'>, { assumed, request }: Trip) =>
  mode === 'drive' ? 1 : headsOf({ ...assumed, ...request });

/** A way offered by the server as a trip keeps it, for the whole party. */
export function travelFrom(option: TransportOption, trip: Trip): Travel {
  const { mode, minutes, distanceMeters, cost, co2Grams, estimate } = option;
  const times = costTimes(option, trip);
  return {
    mode,
    minutes,
    distanceMeters,
    estimate,
    ...(cost ? { cost: { ...cost, amountCents: cost.amountCents * times } } : {}),
    ...(co2Grams === undefined ? {} : { co2Grams: co2Grams * times }),
  };
}

/** Minutes by which the clock is put forward on a way; 0 where a zone is not known. */
export function clockShift(from: PlaceRef, to: PlaceRef, on: string | null): number {
  if (from.timeZone === to.timeZone) return 0;
  const [before, after] = [from, to].map(({ timeZone }) => noonOffsetMinutes(timeZone, on ?? '2027-04-15'));
  return typeof before === 'number' && typeof after === 'number' ? after - before : 0;
}

const dayMinutes = 1440;

/** When one arrives, in local time: the minute of the day and how many days later. */
export function arrival(departMinute: number, minutes: number, shift: number) {
  const at = departMinute + minutes + shift;
  return {
    departMinute,
    arriveMinute: ((at % dayMinutes) + dayMinutes) % dayMinutes,
    arriveDayOffset: Math.max(-1, Math.min(3, Math.floor(at / dayMinutes))),
  };
}

const usualStart = ({ from, to }: Pick<Leg, 'from' | 'to'>, minutes: number) =>
  to === 'end' ? 780 : from === 'origin' || minutes > 240 ? 480 : 570;

/** The place of a point of the route. */
export function placeOf({ origin, stops, end }: Trip, id: string): PlaceRef | null {
  if (id === 'origin') return origin;
  return id === 'end' ? end : (stops.find((stop) => stop.id === id)?.place ?? null);
}

/**
 * A way chosen by hand between two points: locked, so that nothing chooses another one. It leaves when the one before
 * did, and arrives by its own length.
 */
export function chosenLeg(trip: Trip, ends: Pick<Leg, 'from' | 'to'>, travel: Travel): Leg {
  const before = trip.legs.find(({ from, to }) => from === ends.from && to === ends.to);
  const [from, to] = [placeOf(trip, ends.from), placeOf(trip, ends.to)];
  const shift = from && to ? clockShift(from, to, trip.startOn) : 0;
  const depart = before?.departMinute ?? usualStart(ends, travel.minutes);
  return {
    id: before?.id ?? newLocalId(),
    from: ends.from,
    to: ends.to,
    travel,
    ...arrival(depart, travel.minutes, shift),
    ...(before?.booking ? { booking: before.booking } : {}),
    ...(before?.note ? { note: before.note } : {}),
    locked: true,
  };
}

/** Keeps the first way offered wherever none is kept yet; not locked, as nobody chose it. */
export function keepSuggested(trip: Trip, options: ReadonlyMap<string, readonly TransportOption[]>) {
  const legs = routePairs(trip).flatMap(({ from, to, leg }) => {
    const [first] = options.get(`${from} ${to}`) ?? [];
    if (leg || !first) return [];
    const { locked: _, ...suggested } = chosenLeg(trip, { from, to }, travelFrom(first, trip));
    return [suggested];
  });
  const edit: Edit = { edit: 'setLegs', legs: [...fittingLegs(trip), ...legs] };
  return { count: legs.length, edit };
}

/** Keeps a leg, whether there was one between its points or not. */
export const keepLeg = ({ legs }: Trip, leg: Leg): Edit =>
  legs.some(({ id }) => id === leg.id)
    ? { edit: 'updateLeg', leg }
    : { edit: 'setLegs', legs: [...legs, leg] };

/** Other dates for the whole trip, with the wishes that named the old ones. */
export function shiftDates({ trip }: TripDocument, startOn: string): Edit {
  const { startOn: said, endOn: _, month: __, season: ___, ...request } = trip.request;
  const { startOn: assumed, ...rest } = trip.assumed;
  const move: Single = { edit: 'setStartOn', startOn };
  if (said === undefined && assumed === undefined) return move;
  return asOne(
    [move, { edit: 'setRequest', request: { ...request, startOn }, assumed: rest }],
    'Other dates',
  );
}
