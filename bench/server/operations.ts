import { measuredTrip } from './measured-trip.ts';

/** One thing that is asked of the server again and again. */
export interface Operation {
  name: string;
  path: string;
  clients: number;
  /** The ratio of requests a second to a constant of the same size that it should reach. */
  goal: number;
  /** What client number `client` sends, one after the other; nothing where it only reads. */
  bodies?: (client: number) => string[];
}

const bodiesInTurn = 12;
const rewrites = (id: string | undefined) =>
  Array.from({ length: bodiesInTurn }, (_, edits) =>
    JSON.stringify({ ...(id !== undefined && { _id: id }), ...measuredTrip(edits) }),
  );

/** What is measured, over trips that exist; each of those who save has one of the trips to themselves. */
export const operations = (tripIds: readonly string[]): Operation[] => [
  { name: 'list', path: '/api/trips', clients: 20, goal: 0.65 },
  { name: 'trip', path: `/api/trip/${tripIds[0]}`, clients: 20, goal: 0.5 },
  { name: 'save', path: '/api/save', clients: 10, goal: 0.12, bodies: (client) => rewrites(tripIds[client]) },
  { name: 'create', path: '/api/save', clients: 10, goal: 0.12, bodies: () => rewrites(undefined) },
  // No more at a time than one account may have made for it.
  { name: 'ics', path: `/api/trip-export/${tripIds[0]}.ics`, clients: 6, goal: 0.1 },
  { name: 'cities', path: '/api/cities', clients: 20, goal: 0.7 },
  { name: 'guide', path: '/api/city-info/pt-lisbon', clients: 20, goal: 0.7 },
  { name: 'sights', path: '/api/top-attractions/portugal/lisbon', clients: 20, goal: 0.7 },
  { name: 'search', path: '/api/search?q=li', clients: 20, goal: 0.3 },
];
