import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { openBrowser } from '../open-browser.ts';
import { startServer } from '../server/start-server.ts';
import { blockingMs, type TraceEvent } from './blocking-time.ts';

/** Five kinds of page. */
const paths = [
  '/',
  '/city-guide/japan/kyoto',
  '/attraction-guide/japan/kyoto/fushimi-inari-taisha',
  '/blog/japan/kyoto/kyoto-before-nine-in-the-morning',
  '/city-guides',
];
const rounds = 3;
const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

const median = (figures: readonly number[]) => figures.toSorted((a, b) => a - b)[figures.length >> 1]!;

/** Records what the page's main thread does until nothing more comes, and adds up what somebody would wait for. */
async function traced(wires: CDPSession, act: () => Promise<void>): Promise<number> {
  const events: TraceEvent[] = [];
  wires.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  const done = new Promise((end) => wires.once('Tracing.tracingComplete', end));
  await wires.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'] },
    transferMode: 'ReportEvents',
  });
  await act();
  await wires.send('Tracing.end');
  await done;
  return blockingMs(events);
}

async function visit(context: BrowserContext, address: string, until: (page: Page) => Promise<unknown>) {
  const page = await context.newPage();
  const wires = await context.newCDPSession(page);
  await wires.send('Network.enable');
  let bytes = 0;
  wires.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(() => {
    const seen = window as unknown as { moved: number; hydrated: boolean };
    seen.moved = 0;
    document.addEventListener('wayfare:hydrated', () => (seen.hydrated = true));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.moved += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const blocked = await traced(wires, async () => {
    await page.goto(address, { waitUntil: 'networkidle' });
    await until(page);
  });
  const shift = await page.evaluate(() => (window as unknown as { moved: number }).moved);
  return { page, kilobytes: Math.round(bytes / 1000), blockedMs: Math.round(blocked), shift };
}

/** Whoever has been here before has the application at once: the page is done once that has taken it over. */
async function takenOver(page: Page) {
  await page.waitForFunction(() => (window as unknown as { hydrated?: boolean }).hydrated);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)).then(() => undefined));
}

/** Has a page's visitor give a sign, so that application and worker come, and waits until the worker has it in charge. */
async function stay(page: Page) {
  await page.mouse.move(100, 200);
  await page.mouse.move(120, 220);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 60_000,
  });
  await page.waitForLoadState('networkidle');
  await page.close();
}

async function visits(browser: Browser, address: string) {
  const context = await browser.newContext(phone);
  const first = await visit(context, address, async () => undefined);
  await stay(first.page);
  const second = await visit(context, address, takenOver);
  const isServed = await second.page.evaluate(() => navigator.serviceWorker.controller !== null);
  if (!isServed) throw new Error(`${address}: the worker is not in charge.`);
  await context.close();
  return { first, second };
}

/**
 * First and second visits to five kinds of page on a phone, the second with the service worker in charge: bytes on the
 * wire, how long somebody would wait for the main thread of a phone that is four times slower, and what moves.
 */
export async function measureVisits() {
  const server = await startServer('product');
  const browser = await openBrowser();
  const rows = [];
  for (const path of paths) {
    // The first of all draws the page, whose form is then kept.
    for (let drawn = false; !drawn;)
      drawn = (await (await fetch(server.origin + path)).text()).includes('id="page-data"');
    const taken: Awaited<ReturnType<typeof visits>>[] = [];
    for (let round = 1; round <= rounds; round++) taken.push(await visits(browser, server.origin + path));
    const of = (name: 'first' | 'second', figure: 'kilobytes' | 'blockedMs') =>
      median(taken.map((visit) => visit[name][figure]));
    const shifts = taken.flatMap(({ first, second }) => [first.shift, second.shift]);
    rows.push({
      path,
      'first kB': of('first', 'kilobytes'),
      'first blocked ms': of('first', 'blockedMs'),
      'second kB': of('second', 'kilobytes'),
      'second blocked ms': of('second', 'blockedMs'),
      moved: Math.round(Math.max(...shifts) * 1000) / 1000,
    });
  }
  await browser.close();
  await server.stop();
  console.table(rows);
  console.log(JSON.stringify({ bench: 'page-visits', rows }));
}
