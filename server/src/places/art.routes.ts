import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { seasons } from '@wayfare/contracts/vocabulary';
import { coverPng, shareSize } from '@wayfare/covers';
import { heldWith } from '../http/held-in-bytes.ts';
import { notFound } from '../http/refusal.ts';
import type { CoverMoment } from './city-scene.ts';
import { drawnOf } from './drawn-of.ts';
import type { World } from './open-world.ts';

const weekSeconds = 7 * 86_400;
const keptBytes = 16 * 1024 * 1024;

interface Drawn {
  plain: string | Buffer;
  brotli?: Buffer;
}
type Kind = 'svg' | 'png';

function momentOf(request: FastifyRequest): CoverMoment {
  const query = request.query as Record<string, unknown>;
  return {
    season: seasons.find((name) => name === query['season']) ?? 'summer',
    night: query['night'] === '1',
  };
}

/**
 * `/art/{cityId}.svg`, drawn for every city of the atlas, `/art/{cityId}/{slug}.svg` for every sight, and their PNG for
 * shared links; `?season=` and `?night=1` vary them.
 */
export function artRoutes(app: FastifyInstance, world: Pick<World, 'atlas' | 'travel'>) {
  const kept = heldWith<Drawn>(
    world.atlas,
    keptBytes,
    ({ plain, brotli }) => plain.length + (brotli?.length ?? 0),
  );

  const draw = async (cityId: string, slug: string | null, kind: Kind, moment: CoverMoment) => {
    const key = `${cityId} ${slug} ${kind} ${moment.season} ${moment.night}`;
    const known = kept().get(key);
    if (known) return known;
    const svg = drawnOf(world, slug === null ? cityId : `${cityId}/${slug}`, moment);
    if (svg === null) throw notFound('picture');
    const drawn: Drawn =
      kind === 'svg'
        ? { plain: svg, brotli: brotliCompressSync(svg) }
        : { plain: await coverPng(svg, shareSize.width, shareSize.height) };
    kept().hold(key, drawn);
    return drawn;
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply, cityId: string, file: string) => {
    const [, name = '', kind] = /^([a-z0-9-]{1,120})\.(svg|png)$/.exec(file) ?? [];
    if (!kind) throw notFound('picture');
    const moment = momentOf(request);
    const drawn = await (cityId === ''
      ? draw(name, null, kind as Kind, moment)
      : draw(cityId, name, kind as Kind, moment));
    reply
      .type(kind === 'svg' ? 'image/svg+xml; charset=utf-8' : 'image/png')
      .header('cache-control', `public, max-age=${weekSeconds}`)
      .header('vary', 'accept-encoding');
    const packed = drawn.brotli && request.headers['accept-encoding']?.includes('br');
    return packed ? reply.header('content-encoding', 'br').send(drawn.brotli) : reply.send(drawn.plain);
  };

  app.get('/art/:file', async (request, reply) => {
    const { file } = request.params as { file: string };
    return answer(request, reply, '', file);
  });
  app.get('/art/:city/:file', async (request, reply) => {
    const { city, file } = request.params as { city: string; file: string };
    return answer(request, reply, city, file);
  });
}
