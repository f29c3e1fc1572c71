import { siteAccountId } from '../db/site-account.ts';
import { Refusal } from '../http/refusal.ts';
import type { User } from '../http/visitor.ts';
import type { AdminUserRepo } from './admin-user.repo.ts';

interface ChangeNeeds {
  accounts: AdminUserRepo;
  endSessions: (userId: string) => Promise<unknown>;
  now: () => number;
}

interface Account {
  id: string;
  admin: number;
  suspended_at: number | null;
}

/** Changes what an account may do; answers what was done, in words. Nobody takes their own rights away. */
export async function changeUser(
  { accounts, endSessions, now }: ChangeNeeds,
  actor: User,
  account: Account,
  { admin, suspended }: { admin?: boolean | undefined; suspended?: boolean | undefined },
) {
  if (account.id === siteAccountId) {
    throw new Refusal(
      'conflict',
      'This account belongs to the site itself, not to a person. It stays as it is.',
    );
  }
  const losesRights = admin === false || suspended === true;
  if (account.id === actor.id && losesRights) {
    throw new Refusal(
      'conflict',
      'You cannot suspend yourself or give up your own admin rights. Another admin has to do it.',
    );
  }
  const done: string[] = [];
  if (admin !== undefined && admin !== (account.admin === 1)) {
    await accounts.setAdmin(account.id, admin);
    done.push(admin ? 'made an admin' : 'took admin rights from');
  }
  if (suspended !== undefined && suspended !== (account.suspended_at !== null)) {
    await accounts.setSuspended(account.id, suspended ? now() : null);
    if (suspended) await endSessions(account.id);
    done.push(suspended ? 'suspended' : 'let in again');
  }
  return done;
}
