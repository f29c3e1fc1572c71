import type { Answer } from '@wayfare/contracts/endpoints';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PlaceHit } from '@wayfare/atlas';
import { notFound } from '../http/refusal.ts';
import { rateLimit } from '../http/rate-limit.ts';
import { serve } from '../http/serve.ts';
import { pathOf, toAttractionInfo, toCityInfo, toCitySummary, toPlaceRef } from './describe-places.ts';
import {
  attractionsOf,
  attractionWithNearby,
  catalogueCity,
  cityBySlugs,
  dayTripsOf,
  describeLocations,
  type PlaceNeeds,
  transportBetween,
  transportOfTrip,
} from './find-places.ts';
import type { ActivitiesProvider } from './activities-provider.ts';
import { providerActivities } from './provider-activities.ts';
import type { Work } from '../work/work.ts';
import { sampleDays } from './sample-days.ts';

const searchKinds = { city: 1, attraction: 1, region: 1, country: 1, airport: 1, extra: 0 };
const helperLimit = { most: 600, windowMs: 60_000 };

/** Hours tell "open now", so an answer may be held for minutes only. */
const holdMinutes = (reply: FastifyReply, minutes: number) =>
  reply.header('cache-control', `public, max-age=${minutes * 60}`);

interface PlaceRouteNeeds extends PlaceNeeds {
  work: Work;
  /** The activities provider's API, where its key is set. */
  activities: ActivitiesProvider | null;
}

/** Places of the atlas: guides, search and the ways between places. */
export function placeRoutes(app: FastifyInstance, needs: PlaceRouteNeeds) {
  const { atlas, now } = needs;
  const mayAsk = rateLimit(helperLimit, now);

  let cities: Answer<'cities'> | undefined;
  serve(app, 'cities', ({ reply }) => {
    holdMinutes(reply, 60);
    return (cities ??= {
      cities: atlas()
        .catalogueCities()
        .map((city) => toCitySummary(atlas(), city)),
    });
  });
  serve(app, 'cityInfo', ({ params, reply }) => {
    catalogueCity(atlas(), params.id);
    holdMinutes(reply, 60);
    const info = toCityInfo(atlas(), params.id, now());
    if (!info) throw notFound('city guide');
    return info;
  });
  const samples = sampleDays((cityId) => needs.work.run('sampleDays', cityId));
  serve(app, 'sampleDays', ({ params, reply }) => {
    catalogueCity(atlas(), params.id);
    holdMinutes(reply, 60);
    return samples(params.id);
  });
  serve(app, 'topAttractions', ({ params, reply }) => {
    const city = cityBySlugs(atlas(), params.country, params.city);
    holdMinutes(reply, 5);
    return {
      city: toCitySummary(atlas(), city),
      attractions: atlas()
        .topAttractions(city.id)
        .map((entry) => toAttractionInfo(atlas(), entry, now())),
    };
  });
  serve(app, 'attractionInfo', ({ params, reply }) => {
    holdMinutes(reply, 5);
    return attractionWithNearby(needs, params.cityId, params.place);
  });
  serve(app, 'dayTrips', ({ params, reply }) => {
    holdMinutes(reply, 60);
    return dayTripsOf(needs, params.id);
  });
  serve(app, 'providerCity', ({ params }) => {
    const city = catalogueCity(atlas(), params.id);
    return providerActivities(atlas(), city, needs.activities);
  });

  serve(app, 'searchPlaces', ({ query, reply }) => {
    const known = (hit: PlaceHit) => searchKinds[hit.kind] === 1;
    holdMinutes(reply, 60);
    const hits = atlas()
      .search(query.q, { limit: query.limit ?? 10 })
      .filter(known);
    return {
      results: hits.map((hit) => ({
        kind: hit.kind as Exclude<typeof hit.kind, 'extra'>,
        id: hit.id,
        name: hit.name,
        detail: hit.context,
        place: toPlaceRef(atlas(), hit),
        path: pathOf(atlas(), hit.id),
      })),
    };
  });
  serve(app, 'attractions', ({ body, request }) => {
    mayAsk(request.ip);
    return attractionsOf(needs, body.places);
  });
  serve(app, 'locationInfos', ({ body, request }) => {
    mayAsk(request.ip);
    return describeLocations(needs, body.locations);
  });
  serve(app, 'transportationInfo', ({ body, request }) => {
    mayAsk(request.ip);
    return transportBetween(needs, body);
  });
  serve(app, 'tripTransportationInfo', ({ body, request }) => {
    mayAsk(request.ip);
    return transportOfTrip(needs, body.trip);
  });
}
