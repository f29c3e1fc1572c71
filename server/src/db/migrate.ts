import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Schema } from './schema.ts';
import * as accountsAndTrips from './migrations/0001-accounts-and-trips.ts';
import * as conversations from './migrations/0003-conversations.ts';
import * as extraPlaces from './migrations/0002-extra-places.ts';
import * as versionsAndSharing from './migrations/0004-versions-and-sharing.ts';
import * as calendarSubscriptions from './migrations/0006-calendar-subscriptions.ts';
import * as doors from './migrations/0012-doors.ts';
import * as operator from './migrations/0013-operator.ts';
import * as secondStep from './migrations/0014-second-step.ts';
import * as presentTrips from './migrations/0015-present-trips.ts';
import * as guideChanges from './migrations/0016-guide-changes.ts';
import * as whoSaidIt from './migrations/0017-who-said-it.ts';
import * as manyTrips from './migrations/0018-many-trips.ts';
import * as whatIsDue from './migrations/0019-what-is-due.ts';
import * as tripFiles from './migrations/0010-trip-files.ts';
import * as outside from './migrations/0009-outside.ts';
import * as runningTheSite from './migrations/0008-running-the-site.ts';

/** In the order in which they run; a landed migration is never changed. */
const migrations: Record<string, Migration> = {
  '0001-accounts-and-trips': accountsAndTrips,
  '0002-extra-places': extraPlaces,
  '0003-conversations': conversations,
  '0004-versions-and-sharing': versionsAndSharing,
  '0006-calendar-subscriptions': calendarSubscriptions,
  '0008-running-the-site': runningTheSite,
  '0009-outside': outside,
  '0010-trip-files': tripFiles,
  '0012-doors': doors,
  '0013-operator': operator,
  '0014-second-step': secondStep,
  '0015-present-trips': presentTrips,
  '0016-guide-changes': guideChanges,
  '0017-who-said-it': whoSaidIt,
  '0018-many-trips': manyTrips,
  '0019-what-is-due': whatIsDue,
};

/** Brings the database to the newest form, or to that of `until`. Several instances may do so at once: one works, the others wait. */
export async function migrate(db: Kysely<Schema>, until?: string) {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await (until === undefined ? migrator.migrateToLatest() : migrator.migrateTo(until));
  if (error) throw error;
}
