import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Rules {
  /** Asked of each instance every so often; whoever does not answer with 200 gets no requests. */
  healthPath: string;
  healthEveryMs: number;
}

/** Asks one instance whether it is well. */
const isWell = (port: number, path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(4000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * A reverse proxy for tests, which does what compose.yaml has Caddy do: it says who asks and by which scheme, leaves the
 * host as it is, takes turns, leaves out whoever is not well, and sends what could not be delivered to another.
 */
export async function smallProxy(instances: readonly number[], { healthPath, healthEveryMs }: Rules) {
  const sick = new Set<number>();
  const served = new Map(instances.map((port) => [port, 0]));
  let turn = 0;
  const look = () =>
    Promise.all(
      instances.map(async (port) => {
        if (await isWell(port, healthPath)) sick.delete(port);
        else sick.add(port);
      }),
    );
  const next = () => {
    const well = instances.filter((port) => !sick.has(port));
    return well[turn++ % well.length];
  };
  const pass = (from: IncomingMessage, to: ServerResponse, body: Buffer) => {
    const port = next();
    if (port === undefined) return void to.writeHead(503).end();
    const headers = {
      ...from.headers,
      'x-forwarded-for': from.socket.remoteAddress,
      'x-forwarded-proto': 'https',
    };
    const sent = request(
      { host: '127.0.0.1', port, path: from.url, method: from.method, headers },
      (answer) => {
        served.set(port, served.get(port)! + 1);
        to.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(to);
      },
    );
    sent.on('error', () => {
      sick.add(port);
      pass(from, to, body);
    });
    sent.end(body);
  };
  const server = createServer((from, to) => {
    const pieces: Buffer[] = [];
    from.on('data', (piece: Buffer) => pieces.push(piece));
    from.on('end', () => pass(from, to, Buffer.concat(pieces)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const timer = setInterval(() => void look(), healthEveryMs);
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    served,
    look,
    isLeftOut: (port: number) => sick.has(port),
    close: () => {
      clearInterval(timer);
      server.closeAllConnections();
      server.close();
    },
  };
}
