import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { withDigest } from './image-digest.ts';

const digest = `sha256:${'ab'.repeat(32)}`;
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A registry that gives a token to anybody, and answers only who brings it. */
async function registry() {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const origin = `http://${request.headers.host}`;
    asked.push(`${request.method} ${request.url}`);
    if (request.url?.startsWith('/token')) {
      response.end(JSON.stringify({ token: 'for-anybody' }));
    } else if (request.headers.authorization !== 'Bearer for-anybody') {
      const scope = 'repository:library/node:pull';
      response.setHeader(
        'www-authenticate',
        `Bearer realm="${origin}/token",service="here",scope="${scope}"`,
      );
      response.writeHead(401).end();
    } else {
      const isKnown =
        request.url === '/v2/library/node/manifests/24' && request.headers.accept?.includes('index');
      if (isKnown) response.setHeader('docker-content-digest', digest);
      response.writeHead(isKnown ? 200 : 404).end();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => server.close());
  return { asked, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('an image is pinned to what its registry tells of its tag', async () => {
  const { asked, address } = await registry();
  expect(await withDigest('node:24', address)).toBe(`node:24@${digest}`);
  expect(asked[1]).toBe('GET /token?service=here&scope=repository%3Alibrary%2Fnode%3Apull');
});

test('an image that the registry does not know is told', async () => {
  const { address } = await registry();
  await expect(withDigest('node:none', address)).rejects.toThrow(/digest of node:none \(status 404\)/);
});
