import type { FastifyInstance } from 'fastify';
import type { AppNeeds, DearWork } from './app.ts';
import { activities } from './outside/activities.ts';
import type { Outside } from './outside/open-door.ts';
import { roadLines } from './outside/road-lines.ts';
import { roads } from './outside/roads.ts';
import { streetsOf } from './outside/streets-of.ts';
import { timetables } from './outside/timetables.ts';
import { artRoutes } from './places/art.routes.ts';
import { articleRoutes } from './places/article.routes.ts';
import type { GuideChanges } from './places/guide-changes.ts';
import { liveWays } from './places/live-ways.ts';
import { mapRoutes } from './places/map.routes.ts';
import { placeRoutes } from './places/place.routes.ts';
import { searchRoutes } from './places/search.routes.ts';

/** Guides, search, articles, drawings and maps. */
export function addPlaces(
  app: FastifyInstance,
  needs: AppNeeds & { guideChanges: GuideChanges },
  dear: DearWork,
  outside: Outside,
) {
  const { travel, now, config } = needs;
  const ways = liveWays({
    travel,
    now,
    roads: roads(outside, config.roadKind),
    timetables: timetables(outside),
  });
  placeRoutes(app, {
    ...needs,
    ...dear,
    ways,
    activities: activities(outside, config.site.activitiesKey ?? ''),
  });
  searchRoutes(app, { ...needs, ...dear, outside });
  articleRoutes(app, needs.atlas, dear.work);
  artRoutes(app, needs);
  mapRoutes(app, {
    streets: streetsOf(config.outside, outside, app.log),
    roadLines: roadLines(outside, config.roadKind),
    now,
  });
}
