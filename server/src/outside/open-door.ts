import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type OutsideId, outsideIds } from '@wayfare/contracts/vocabulary';
import type { AnswerRepo, KeptAnswer } from './answer.repo.ts';
import { network } from './network.ts';
import type { OutsideConfig } from './outside-config.ts';
import type { OutsideSwitches } from './outside-switches.ts';
import type { Question, Told } from './question.ts';
import { type CallerNeeds, serviceCaller } from './service-caller.ts';

export interface DoorNeeds extends Omit<CallerNeeds, 'address' | 'network' | 'spacingMs'> {
  config: OutsideConfig;
  switches: OutsideSwitches;
  answers: AnswerRepo;
}

const usualPatienceMs = 1200;
/** Nominatim's rule: one question a second at most. */
const nominatimSpacingMs = 1000;

const tell = <T>({ bytes, contentType, askedAt }: KeptAnswer, { read }: Question<T>): Told<T> => ({
  value: bytes === null ? null : read({ bytes, contentType }),
  at: askedAt,
});

/** What was kept by an older version may be of a form that is not read any more. */
function tellKept<T>(answer: KeptAnswer, question: Question<T>) {
  try {
    return tell(answer, question);
  } catch {
    return null;
  }
}

/** What a question was answered within a time; null where the time is over first. */
async function within<T>(asked: Promise<T | null>, ms: number) {
  const waiting = new AbortController();
  const over = delay(ms, null, { signal: waiting.signal, ref: false });
  return Promise.race([asked, over]).finally(() => waiting.abort());
}

/** The one way to servers of others. Whatever fails, is slow or answers nonsense: nobody waits, and null is told. */
export function openDoor({ config, switches, answers, ...needs }: DoorNeeds) {
  const { now, log } = needs;
  const outside = network(now, log);
  const callerOf = (id: OutsideId) =>
    serviceCaller(id, {
      ...needs,
      address: config.addresses[id],
      network: outside,
      spacingMs: id === 'places' && config.placesKind === 'nominatim' ? nominatimSpacingMs : null,
    });
  const callers = new Map(outsideIds.map((id) => [id, callerOf(id)]));
  const underWay = new Map<string, Promise<KeptAnswer | null>>();

  const isOn = async (id: OutsideId) =>
    config.allowed && config.addresses[id] !== null && (await switches.isOn(id));

  const keyOf = (id: OutsideId, { path, keptAs = path, body = '', headers = {} }: Question<unknown>) =>
    createHash('sha256')
      .update(JSON.stringify([id, callers.get(id)!.urlOf(keptAs).href, body, headers]))
      .digest('base64url');

  const call = async (id: OutsideId, question: Question<unknown>, key: string) => {
    const answer = await callers.get(id)!.call(question);
    if (answer === null) return null;
    await answers.write(key, id, answer).catch((error: unknown) => {
      log.warn({ err: error, service: id }, 'an answer from outside could not be kept');
    });
    return { ...answer, askedAt: now() };
  };
  /** Who asks the same while it is under way waits for that answer. */
  const callOnce = (id: OutsideId, question: Question<unknown>, key: string) => {
    const begun = underWay.get(key) ?? call(id, question, key).finally(() => underWay.delete(key));
    underWay.set(key, begun);
    return begun;
  };

  return {
    isOn,
    placesKind: config.placesKind,
    /** Null where nobody can tell just now: the embedded data serve then. */
    ask: async <T>(id: OutsideId, question: Question<T>): Promise<Told<T> | null> => {
      if (!(await isOn(id))) return null;
      const key = keyOf(id, question);
      const row = await answers.read(key);
      const kept = row && tellKept(row, question);
      if (row && kept && now() - row.askedAt < question.freshMs) return kept;
      const inTime = await within(callOnce(id, question, key), question.patienceMs ?? usualPatienceMs);
      return inTime ? tell(inTime, question) : kept;
    },
    networkMissing: outside.isMissing,
    stateOf: async (id: OutsideId) => {
      const on = await isOn(id);
      const { isSpent, isResting, ...state } = await callers.get(id)!.state();
      const used = state.lastAnswerAt !== null || state.failure !== null;
      const word = !on ? 'off' : isSpent ? 'spent' : isResting ? 'resting' : used ? 'well' : 'unused';
      return { ...state, state: word as 'off' | 'spent' | 'resting' | 'well' | 'unused' };
    },
    /** Waits for the questions under way, so that nothing is written to a closed database. */
    close: () => Promise.allSettled(underWay.values()),
  };
}
export type Outside = ReturnType<typeof openDoor>;
