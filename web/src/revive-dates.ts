const isoDateTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z?$/;

/** Turns every string of ISO date-time form into a `Date`, through nested objects and arrays. */
export function reviveDates(value: unknown): unknown {
  if (typeof value === 'string') {
    if (!isoDateTime.test(value)) return value;
    const date = new Date(value);
    return Number.isNaN(date.getTime()) ? value : date;
  }
  if (Array.isArray(value)) return value.map(reviveDates);
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, reviveDates(inner)]));
  }
  return value;
}
