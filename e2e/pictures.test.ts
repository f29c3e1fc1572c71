import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, phone, traveller } from './browser.ts';
import { ownSite } from './own-site.ts';
import { standInForWikimedia } from './wikimedia.ts';

const trevi = '/attraction-guide/italy/rome/trevi-fountain';
const rome = '/city-guide/italy/rome';
const known = [
  { name: 'Rome', latitude: 41.9, longitude: 12.5 },
  { name: 'Trevi Fountain', latitude: 41.9009, longitude: 12.4833 },
];

/** Every picture that a page shows, with the card or heading that it stands for. */
/** The cards of a page with their pictures, which are fetched as one scrolls to them. */
async function picturesOf(page: Page) {
  const found: { link: string; picture: string }[] = [];
  const sight = page.locator('a[href^="/attraction-guide/"]');
  const cards = page.locator('article article').filter({ has: sight, visible: true });
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded();
    const [link, picture] = [card.locator('a').first(), card.locator('img').first()];
    found.push({
      link: (await link.getAttribute('href')) ?? '',
      picture: (await picture.getAttribute('src')) ?? '',
    });
  }
  return found;
}
const head = (page: Page) => page.getByRole('region', { name: /pictures$/ });
const shareImage = (page: Page) => page.locator('meta[property="og:image"]').getAttribute('content');

describe('with nobody outside', () => {
  it('every sight is drawn as a thing of its own kind, never as its city or another sight', async () => {
    const page = await traveller(desktop);
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    for (const path of [
      trevi,
      '/attraction-guide/italy/rome/spanish-steps',
      '/attraction-guide/japan/kyoto/kinkaku-ji',
    ]) {
      await page.goto(path);
      const own = `/art/${path.includes('kyoto') ? 'jp-kyoto' : 'it-rome'}/${path.split('/').at(-1)}`;
      const shown = await head(page)
        .locator('img')
        .evaluateAll((images) => images.map((image) => image.getAttribute('src')!));
      expect(shown.length).toBeGreaterThan(0);
      for (const source of shown) expect(source.split('?')[0]).toBe(`${own}.svg`);
      const shared = own.replace('/art/', '/share/');
      expect(await shareImage(page)).toMatch(new RegExp(`${shared}\\.png$`));
      const data = await page.locator('script[type="application/ld+json"]').textContent();
      expect(JSON.parse(data!)['@graph'][0].image).toMatch(new RegExp(`${shared}\\.png$`));
      const cards = await picturesOf(page);
      expect(cards.length).toBeGreaterThan(2);
      for (const { link, picture } of cards)
        expect(picture.endsWith(`/${link.split('/').at(-1)}.svg`), `${link}: ${picture}`).toBe(true);
    }
    await page.goto(trevi);
    await page.getByText('Drawing: a fountain', { exact: true }).waitFor();
    await head(page).getByRole('img', { name: 'Drawing: a fountain, on a summer day' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.startsWith('/picture'))).toEqual([]);
  });

  it('a city guide gives each of its sights the sight’s own drawing', async () => {
    const page = await traveller(phone);
    await page.goto(rome);
    await page
      .getByText(/^Show \d+ more$/)
      .first()
      .click();
    const sights = (await picturesOf(page)).filter(({ link }) => link.startsWith('/attraction-guide/'));
    expect(sights.length).toBeGreaterThan(30);
    for (const { link, picture } of sights)
      expect(picture).toBe(`/art/it-rome/${link.split('/').at(-1)}.svg`);
  });
});

describe('with Wikidata and Commons', () => {
  let wikimedia: Awaited<ReturnType<typeof standInForWikimedia>>;
  let site: Awaited<ReturnType<typeof ownSite>>;
  beforeAll(async () => {
    wikimedia = await standInForWikimedia(known);
    site = await ownSite({ OUTSIDE: 'auto', FACTS_URL: wikimedia.url, PICTURES_URL: wikimedia.url });
  });
  afterAll(async () => {
    await site.stop();
    await wikimedia.close();
  });

  it('the photograph takes the drawing’s place when it is there, and nothing moves', async () => {
    const page = await traveller(desktop, { site: site.origin, worker: false });
    await page.goto(trevi);
    const drawn = head(page).getByRole('img', { name: 'Drawing: a fountain, on a summer day' });
    const before = await drawn.boundingBox();
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    // The browser asks again once it has taken the page over.
    await page.mouse.move(5, 5);
    const photograph = head(page).getByRole('img', { name: 'Trevi Fountain', exact: true });
    await photograph.waitFor();
    expect(await photograph.boundingBox()).toEqual(before);
    expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(heading);
    expect(await photograph.getAttribute('srcset')).toMatch(/-480\.webp\S* 480w, \S+-960\.webp\S* 960w/);
    await page.waitForFunction(
      () => document.querySelector<HTMLImageElement>('img[alt="Trevi Fountain"]')!.naturalWidth > 0,
    );
  });

  it('it is in the first HTML once it is known, with author and licence, and for shared links', async () => {
    const told = async () => (await fetch(`${site.origin}/api/pictures?ids=it-rome`)).json();
    await expect.poll(async () => (await told()).pictures, { timeout: 20_000 }).toHaveLength(1);
    const html = await (await fetch(site.origin + rome)).text();
    expect(html).toMatch(/<meta property="og:image" content="[^"]*\/picture\/it-rome-share\.jpg\?v=[\w-]+"/);
    expect(html).toMatch(
      /<img [^>]*srcSet="\/picture\/it-rome-480\.webp[^>]*alt="Rome"|<img [^>]*alt="Rome"/,
    );
    expect(html).toContain('Ann Example 1');
    const page = await traveller(phone, { site: site.origin, worker: false });
    await page.goto(rome);
    await page.getByText('Pictures on this page').click();
    const author = page.getByRole('link', { name: 'Ann Example 1' }).last();
    await author.waitFor();
    expect(await author.getAttribute('href')).toBe('https://commons.wikimedia.org/wiki/File%3Apicture-1.png');
    expect(await page.getByRole('link', { name: 'CC BY-SA 4.0' }).last().getAttribute('href')).toContain(
      'creativecommons.org',
    );
  });
});
