import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Asked {
  url: URL;
  body: string;
}

/** A real server on loopback in the place of somebody else's; `asked` is what it was asked, in order. */
export async function standIn(answer: (asked: Asked, response: ServerResponse) => unknown) {
  const asked: URL[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += String(piece);
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    asked.push(url);
    await answer({ url, body }, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const close = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return { asked, close, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

export const json = (response: ServerResponse, value: unknown) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
