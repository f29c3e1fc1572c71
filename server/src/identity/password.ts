import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Refusal } from '../http/refusal.ts';
import { limitConcurrency } from './limit-concurrency.ts';

const cost = { N: 32_768, r: 8, p: 1 };
const maxmem = 64 * 1024 * 1024;
const keyBytes = 32;

export const passwordCharacters = { least: 12, most: 128 } as const;

/** One processor stays free for everybody else's answers; whoever would wait for seconds is told so at once. */
const atOnce = Math.max(1, Math.min(3, availableParallelism() - 1));
const mostWaiting = 60;
const inTurn = limitConcurrency(atOnce);
let underWay = 0;

async function derive(password: string, salt: Buffer, costs: typeof cost) {
  if (underWay >= mostWaiting) {
    throw new Refusal(
      'not_available',
      'Very many people are signing in right now. Please try again in a moment.',
      {
        retryAfterSeconds: 5,
      },
    );
  }
  underWay += 1;
  try {
    return await inTurn('all', () => deriveNow(password, salt, costs));
  } finally {
    underWay -= 1;
  }
}

const deriveNow = (password: string, salt: Buffer, { N, r, p }: typeof cost) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyBytes, { N, r, p, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** `scrypt$N$r$p$salt$key`, so that the cost can be raised for new passwords while old ones go on working. */
export async function hashPassword(password: string) {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

const dummyHash = hashPassword(randomBytes(16).toString('hex'));

/** Whether the password fits. Without a stored hash it takes just as long, so that time tells nothing. */
export async function passwordFits(password: string, stored: string | null) {
  const [, n, r, p, salt, key] = (stored ?? (await dummyHash)).split('$');
  const expected = Buffer.from(key!, 'base64url');
  const given = await derive(password, Buffer.from(salt!, 'base64url'), {
    N: Number(n),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(expected, given) && stored !== null;
}
