import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, drawMaps, origin, traveller } from './browser.ts';
import { keptScreens } from './kept-screens.ts';
import { countedWire } from './wire.ts';

drawMaps();

let wire: Awaited<ReturnType<typeof countedWire>>;
beforeAll(async () => {
  wire = await countedWire(origin);
});
afterAll(() => wire.stop());

async function newcomer() {
  const before = wire.kilobytes();
  const page = await traveller(desktop, { worker: false, site: wire.origin });
  return { page, spent: () => wire.kilobytes() - before };
}

describe('a first visit, with all that the service worker fetches', () => {
  it('costs at most 350 kB for a guide', async () => {
    // A server that has just started draws its first pages late, and the browser then draws them alone, for more bytes.
    const isDrawn = async () =>
      (await (await fetch(`${origin}/city-guide/japan/kyoto`)).text()).includes('id="page-data"');
    await expect.poll(isDrawn, { timeout: 30_000 }).toBe(true);
    const { page, spent } = await newcomer();
    await page.goto('/city-guide/japan/kyoto');
    await keptScreens(page, 'public');
    await page.waitForLoadState('networkidle');
    expect(spent()).toBeLessThanOrEqual(350);
  });

  it('costs at most 1200 kB for the planner, map and all', async () => {
    const { page, spent } = await newcomer();
    const map = page.waitForResponse((response) => response.url().endsWith('.pmtiles'));
    await page.goto('/create');
    await map;
    await keptScreens(page, 'planner');
    await page.waitForLoadState('networkidle');
    expect(spent()).toBeLessThanOrEqual(1200);
  });

  it('fetches nothing in the background where data is saved', async () => {
    const { page } = await newcomer();
    const wires = await page.context().newCDPSession(page);
    await wires.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    await page.goto('/create');
    // The page knows who is here, and had a moment to spare: from then on it would fetch.
    await page.getByRole('textbox', { name: 'Message' }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)).then(() => undefined));
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });
});
