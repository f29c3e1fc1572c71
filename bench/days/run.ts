/// <reference lib="dom" />
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../open-browser.ts';
import { printTable, rounded, shown } from '../planner/table.ts';
import { startServer } from '../server/start-server.ts';
import { longTrip } from './long-trip.ts';

const moves = 120;
const letters = 60;
const laterDrops = 5;

interface Figures {
  /** From a move of the mouse to the end of the frame that shows it. */
  medianMs: number;
  p95Ms: number;
  /** Frames that took longer than two of the screen's. */
  dropped: number;
  /** What the page's own thread computes for one move, whatever else the machine does. */
  moveCpuMs: number;
  dropMs: number;
  /** What the page's own thread computes from letting go until the drop shows, whatever else the machine does. */
  dropCpuMs: number;
  /** The same for the drops after the first, which finds a page that has drawn no change yet. */
  laterDropCpuMs: number;
  /** From a letter typed into the notes of the trip to the end of the frame that shows it. */
  keyMs: number;
  keyP95Ms: number;
  /** What the page's own thread computes for one letter, what comes after its frame included. */
  keyCpuMs: number;
}

type Drag = Omit<Figures, 'keyMs' | 'keyP95Ms' | 'keyCpuMs'>;
type Typing = Omit<Figures, keyof Drag>;

const at = (values: readonly number[], share: number) =>
  values.toSorted((left, right) => left - right)[Math.floor((values.length - 1) * share)] ?? Number.NaN;

/** Notes in the page how long each move, each letter, and each letting go waits for the frame that answers it. */
function watchFrames() {
  const waits: number[] = [];
  const keys: number[] = [];
  let dropMs = 0;
  const endOfFrame = (done: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', done, { once: true });
      port1.start();
      port2.postMessage(null);
    });
  const note = (keep: (ms: number) => void) => (event: Event) => {
    const from = event.timeStamp;
    endOfFrame(() => keep(performance.now() - from));
  };
  addEventListener(
    'pointermove',
    note((ms) => waits.push(ms)),
    { capture: true },
  );
  addEventListener(
    'pointerup',
    note((ms) => (dropMs = ms)),
    { capture: true },
  );
  addEventListener(
    'keydown',
    note((ms) => keys.push(ms)),
    { capture: true },
  );
  Object.assign(globalThis, { framesSeen: () => ({ waits, keys, dropMs }) });
}

interface Point {
  x: number;
  y: number;
}

/** Reads how long the page's own thread has worked so far. */
async function watchThread(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
}

/** What letting go costs until the drop shows. */
async function letGo(page: Page, busyMs: () => Promise<number>) {
  const before = await busyMs();
  await page.mouse.up();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))));
  return (await busyMs()) - before;
}

const framesSeen = (page: Page) =>
  page.evaluate(() =>
    (
      globalThis as unknown as { framesSeen: () => { waits: number[]; keys: number[]; dropMs: number } }
    ).framesSeen(),
  );

/** Types into what is named, letter by letter, each once the one before is shown. */
async function typeInto(page: Page, label: string): Promise<Typing> {
  await page.getByLabel(label).click();
  const busyMs = await watchThread(page);
  const before = await busyMs();
  for (let letter = 0; letter < letters; letter += 1) {
    await page.keyboard.press('KeyA');
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))));
  }
  // What was put off until nobody types is done in the end.
  await page.waitForTimeout(1500);
  const keyCpuMs = ((await busyMs()) - before) / letters;
  const { keys } = await framesSeen(page);
  return { keyMs: at(keys, 0.5), keyP95Ms: at(keys, 0.95), keyCpuMs };
}

async function dragAcross(page: Page, grip: () => Promise<Point>): Promise<Drag> {
  const from = await grip();
  const busyMs = await watchThread(page);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const before = await busyMs();
  for (let step = 1; step <= moves; step += 1) {
    // To and fro over a third of the screen, as one does when looking for the right place.
    await page.mouse.move(from.x, from.y + 8 + Math.abs(((step * 9) % 480) - 240));
  }
  const moveCpuMs = ((await busyMs()) - before) / moves;
  const dropCpuMs = await letGo(page, busyMs);
  await page.waitForTimeout(300);
  const { waits, dropMs } = await framesSeen(page);
  const dropped = waits.filter((ms) => ms > 2 * (1000 / 60)).length;
  const later: number[] = [];
  for (let drop = 1; drop <= laterDrops; drop += 1) {
    const { x, y } = await grip();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 240, { steps: 30 });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    later.push(await letGo(page, busyMs));
    await page.waitForTimeout(300);
  }
  const laterDropCpuMs = at(later, 0.5);
  return {
    medianMs: at(waits, 0.5),
    p95Ms: at(waits, 0.95),
    dropped,
    moveCpuMs,
    dropMs,
    dropCpuMs,
    laterDropCpuMs,
  };
}

async function measureTrip(browser: Browser, origin: string, document: TripDocument): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const draft = JSON.stringify({ document, changedAt: Date.now() });
  await page.addInitScript((text) => localStorage.setItem('wayfare.draft', text), draft);
  const known = page.waitForResponse('**/api/plan-facts');
  await page.goto(`${origin}/create`);
  await known;
  const handle = page.locator('[data-drag-handle]').nth(2);
  await page.waitForLoadState('networkidle');
  await page.evaluate(watchFrames);
  const typing = await typeInto(page, 'Notes');
  const drag = await dragAcross(page, async () => {
    await handle.scrollIntoViewIfNeeded();
    const box = await handle.boundingBox();
    if (!box) throw new Error('nothing to drag');
    return { x: box.x + 22, y: box.y + 22 };
  });
  await context.close();
  return { ...drag, ...typing };
}

async function measureEmpty(browser: Browser): Promise<Figures> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.setContent('<p>Nothing happens here.</p><textarea aria-label="Notes"></textarea>');
  await page.evaluate(watchFrames);
  const typing = await typeInto(page, 'Notes');
  const drag = await dragAcross(page, async () => ({ x: 700, y: 300 }));
  await page.close();
  return { ...drag, ...typing };
}

/** How soon a drag and a letter answer in long days and long trips, beside a page on which nothing happens. */
export default async function run() {
  const { origin, stop } = await startServer('product');
  const browser = await openBrowser();
  try {
    const cases = {
      'a page on which nothing happens': await measureEmpty(browser),
      'one day, 60 items': await measureTrip(browser, origin, longTrip(1, 1, 60)),
      '30 days, 12 cities, 300 items': await measureTrip(browser, origin, longTrip(12, 30, 300)),
      '60 days, 12 cities, 400 items': await measureTrip(browser, origin, longTrip(12, 60, 400)),
    };
    const [empty, day, long, longest] = Object.values(cases) as [Figures, Figures, Figures, Figures];
    printTable(
      `${moves} moves of a drag`,
      ['', 'median ms', 'p95 ms', 'frames dropped', 'CPU ms a move', 'drop ms', 'drop CPU ms', 'later drops'],
      Object.entries(cases).map(([name, one]) => [
        name,
        shown(one.medianMs, 1),
        shown(one.p95Ms, 1),
        one.dropped,
        shown(one.moveCpuMs, 2),
        shown(one.dropMs, 1),
        shown(one.dropCpuMs, 1),
        shown(one.laterDropCpuMs, 1),
      ]),
    );
    printTable(
      `${letters} letters into the notes`,
      ['', 'median ms', 'p95 ms', 'CPU ms a letter'],
      Object.entries(cases).map(([name, one]) => [
        name,
        shown(one.keyMs, 1),
        shown(one.keyP95Ms, 1),
        shown(one.keyCpuMs, 2),
      ]),
    );
    const ratios = (one: Figures) => ({
      move: rounded(one.medianMs / empty.medianMs, 2),
      key: rounded(one.keyMs / empty.keyMs, 2),
      keyCpu: rounded(one.keyCpuMs / empty.keyCpuMs, 2),
    });
    console.log(
      JSON.stringify({
        bench: 'days',
        empty,
        day,
        long,
        longest,
        ratios: { day: ratios(day), long: ratios(long), longest: ratios(longest) },
      }),
    );
  } finally {
    await browser.close();
    await stop();
  }
}
