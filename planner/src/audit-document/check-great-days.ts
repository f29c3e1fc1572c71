import type { Finding } from '@wayfare/contracts/finding';
import type { AuditView } from './audit-view.ts';
import { found } from './audit-view.ts';

/** Days that fall on a holiday, an eve or a feast: what is shut, crowded or worth seeing then. */
export function checkGreatDays({ days, knowledge }: AuditView): Finding[] {
  return days.flatMap((day) =>
    (knowledge.greatDays?.[day.id] ?? []).map(({ name, tell }) => {
      const finding = found('great_day', 'hint', day, [], { name, tell });
      return { ...finding, id: `${finding.id}${name}` };
    }),
  );
}
