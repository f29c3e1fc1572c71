import { instantKeys } from '@wayfare/contracts/instant-keys';

const isoDateTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z?$/;

/**
 * Turns every string of ISO date-time form into a `Date`, through nested objects and arrays, wherever the contract has
 * an instant. Elsewhere stands what people wrote, and stays as they wrote it.
 */
export function reviveDates(value: unknown, key?: string): unknown {
  if (typeof value === 'string') {
    if (key === undefined || !instantKeys.has(key) || !isoDateTime.test(value)) return value;
    const date = new Date(value);
    return Number.isNaN(date.getTime()) ? value : date;
  }
  if (Array.isArray(value)) return value.map((inner) => reviveDates(inner, key));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, reviveDates(inner, name)]));
  }
  return value;
}
