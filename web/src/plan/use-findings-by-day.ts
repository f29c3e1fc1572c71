import type { Finding } from '@wayfare/contracts/finding';
import { sameData } from '@wayfare/planner';
import { useState } from 'react';

const none: readonly Finding[] = [];

function grouped(findings: readonly Finding[], before: ReadonlyMap<string, readonly Finding[]>) {
  const next = new Map<string, readonly Finding[]>();
  for (const finding of findings) {
    const dayId = finding.dayId ?? '';
    next.set(dayId, [...(next.get(dayId) ?? []), finding]);
  }
  for (const [dayId, list] of next) {
    const same = before.get(dayId);
    if (same && sameData(same, list)) next.set(dayId, same);
  }
  return next;
}

/** What does not hold, day by day. A day whose findings are as they were gets the very list it had. */
export function useFindingsByDay(findings: readonly Finding[]) {
  const [held, setHeld] = useState({ findings, byDay: grouped(findings, new Map()) });
  let { byDay } = held;
  if (held.findings !== findings) {
    byDay = grouped(findings, held.byDay);
    setHeld({ findings, byDay });
  }
  return (dayId: string) => byDay.get(dayId) ?? none;
}
