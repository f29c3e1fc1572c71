import type { IdpAccountRepo } from './idp-account.repo.ts';

/** Its id with the embedded provider. */
export const demoId = 'demo-traveller';

/** The one account behind the Demo sign-in; it has no password. */
export async function demoAccount(accounts: IdpAccountRepo, now: number) {
  const account = {
    id: demoId,
    email: 'demo@wayfare.invalid',
    displayName: 'Demo Traveller',
    passwordHash: null,
  };
  await accounts.add(account, now);
  return account;
}
