import { createHash } from 'node:crypto';
import type { PlanDay } from '@wayfare/contracts/plan';

const MOST = 40;

/** An id of a long name: cut where it must be, and then told apart from others that begin the same. */
export function shortId(prefix: string, name: string): string {
  const plain = `${prefix}-${name.replace(/[^A-Za-z0-9_-]/g, '-')}`;
  if (plain.length <= MOST) return plain;
  const mark = createHash('sha256').update(name).digest('hex').slice(0, 8);
  return `${plain.slice(0, MOST - mark.length - 1)}-${mark}`;
}

function freeId(id: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number += 1) {
    const next = `${id.slice(0, MOST - 4)}-${number}`;
    if (!taken.has(next)) return next;
  }
}

/**
 * Days in which no id stands twice: what is not made anew and what the traveller settled keeps its id, wherever it was
 * moved to; new days and items that would repeat one get another.
 */
export function withUniqueIds(days: readonly PlanDay[], isNew: (index: number) => boolean): PlanDay[] {
  const dayIds = new Set<string>();
  const itemIds = new Set<string>();
  const settled = (item: PlanDay['items'][number], index: number): boolean =>
    !isNew(index) || item.locked || item.madeBy === 'traveller';
  days.forEach((day, index) => {
    if (!isNew(index)) dayIds.add(day.id);
    for (const item of day.items) if (settled(item, index)) itemIds.add(item.id);
  });
  const take = (id: string, taken: Set<string>): string => {
    const own = taken.has(id) ? freeId(id, taken) : id;
    taken.add(own);
    return own;
  };
  return days.map((day, index) =>
    isNew(index)
      ? {
          ...day,
          id: take(day.id, dayIds),
          items: day.items.map((item) =>
            settled(item, index) ? item : { ...item, id: take(item.id, itemIds) },
          ),
        }
      : day,
  );
}
