import type { ErrorBody } from '@wayfare/contracts/errors';
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Socket } from 'node:net';
import { answerError } from './answer-error.ts';
import { newId } from './secret.ts';
import { securityHeadersOf } from './security-headers.ts';

const unread = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request did not come whole in time.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The head of the request is too large.'],
} as const;
const unreadable = ['400 Bad Request', 'The request cannot be read.'] as const;

/** Answers what no route and no hook ever sees as everything else is answered: in the contract's form, with its headers. */
export function answerUnread(secure: boolean) {
  return {
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      for (const [name, value] of securityHeadersOf(request.raw.url ?? '', secure))
        reply.raw.setHeader(name, value);
      return answerError(error, request, reply);
    },
    clientErrorHandler: (error: NodeJS.ErrnoException, socket: Socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
      const [status, message] = unread[error.code as keyof typeof unread] ?? unreadable;
      const body: ErrorBody = { error: { code: 'bad_input', message, requestId: newId() } };
      const written = JSON.stringify(body);
      const headers = [
        ['content-type', 'application/json; charset=utf-8'],
        ['content-length', String(Buffer.byteLength(written))],
        ['connection', 'close'],
        ...securityHeadersOf('/api/', secure),
      ];
      const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
      socket.end(`HTTP/1.1 ${status}\r\n${head}\r\n${written}`);
    },
  } satisfies Partial<FastifyServerOptions>;
}
