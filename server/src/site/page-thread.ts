import { Worker } from 'node:worker_threads';
import { endThread } from '../work/end-thread.ts';
import type { Ask, Drawing, Drawn } from './page-build.ts';
import type { FromPageWorker, ToPageWorker } from './page-worker.ts';

/** Draws pages. */
export interface Painter {
  /** `isPatient` where nobody waits for the page: then it is drawn only while there is little else to draw. */
  draw(drawing: Drawing, isPatient?: boolean): Promise<Drawn>;
  /** Gives memory back while there is nothing to draw. */
  rest(): void;
  close(): Promise<unknown>;
}

/** Too many pages wait to be drawn; whoever asked is better told at once. */
export class TooManyPages extends Error {}

export interface PainterLimits {
  /** While one page waits for its answers, others are drawn. */
  atOnce?: number;
  /** Pages that may wait, and how long the last of them may be expected to: on a busy machine fewer do. */
  mostWaiting?: number;
  mostWaitMs?: number;
  /** Of those that nobody waits for, none is taken where so many wait already. */
  mostPatient?: number;
  /** A page that takes longer ends the thread. */
  pageMs?: number;
  /** A thread without a page to draw ends after this, and gives its memory back. */
  idleMs?: number;
}

interface Job {
  drawing: Drawing;
  resolve: (drawn: Drawn) => void;
  reject: (error: Error) => void;
  late?: NodeJS.Timeout;
}

const usual = {
  atOnce: 4,
  mostWaiting: 48,
  mostWaitMs: 3000,
  mostPatient: 4,
  pageMs: 20_000,
  idleMs: 120_000,
};
/** What a page is thought to take before one was drawn, and how much the last one counts. */
const firstGuessMs = 50;
const newestShare = 0.2;
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

/** How far apart pages come out. */
function paceOfDrawing() {
  let usualMs = firstGuessMs;
  let lastAt = 0;
  return {
    begun: () => void (lastAt = performance.now()),
    ended: () => {
      const now = performance.now();
      usualMs += (now - lastAt - usualMs) * newestShare;
      lastAt = now;
    },
    /** How long the last of so many will wait. */
    waitOf: (count: number) => count * usualMs,
  };
}

/** The thread there is, and how it is ended. */
interface Thread {
  worker: Worker;
  end: () => Promise<unknown>;
}

type Question = Extract<FromPageWorker, { ask: number }>;

async function answerQuestion(
  worker: Worker,
  ask: Ask,
  { ask: answered, address, method, headers }: Question,
) {
  const response = await ask(address, { method, headers }).catch(() => new Response('', { status: 500 }));
  const { status } = response;
  worker.postMessage({ answered, status, body: await response.text() } satisfies ToPageWorker);
}

/** Draws pages in a thread of its own, so that those that are kept are sent meanwhile. It starts with the first page. */
export function pageThread(buildAddress: string, ask: Ask, limits: PainterLimits = {}): Painter {
  const { atOnce, mostWaiting, mostWaitMs, mostPatient, pageMs, idleMs } = { ...usual, ...limits };
  const waiting: Job[] = [];
  const underWay = new Map<number, Job>();
  let thread: Thread | undefined;
  let idle: NodeJS.Timeout | undefined;
  let numbers = 0;
  const pace = paceOfDrawing();

  /** The thread is gone, or is to go: what it was drawing is lost, and the next page has another one. */
  const drop = (dropped: Thread, reason: Error) => {
    if (thread !== dropped) return undefined;
    thread = undefined;
    clearTimeout(idle);
    const lost = [...underWay.values()];
    underWay.clear();
    for (const { late, reject } of lost) {
      clearTimeout(late);
      reject(reason);
    }
    next();
    return dropped.end();
  };

  const start = (): Thread => {
    const worker = new Worker(new URL('./page-worker.ts', import.meta.url), {
      workerData: buildAddress,
      resourceLimits,
    });
    worker.unref();
    const started = { worker, end: endThread(worker) };
    worker.on('message', (message: FromPageWorker) => {
      if ('ask' in message) return void answerQuestion(worker, ask, message);
      const number = 'drawn' in message ? message.drawn : message.failed;
      const job = underWay.get(number);
      underWay.delete(number);
      clearTimeout(job?.late);
      pace.ended();
      if ('drawn' in message) job?.resolve(message.result);
      else job?.reject(message.error);
      next();
    });
    worker.on('error', (error: Error) => void drop(started, error));
    worker.on('exit', (code) => void drop(started, new Error(`the thread that draws ended with ${code}`)));
    return started;
  };

  const begin = (job: Job) => {
    clearTimeout(idle);
    const begun = (thread ??= start());
    if (underWay.size === 0) pace.begun();
    numbers += 1;
    underWay.set(numbers, job);
    const tooLong = new Error(`a page took longer than ${pageMs} ms to draw`);
    job.late = setTimeout(() => void drop(begun, tooLong), pageMs);
    begun.worker.postMessage({ draw: numbers, drawing: job.drawing } satisfies ToPageWorker);
  };
  const rest = () => thread && underWay.size === 0 && void drop(thread, new Error('the thread rests'));
  function next() {
    while (underWay.size < atOnce && waiting.length > 0) begin(waiting.shift()!);
    if (underWay.size > 0 || !thread) return;
    clearTimeout(idle);
    idle = setTimeout(rest, idleMs);
    idle.unref();
  }

  const isFull = (isPatient: boolean) => {
    const count = waiting.length;
    if (count >= (isPatient ? mostPatient : mostWaiting)) return true;
    return count >= atOnce && pace.waitOf(count) > mostWaitMs;
  };

  return {
    draw: (drawing, isPatient = false) =>
      new Promise((resolve, reject) => {
        if (isFull(isPatient)) return reject(new TooManyPages(`${waiting.length} pages wait to be drawn`));
        waiting.push({ drawing, resolve, reject });
        next();
      }),
    rest,
    close: async () => {
      for (const { reject } of waiting.splice(0)) reject(new Error('the server is closing'));
      if (thread) await drop(thread, new Error('the server is closing'));
    },
  };
}
