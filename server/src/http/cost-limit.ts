import type { FastifyRequest } from 'fastify';
import { networkOf } from './network-of.ts';
import { Refusal } from './refusal.ts';
import type { User } from './visitor.ts';

/** What the server asks of itself, to draw a page: whoever asked for the page has been counted. */
export const ownAddress = '0.0.0.0';

/** Told once how long the work took, in milliseconds. */
export type Spent = (milliseconds: number) => void;

/** What each sender may have worked out for them. */
export interface CostLimit {
  /** Refuses who has had too much for now, with the time to wait; answers what is to be told when the work is done. */
  begin(request: FastifyRequest, user: User | null): Spent;
  /** The same for work that is done here and now. */
  measure<T>(request: FastifyRequest, user: User | null, work: () => T): T;
}

interface CostOptions {
  /** Work that may be had at once, and how much of each second comes back. */
  mostMs: number;
  share: number;
  /** Pieces of work under way at one time. */
  atOnce: number;
}

/** Generous: a minute of work in one go, and a quarter of one processor for good. */
const usual: CostOptions = { mostMs: 60_000, share: 0.25, atOnce: 8 };
const sendersKept = 20_000;

/** Who asks: the account, else the address; of IPv6, the network of one household. */
function senderOf({ ip }: FastifyRequest, user: User | null): string {
  if (user) return `user:${user.id}`;
  return networkOf(ip);
}

const refusal = (seconds: number) =>
  new Refusal('too_many_requests', `That is a lot at once. Please wait ${seconds} seconds.`, {
    retryAfterSeconds: seconds,
  });

interface Account {
  spentMs: number;
  at: number;
  underWay: number;
}

/** Limits each sender by what their calls really cost, counted in this process. */
export function costLimit(now: () => number, options: Partial<CostOptions> = {}): CostLimit {
  const { mostMs, share, atOnce } = { ...usual, ...options };
  const accounts = new Map<string, Account>();

  /** The sender's account as it is by now; it moves to the end of those that are kept. */
  const accountOf = (sender: string): Account => {
    const at = now();
    const account = accounts.get(sender) ?? { spentMs: 0, at, underWay: 0 };
    // A clock that is set back takes nothing away.
    account.spentMs = Math.max(0, account.spentMs - Math.max(0, at - account.at) * share);
    account.at = at;
    accounts.delete(sender);
    accounts.set(sender, account);
    const [oldest] = accounts.keys();
    if (accounts.size > sendersKept && oldest !== undefined) accounts.delete(oldest);
    return account;
  };

  const begin: CostLimit['begin'] = (request, user) => {
    if (request.ip === ownAddress) return () => {};
    const account = accountOf(senderOf(request, user));
    if (account.underWay >= atOnce) throw refusal(2);
    const over = account.spentMs - mostMs;
    if (over >= 0) throw refusal(Math.max(1, Math.ceil(over / share / 1000)));
    account.underWay += 1;
    return (milliseconds) => {
      account.underWay -= 1;
      account.spentMs += milliseconds;
    };
  };

  return {
    begin,
    measure: (request, user, work) => {
      const spent = begin(request, user);
      const begun = performance.now();
      try {
        return work();
      } finally {
        spent(performance.now() - begun);
      }
    },
  };
}
