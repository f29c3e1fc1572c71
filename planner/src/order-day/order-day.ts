import type { SolveOptions } from '../solve.ts';
import { exactOrder, MOST_EXACT_PARTS } from './exact-order.ts';
import type { OrderProblem, OrderResult } from './order-problem.ts';
import { searchOrder } from './search-order.ts';

/**
 * Puts the stops and meals of one day in the order with the least travel that keeps every window: proven best for up
 * to 13 of them, near the best and better with more effort beyond. Null where not all can be kept, or no such order
 * was found; it never throws.
 */
export function orderDay(problem: OrderProblem, options: SolveOptions = {}): OrderResult | null {
  const parts = problem.stops.length + (problem.meals?.length ?? 0);
  return parts <= MOST_EXACT_PARTS ? exactOrder(problem) : searchOrder(problem, options);
}
