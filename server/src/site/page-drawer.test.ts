import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { testServer } from '../testing/test-server.ts';

const root = resolve(import.meta.dirname, '../../..');
const realBuild = pathToFileURL(join(root, 'server/dist/pages/entry-server.js')).href;
const made: string[] = [];
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
  return { webDirectory, write: (source: string) => writeFileSync(join(pages, 'entry-server.js'), source) };
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
