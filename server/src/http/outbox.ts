import type { FastifyBaseLogger } from 'fastify';

interface Parcel {
  url: string;
  headers: Record<string, string>;
  body: string;
}

const mostWaiting = 500;
const atOnce = 2;
const timeOutMs = 5000;
const complainEveryMs = 60_000;

/**
 * Sends things to a service outside, after the request that caused them was answered. Nothing waits for it and
 * nothing fails by it: what cannot be delivered, or not quickly enough, is dropped, and said in the log now and then.
 */
export function outbox(complaint: string, log: FastifyBaseLogger) {
  const waiting: Parcel[] = [];
  const closing = new AbortController();
  let underWay = 0;
  let lastComplaintAt = Number.NEGATIVE_INFINITY;
  let failure: string | null = null;

  const complain = (reason: string) => {
    failure = reason;
    if (performance.now() - lastComplaintAt < complainEveryMs) return;
    lastComplaintAt = performance.now();
    log.warn({ reason }, complaint);
  };
  const deliver = async ({ url, headers, body }: Parcel) => {
    try {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(timeOutMs)]);
      const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
      await answer.body?.cancel();
      if (!answer.ok) complain(`the service answered ${answer.status}`);
      else failure = null;
    } catch (error) {
      if (!closing.signal.aborted) complain(error instanceof Error ? error.message : String(error));
    }
  };
  const next = () => {
    while (underWay < atOnce) {
      const parcel = waiting.shift();
      if (!parcel) return;
      underWay += 1;
      void deliver(parcel).finally(() => {
        underWay -= 1;
        next();
      });
    }
  };
  return {
    send: (parcel: Parcel) => {
      if (closing.signal.aborted) return;
      if (waiting.length >= mostWaiting) {
        complain('the service is too slow; something was left out');
        return;
      }
      waiting.push(parcel);
      next();
    },
    /** Why the last delivery failed; null where it went well or there was none. */
    failure: () => failure,
    close: () => closing.abort(),
  };
}
