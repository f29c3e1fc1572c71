import { Readable } from 'node:stream';
import { toInstant } from '@wayfare/contracts/text';
import type { FastifyInstance } from 'fastify';
import { FileAnswer } from '../http/file-answer.ts';
import { rateLimit } from '../http/rate-limit.ts';
import { serve } from '../http/serve.ts';
import type { SessionCookies } from '../http/visitor.ts';
import type { OwnDataRepo } from './own-data.repo.ts';

interface OwnDataNeeds {
  ownData: OwnDataRepo;
  deleteAccount: (account: { id: string; admin: boolean }) => Promise<void>;
  cookies: SessionCookies;
  now: () => number;
}

/** The answer of the contract, written while it is read: an account may hold more than one would keep in memory. */
async function* written(madeAt: string, pieces: ReturnType<OwnDataRepo['read']>) {
  yield `{"madeAt":${JSON.stringify(madeAt)},"tables":{`;
  let open: string | null = null;
  let isFirst = true;
  for await (const { table, rows } of pieces) {
    if (table !== open) {
      yield `${open === null ? '' : '],'}${JSON.stringify(table)}:[`;
      isFirst = true;
    }
    open = table;
    for (const row of rows) {
      yield (isFirst ? '' : ',') + JSON.stringify(row);
      isFirst = false;
    }
  }
  yield open === null ? '}}' : ']}}';
}

/** What a person may ask for of their own account: a copy of everything, and that all of it goes. */
export function ownDataRoutes(app: FastifyInstance, { ownData, deleteAccount, cookies, now }: OwnDataNeeds) {
  const mayAsk = rateLimit({ most: 10, windowMs: 3_600_000 }, now);
  serve(app, 'myData', ({ actor }) => {
    mayAsk(actor.id);
    return new FileAnswer({
      content: Readable.from(written(toInstant(now()), ownData.read(actor.id))),
      contentType: 'application/json; charset=utf-8',
      fileName: 'wayfare-my-data.json',
      shown: false,
    });
  });
  serve(app, 'deleteMyAccount', async ({ actor, reply }) => {
    await deleteAccount(actor);
    cookies.end(reply);
    return undefined as never;
  });
}
