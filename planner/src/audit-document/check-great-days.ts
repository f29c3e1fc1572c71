import type { Finding } from '@wayfare/contracts/finding';
import type { AuditView } from './audit-view.ts';
import { found } from './audit-view.ts';

/**
 * Days that fall on a holiday, an eve or a feast: what is shut, crowded or worth seeing then, and ways by bus or train
 * where none runs. What lasts, as Ramadan does, is told on the first day of the trip that it touches.
 */
export function checkGreatDays({ days, knowledge }: AuditView): Finding[] {
  const told = new Set<string>();
  return days.flatMap((day) => {
    const rides = day.items.filter(({ travel }) => travel?.mode === 'transit');
    return (knowledge.greatDays?.[day.id] ?? []).flatMap(({ name, tell, noTransport }) => {
      const findings: Finding[] = [];
      if (noTransport === true && rides.length > 0)
        findings.push(found('no_transport', 'warning', day, rides, { holiday: name }));
      if (tell !== null && !told.has(tell)) {
        told.add(tell);
        const finding = found('great_day', 'hint', day, [], { name, tell });
        findings.push({ ...finding, id: `${finding.id}${name}` });
      }
      return findings;
    });
  });
}
