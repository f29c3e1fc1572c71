import type { PlanItem } from '@wayfare/contracts/plan';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { DayFrame } from './day-frames.ts';
import { shortId } from './unique-ids.ts';

const usualStarts: readonly (readonly [RegExp, number, number])[] = [
  [/wedding|ceremony/i, 840, 240],
  [/dinner/i, 1140, 120],
  [/lunch/i, 750, 90],
  [/concert|opera|show|theatre|gig|musical|ballet/i, 1170, 150],
  [/match|game/i, 900, 150],
  [/conference|workshop|seminar|exam/i, 600, 180],
  [/friend|relatives|family|reunion/i, 900, 150],
];

/** When something of this kind usually begins, and how long it takes. */
export function usualHours(what: string): readonly [startMinute: number, minutes: number] {
  const usual = usualStarts.find(([pattern]) => pattern.test(what));
  return [usual?.[1] ?? 600, usual?.[2] ?? 120];
}

/** Whether an appointment is for eating. */
export const isMeal = (what: string): boolean => /dinner|lunch|table/i.test(what);

/** The appointments of a day that the traveller named, as locked items; those already there are not repeated. */
export function fixedItems(
  { trip }: TripDocument,
  { day, freeFrom, freeUntil }: DayFrame,
  index: number,
  present: readonly PlanItem[],
): PlanItem[] {
  return (trip.request.fixed ?? []).flatMap((event, number) => {
    const today = event.on === undefined ? event.day === index + 1 : day.on !== null && event.on === day.on;
    if (!today || present.some(({ title }) => title.toLowerCase().includes(event.what.toLowerCase())))
      return [];
    const [usual, minutes] = usualHours(event.what);
    // Where no hour was said, not before one has arrived nor after one leaves.
    const startMinute =
      event.startMinute ??
      Math.max(Math.min(Math.max(usual, freeFrom), freeUntil - minutes), Math.min(freeFrom, 1439));
    const endMinute = Math.min(2879, Math.max(startMinute + 1, event.endMinute ?? startMinute + minutes));
    const title = event.what.charAt(0).toUpperCase() + event.what.slice(1);
    return [
      {
        id: shortId(`fixed-${number}`, day.id),
        kind: isMeal(event.what) ? ('meal' as const) : ('activity' as const),
        title: title.slice(0, 200),
        place: null,
        startMinute,
        endMinute,
        travel: null,
        locked: true,
        madeBy: 'traveller' as const,
      },
    ];
  });
}
