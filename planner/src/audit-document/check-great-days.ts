import type { Finding } from '@wayfare/contracts/finding';
import type { AuditView } from './audit-view.ts';
import { found } from './audit-view.ts';

/**
 * Days that fall on a holiday, an eve or a feast: what is shut, crowded or worth seeing then. What lasts, as Ramadan
 * does, is told on the first day of the trip that it touches.
 */
export function checkGreatDays({ days, knowledge }: AuditView): Finding[] {
  const told = new Set<string>();
  return days.flatMap((day) =>
    (knowledge.greatDays?.[day.id] ?? []).flatMap(({ name, tell }) => {
      if (told.has(tell)) return [];
      told.add(tell);
      const finding = found('great_day', 'hint', day, [], { name, tell });
      return [{ ...finding, id: `${finding.id}${name}` }];
    }),
  );
}
