import { toInstant } from '@wayfare/contracts/text';
import type { FastifyInstance } from 'fastify';
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

/** What a person may ask for of their own account: a copy of everything, and that all of it goes. */
export function ownDataRoutes(app: FastifyInstance, { ownData, deleteAccount, cookies, now }: OwnDataNeeds) {
  const mayAsk = rateLimit({ most: 10, windowMs: 3_600_000 }, now);
  serve(app, 'myData', async ({ actor, reply }) => {
    mayAsk(actor.id);
    reply.header('content-disposition', 'attachment; filename="wayfare-my-data.json"');
    reply.header('cache-control', 'no-store');
    return { madeAt: toInstant(now()), tables: await ownData.read(actor.id) };
  });
  serve(app, 'deleteMyAccount', async ({ actor, reply }) => {
    await deleteAccount(actor);
    cookies.end(reply);
    return undefined as never;
  });
}
