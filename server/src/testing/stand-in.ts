import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { goneAfterTest } from './gone-after-test.ts';

export interface AskedOfStandIn {
  method: string;
  /** Path with query. */
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export type StandInAnswer = (asked: AskedOfStandIn, response: ServerResponse) => Promise<unknown> | unknown;

async function bodyOf(request: IncomingMessage) {
  let text = '';
  for await (const piece of request) text += String(piece);
  return text;
}

/** A real server on loopback in the place of somebody else's; `asked` is what it was asked, in order. Gone after the test. */
export async function standIn(answer: StandInAnswer) {
  const asked: AskedOfStandIn[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const question = { method, path: url, headers, body: await bodyOf(request) };
    asked.push(question);
    await answer(question, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const close = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  goneAfterTest(close);
  return { asked, close, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Answers JSON. */
export const json =
  (value: unknown): StandInAnswer =>
  (_, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
