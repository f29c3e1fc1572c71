import type { Finding } from '@wayfare/contracts/finding';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { Knowledge } from '../knowledge.ts';
import type { Check } from './audit-view.ts';
import { checkBudget } from './check-budget.ts';
import { checkDayBounds } from './check-day-bounds.ts';
import { checkFixedEvents } from './check-fixed-events.ts';
import { checkGreatDays } from './check-great-days.ts';
import { checkLight } from './check-light.ts';
import { checkMeals } from './check-meals.ts';
import { checkOpening } from './check-opening.ts';
import { checkPlaces } from './check-places.ts';
import { checkRoute } from './check-route.ts';
import { checkSequence } from './check-sequence.ts';

const checks: readonly Check[] = [
  checkOpening,
  checkLight,
  checkSequence,
  checkDayBounds,
  checkMeals,
  checkFixedEvents,
  checkBudget,
  checkPlaces,
  checkRoute,
  checkGreatDays,
];

const rank = { severe: 0, warning: 1, hint: 2 } as const;

/**
 * Everything in a trip's plan that does not hold, the gravest first, each with the edit that mends it where there is
 * one. It judges by the document and the given knowledge alone and shares no code with the search. With `ofDays` it
 * leaves out what only concerns other days.
 */
export function auditDocument(
  document: TripDocument,
  knowledge: Knowledge,
  ofDays?: ReadonlySet<string>,
): Finding[] {
  const days = document.plan?.days ?? [];
  const judged = ofDays ? days.filter(({ id }) => ofDays.has(id)) : days;
  const view = { document, knowledge, days, judged };
  return checks
    .flatMap((check) => check(view))
    .toSorted((left, right) => rank[left.severity] - rank[right.severity]);
}
