import { dayAskedEvent, type DayAsked } from '../ui/day-asked.ts';

/** What takes a thing for a day as a whole: the day's tab, what the map shows of the day, or its way there. */
export interface DayTarget {
  dayId: string;
  left: number;
  bottom: number;
  width: number;
}

const wayWidth = 48;

function askMap(map: Element, x: number, y: number): DayTarget | undefined {
  const detail: DayAsked = { x, y };
  map.dispatchEvent(new CustomEvent(dayAskedEvent, { detail }));
  const { dayId } = detail;
  return dayId === undefined ? undefined : { dayId, left: x - wayWidth / 2, bottom: y + 8, width: wayWidth };
}

/** The day that a thing would go to at a point, whatever is drawn over it. */
export function dayTargetAt(x: number, y: number): DayTarget | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const target = element.closest<HTMLElement>('[data-day-tab], [data-day-drop]');
    const { dayTab, dayDrop } = target?.dataset ?? {};
    const dayId = dayTab ?? dayDrop;
    if (target && dayId) {
      const { left, bottom, width } = target.getBoundingClientRect();
      return { dayId, left, bottom, width };
    }
    const map = element.closest('[data-day-ways]');
    if (map) return askMap(map, x, y);
  }
  return undefined;
}
