const city = /^\/api\/city-info\/[a-z0-9-]+$/;
const trip = /^\/api\/(trip|trip-outline|trip-sheet)\/[A-Za-z0-9_-]{22}$/;
const featured = /^\/api\/featured\/[a-z0-9-]{1,120}$/;
const lists = new Set(['/api/trips', '/api/archived-trips', '/api/current-user', '/api/map-settings']);

/** Under which address the copy of a read is kept; null for what is not kept. */
export function copyKey(pathname: string, search: string): string | null {
  const query = new URLSearchParams(search);
  if (lists.has(pathname) || city.test(pathname) || featured.test(pathname))
    return query.size === 0 ? pathname : null;
  if (!trip.test(pathname)) return null;
  const ticket = query.get('ticket');
  return ticket === null ? pathname : `${pathname}?ticket=${encodeURIComponent(ticket)}`;
}
