import type { SolveOptions } from '../solve.ts';
import { exactOrder, MOST_EXACT_STOPS } from './exact-order.ts';
import type { OrderProblem, OrderResult } from './order-problem.ts';
import { searchOrder } from './search-order.ts';

/**
 * Puts the stops of one day in the order with the least travel that keeps every window: proven best for up to 13
 * stops, near the best and better with more effort beyond. Where all stops together cannot be kept, as few as it
 * can find are `left` out; it never throws.
 */
export function orderDay(problem: OrderProblem, options: SolveOptions = {}): OrderResult {
  const exact = problem.stops.length <= MOST_EXACT_STOPS ? exactOrder(problem) : null;
  return exact ?? searchOrder(problem, options);
}
