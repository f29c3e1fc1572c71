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
    const { page, spent } = await newcomer();
    await page.goto('/city-guide/japan/kyoto');
    await keptScreens(page, 'public');
    await page.waitForLoadState('networkidle');
    console.log('GUIDE', spent());
    expect(spent()).toBeLessThanOrEqual(350);
  });

  it('costs at most 1200 kB for the planner, map and all', async () => {
    const { page, spent } = await newcomer();
    const map = page.waitForResponse((response) => response.url().endsWith('.pmtiles'));
    await page.goto('/create');
    await map;
    await keptScreens(page, 'planner');
    await page.waitForLoadState('networkidle');
    console.log('CREATE', spent());
    expect(spent()).toBeLessThanOrEqual(1200);
  });
});
