import { describe, expect, it } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import { sharedPages } from './share-pages.ts';

/** The size that a PNG says it has. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

describe('the picture of a shared link', () => {
  it('is drawn for cities, sights, countries, articles and the pages about none of them, each its own', async () => {
    const { origin } = await testServer();
    const pages = [
      'jp-kyoto',
      'es-granada/alhambra-and-nasrid-palaces',
      'country/japan',
      'blog/austria/vienna/viennas-coffee-houses-and-concerts',
      ...Object.keys(sharedPages).map((page) => `page/${page}`),
    ];
    const drawn = new Set<string>();
    for (const page of pages) {
      const answer = await fetch(`${origin}/share/${page}.png`);
      expect(answer.headers.get('content-type'), page).toBe('image/png');
      const png = Buffer.from(await answer.arrayBuffer());
      expect(sizeOf(png), page).toEqual({ width: 1200, height: 630 });
      drawn.add(png.toString('base64'));
    }
    expect(drawn.size).toBe(pages.length);
  });

  it('says the title: the drawing below it is the same, the picture is not', async () => {
    const { origin } = await testServer();
    const bytes = async (path: string) => Buffer.from(await (await fetch(origin + path)).arrayBuffer());
    const named = await testServer({ env: { SITE_NAME: 'Elsewhere' } });
    const [plain, titled] = [await bytes('/art/jp-kyoto.png'), await bytes('/share/jp-kyoto.png')];
    expect(titled.equals(plain)).toBe(false);
    const other = Buffer.from(await (await fetch(`${named.origin}/share/jp-kyoto.png`)).arrayBuffer());
    expect(titled.equals(other)).toBe(false);
  });

  it.each([
    'xx-nowhere',
    'jp-kyoto/nothing',
    'country/atlantis',
    'page/nothing',
    'blog/japan/kyoto/none',
    '..%2f..%2fetc',
  ])('is missing for %s', async (page) => {
    const { origin } = await testServer();
    expect((await fetch(`${origin}/share/${page}.png`)).status).toBe(404);
  });
});
