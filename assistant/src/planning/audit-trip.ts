import type { Atlas } from '@wayfare/atlas';
import type { Finding } from '@wayfare/contracts/finding';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { auditDocument } from '@wayfare/planner';
import { knowledgeOf } from './knowledge.ts';
import type { Ways } from './ways.ts';

/** On a train or a plane one eats on the way: a meal that falls into a transfer is not missed. */
function eatenOnTheWay(finding: Finding, { plan }: TripDocument): boolean {
  if (finding.kind !== 'no_meal_break') return false;
  const from = Number(finding.facts['fromMinute'] ?? 0);
  const to = Number(finding.facts['toMinute'] ?? 0);
  const day = plan?.days.find(({ id }) => id === finding.dayId);
  return (
    day?.items.some(
      ({ kind, startMinute, endMinute }) => kind === 'transfer' && startMinute <= to && endMinute >= from,
    ) ?? false
  );
}

/** Everything in a trip's plan that does not hold, by what the atlas knows. */
export function auditTrip(document: TripDocument, atlas: Atlas, ways: Ways): Finding[] {
  return auditDocument(document, knowledgeOf(document, atlas, ways)).filter(
    (finding) => !eatenOnTheWay(finding, document),
  );
}
