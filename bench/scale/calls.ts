import { emptyTrip } from '@wayfare/contracts/empty-trip';

/** A short trip: what the others on a site look like does not matter, only how many there are. */
export const smallTrip = (tripName: string) => ({
  tripName,
  trip: {
    ...emptyTrip(),
    startOn: '2027-04-10',
    stops: [
      {
        id: 'a',
        nights: 3,
        place: {
          ...{ placeId: 'pt-lisbon', name: 'Lisbon', kind: 'city' as const, countryCode: 'pt' },
          ...{ latitude: 38.7223, longitude: -9.1393, timeZone: 'Europe/Lisbon', status: 'atlas' as const },
        },
      },
    ],
    notes: 'What one writes beside a trip, of a usual length. '.repeat(12),
  },
  plan: null,
});

/** What is asked of a small site and of a large one in turns: by somebody of twenty trips, and by an admin. */
export const callsOf = (tripIds: readonly string[]) => {
  const tripId = tripIds[0]!;
  const save = (turn: number) => ({ ...smallTrip(`Saved ${turn}`), _id: tripId });
  return [
    { name: 'trips, as kept', path: '/api/trips' },
    { name: 'trips, after a save', path: '/api/trips', before: save },
    { name: 'archived trips', path: '/api/archived-trips' },
    { name: 'trip', path: `/api/trip/${tripId}` },
    { name: 'save', path: '/api/save', body: save },
    { name: 'home', path: '/' },
    { name: 'featured trips', path: '/api/get-featured-trips' },
    { name: 'outline (page)', path: `/outline/${tripId}` },
    { name: 'outline (data)', path: `/api/trip-outline/${tripId}` },
    { name: 'search', path: '/api/search?q=lis' },
    { name: 'room of the account', path: '/api/my-room' },
    { name: 'subscriptions', path: `/api/calendar-subscription?tripId=${tripId}` },
    { name: 'admin: overview', path: '/api/admin/overview' },
    { name: 'admin: accounts', path: '/api/admin/users' },
    { name: 'admin: accounts named person', path: '/api/admin/users?q=person' },
    { name: 'admin: accounts named nobody', path: '/api/admin/users?q=nobodyatall' },
    { name: 'admin: featured trips', path: '/api/admin/featured' },
  ] as readonly Call[];
};

export interface Call {
  name: string;
  path: string;
  /** What is sent; nothing where it only reads. */
  body?: (turn: number) => unknown;
  /** What is saved before it, outside of the time that is taken. */
  before?: (turn: number) => unknown;
}
