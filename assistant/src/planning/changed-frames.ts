import type { PlanDay } from '@wayfare/contracts/plan';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { DayFrame } from './day-frames.ts';
import { dayFrames } from './day-frames.ts';
import { paceRules } from './pace-rules.ts';

const framesOf = ({ trip }: TripDocument): DayFrame[] =>
  dayFrames(trip, paceRules({ ...trip.assumed, ...trip.request }));

/** What of a day depends on the route: where it begins and ends, its ways, and the time they leave. */
function shapeOf({ day, freeFrom, freeUntil, light, after }: DayFrame): string {
  const settled = [...day.items, ...after].map(({ kind, title, startMinute, endMinute }) => [
    kind,
    title,
    startMinute,
    endMinute,
  ]);
  return JSON.stringify([day.base?.name, day.endBase?.name, freeFrom, freeUntil, light, settled]);
}

/** The frames of a stay in order, so that the second day of it before is compared with the second after. */
function byStay(frames: readonly DayFrame[]): Map<string, DayFrame[]> {
  const stays = new Map<string, DayFrame[]>();
  for (const frame of frames) {
    const id = frame.day.stopId ?? '';
    stays.set(id, [...(stays.get(id) ?? []), frame]);
  }
  return stays;
}

/** The days of the present plan that a changed route touches, by id; days that are new are not among them. */
export function changedFrames(
  before: TripDocument,
  after: TripDocument,
): { touched: Set<string>; days: PlanDay[] } {
  const was = byStay(framesOf(before));
  const touched: PlanDay[] = [];
  for (const [stopId, frames] of byStay(framesOf(after))) {
    const present = (before.plan?.days ?? []).filter((day) => day.stopId === stopId);
    frames.forEach((frame, nth) => {
      const day = present[nth];
      const old = was.get(stopId)?.[nth];
      if (day !== undefined && (old === undefined || shapeOf(old) !== shapeOf(frame))) touched.push(day);
    });
  }
  return { touched: new Set(touched.map(({ id }) => id)), days: touched };
}
