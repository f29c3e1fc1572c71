import { Refusal } from '../http/refusal.ts';
import type { IdpAccount, IdpAccountRepo } from './idp-account.repo.ts';
import { accountToBe, type Registration } from './register-account.ts';
import type { Seals } from './seals.ts';
import type { SendMail } from './send-mail.ts';
import type { Throttle } from './throttle.repo.ts';

export interface ByMailNeeds {
  accounts: IdpAccountRepo;
  adminEmails: readonly string[];
  sealed: Seals;
  throttle: Throttle;
  sendMail: SendMail | null;
  siteName: () => Promise<string>;
  origin: string;
  now: () => number;
}

const linkMs = 60 * 60_000;
const about = 'account to be';

const welcome = (site: string, link: string) => ({
  subject: `Your ${site} account`,
  text: `Someone, hopefully you, is making a ${site} account with this address.\n\nMake it within the hour:\n${link}\n\nIf it was not you, you can ignore this e-mail: nothing was made.`,
});
const known = (site: string, origin: string) => ({
  subject: `You have a ${site} account already`,
  text: `Someone, hopefully you, wanted to make a ${site} account with this address. It has one already.\n\nSign in: ${origin}/login\nSet a new password: ${origin}/idp/forgot\n\nIf it was not you, you can ignore this e-mail: nothing was changed.`,
});

/**
 * Accounts where mail can be sent: whoever reads an address's mail makes its account, and nobody else learns whether it has
 * one. Nothing is kept until then; what was typed travels in the link, encrypted.
 */
export function registerByMail({
  accounts,
  adminEmails,
  sealed,
  throttle,
  sendMail,
  siteName,
  origin,
  now,
}: ByMailNeeds) {
  return {
    /** Sends the link, or tells the owner of an address that it has an account. Answers and takes the same time for both. */
    send: async (uid: string, input: Registration) => {
      const account = await accountToBe(input);
      await throttle.take([{ key: `mailed:${account.email}`, free: 3 }]);
      const isTaken = adminEmails.includes(account.email) || (await accounts.findByEmail(account.email));
      const kept = Buffer.from(JSON.stringify({ account, until: now() + linkMs }));
      const link = `${origin}/idp/interaction/${uid}/confirm?kept=${sealed.encrypt(about, kept)}`;
      const site = await siteName();
      // Not awaited: a mail server may take longer for one than for the other.
      const mail = isTaken ? known(site, origin) : welcome(site, link);
      return { sent: sendMail!({ to: account.email, ...mail }) };
    },
    /** Makes the account of a link. */
    confirm: async (kept: string): Promise<IdpAccount> => {
      const gone = () =>
        new Refusal(
          'gone',
          'This link has expired or has already been used. Please sign in, or register again.',
        );
      const { account, until } = readKept(sealed, kept) ?? { account: null, until: 0 };
      if (!account || until <= now() || !(await accounts.add(account, now()))) throw gone();
      return account;
    },
  };
}

function readKept(sealed: Seals, kept: string) {
  try {
    return JSON.parse(sealed.decrypt(about, kept).toString()) as { account: IdpAccount; until: number };
  } catch {
    return null;
  }
}
