import type { FastifyInstance } from 'fastify';
import { adminActRepo } from './admin-act.repo.ts';
import { type AdminUserRepo, adminUserRepo } from './admin-user.repo.ts';
import { curatedTripRepo } from './curated-trip.repo.ts';
import { featuredAdminRoutes } from './featured-admin.routes.ts';
import { dayTotalRepo } from './day-total.repo.ts';
import { type MessageAdminNeeds, messageAdminRoutes } from './message-admin.routes.ts';
import { noteActs } from './note-acts.ts';
import { type SiteAdminNeeds, siteAdminRoutes } from './site-admin.routes.ts';
import { type UserAdminNeeds, userAdminRoutes } from './user-admin.routes.ts';
import type { Database } from '../db/open-database.ts';

type Own = 'accounts' | 'made' | 'acts' | 'note';
type AdminNeeds = Omit<SiteAdminNeeds, Own> & Omit<UserAdminNeeds, Own> & Omit<MessageAdminNeeds, Own>;

/** What admins can see and do; every act of theirs is noted. Answers what is to be tidied up. */
export function addAdmin(app: FastifyInstance, db: Database, needs: AdminNeeds) {
  const acts = adminActRepo(db);
  const accounts: AdminUserRepo = adminUserRepo(db);
  const made = dayTotalRepo(db);
  const note = noteActs(db, needs.now);
  featuredAdminRoutes(app, curatedTripRepo(db));
  userAdminRoutes(app, { ...needs, accounts, note });
  siteAdminRoutes(app, { ...needs, made, acts, note });
  messageAdminRoutes(app, { ...needs, note });
  return { purgeActs: (before: number) => acts.purge(before), addUpTotals: made.addUp };
}
