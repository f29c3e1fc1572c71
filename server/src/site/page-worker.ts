/* The entry of the thread that draws pages: what a page asks for is answered by the thread that serves. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Drawing, type Drawn, pageBuild } from './page-build.ts';

/** What the thread is sent: a page to draw, or the answer to what one asked for. */
export type ToPageWorker =
  { draw: number; drawing: Drawing } | { answered: number; status: number; body: string };

/** What it sends back: a question of a page, and how a drawing ended. */
export type FromPageWorker =
  | { ask: number; address: string; method: string; headers: Record<string, string> }
  | { drawn: number; result: Drawn }
  | { failed: number; error: Error };

const post = (message: FromPageWorker) => parentPort!.postMessage(message);
const asked = new Map<number, (answer: Response) => void>();
let questions = 0;

const draw = pageBuild(
  workerData as string,
  (address, { method = 'GET', headers }) =>
    new Promise((resolve) => {
      questions += 1;
      asked.set(questions, resolve);
      post({ ask: questions, address, method, headers: headers as Record<string, string> });
    }),
);

parentPort!.on('message', async (message: ToPageWorker) => {
  if ('answered' in message) {
    const { answered, status, body } = message;
    asked.get(answered)?.(new Response(status === 204 || status === 304 ? null : body, { status }));
    asked.delete(answered);
    return;
  }
  try {
    post({ drawn: message.draw, result: await draw(message.drawing) });
  } catch (error) {
    post({ failed: message.draw, error: error instanceof Error ? error : new Error(String(error)) });
  }
});
