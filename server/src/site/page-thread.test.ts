import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import type { Drawing, Drawn } from './page-build.ts';
import { type Painter, pageThread, type PainterLimits, TooManyPages } from './page-thread.ts';

const open: Painter[] = [];
const made: string[] = [];
afterEach(async () => {
  for (const painter of open.splice(0)) await painter.close();
  for (const directory of made.splice(0)) rmSync(directory, { recursive: true });
});

/** A build whose pages ask one question, and end as their address says. */
const build = `
  export async function drawPage(address, { ask, operator }) {
    if (address === '/endless') for (;;);
    if (address === '/wrong') throw new Error('cannot be drawn');
    if (address === '/gone') process.exit(3);
    const answer = await ask('/api/of' + address, { method: 'GET', headers: { accept: 'text/plain' } });
    const body = (await answer.text()) + ' for ' + operator;
    return { head: '<title>t</title>', body, data: {}, status: answer.status, complete: true };
  }`;

function openThread(
  limits: PainterLimits = {},
  ask = async (path: string) => new Response(`answer to ${path}`),
) {
  const directory = mkdtempSync(join(tmpdir(), 'wayfare-build-'));
  made.push(directory);
  const file = join(directory, 'build.js');
  writeFileSync(file, build);
  const painter = pageThread(pathToFileURL(file).href, ask, limits);
  open.push(painter);
  return painter;
}
const drawing = (address: string): Drawing => ({
  address,
  origin: 'http://site',
  now: 0,
  operator: 'Ada',
  document: '<html><head></head><body><div id="root"></div></body></html>',
  begin: '<script></script>',
  application: '',
  preloads: '',
});
const textOf = ({ page }: Drawn) => brotliDecompressSync(page!.brotli).toString();

it('draws several pages, whose questions are answered outside', async () => {
  const { draw } = openThread();
  const drawn = await Promise.all(['/a', '/b', '/c'].map((address) => draw(drawing(address))));
  expect(drawn.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(textOf(drawn[1]!)).toContain('<div id="root">answer to /api/of/b for Ada</div>');
});

it('refuses at once what would wait too long, and first what nobody waits for', async () => {
  const answer = Promise.withResolvers<Response>();
  const { draw } = openThread({ atOnce: 1, mostWaiting: 2, mostPatient: 1 }, async () =>
    (await answer.promise).clone(),
  );
  const accepted = [draw(drawing('/a')), draw(drawing('/b'))];
  await expect(draw(drawing('/patient'), true)).rejects.toThrow(TooManyPages);
  accepted.push(draw(drawing('/c')));
  await expect(draw(drawing('/d'))).rejects.toThrow(TooManyPages);
  answer.resolve(new Response('late'));
  expect((await Promise.all(accepted)).map(({ status }) => status)).toEqual([200, 200, 200]);
});

it('lets fewer wait where pages take longer', async () => {
  const { draw } = openThread({ atOnce: 1, mostWaitMs: 1 });
  await draw(drawing('/first'));
  const accepted = [draw(drawing('/a')), draw(drawing('/b'))];
  await expect(draw(drawing('/c'))).rejects.toThrow(TooManyPages);
  await Promise.all(accepted);
});

it('a page that fails, or takes its thread with it, spoils no other', async () => {
  const { draw } = openThread();
  await expect(draw(drawing('/wrong'))).rejects.toThrow('cannot be drawn');
  await expect(draw(drawing('/gone'))).rejects.toThrow('ended with 3');
  expect((await draw(drawing('/a'))).status).toBe(200);
});

it('a page that does not end ends its thread', async () => {
  const { draw } = openThread({ pageMs: 1500 });
  await expect(draw(drawing('/endless'))).rejects.toThrow('took longer');
});

it('ends its thread when it rests, but no drawing, and draws on with another', async () => {
  const started: unknown[] = [];
  const count = (worker: unknown) => started.push(worker);
  process.on('worker', count);
  const answer = Promise.withResolvers<Response>();
  const { draw, rest } = openThread({}, () => answer.promise);
  const underWay = draw(drawing('/a'));
  rest();
  answer.resolve(new Response('answer'));
  expect((await underWay).status).toBe(200);
  rest();
  await expect(draw(drawing('/wrong'))).rejects.toThrow('cannot be drawn');
  process.off('worker', count);
  expect(started).toHaveLength(2);
});
