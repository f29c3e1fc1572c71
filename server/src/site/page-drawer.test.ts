import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { testServer } from '../testing/test-server.ts';

const root = resolve(import.meta.dirname, '../../..');
const realBuild = pathToFileURL(join(root, 'server/dist/pages/entry-server.js')).href;
const made: string[] = [];
/** A thread takes its time to start on a busy machine. */
const patient = { timeout: 15_000 };
afterEach(() => {
  for (const directory of made.splice(0)) rmSync(directory, { recursive: true });
});

/** The built browser application, in a place where the server's build of it can be whatever is written there. */
function placeOfBuild() {
  const directory = mkdtempSync(join(tmpdir(), 'wayfare-pages-'));
  made.push(directory);
  const webDirectory = join(directory, 'web/dist');
  for (const name of ['index.html', '.vite/manifest.json'])
    cpSync(join(root, 'web/dist', name), join(webDirectory, name));
  const pages = join(directory, 'server/dist/pages');
  mkdirSync(pages, { recursive: true });
  return {
    webDirectory,
    dataDirectory: join(directory, 'data'),
    write: (source: string) => writeFileSync(join(pages, 'entry-server.js'), source),
  };
}

async function ask(origin: string, path: string) {
  const answer = await fetch(origin + path);
  const html = await answer.text();
  const isDrawn = html.includes('id="page-data"');
  return { status: answer.status, held: answer.headers.get('cache-control'), isDrawn, html };
}

it('a build that cannot be loaded leaves the drawing to the browser, and is loaded once it can be', async () => {
  const { webDirectory, write } = placeOfBuild();
  const { origin } = await testServer({ webDirectory });
  for (const broken of [null, 'export const drawPage = (', 'throw new Error("half written")']) {
    if (broken !== null) write(broken);
    const page = await ask(origin, '/city-guides');
    expect(page).toMatchObject({ status: 503, held: 'no-store', isDrawn: false });
    expect(page.html).toContain('<div id="root"></div>');
  }
  write(`export { drawPage } from ${JSON.stringify(realBuild)};`);
  expect(await ask(origin, '/city-guides')).toMatchObject({ status: 200, isDrawn: true });
});

it('a page that could not be drawn is drawn at the next request', async () => {
  const { webDirectory, write } = placeOfBuild();
  write(`
    import { drawPage as draw } from ${JSON.stringify(realBuild)};
    const refuse = async () => new Response(null, { status: 429 });
    let drawings = 0;
    export function drawPage(address, needs) {
      drawings += 1;
      if (drawings === 1) throw new Error('not now');
      return draw(address, drawings === 2 ? { ...needs, ask: refuse } : needs);
    }`);
  const { origin } = await testServer({ webDirectory });
  for (const _ of ['a bug', 'a call that is refused for the moment'])
    expect(await ask(origin, '/')).toMatchObject({ status: 503, held: 'no-store', isDrawn: false });
  const drawn = await ask(origin, '/');
  expect(drawn).toMatchObject({ status: 200, isDrawn: true });
  expect(drawn.held).toContain('s-maxage');
});

/** A build whose pages say by which load of it they were drawn, and take their time. */
const slowBuild = `
  const load = Math.random();
  export async function drawPage(address) {
    await new Promise((drawn) => setTimeout(drawn, 60));
    return { head: '<title>t</title>', body: address + ' by ' + load, data: {}, status: 200, complete: true };
  }`;

it('what was drawn before a restart is sent after it, and drawn anew for those who come later', async () => {
  const { webDirectory, write, dataDirectory } = placeOfBuild();
  write(slowBuild);
  const env = { PLANNING_THREADS: '1', WAYFARE_DATA: dataDirectory, ORIGIN: 'http://127.0.0.1:1' };
  const before = await testServer({ webDirectory, env });
  // Both clocks begin at the same moment.
  before.clock.forward(-60_000);
  const at = (server: { port: number }) => `http://127.0.0.1:${server.port}`;
  const { html } = await ask(at(before), '/city-guides');
  expect(html).toContain('/city-guides by ');
  await expect.poll(() => readdirSync(dataDirectory, { recursive: true }).length, patient).toBe(3);
  await before.app.close();
  const after = await testServer({ webDirectory, env });
  expect((await ask(at(after), '/city-guides')).html).toBe(html);
  await expect.poll(async () => (await ask(at(after), '/city-guides')).html, patient).not.toBe(html);
});

it('more pages than can be drawn soon are refused at once, and left to the browser', async () => {
  const { webDirectory, write, dataDirectory } = placeOfBuild();
  write(slowBuild);
  const env = { PLANNING_THREADS: '1', WAYFARE_DATA: dataDirectory };
  const { origin } = await testServer({ webDirectory, env });
  const answers = await Promise.all(
    Array.from({ length: 90 }, (_, index) => fetch(`${origin}/city-guides/country-${index}`)),
  );
  const busy = answers.filter(({ status }) => status === 503);
  expect(busy.length).toBeGreaterThan(10);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(5);
  for (const answer of busy) {
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await answer.text()).toContain('<div id="root"></div>');
  }
});
