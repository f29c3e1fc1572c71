import type { Database } from '../db/open-database.ts';
import type { User } from '../http/visitor.ts';
import { adminActRepo } from './admin-act.repo.ts';

/** Keeps what admins do where all of them can look it up. */
export function noteActs(db: Database, now: () => number) {
  const acts = adminActRepo(db);
  return (actor: User, act: string, subject: string) => acts.add(actor, act, subject.slice(0, 500), now());
}
