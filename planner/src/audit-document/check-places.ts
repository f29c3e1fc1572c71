import type { Finding } from '@wayfare/contracts/finding';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { AuditView } from './audit-view.ts';
import { factsOf, found, visits } from './audit-view.ts';
import { takeOut } from './free-slot.ts';

function checkItem(view: AuditView, day: PlanDay, item: PlanItem): Finding[] {
  const findings: Finding[] = [];
  const { outOfSeason, hoursUnsure, booking } = factsOf(view, item);
  if (item.place?.status === 'unverified') {
    findings.push(
      found('unverified_place', 'warning', day, [item], { place: item.place.name }, takeOut(item)),
    );
  }
  if (outOfSeason === true) findings.push(found('out_of_season', 'warning', day, [item], {}, takeOut(item)));
  if (hoursUnsure === true) findings.push(found('hours_unsure', 'hint', day, [item], {}));
  if (booking !== undefined && item.booking === undefined) {
    findings.push(
      found('booking_needed', booking === 'needed' ? 'warning' : 'hint', day, [item], { booking }),
    );
  }
  return findings;
}

function checkTwice(view: AuditView): Finding[] {
  const seen = new Map<string, PlanItem>();
  const findings: Finding[] = [];
  for (const day of view.days) {
    for (const item of visits(day)) {
      const placeId = item.place?.placeId ?? item.place?.source?.id;
      if (placeId === undefined || item.place?.kind === 'city') continue;
      const before = seen.get(placeId);
      if (before === undefined) seen.set(placeId, item);
      else {
        const fix = takeOut(item) ?? takeOut(before);
        findings.push(found('visited_twice', 'warning', day, [before, item], { place: placeId }, fix));
      }
    }
  }
  return findings;
}

/** Places that are unverified, out of season, to be booked, of unsure hours, or visited twice. */
export function checkPlaces(view: AuditView): Finding[] {
  const single = view.judged.flatMap((day) => day.items.flatMap((item) => checkItem(view, day, item)));
  return [...single, ...checkTwice(view)];
}
