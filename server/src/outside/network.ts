import { isIP } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';

const firstRestMs = 5 * 60_000;
const longestRestMs = 60 * 60_000;
const missing = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'ENETDOWN', 'EHOSTUNREACH', 'EPERM']);

/** Whether a failure says that there is no network at all, rather than that one server is away. */
export const saysNoNetwork = (error: unknown) => {
  const { cause } = error as { cause?: { code?: string } };
  return missing.has(cause?.code ?? '');
};

const nearName = /^(localhost|[^.]+|.+\.(local|lan|internal|home\.arpa))$/;

/** Whether a server stands on this machine or beside it, where it answers without any network outside. */
export const isNear = (hostname: string) =>
  isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || nearName.test(hostname);

/** Notices once that there is no network outside, so that not every question finds it out anew. */
export function network(now: () => number, log: Pick<FastifyBaseLogger, 'info'>) {
  let until = 0;
  let nextMs = firstRestMs;
  return {
    isMissing: () => now() < until,
    found: () => {
      if (until > 0) log.info('The network outside is there again.');
      until = 0;
      nextMs = firstRestMs;
    },
    missed: () => {
      if (now() < until) return;
      const minutes = Math.round(nextMs / 60_000);
      if (until === 0)
        log.info(
          `There is no network outside: the embedded data serve. It is tried again in ${minutes} minutes.`,
        );
      until = now() + nextMs;
      nextMs = Math.min(2 * nextMs, longestRestMs);
    },
  };
}
export type Network = ReturnType<typeof network>;
