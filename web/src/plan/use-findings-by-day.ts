import type { Finding } from '@wayfare/contracts/finding';
import { useMemo, useRef } from 'react';

const none: readonly Finding[] = [];
const sameAs = (left: readonly Finding[], right: readonly Finding[]) =>
  left.length === right.length && JSON.stringify(left) === JSON.stringify(right);

/** What does not hold, day by day. A day whose findings are as they were gets the very list it had. */
export function useFindingsByDay(findings: readonly Finding[]) {
  const held = useRef<ReadonlyMap<string, readonly Finding[]>>(new Map());
  return useMemo(() => {
    const next = new Map<string, readonly Finding[]>();
    for (const finding of findings) {
      const dayId = finding.dayId ?? '';
      next.set(dayId, [...(next.get(dayId) ?? []), finding]);
    }
    for (const [dayId, list] of next) {
      const before = held.current.get(dayId);
      if (before && sameAs(before, list)) next.set(dayId, before);
    }
    held.current = next;
    return (dayId: string) => next.get(dayId) ?? none;
  }, [findings]);
}
