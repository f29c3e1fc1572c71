import { toInstant } from '@wayfare/contracts/text';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import type { SessionCookies } from '../http/visitor.ts';
import type { SessionRepo } from './session.repo.ts';
import type { UserRepo } from './user.repo.ts';

interface DeviceNeeds {
  users: UserRepo;
  sessionRows: SessionRepo;
  cookies: SessionCookies;
  now: () => number;
}

/** What one is called, and where one is signed in. */
export function deviceRoutes(app: FastifyInstance, needs: DeviceNeeds) {
  const { users, sessionRows, cookies, now } = needs;

  serve(app, 'changeMyName', async ({ body, actor }) => {
    await users.setName(actor.id, body.displayName, now());
    return { displayName: body.displayName };
  });
  serve(app, 'myDevices', async ({ actor, request }) => {
    const here = cookies.read(request);
    const rows = await sessionRows.list(actor.id, now());
    return {
      devices: rows.map((row) => ({
        id: row.id,
        browser: row.browser || 'A browser',
        signedInAt: toInstant(row.created_at),
        lastUsedAt: toInstant(row.used_at),
        here: row.id_hash === here,
      })),
    };
  });
  serve(app, 'signOutDevice', async ({ params, actor }) => {
    if (!(await sessionRows.endOne(actor.id, params.id))) throw notFound('device');
    return undefined as never;
  });
  serve(app, 'signOutOtherDevices', async ({ actor, request }) => {
    await sessionRows.endAllBut(actor.id, cookies.read(request));
    return undefined as never;
  });
}
