import { type AdminUser } from '@wayfare/contracts/admin-endpoints';
import { toInstant } from '@wayfare/contracts/text';
import type { FastifyInstance } from 'fastify';
import { siteAccountId } from '../db/site-account.ts';
import { readPage } from '../http/page-cursor.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import type { User } from '../http/visitor.ts';
import type { AdminUserRepo } from './admin-user.repo.ts';
import { changeUser } from './change-user.ts';

export interface UserAdminNeeds {
  accounts: AdminUserRepo;
  /** Ends every session of an account. */
  endSessions: (userId: string) => Promise<unknown>;
  deleteAccount: (account: { id: string; admin: boolean }) => Promise<void>;
  /** A link that sets the password of an account of the embedded sign-in; null where it has none there. */
  passwordLink: (userId: string) => Promise<string | null>;
  usesPassword: (userId: string) => Promise<boolean>;
  note: (actor: User, act: string, subject: string) => Promise<unknown>;
  now: () => number;
}

type Row = NonNullable<Awaited<ReturnType<AdminUserRepo['find']>>>;

const asInstant = (at: number | null) => (at === null ? null : toInstant(Number(at)));

/** Accounts: found, changed, deleted, let in again. */
export function userAdminRoutes(app: FastifyInstance, needs: UserAdminNeeds) {
  const { accounts, note } = needs;
  const show = async (row: Row): Promise<AdminUser> => ({
    id: row.id,
    displayName: row.display_name,
    email: row.email,
    admin: row.admin === 1,
    suspended: row.suspended_at !== null,
    createdAt: toInstant(row.created_at),
    lastSeenAt: asInstant(row.last_seen_at),
    trips: Number(row.trips),
    bySite: row.id === siteAccountId,
    hasPassword: await needs.usesPassword(row.id),
  });
  const find = async (id: string) => {
    const row = await accounts.find(id);
    if (!row) throw notFound('account');
    return row;
  };
  const subjectOf = (row: Row) => `${row.display_name} (${row.id})`;

  serve(app, 'adminUsers', ({ query }) =>
    readPage(
      query.cursor,
      (after, limit) => accounts.list(query.q ?? '', after, limit),
      (row) => ({ at: row.created_at, id: row.id }),
      show,
    ),
  );
  serve(app, 'adminChangeUser', async ({ params, body, actor }) => {
    const row = await find(params.id);
    for (const act of await changeUser(needs, actor, row, body)) await note(actor, act, subjectOf(row));
    return show(await find(params.id));
  });
  serve(app, 'adminDeleteUser', async ({ params, actor }) => {
    const row = await find(params.id);
    await needs.deleteAccount({ id: row.id, admin: row.admin === 1 });
    await note(actor, 'deleted an account', row.id);
    return undefined as never;
  });
  serve(app, 'adminPasswordLink', async ({ params, actor }) => {
    const row = await find(params.id);
    const link = await needs.passwordLink(row.id);
    if (!link) throw new Refusal('not_found', 'This account has no password on this site.');
    await note(actor, 'made a password link', subjectOf(row));
    return { link };
  });
}
