import { gunzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { rateLimit } from '../http/rate-limit.ts';
import { notFound } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import type { RoadLines } from '../outside/road-lines.ts';
import type { StreetSheet } from '../outside/street-sheet.ts';
import type { Streets, TileAt } from '../outside/streets.ts';

interface MapNeeds {
  /** Null where the site has none. */
  streets: Streets | null;
  roadLines: RoadLines;
  now: () => number;
}

/** Farther away the embedded map has all that there is to see. */
const firstZoom = 9;
const lastZoom = 16;
const daySeconds = 86_400;
/** After so long the map asks again for a piece that could not be had. */
const againSeconds = 20;
/** Far more than a hand can look at in a minute, and too few to draw somebody else's maps from here. */
const tilesAMinute = 900;
const linesAMinute = 120;

const widest = { minzoom: firstZoom, maxzoom: lastZoom };
const isBetween = (zoom: number, { minzoom, maxzoom }: typeof widest) => zoom >= minzoom && zoom <= maxzoom;
const zoomsOf = ({ minzoom, maxzoom }: StreetSheet) => ({
  minzoom: Math.max(firstZoom, minzoom),
  maxzoom: Math.min(lastZoom, maxzoom),
});

/** The place in the grid that an address names; null for one that is none. */
function tileAt({ params }: FastifyRequest): TileAt | null {
  const { z, x, y } = params as Record<'z' | 'x' | 'y', string>;
  if (![z, x, y].every((part) => /^\d{1,6}$/.test(part))) return null;
  const at = { z: Number(z), x: Number(x), y: Number(y) };
  const inGrid = (part: number) => part < 2 ** at.z;
  return inGrid(at.x) && inGrid(at.y) ? at : null;
}

const pointOf = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  lat: latitude,
  lon: longitude,
});

/** How maps are drawn, the tiles of streets, and how ways run along them. */
export function mapRoutes(app: FastifyInstance, { streets, roadLines, now }: MapNeeds) {
  const mayLook = rateLimit({ most: tilesAMinute, windowMs: 60_000 }, now);
  const mayAsk = rateLimit({ most: linesAMinute, windowMs: 60_000 }, now);
  const sheet = async () => (await streets?.sheet()) ?? null;

  serve(app, 'mapSettings', async () => {
    const [drawn, roads] = await Promise.all([sheet(), roadLines.isOn()]);
    if (!drawn) return { streets: null, roads };
    const { schema, bounds, credits } = drawn;
    return {
      streets: { tiles: ['/streets/{z}/{x}/{y}'], schema, bounds, credits, ...zoomsOf(drawn) },
      roads,
    };
  });

  app.get('/streets/:z/:x/:y', async (request, reply) => {
    mayLook(request.ip);
    const at = tileAt(request);
    const drawn = at && (await sheet());
    if (!at || !isBetween(at.z, drawn ? zoomsOf(drawn) : widest)) throw notFound('piece of the map');
    const tile = drawn && (await streets!.tile(at));
    // Nothing but this site's own pages may draw from here.
    reply.header('cross-origin-resource-policy', 'same-origin');
    if (tile === null) return reply.header('cache-control', `max-age=${againSeconds}`).code(204).send();
    reply.header('cache-control', `public, max-age=${daySeconds}`).header('vary', 'accept-encoding');
    if (tile.length === 0) return reply.code(204).send();
    reply.type('application/vnd.mapbox-vector-tile');
    const takesPacked = request.headers['accept-encoding']?.includes('gzip');
    return takesPacked ? reply.header('content-encoding', 'gzip').send(tile) : reply.send(gunzipSync(tile));
  });

  serve(app, 'wayLines', async ({ body, request }) => {
    mayAsk(request.ip);
    const ways = body.ways.map(({ from, to, mode }) => ({ from: pointOf(from), to: pointOf(to), mode }));
    return { lines: await Promise.all(ways.map(roadLines.line)) };
  });
}
