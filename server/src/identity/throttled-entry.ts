import type { FastifyRequest } from 'fastify';
import { networkOf } from '../http/network-of.ts';
import type { IdpAccount, IdpAccountRepo } from './idp-account.repo.ts';
import type { KnownBrowser } from './known-browser.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { passwordFits } from './password.ts';
import { registerAccount, type Registration } from './register-account.ts';
import { type Throttle, triesAnywhere, triesFor, triesFrom } from './throttle.repo.ts';

interface EntryNeeds {
  accounts: IdpAccountRepo;
  throttle: Throttle;
  known: KnownBrowser;
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
  const { accounts, throttle, known } = needs;
  const limited = limitConcurrency(atOnceFromAnAddress);
  /** Runs a registration. Refused forms count, for they may tell what addresses are taken, and so do those that were not. */
  const throttled = <T>(address: string, register: () => Promise<T>) =>
    limited(address, async () => {
      const refused = { key: `register:${address}`, free: 5 };
      const made = isLoopback(address) ? [] : [{ key: `registered:${address}`, free: accountsAnAddress }];
      await throttle.take([refused, ...made]);
      try {
        const done = await register();
        await throttle.refund(refused);
        return done;
      } catch (error) {
        for (const one of made) await throttle.refund(one);
        throw error;
      }
    });
  return {
    /** The account whose password it is, or null. */
    signIn: (request: FastifyRequest, { email, password }: { email: string; password: string }) => {
      const address = networkOf(request.ip);
      return limited(address, async (): Promise<IdpAccount | null> => {
        const account = await accounts.findByEmail(email);
        const byPair = triesFor(email, address);
        const byAddress = triesFrom(address);
        const anywhere = known.isKnown(request, account) ? [] : [triesAnywhere(email)];
        await throttle.take([byPair, byAddress, ...anywhere]);
        if (!(await passwordFits(password, account?.passwordHash ?? null))) return null;
        await throttle.clear(byPair);
        for (const tried of [byAddress, ...anywhere]) await throttle.refund(tried);
        return account;
      });
    },
    register: (address: string, input: Registration) =>
      throttled(address, () => registerAccount(needs, input)),
    throttled,
  };
}
