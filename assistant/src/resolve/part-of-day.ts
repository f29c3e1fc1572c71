import type { WhenSaid } from '@wayfare/contracts/intent';
import type { PlanItem } from '@wayfare/contracts/plan';

type Part = NonNullable<WhenSaid['part']>;

/** From when until when a part of the day lasts. */
export const partHours: Readonly<Record<Part, readonly [number, number]>> = {
  morning: [300, 720],
  midday: [690, 840],
  afternoon: [720, 1050],
  evening: [1020, 1380],
  sunset: [1020, 1320],
  night: [1140, 1560],
};

/** The minutes between which a wish lies; null where it names neither hour nor part. */
export function hoursOf(when: WhenSaid | undefined): { from: number; until: number } | null {
  if (when?.fromMinute === undefined && when?.untilMinute === undefined && when?.part === undefined)
    return null;
  const [from, until] = when.part === undefined ? [0, 2879] : partHours[when.part];
  return { from: when.fromMinute ?? from, until: when.untilMinute ?? until };
}

/** Whether an item begins within the hours of a wish. */
export function isInPart({ startMinute }: PlanItem, when: WhenSaid | undefined): boolean {
  const hours = hoursOf(when);
  return hours === null || (startMinute >= hours.from && startMinute < hours.until);
}
