import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request that the model's server got. */
export interface Heard {
  path: string;
  headers: IncomingHttpHeaders;
  // Tests look into requests of three protocols.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  /** Fulfilled when the connection has ended; true where the client ended it before the answer was whole. */
  ended: Promise<boolean>;
}

/** How the model answers one request. */
export type Play = (response: ServerResponse, heard: Heard) => void;

/** A language model's server on loopback that plays what it is told, one play a request, the last one for all after. */
export async function modelServer(...plays: Play[]) {
  const heard: Heard[] = [];
  const waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const ended = new Promise<boolean>((resolve) =>
        response.on('close', () => resolve(!response.writableFinished)),
      );
      const one = {
        path: request.url ?? '',
        headers: request.headers,
        body: JSON.parse(Buffer.concat(pieces).toString()) as unknown,
        ended,
      };
      heard.push(one);
      (plays[heard.length - 1] ?? plays.at(-1)!)(response, one);
      for (const wake of waiting.splice(0)) wake();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    heard,
    nextRequest: () => new Promise<void>((resolve) => waiting.push(resolve)),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
export type ModelServer = Awaited<ReturnType<typeof modelServer>>;

const begin = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' });

/** A piece of an OpenAI stream. */
export const chunk = (delta: object, finish: string | null = null, usage?: object) =>
  `data: ${JSON.stringify({
    id: 'c1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'tested',
    choices: [{ index: 0, delta, finish_reason: finish }],
    ...(usage && { usage }),
  })}\n\n`;

const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };

/** Says a text, a few letters a piece. */
export const says =
  (text: string, finish = 'stop'): Play =>
  (response) => {
    begin(response);
    for (const piece of text.match(/[\s\S]{1,7}/g) ?? [])
      response.write(chunk({ role: 'assistant', content: piece }));
    response.end(`${chunk({}, finish, usage)}data: [DONE]\n\n`);
  };

/** Calls a tool; `input` may be anything, also no JSON. */
export const calls =
  (name: string, input: unknown): Play =>
  (response) => {
    begin(response);
    const text = typeof input === 'string' ? input : JSON.stringify(input);
    const head = { index: 0, id: 'call-1', type: 'function', function: { name, arguments: '' } };
    response.write(chunk({ role: 'assistant', tool_calls: [head] }));
    for (const piece of text.match(/[\s\S]{1,20}/g) ?? [])
      response.write(chunk({ tool_calls: [{ index: 0, function: { arguments: piece } }] }));
    response.end(`${chunk({}, 'tool_calls', usage)}data: [DONE]\n\n`);
  };

/** Refuses with a status; a retry need not wait. */
export const refuses =
  (status: number): Play =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'retry-after-ms': '1' });
    response.end(JSON.stringify({ error: { message: `status ${status}`, type: 'refused', code: status } }));
  };

/** Says something and then nothing more, the connection open. */
export const hangs =
  (text = ''): Play =>
  (response) => {
    begin(response);
    response.write(chunk({ role: 'assistant', content: text }));
  };

/** Says something and breaks the connection. */
export const breaksOff =
  (text: string): Play =>
  (response) => {
    begin(response);
    response.write(chunk({ role: 'assistant', content: text }), () => response.destroy());
  };

/** Answers with the given text as it is. */
export const writes =
  (text: string, type = 'text/event-stream'): Play =>
  (response) => {
    response.writeHead(200, { 'content-type': type });
    response.end(text);
  };
