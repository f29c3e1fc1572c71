import type { IdpAccount, IdpAccountRepo } from './idp-account.repo.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { passwordFits } from './password.ts';
import { registerAccount } from './register-account.ts';
import { type Throttle, triesFor, triesFrom } from './throttle.repo.ts';

interface EntryNeeds {
  accounts: IdpAccountRepo;
  throttle: Throttle;
  adminEmails: readonly string[];
  now: () => number;
}

/** Fewer than any throttle lets pass at once, so that a class that signs in together is not taken for one that guesses. */
const atOnceFromAnAddress = 4;
/** How many accounts may be made from one address before pauses set in: a household at once, no flood. */
const accountsAnAddress = 20;
// Whoever sits at this machine owns it, and behind a proxy that is not declared everybody seems to.
const isLoopback = (address: string) => /^(127\.|::1$|::ffff:127\.)/.test(address);

/** Signing in and registering with the embedded provider, both throttled. */
export function throttledEntry(needs: EntryNeeds) {
  const { accounts, throttle } = needs;
  const limited = limitConcurrency(atOnceFromAnAddress);
  return {
    /** The account whose password it is, or null. */
    signIn: (address: string, { email, password }: { email: string; password: string }) =>
      limited(address, async (): Promise<IdpAccount | null> => {
        const [byEmail, byAddress] = [triesFor(email), triesFrom(address)];
        await throttle.take([byEmail, byAddress]);
        const account = await accounts.findByEmail(email);
        if (!(await passwordFits(password, account?.passwordHash ?? null))) return null;
        await throttle.clear(byEmail);
        await throttle.refund(byAddress);
        return account;
      }),
    /** A new account. Refused forms count, for they tell what addresses are taken, and so do accounts that were made. */
    register: (address: string, input: Parameters<typeof registerAccount>[1]) =>
      limited(address, async () => {
        const refused = { key: `register:${address}`, free: 5 };
        const made = isLoopback(address) ? [] : [{ key: `registered:${address}`, free: accountsAnAddress }];
        await throttle.take([refused, ...made]);
        try {
          const account = await registerAccount(needs, input);
          await throttle.refund(refused);
          return account;
        } catch (error) {
          for (const one of made) await throttle.refund(one);
          throw error;
        }
      }),
  };
}
