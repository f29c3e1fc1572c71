import { expect, test, vi } from 'vitest';
import { isTripFile, keptFile } from './kept-file.ts';

const id = 'abcdefghijklmnopqrstuv';

test.each([
  [`/api/trip/${id}/files/${id}`, true],
  [`/api/trip/${id}/files`, false],
  [`/api/trip/${id}/files/${id}/x`, false],
  [`/api/trip/${id}`, false],
])('%s is a file: %s', (path, isFile) => {
  expect(isTripFile(path)).toBe(isFile);
});

test('a kept file comes without asking the server, any other from it', async () => {
  const kept = new Response('kept');
  const match = vi.fn(async (key: string) => (key.endsWith('?ticket=t') ? kept : undefined));
  vi.stubGlobal('caches', { match });
  vi.stubGlobal('fetch', async () => new Response('sent'));
  const at = `https://wayfare.test/api/trip/${id}/files/${id}`;
  expect(await keptFile(new Request(`${at}?ticket=t`))).toBe(kept);
  expect(await (await keptFile(new Request(at))).text()).toBe('sent');
  vi.unstubAllGlobals();
});
