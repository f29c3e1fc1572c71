import type { Plan, PlanDay } from '@wayfare/contracts/plan';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { Trip } from '@wayfare/contracts/trip';
import { pinNumbers } from '../places/pin-numbers.ts';
import { formatMinute } from '../ui/format-date.ts';
import { counted } from '@wayfare/wording/words';
import { arcBetween } from './arc-between.ts';
import {
  dayColour,
  lngLatOf,
  type LngLat,
  type MapContents,
  type MapPoint,
  type MapRoute,
  type MapWay,
} from './map-contents.ts';

/** What a trip and its plan put on the map. */
export function tripContents(trip: Trip, plan: Plan | null): MapContents {
  const days = plan?.days ?? [];
  return {
    points: [...stopPoints(trip), ...days.flatMap(itemPoints), ...ideaPoints(trip)],
    routes: [...trackRoutes(trip), ...stopRoutes(trip), ...days.flatMap(dayRoute)],
    days: days.map(({ id }, index) => ({
      id,
      name: `Day ${index + 1}`,
      number: index + 1,
      colour: dayColour(index),
    })),
  };
}

const stopPoints = ({ stops }: Trip): MapPoint[] =>
  stops.map(({ id, place, nights }, index) => ({
    id,
    dayId: null,
    kind: 'stop',
    name: place.name,
    detail: nights === 0 ? 'A stop on the way' : counted(nights, 'night'),
    number: String(index + 1),
    colour: 0,
    place,
  }));

const ideaPoints = ({ ideas }: Trip): MapPoint[] =>
  ideas.map(({ id, place }) => ({
    id,
    dayId: null,
    kind: 'idea',
    name: place.name,
    detail: 'An idea for later',
    number: '',
    colour: 0,
    place,
  }));

/** The items of a day that are somewhere, numbered in their order. */
function itemPoints({ id: dayId, on, items }: PlanDay, dayIndex: number): MapPoint[] {
  const numbers = pinNumbers(items);
  return items.flatMap(({ id, title, place, startMinute, locked, kind }, index) => {
    if (!place) return [];
    return {
      id,
      dayId,
      on,
      kind: 'item' as const,
      name: title,
      detail: `Day ${dayIndex + 1}, ${formatMinute(startMinute)}`,
      number: String(numbers[index]),
      colour: dayColour(dayIndex),
      place,
      ...(!locked && kind !== 'transfer' && { movable: true }),
    };
  });
}

/** The way between stops, from where the trip starts to where it ends. */
function stopRoutes({ origin, stops, end, legs }: Trip): MapRoute[] {
  const homeward = end ?? null;
  const knots: { id: string; place: PlaceRef }[] = [
    ...(origin ? [{ id: 'origin', place: origin }] : []),
    ...stops,
    ...(homeward ? [{ id: 'end', place: homeward }] : []),
  ];
  return knots.slice(1).map(({ id, place }, index) => {
    const from = knots[index]!;
    const leg = legs.find((candidate) => candidate.from === from.id && candidate.to === id);
    const flown = leg?.travel.mode === 'flight';
    const ends: [LngLat, LngLat] = [lngLatOf(from.place), lngLatOf(place)];
    return {
      id: `${from.id}-${id}`,
      dayId: null,
      colour: 0,
      line: arcBetween(...ends, flown ? 0.16 : 0.05),
      flown,
    };
  });
}

/** What was recorded, as it runs. */
const trackRoutes = ({ tracks = [] }: Trip): MapRoute[] =>
  tracks.map(({ id, name, points }) => ({
    id,
    dayId: null,
    colour: 0,
    line: points,
    flown: false,
    track: name,
  }));

/** A day's way: from its base through its items, and back to where the night is spent. */
export function dayRoute({ id, base, endBase, items }: PlanDay, dayIndex: number): MapRoute[] {
  const steps = [
    { place: base, mode: null },
    ...items.map(({ place, travel }) => ({ place, mode: travel?.mode ?? null })),
    { place: endBase, mode: null },
  ];
  const ways: MapWay[] = [];
  let from: LngLat | null = null;
  for (const { place, mode } of steps) {
    if (!place) continue;
    const to = lngLatOf(place);
    if (from && from.join() !== to.join()) ways.push({ from, to, mode });
    from = to;
  }
  const line = ways.length > 0 ? [ways[0]!.from, ...ways.map(({ to }) => to)] : [];
  return line.length < 2 ? [] : [{ id, dayId: id, colour: dayColour(dayIndex), line, ways, flown: false }];
}
