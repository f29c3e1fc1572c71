import type { Atlas } from '@wayfare/atlas';
import type { Finding } from '@wayfare/contracts/finding';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { auditDocument } from '@wayfare/planner';
import { knowledgeOf } from './knowledge.ts';
import type { Ways } from './ways.ts';

/** Everything in a trip's plan that does not hold, by what the atlas knows. */
export function auditTrip(document: TripDocument, atlas: Atlas, ways: Ways): Finding[] {
  return auditDocument(document, knowledgeOf(document, atlas, ways));
}
