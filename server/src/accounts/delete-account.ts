import { siteAccountId } from '../db/site-account.ts';
import type { IdpAccountRepo } from '../identity/idp-account.repo.ts';
import { Refusal } from '../http/refusal.ts';
import type { UserRepo } from './user.repo.ts';

export interface DeleteNeeds {
  users: UserRepo;
  idpAccounts: IdpAccountRepo;
  embeddedIssuer: string;
  /** What other parts of the server keep under an account's id without a reference to it. */
  forget: (userId: string) => Promise<unknown>;
}

/** Deletes an account with its trips, drafts, share links, sessions and sign-ins. The last admin stays. */
export async function deleteAccount(
  { users, idpAccounts, embeddedIssuer, forget }: DeleteNeeds,
  account: { id: string; admin: boolean },
) {
  if (account.id === siteAccountId) {
    throw new Refusal(
      'conflict',
      'This account owns the featured trips that came with the site. It cannot be deleted.',
    );
  }
  if (account.admin && (await users.countAdmins()) <= 1) {
    throw new Refusal('conflict', 'This is the last admin. Make another account an admin first.');
  }
  const own = await users.identityOf(account.id, embeddedIssuer);
  if (own) await idpAccounts.remove(own.subject);
  await forget(account.id);
  await users.remove(account.id);
}
