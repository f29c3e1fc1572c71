import { measuredEdits, measuredTrip } from './measured-trip.ts';

/** One thing that is asked of the server again and again. */
export interface Operation {
  name: string;
  path: string;
  clients: number;
  /** How the answer may be compressed; plain where this is left out. */
  headers?: Record<string, string>;
  /** The ratio of requests a second to a constant of the same size that it should reach. */
  goal: number;
  /** What client number `client` sends, one after the other; nothing where it only reads. */
  bodies?: (client: number) => string[];
  /** The same where what is sent depends on what was answered last. */
  talk?: Talk;
}

/** Each client's next request, and what it makes of the answer. */
export interface Talk {
  begin: (server: { origin: string }, cookie: string) => Promise<void>;
  next: (client: number) => string;
  heard: (client: number, answer: string) => void;
}

const bodiesInTurn = 12;
const savers = 10;
const usualDays = 7;
const rewrites = (id: string | undefined) =>
  Array.from({ length: bodiesInTurn }, (_, edits) =>
    JSON.stringify({ ...(id !== undefined && { _id: id }), ...measuredTrip(edits) }),
  );

/** Each client changes its own trip, by the edits of one gesture at a time, as the browser does. */
export function editing(tripIds: readonly string[], { clients = savers, days = usualDays } = {}): Talk {
  const versions: number[] = [];
  return {
    // Saved whole, whatever is there: what a run before has left under way comes too late after that, or this once more.
    begin: async ({ origin }, cookie) => {
      for (let client = 0; client < clients; client++) {
        const body = JSON.stringify({ _id: tripIds[client], ...measuredTrip(0, days) });
        const headers = { cookie, 'content-type': 'application/json' };
        const save = () => fetch(`${origin}/api/save`, { method: 'POST', headers, body });
        let answer = await save();
        while (answer.status === 409) answer = await save();
        versions[client] = ((await answer.json()) as { version: number }).version;
      }
    },
    next: (client) => {
      const version = versions[client]!;
      return JSON.stringify({
        kind: 'edits',
        _id: tripIds[client],
        version,
        edits: measuredEdits(version, days),
      });
    },
    heard: (client, answer) => {
      versions[client] = (JSON.parse(answer) as { version: number }).version;
    },
  };
}

const brotli = { 'accept-encoding': 'br' };

/** What is measured, over trips that exist; each of those who save has one of the trips to themselves. */
export const operations = (tripIds: readonly string[]): Operation[] => [
  { name: 'list', path: '/api/trips', clients: 20, goal: 0.65 },
  { name: 'trip', path: `/api/trip/${tripIds[0]}`, clients: 20, goal: 0.5 },
  { name: 'save', path: '/api/save', clients: savers, goal: 0.12, talk: editing(tripIds) },
  {
    name: 'whole',
    path: '/api/save',
    clients: savers,
    goal: 0.12,
    bodies: (client) => rewrites(tripIds[client]),
  },
  { name: 'create', path: '/api/save', clients: savers, goal: 0.12, bodies: () => rewrites(undefined) },
  // No more at a time than one account may have made for it.
  { name: 'ics', path: `/api/trip-export/${tripIds[0]}.ics`, clients: 6, goal: 0.1 },
  { name: 'cities', path: '/api/cities', clients: 20, goal: 0.7 },
  { name: 'guide', path: '/api/city-info/pt-lisbon', clients: 20, goal: 0.7 },
  { name: 'brotli guide', path: '/api/city-info/pt-lisbon', clients: 20, goal: 0.7, headers: brotli },
  { name: 'page', path: '/city-guide/portugal/lisbon', clients: 20, goal: 0.7 },
  { name: 'brotli page', path: '/city-guide/portugal/lisbon', clients: 20, goal: 0.7, headers: brotli },
  { name: 'sights', path: '/api/top-attractions/portugal/lisbon', clients: 20, goal: 0.7 },
  { name: 'search', path: '/api/search?q=li', clients: 20, goal: 0.3 },
];
