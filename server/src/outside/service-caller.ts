import { setTimeout as delay } from 'node:timers/promises';
import type { OutsideId } from '@wayfare/contracts/vocabulary';
import type { FastifyBaseLogger } from 'fastify';
import { callBudget } from './call-budget.ts';
import { BadAnswer, fetchBounded, type RawAnswer } from './fetch-bounded.ts';
import { isNear, type Network, saysNoNetwork } from './network.ts';
import type { Question } from './question.ts';
import { rest } from './rest.ts';
import { outsideServices } from './service-list.ts';

export interface CallerNeeds {
  /** Where the service is; null where it is not asked. */
  address: string | null;
  /** Said to every server: which site asks. */
  userAgent: string;
  /** Calls are counted over all instances: so many on a day, and one more. */
  callsOn: (day: string, id: OutsideId) => Promise<number>;
  countCall: (id: OutsideId) => void;
  network: Network;
  /** The least time between two calls, where it is not the usual one of the service. */
  spacingMs: number | null;
  now: () => number;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

function describeFailure(error: unknown, host: string) {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `${host} did not answer in time`;
  const { code } = (error.cause ?? {}) as { code?: string };
  return code ? `${host} cannot be reached (${code})` : error.message;
}

/** Asks one service within its bounds, and knows how it has done since the start. */
export function serviceCaller(id: OutsideId, needs: CallerNeeds) {
  const { address, userAgent, network, now, log } = needs;
  const { timeoutMs, mostBytes, hosts, callsADay, spacingMs } = outsideServices[id];
  const resting = rest(now);
  const budget = callBudget({
    callsADay,
    spacingMs: needs.spacingMs ?? spacingMs,
    counted: (day) => needs.callsOn(day, id),
    count: () => needs.countCall(id),
    now,
  });
  let lastAnswerAt: number | null = null;
  let failure: string | null = null;

  /** A server beside this one is asked whatever becomes of the network outside. */
  const near = address !== null && URL.canParse(address) && isNear(new URL(address).hostname);
  const isCutOff = () => !near && network.isMissing();

  const urlOf = (path: string) => new URL(/^https?:\/\//.test(path) ? path : `${address}${path}`);

  const note = (error: unknown, host: string) => {
    const before = failure;
    failure = describeFailure(error, host);
    if (!near && saysNoNetwork(error)) return network.missed();
    resting.failed(error instanceof BadAnswer ? error.restMs : null);
    if (failure !== before) log.warn({ service: id, reason: failure }, 'a service outside failed');
  };

  /** Throws where the server fails, or answers in another form than it documents. */
  const fetchAnswer = async ({
    path,
    headers,
    body,
    noneOn,
    pack,
    read,
  }: Question<unknown>): Promise<RawAnswer> => {
    const asked = { headers: { 'user-agent': userAgent, ...headers }, body, noneOn };
    const bounds = { timeoutMs, mostBytes, hosts: new Set([new URL(address!).host, ...hosts]) };
    const answer = await fetchBounded(urlOf(path), asked, bounds);
    if (answer.bytes === null) return answer;
    const { contentType } = answer;
    const bytes = pack ? pack(answer.bytes) : answer.bytes;
    read({ bytes, contentType });
    return { bytes, contentType };
  };

  return {
    urlOf,
    /** Null where it cannot be asked, or fails. */
    call: async (question: Question<unknown>): Promise<RawAnswer | null> => {
      if (isCutOff() || !resting.isOver()) return null;
      const waitMs = await budget.take();
      if (waitMs === null) return null;
      if (waitMs > 0) await delay(waitMs);
      try {
        const answer = await fetchAnswer(question);
        resting.succeeded();
        if (!near) network.found();
        lastAnswerAt = now();
        failure = null;
        return answer;
      } catch (error) {
        note(error, urlOf(question.path).host);
        return null;
      }
    },
    state: async () => {
      const callsToday = await budget.today();
      return {
        lastAnswerAt,
        failure,
        callsToday,
        isSpent: callsToday >= callsADay,
        isResting: isCutOff() || !resting.isOver(),
      };
    },
  };
}
