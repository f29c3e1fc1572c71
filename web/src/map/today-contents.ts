import type { PlanDay } from '@wayfare/contracts/plan';
import { formatMinute } from '../ui/format-date.ts';
import { dayColour, type MapContents, type MapPoint } from './map-contents.ts';
import { dayRoute } from './trip-contents.ts';

/** How far a day is: what goes on, what is next, and what is behind. */
interface DaySoFar {
  nowId: string | undefined;
  nextId: string | undefined;
  doneIds: ReadonlySet<string>;
}

/** A day under way on the map: now and next stand out, what is behind steps back. */
export function todayContents(
  day: PlanDay,
  dayIndex: number,
  { nowId, nextId, doneIds }: DaySoFar,
): MapContents {
  const colour = dayColour(dayIndex);
  let number = 0;
  const points = day.items.flatMap(({ id, title, place, startMinute }): MapPoint[] => {
    if (!place) return [];
    number += 1;
    const word = id === nowId ? 'Now' : id === nextId ? 'Next' : null;
    const behind = doneIds.has(id);
    return [
      {
        id,
        dayId: day.id,
        kind: 'item',
        name: title,
        detail: [word ?? (behind ? 'Done' : null), formatMinute(startMinute)].filter(Boolean).join(', '),
        number: String(number),
        colour,
        place,
        ...(word ? { caption: word } : {}),
        faint: behind,
      },
    ];
  });
  return { points, routes: dayRoute(day, dayIndex), days: [] };
}
