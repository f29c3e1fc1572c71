export { applyEdit } from './edits/apply-edit.ts';
export type { EditResult } from './edits/edit-result.ts';
export { rebaseEdits } from './edits/rebase.ts';
export type { Rebased } from './edits/rebase.ts';
export { replaceDocument } from './edits/replace-document.ts';
export { sameData } from './edits/same-data.ts';
export type {
  Hours,
  MealWindow,
  Opening,
  Problem,
  ProblemDay,
  ProblemPlace,
  ProblemSite,
} from './problem.ts';
export type { SolvedDay, SolvedMeal, SolvedPlan, SolvedVisit, Unmet, UnmetReason } from './plan.ts';
export { solve } from './solve.ts';
export type { SolveOptions } from './solve.ts';
export { orderDay } from './order-day/order-day.ts';
export type { OrderProblem, OrderResult, OrderStop } from './order-day/order-problem.ts';
export { orderCities } from './order-cities/order-cities.ts';
export type {
  CitiesProblem,
  CitiesResult,
  RouteCity,
  RouteEvent,
  RouteStay,
} from './order-cities/cities-problem.ts';
export { auditDocument } from './audit-document/audit-document.ts';
export type {
  ItemFacts,
  Knowledge,
  KnownGreatDay,
  KnownLight,
  KnownMeal,
  KnownOpening,
  TripMoment,
} from './knowledge.ts';
export { drivingCost } from './costs/driving-cost.ts';
export type { CarRates, DrivingCost } from './costs/driving-cost.ts';
export { entryCost } from './costs/entry-cost.ts';
export type { EntryPrice } from './costs/entry-cost.ts';
export { headsOf, partyOf } from './costs/party.ts';
export type { Party } from './costs/party.ts';
export { coveredItems, paidCosts, ticketsOf } from './costs/tickets.ts';
export type { SharedTicket } from './costs/tickets.ts';
export { wholeBudget } from './costs/whole-budget.ts';
export { describeChange } from './describe-change/describe-change.ts';
export { retimeDay } from './retime/retime-day.ts';
export type { RetimeConflict, RetimeOptions, RetimedDay } from './retime/retime-day.ts';
export { tripMoments } from './trip-moments.ts';
export { previewShift } from './shift/preview-shift.ts';
export type { ShiftPreview } from './shift/preview-shift.ts';
export { staleStays } from './stale/stale-stays.ts';
export type { StaleStays } from './stale/stale-stays.ts';
export { seededRandom } from './random.ts';
export type { Random } from './random.ts';
