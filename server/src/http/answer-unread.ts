import type { ErrorBody } from '@wayfare/contracts/errors';
import type { FastifyHttpOptions, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { answerError } from './answer-error.ts';
import { Refusal } from './refusal.ts';
import { newId } from './secret.ts';
import { securityHeadersOf } from './security-headers.ts';

const unread = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request did not come whole in time.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The head of the request is too large.'],
} as const;
const unreadable = ['400 Bad Request', 'The request cannot be read.'] as const;
const noTunnel = ['400 Bad Request', 'This server leads to no other.'] as const;

/** The head and the body of a refusal that is made before there is a request. */
function bareRefusal(message: string, secure: boolean) {
  const body: ErrorBody = { error: { code: 'bad_input', message, requestId: newId() } };
  const written = JSON.stringify(body);
  const headers: [name: string, value: string][] = [
    ['content-type', 'application/json; charset=utf-8'],
    ['content-length', String(Buffer.byteLength(written))],
    ['connection', 'close'],
    ...securityHeadersOf('/api/', secure),
  ];
  return { headers, written };
}

function refuseSocket(socket: Duplex, [status, message]: readonly [string, string], secure: boolean) {
  const { headers, written } = bareRefusal(message, secure);
  const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status}\r\n${head}\r\n${written}`);
}

/** Answers what no route and no hook ever sees as everything else is answered: in the contract's form, with its headers. */
export function answerUnread(secure: boolean) {
  return {
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      for (const [name, value] of securityHeadersOf(request.raw.url ?? '', secure))
        reply.raw.setHeader(name, value);
      return answerError(error, request, reply);
    },
    clientErrorHandler: (error: NodeJS.ErrnoException, socket: Duplex) => {
      if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
      refuseSocket(socket, unread[error.code as keyof typeof unread] ?? unreadable, secure);
    },
    // Node's own refusal of a request that names no host has no body: it is refused below instead.
    http: { requireHostHeader: false },
    // Whoever asks while the server closes is answered, on a connection that ends with it.
    return503OnClosing: false,
  } satisfies FastifyHttpOptions<Server>;
}

/** Refuses, in the same form, what Node would refuse by itself. */
export function refuseUnusual(app: FastifyInstance, secure: boolean) {
  app.server.on('checkExpectation', (_request, response) => {
    const { headers, written } = bareRefusal('What the request expects is not done here.', secure);
    response.writeHead(417, headers.flat()).end(written);
  });
  app.server.on('connect', (_request, socket) => refuseSocket(socket, noTunnel, secure));
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.headers.host === undefined && raw.httpVersionMinor > 0)
      throw new Refusal('bad_input', 'The request names no host.');
  });
}
