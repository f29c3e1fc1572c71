import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { pageStore, type StoreLimits } from './page-store.ts';

const dayMs = 86_400_000;
const made: string[] = [];
afterEach(() => {
  for (const directory of made.splice(0)) rmSync(directory, { recursive: true });
});

function openStore(limits: StoreLimits = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'wayfare-store-'));
  made.push(directory);
  let at = Date.now();
  const open = (release: string) => pageStore({ directory, release, now: () => at, limits });
  const files = () => readdirSync(join(directory, 'one')).map((name) => join(directory, 'one', name));
  return { open, files, directory, later: (ms: number) => (at += ms) };
}
const pageOf = (text: string) => ({
  version: 'v',
  drawnAt: 7,
  etag: `W/"${text}"`,
  brotli: new TextEncoder().encode(text),
});

it('a page is read back by another process of the same release, and by none of another', async () => {
  const { open } = openStore();
  await open('one').write('/a', pageOf('first'));
  await open('one').write('/a', pageOf('second'));
  const read = await open('one').read('/a');
  expect([read?.version, read?.drawnAt, read?.etag]).toEqual(['v', 7, 'W/"second"']);
  expect(Buffer.from(read!.brotli).toString()).toBe('second');
  expect(await open('two').read('/a')).toBeNull();
  expect(await open('one').read('/b')).toBeNull();
});

it.each([
  ['cut off', (file: Buffer) => file.subarray(0, -1)],
  ['with a byte turned over', (file: Buffer) => file.fill(file.at(-1)! ^ 1, file.length - 1)],
  ['empty', () => Buffer.alloc(0)],
  ['of something else', () => Buffer.from('{"key":"/a"}\nwhatever')],
])('a file %s is a page not drawn yet', async (_, spoil) => {
  const { open, files } = openStore();
  const store = open('one');
  await store.write('/a', pageOf('a page'));
  const [file] = files();
  writeFileSync(file!, spoil(readFileSync(file!)));
  expect(await store.read('/a')).toBeNull();
  await store.write('/a', pageOf('again'));
  expect(await store.read('/a')).not.toBeNull();
});

it('pages of another release go a day after it was last used, leftovers after an hour', async () => {
  const { open, files, directory, later } = openStore();
  await open('old').write('/a', pageOf('a'));
  const store = open('one');
  await store.write('/a', pageOf('a'));
  writeFileSync(join(directory, 'one', 'half.page.1-1'), 'half');
  await store.tidy();
  expect([readdirSync(directory), files().length]).toEqual([['old', 'one'], 2]);
  later(dayMs + 1000);
  await store.tidy();
  expect(readdirSync(directory)).toEqual(['one']);
  expect(files()).toHaveLength(1);
});

it('beyond its bound the longest undrawn pages go', async () => {
  const { open, files } = openStore({ mostBytes: 600 });
  const store = open('one');
  for (const [index, name] of ['/a', '/b', '/c', '/d'].entries()) {
    await store.write(name, pageOf('x'.repeat(50)));
    const at = new Date(Date.now() - (10 - index) * 60_000);
    for (const file of files()) if (Date.now() - statSync(file).mtimeMs < 60_000) utimesSync(file, at, at);
  }
  await store.tidy();
  const left = await Promise.all(
    ['/a', '/b', '/c', '/d'].map(async (key) => (await store.read(key)) !== null),
  );
  expect(left).toEqual([false, false, true, true]);
});

it('leaves the last room of a disk to others', async () => {
  const { open } = openStore({ leastFree: Number.MAX_SAFE_INTEGER });
  const store = open('one');
  await store.write('/a', pageOf('a'));
  expect(await store.read('/a')).toBeNull();
});
