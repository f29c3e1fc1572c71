import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { siteDress } from './add-operator.ts';
import type { AppNeeds } from './app.ts';
import type { Upkeep } from './add-running.ts';
import { refreshed } from './db/refreshed.ts';
import type { OperatorKeeper } from './operator/operator-keeper.ts';
import { guideMovedTo } from './places/guide-moved-to.ts';
import { shareRoutes } from './places/share.routes.ts';
import { ticketRepo } from './sharing/ticket.repo.ts';
import type { GuideChanges } from './places/guide-changes.ts';
import { foundRoutes } from './site/found.routes.ts';
import { webRoutes } from './site/web.routes.ts';
import { featuredAddresses, movedFeatured } from './trips/featured-addresses.ts';
import { opensTrip } from './trips/opens-trip.ts';
import { tripRepo } from './trips/trip.repo.ts';

/** The pages themselves, and what search engines and readers of feeds ask for. */
export async function addPages(
  app: FastifyInstance,
  needs: AppNeeds & { guideChanges: GuideChanges },
  operator: OperatorKeeper,
): Promise<Upkeep> {
  const { config, db, atlas, now, guideChanges } = needs;
  const { origin, webDirectory } = config;
  const trips = tripRepo(db);
  const tickets = ticketRepo(db);
  const grantOf = (tripId: string, ticket: string) => tickets.grantOf(tripId, ticket, now());
  let featuredVersion = '';
  const refreshFeatured = refreshed(async () => (featuredVersion = await trips.featuredVersion()), {
    keptMs: 0,
    now,
  });
  const featuredAt = featuredAddresses(trips);
  const featuredMovedTo = movedFeatured(featuredAt);
  foundRoutes(app, {
    origin,
    atlas,
    featured: () => trips.listFeatured(null),
    operator: operator.current,
    guideChanges,
    builtAt: statSync(webDirectory, { throwIfNoEntry: false })?.mtimeMs ?? now(),
  });
  shareRoutes(app, {
    ...needs,
    siteName: operator.name,
    featured: async (address) => {
      const found = await featuredAt(address);
      return found && trips.find(found.id);
    },
  });
  return webRoutes(app, {
    webDirectory,
    origin,
    now,
    movedTo: async (path) => guideMovedTo(atlas, path) ?? (await featuredMovedTo(path)),
    opensTrip: opensTrip({ trips, grantOf }),
    featuredVersion: async () => {
      await refreshFeatured();
      return featuredVersion;
    },
    dress: siteDress(operator),
    pagesDirectory: join(config.dataDirectory, 'pages'),
    drawsInThread: config.planningThreads > 0,
  });
}
