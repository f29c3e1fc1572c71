import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A real server on loopback in the place of somebody else's; `asked` is what it was asked, in order. */
export async function standIn(answer: (path: string, response: ServerResponse) => unknown) {
  const asked: string[] = [];
  const server = createServer(({ url = '' }: IncomingMessage, response) => {
    asked.push(url);
    void answer(url, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return { asked, stop, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

export const json = (response: ServerResponse, value: unknown) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
