import type { Answer } from '@wayfare/contracts/endpoints';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CostLimit } from '../http/cost-limit.ts';
import { languageOf } from '../http/language-of.ts';
import { keptAnswers } from '../http/kept-answers.ts';
import { serve } from '../http/serve.ts';
import type { Outside } from '../outside/open-door.ts';
import { dishesOf } from './dishes-of.ts';
import { toAtlasResult } from './found-place.ts';
import type { World } from './open-world.ts';
import { readDishWish, readKindWish } from './read-kind-wish.ts';
import { searchKind } from './search-kind.ts';
import { placeAt, placeOfThing } from './place-at.ts';
import { searchAtlas } from './search-atlas.ts';
import { searchWish } from './search-wish.ts';
import { wishIndexOf } from './wish-index.ts';
import { type OutsideSearch, searchOutside } from './search-outside.ts';

interface SearchNeeds extends Pick<World, 'atlas'> {
  outside: Outside;
  cost: CostLimit;
}

/** What a question to somebody else's server counts among the work that a visitor may have done. */
const outsideCostMs = 150;
const usualLimit = 10;
const outsideLimit = 8;
/** What everybody types first, on the way to anything else. */
const shortLetters = 3;
const shortBytes = 4 * 1024 * 1024;

const hold = (reply: FastifyReply, minutes: number) =>
  reply.header('cache-control', `public, max-age=${minutes * 60}`);

/** Places by what is typed or pasted: the atlas answers at once, servers of others only where that is asked for. */
export function searchRoutes(app: FastifyInstance, { atlas, outside, cost }: SearchNeeds) {
  const short = keptAnswers<Answer<'searchPlaces'>>(shortBytes, atlas);
  const findOutside = async (wanted: OutsideSearch) => {
    const wish = readKindWish(wanted.q) ?? readDishWish(wanted.q, dishesOf(atlas()));
    const ofKind = wish && (await searchKind(atlas(), outside, wish, wanted));
    return ofKind && ofKind.length > 0 ? ofKind : searchOutside(atlas(), outside, wanted);
  };

  serve(app, 'searchPlaces', async ({ query, actor, request, reply }) => {
    const { q, near = null, limit } = query;
    const more = (await outside.isOn('places')) || (await outside.isOn('nearby'));
    if (query.outside === undefined) {
      hold(reply, 60);
      const search = () => {
        const hits = searchAtlas(atlas(), q, near, limit ?? usualLimit);
        return { results: hits.map((hit) => toAtlasResult(atlas(), hit)), more };
      };
      const isShort = near === null && limit === undefined && q.length <= shortLetters;
      return cost.measure(request, actor, () => (isShort ? short(q, Number(more), search) : search()));
    }
    const spent = cost.begin(request, actor);
    try {
      const language = languageOf(request);
      const wanted = {
        q,
        near,
        on: query.on,
        limit: Math.min(limit ?? outsideLimit, outsideLimit),
        language,
      };
      const results = q.length < 2 || !more ? [] : await findOutside(wanted);
      // A server that was too slow may have answered by the next time.
      hold(reply, results.length > 0 ? 10 : 0);
      reply.header('vary', 'accept-language');
      return { results, more };
    } finally {
      spent(outsideCostMs);
    }
  });

  serve(app, 'searchWish', async ({ query, actor, request, reply }) => {
    const index = await wishIndexOf(atlas());
    hold(reply, 60);
    return cost.measure(request, actor, () => searchWish(atlas(), index, query.q));
  });

  serve(app, 'describePlace', async ({ query, actor, request }) => {
    const spent = cost.begin(request, actor);
    try {
      const language = languageOf(request);
      const needs = { atlas: atlas(), outside, language };
      const { osm, at, name } = query;
      const thing = osm === undefined ? null : await placeOfThing(needs, osm, name);
      return { place: thing ?? (at === undefined ? null : await placeAt(needs, at, name)) };
    } finally {
      spent(outsideCostMs);
    }
  });
}
