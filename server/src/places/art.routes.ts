import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { seasons } from '@wayfare/contracts/vocabulary';
import { coverPng, coverSvg } from '@wayfare/covers';
import { notFound } from '../http/refusal.ts';
import { cityScene } from './city-scene.ts';
import type { World } from './open-world.ts';

const weekSeconds = 7 * 86_400;
const keptCovers = 500;
/** The size that pages which show links ask for. */
const shareImage = { width: 1200, height: 630 };

interface Picture {
  plain: string | Buffer;
  brotli?: Buffer;
}

/** `/art/{cityId}.svg`, drawn for every city of the atlas, and its PNG for shared links; `?season=` and `?night=1` vary it. */
export function artRoutes(app: FastifyInstance, { atlas, travel }: Pick<World, 'atlas' | 'travel'>) {
  const kept = new Map<string, Picture>();

  app.get('/art/:file', async (request, reply) => {
    const [, cityId = '', kind] =
      /^([a-z]{2}-[a-z0-9-]{1,80})\.(svg|png)$/.exec((request.params as { file: string }).file) ?? [];
    const city = atlas().city(cityId);
    if (!city) throw notFound('picture');
    const query = request.query as Record<string, unknown>;
    const season = seasons.find((name) => name === query['season']) ?? 'summer';
    const night = query['night'] === '1';
    const key = `${cityId} ${kind} ${season} ${night}`;
    let drawn = kept.get(key);
    if (drawn === undefined) {
      const svg = coverSvg(
        cityScene(city, atlas().cityInfo(cityId)?.guide ?? null, travel().isDry, { season, night }),
      );
      drawn =
        kind === 'svg'
          ? { plain: svg, brotli: brotliCompressSync(svg) }
          : { plain: await coverPng(svg, shareImage.width, shareImage.height) };
      kept.set(key, drawn);
      if (kept.size > keptCovers) kept.delete(kept.keys().next().value!);
    }
    reply
      .type(kind === 'svg' ? 'image/svg+xml; charset=utf-8' : 'image/png')
      .header('cache-control', `public, max-age=${weekSeconds}`)
      .header('vary', 'accept-encoding');
    const packed = drawn.brotli && request.headers['accept-encoding']?.includes('br');
    return packed ? reply.header('content-encoding', 'br').send(drawn.brotli) : reply.send(drawn.plain);
  });
}
