/* The entry of a worker thread: opens the world on the bytes that all threads share, and does one job after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import { asRefusal } from '../http/answer-error.ts';
import { openWorld, type SharedWorld } from '../places/open-world.ts';
import { openJobParts } from './jobs.ts';
import type { FromWorker, ToWorker } from './runner.ts';
import { doJob } from './work.ts';

let at = 0;
const parts = openJobParts(openWorld({ shared: workerData as SharedWorld }), () => at);
const post = (message: FromWorker) => parentPort!.postMessage(message);

function failureOf(error: unknown): FromWorker {
  const refusal = asRefusal(error);
  if (refusal) return { refused: { code: refusal.code, sentence: refusal.message, detail: refusal.detail } };
  return { failed: error instanceof Error ? error : new Error(String(error)) };
}

parentPort!.on('message', async ({ name, input, now }: ToWorker) => {
  at = now;
  try {
    post({ done: await doJob(parts, name, input, (event) => post({ event })) });
  } catch (error) {
    post(failureOf(error));
  }
});
post({ loaded: true });
