import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { errorBody } from '@wayfare/contracts/errors';
import { expect, it } from 'vitest';
import { testServer } from '../testing/test-server.ts';

const needed = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-resource-policy',
];

/** Sends what no client of ours would; answers the head's lines and the body. */
async function sendRaw(port: number, sent: string) {
  const socket = connect(port, '127.0.0.1');
  socket.write(sent);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { head: head.toLowerCase(), status: Number(head.split(' ')[1]), body };
}

it('every refusal has the form of the contract and the headers of every answer, the framework’s own too', async () => {
  const { port } = await testServer();
  const ask = (line: string, more = '') =>
    sendRaw(port, `${line} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n${more}\r\n`);
  const cases: [string, number, ReturnType<typeof sendRaw>][] = [
    ['a broken address', 400, ask('GET /api/trip/%E0%A4%A')],
    ['an endless name', 404, ask(`GET /api/trip/${'a'.repeat(400)}`)],
    ['no such call', 404, ask('GET /api/nope')],
    ['another method', 404, ask('PUT /api/trips')],
    ['an endless address', 431, ask(`GET /${'a'.repeat(20_000)}`)],
    ['no name of a host', 400, sendRaw(port, 'GET /api/trips HTTP/1.1\r\nConnection: close\r\n\r\n')],
    ['an unknown expectation', 417, ask('POST /api/ask', 'Expect: a-miracle\r\nContent-Length: 0\r\n')],
    ['a tunnel', 400, sendRaw(port, 'CONNECT elsewhere:443 HTTP/1.1\r\nHost: elsewhere\r\n\r\n')],
    ['an unusual method', 404, ask('TRACE /api/trips')],
    ['a method of others', 404, ask('PROPFIND /')],
    ['a method that nobody knows', 400, ask('FETCH /api/trips')],
    ['a version of its own', 400, sendRaw(port, 'GET / HTTP/7.0\r\nHost: x\r\n\r\n')],
    ['a length that is no number', 400, ask('POST /api/ask', 'Content-Length: ten\r\n')],
    ['two lengths at odds', 400, ask('POST /api/ask', 'Content-Length: 0\r\nTransfer-Encoding: chunked\r\n')],
    ['a null character', 400, ask('GET /api/trip/%00')],
    ['no JSON', 400, ask('POST /api/ask', 'Content-Type: application/json\r\nContent-Length: 1\r\n\r\n{')],
    ['no HTTP', 400, sendRaw(port, 'nonsense\r\n\r\n')],
    ['a huge head', 431, ask('GET /', `X-Long: ${'a'.repeat(20_000)}\r\n`)],
    ['a body of another kind', 415, ask('POST /api/save', 'Content-Type: text/css\r\nContent-Length: 0\r\n')],
    [
      'a body that is too large',
      413,
      ask('POST /api/ask', 'Content-Type: application/json\r\nContent-Length: 9999999\r\n'),
    ],
  ];
  for (const [name, wanted, asked] of cases) {
    const { status, head, body } = await asked;
    expect([name, status]).toEqual([name, wanted]);
    expect([name, errorBody.safeParse(JSON.parse(body)).success]).toEqual([name, true]);
    expect([name, needed.filter((header) => !head.includes(`${header}:`))]).toEqual([name, []]);
  }
});

it('nobody keeps an answer that is somebody’s own, and pictures may be shown elsewhere', async () => {
  const server = await testServer();
  const ada = await server.signedIn('Ada');
  for (const path of ['/api/current-user', '/api/my-devices', '/idp/password', '/api/my-data'])
    expect([path, (await ada.fetch(path)).headers.get('cache-control')]).toEqual([
      path,
      expect.stringMatching(/no-store$/),
    ]);
  expect((await ada.fetch('/api/cities')).headers.get('cache-control')).toMatch(/^public/);
  const policyOf = async (path: string) =>
    (await ada.fetch(path)).headers.get('cross-origin-resource-policy');
  expect([await policyOf('/art/nothing'), await policyOf('/')]).toEqual(['cross-origin', 'same-origin']);
});

it('lets no script and no style element stand in a page, and sends nobody the maps of its scripts', async () => {
  const { origin } = await testServer();
  const policy = (await fetch(origin)).headers.get('content-security-policy')!.split('; ');
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("style-src 'self'");
  expect(policy.filter((part) => part.includes('unsafe'))).toEqual(["style-src-attr 'unsafe-inline'"]);
  const assets = readdirSync(resolve(import.meta.dirname, '../../../web/dist/assets'));
  const script = assets.find((name) => name.endsWith('.js') && assets.includes(`${name}.map`))!;
  expect((await fetch(`${origin}/assets/${script}`)).status).toBe(200);
  expect((await fetch(`${origin}/assets/${script}.map`)).status).toBe(404);
});

it('whoever asks while the server closes is answered', async () => {
  const { app, port } = await testServer();
  const arrived = new Promise<Socket>((resolve) => app.server.once('connection', resolve));
  const socket = connect(port, '127.0.0.1');
  const heard = text(socket);
  socket.write(`GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n`);
  const there = await arrived;
  await expect.poll(() => there.bytesRead).toBeGreaterThan(0);
  const closed = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  socket.write('\r\n');
  expect(await heard).toMatch(/^HTTP\/1.1 200 .*connection: close/is);
  await closed;
});

it('whoever still sends when the server begins to close is answered, and does not keep it open', async () => {
  const { app, port } = await testServer();
  const agent = new Agent({ keepAlive: true });
  const headers = { 'content-type': 'application/json', 'content-length': 2 };
  const sending = request({ port, path: '/api/ask', method: 'POST', agent, headers });
  const answered = once(sending, 'response');
  const arrived = once(app.server, 'request');
  sending.write('{');
  await arrived;
  const closed = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  sending.end('}');
  const [answer] = (await answered) as [IncomingMessage];
  expect([answer.statusCode, answer.headers.connection]).toEqual([400, 'keep-alive']);
  answer.resume();
  await closed;
  agent.destroy();
});
