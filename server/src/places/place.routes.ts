import type { Answer } from '@wayfare/contracts/endpoints';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { breather } from '../http/breather.ts';
import { notFound } from '../http/refusal.ts';
import type { CostLimit } from '../http/cost-limit.ts';
import { keptAnswers } from '../http/kept-answers.ts';
import { serve } from '../http/serve.ts';
import { Written } from '../http/written.ts';
import { countryGuideOf } from './country-guide.ts';
import { toAttractionInfo, toCityInfo, toCitySummary } from './describe-places.ts';
import { dayTripsOf } from './day-trips.ts';
import {
  attractionsOf,
  attractionWithNearby,
  catalogueCity,
  cityBySlugs,
  describeLocation,
  legsOf,
  type PlaceNeeds,
  transportBetween,
  transportOfLeg,
} from './find-places.ts';
import type { Activities } from '../outside/activities.ts';
import { importedData } from './imported-data.ts';
import type { World } from './open-world.ts';
import { providerActivities } from './provider-activities.ts';
import type { GuideChanges } from './guide-changes.ts';
import type { Work } from '../work/work.ts';
import { sampleDays } from './sample-days.ts';

/** Hours tell "open now", so an answer may be held for minutes only. */
const holdMinutes = (reply: FastifyReply, minutes: number) =>
  reply.header('cache-control', `public, max-age=${minutes * 60}`);

interface PlaceRouteNeeds extends PlaceNeeds, Pick<World, 'shared'> {
  work: Work;
  cost: CostLimit;
  activities: Activities;
  guideChanges: GuideChanges;
}

/** More than the guides of all cities take. */
const guidesBytes = 16 * 1024 * 1024;
const listsBytes = 4 * 1024 * 1024;

/** Places of the atlas: guides and the ways between places. */
export function placeRoutes(app: FastifyInstance, needs: PlaceRouteNeeds) {
  const { atlas, now, work, cost, guideChanges } = needs;

  // Of what guides tell only the holidays change, with the month; of lists what is open, with the minute.
  const guides = keptAnswers<Answer<'cityInfo'>>(guidesBytes, atlas);
  const lists = keptAnswers<Answer<'topAttractions'>>(listsBytes, atlas);
  // Every city's entry is read for it: others are answered in between.
  const writeCities = async () => {
    const summaries = breather(() => {})(atlas().catalogueCities(), (city) => toCitySummary(atlas(), city));
    return Written.once<Answer<'cities'>>({ cities: await summaries });
  };
  let cities: ReturnType<typeof writeCities> | undefined;
  serve(app, 'cities', ({ reply }) => {
    holdMinutes(reply, 60);
    return (cities ??= writeCities().catch((error: unknown) => {
      cities = undefined;
      throw error;
    }));
  });
  serve(app, 'importedData', ({ reply }) => {
    holdMinutes(reply, 60);
    return importedData(needs.shared().imports);
  });
  serve(app, 'cityInfo', async ({ params, reply }) => {
    catalogueCity(atlas(), params.id);
    holdMinutes(reply, 60);
    const at = now();
    const changedOn = await guideChanges.ofGuide(params.id, params.id);
    return guides(params.id, `${new Date(at).toISOString().slice(0, 7)} ${changedOn}`, () => {
      const info = toCityInfo(atlas(), params.id, at);
      if (!info) throw notFound('city guide');
      return { ...info, changedOn };
    });
  });
  serve(app, 'countryGuide', ({ params, reply }) => {
    // Which sights are open changes with the hour.
    holdMinutes(reply, 5);
    return countryGuideOf(atlas(), params.country, now());
  });
  const samples = sampleDays((cityId) => work.run('sampleDays', cityId));
  serve(app, 'sampleDays', async ({ params, reply }) => {
    catalogueCity(atlas(), params.id);
    holdMinutes(reply, 60);
    return (await samples(params.id)).told;
  });
  serve(app, 'sampleTrip', async ({ params, reply }) => {
    catalogueCity(atlas(), params.id);
    holdMinutes(reply, 60);
    return (await samples(params.id)).trip;
  });
  serve(app, 'topAttractions', ({ params, reply }) => {
    const city = cityBySlugs(atlas(), params.country, params.city);
    holdMinutes(reply, 5);
    const at = now();
    return lists(city.id, Math.floor(at / 60_000), () => ({
      city: toCitySummary(atlas(), city),
      attractions: atlas()
        .topAttractions(city.id)
        .map((entry) => toAttractionInfo(atlas(), entry, at)),
    }));
  });
  serve(app, 'attractionInfo', async ({ params, query, reply }) => {
    holdMinutes(reply, 5);
    const told = attractionWithNearby(needs, params.cityId, params.place, query.on ?? null);
    const { cityId, id } = told.attraction;
    return { ...told, changedOn: told.guide && (await guideChanges.ofGuide(cityId, id)) };
  });
  serve(app, 'dayTrips', ({ params, reply }) => {
    holdMinutes(reply, 60);
    return dayTripsOf(needs, params.id);
  });
  serve(app, 'providerCity', ({ params }) => {
    const city = catalogueCity(atlas(), params.id);
    return providerActivities(atlas(), city, needs.activities);
  });

  serve(app, 'attractions', async ({ body, actor, request }) => {
    const breathe = breather(cost.begin(request, actor));
    return { places: await breathe(body.places, (place) => attractionsOf(needs, place)) };
  });
  serve(app, 'locationInfos', async ({ body, actor, request }) => {
    const breathe = breather(cost.begin(request, actor));
    return { locations: await breathe(body.locations, (asked) => describeLocation(needs, asked)) };
  });
  serve(app, 'transportationInfo', async ({ body, actor, request }) => {
    const breathe = breather(cost.begin(request, actor));
    return (await breathe([body], () => transportBetween(needs, body)))[0]!;
  });
  serve(app, 'tripTransportationInfo', async ({ body, actor, request }) => {
    const breathe = breather(cost.begin(request, actor));
    return { legs: await breathe(legsOf(body.trip), (leg) => transportOfLeg(needs, leg)) };
  });
}
