/// <reference lib="dom" />
import type { Browser } from 'playwright-core';
import { openBrowser } from '../open-browser.ts';
import { printTable, rounded, shown } from '../planner/table.ts';
import { constantPath } from '../server/constant-path.ts';
import { startServer } from '../server/start-server.ts';

const runs = 5;
const message = 'Three days in Lisbon';

const median = (values: readonly number[]) =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Notes in the page when the message stands in the conversation, counted from asking for the page. */
function watchConversation(text: string) {
  const seen = new Promise<number>((done) => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('[role=log]')?.textContent.includes(text)) return;
      observer.disconnect();
      done(performance.now());
    }).observe(document, { childList: true, subtree: true });
  });
  Object.assign(globalThis, { messageSeen: () => seen });
}

/** A browser that has never been here: nothing of an earlier visit is kept. */
async function newVisitor(browser: Browser) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  return { page: await context.newPage(), leave: () => context.close() };
}

async function measurePlanner(browser: Browser, origin: string) {
  const { page, leave } = await newVisitor(browser);
  await page.addInitScript(watchConversation, message);
  await page.goto(`${origin}/create`, { waitUntil: 'commit' });
  const box = page.getByRole('textbox', { name: 'Message' });
  await box.fill(message);
  await box.press('Enter');
  const ms = await page.evaluate(() =>
    (globalThis as unknown as { messageSeen: () => Promise<number> }).messageSeen(),
  );
  await leave();
  return ms;
}

async function measurePlain(browser: Browser, origin: string) {
  const { page, leave } = await newVisitor(browser);
  await page.goto(`${origin}${constantPath}?bytes=1000`);
  const ms = await page.evaluate(
    () => performance.getEntriesByType('navigation').map((entry) => entry.duration)[0] ?? Number.NaN,
  );
  await leave();
  return ms;
}

/** How soon the planner takes a typed message, from asking for its page with nothing kept, beside a plain page. */
export default async function run() {
  const { origin, stop } = await startServer('measured');
  const browser = await openBrowser();
  const planner: number[] = [];
  const plain: number[] = [];
  try {
    // The first visit of all warms the server, not the browser, and does not count.
    await measurePlanner(browser, origin);
    for (let round = 0; round < runs; round += 1) {
      plain.push(await measurePlain(browser, origin));
      planner.push(await measurePlanner(browser, origin));
    }
  } finally {
    await browser.close();
    await stop();
  }
  const [usableMs, plainMs] = [median(planner), median(plain)];
  printTable(
    `${runs} first visits`,
    ['', 'median ms', 'slowest ms'],
    [
      ['a plain page, loaded', shown(plainMs, 0), shown(Math.max(...plain), 0)],
      ['/create, a typed message accepted', shown(usableMs, 0), shown(Math.max(...planner), 0)],
    ],
  );
  console.log(
    JSON.stringify({
      bench: 'usable',
      usableMs: rounded(usableMs, 0),
      plainMs: rounded(plainMs, 1),
      ratio: rounded(usableMs / plainMs, 1),
      planner: planner.map((ms) => rounded(ms, 0)),
    }),
  );
}
