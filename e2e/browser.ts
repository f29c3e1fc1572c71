import { randomUUID } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

export const origin = inject('origin');
export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// A map drawn by the processor slows every journey that is not about it; those see the sketch of the route.
const withoutMaps = '--disable-3d-apis';
launchArguments.push(withoutMaps);

/** Lets the pages of this file draw maps; to be said before the first test. */
export const drawMaps = () =>
  void launchArguments.splice(launchArguments.indexOf(withoutMaps), 1, '--enable-unsafe-swiftshader');

const wholeBrowser = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
// The same engine without a window around its pages: what nobody sees is not drawn.
let executablePath = process.env['HEADLESS_SHELL_PATH'] ?? wholeBrowser;

/**
 * For a file about what the shell does otherwise: it saves documents instead of opening them, and fetches pictures from farther
 * below. To be said before the first test.
 */
export const inWholeBrowser = () => void (executablePath = wholeBrowser);

let browser: Browser;
const contexts: BrowserContext[] = [];
const complaints: string[] = [];

/** A failure that a journey brings about on purpose, so that the console may speak of it until its end. */
let expected: RegExp | null = null;
export const expectComplaints = (pattern: RegExp | null) => {
  expected = pattern;
};

beforeAll(async () => {
  browser = await chromium.launch({ executablePath, args: launchArguments });
});
afterAll(() => browser.close());
afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
  expected = null;
  expect(complaints.splice(0), 'errors in the console of a page').toEqual([]);
});

const metricFigures = JSON.stringify({
  distance: 'km',
  temperature: 'celsius',
  clock: '12',
  weekStart: 1,
  currency: 'EUR',
});

interface Visit {
  /** False on a first visit: then there is no service worker before the first page brings it. */
  worker?: boolean;
  site?: string;
}

/** Leaves a browser as a first visit does: with the service worker in charge, and the application known. */
async function comeBefore(page: Page) {
  await page.goto('/manifest.webmanifest');
  await page.evaluate(async () => {
    localStorage.setItem('wayfare.seen', 'true');
    const { serviceWorker } = navigator;
    const inCharge = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve));
    await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    await inCharge;
  });
}

/**
 * A traveller with a browser of their own, who has been here before. Whatever a page complains of in the console fails
 * the journey.
 */
export async function traveller(
  viewport = desktop,
  { worker = true, site = origin }: Visit = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    baseURL: site,
    hasTouch: viewport === phone,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(30_000);
  contexts.push(context);
  context.on('console', (message) => {
    const text = `${message.text()} (${message.location().url})`;
    if (message.type() === 'error' && !expected?.test(text)) complaints.push(text);
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  // Figures do not hang on the locale of the machine that tests.
  await context.addInitScript((figures) => {
    if (location.protocol === 'http:') localStorage['wayfare.figures'] ??= figures;
  }, metricFigures);
  const page = await context.newPage();
  if (worker) await comeBefore(page);
  return page;
}

/** Nothing that axe finds serious or critical. */
export async function expectAccessible(page: Page) {
  // Its other mode opens a page more and, like all that is no violation, costs more time than the look itself.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
    `accessibility of ${page.url()}`,
  ).toEqual([]);
}

/** Waits until the page's address is this path (and query, where the path has one). */
export const expectPath = (page: Page, path: string) =>
  expect
    .poll(() => {
      const { pathname, search } = new URL(page.url());
      return path.includes('?') ? pathname + search : pathname;
    })
    .toBe(path);

/** What a new person fills in to register. */
function newPerson() {
  const id = randomUUID().slice(0, 8);
  return { displayName: `Traveller ${id}`, email: `${id}@example.org`, password: 'a long password' };
}

/** Fills in the register page of Wayfare ID for a new person, wherever it is shown. */
export async function register(page: Page) {
  const { displayName, email, password } = newPerson();
  await page.getByRole('link', { name: 'Make an account' }).click();
  await page.getByLabel('Your name').fill(displayName);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Make the account' }).click();
  return displayName;
}

/** A traveller who is signed in with an account of their own; the screens for that have journeys of their own. */
export async function signedIn(viewport = desktop, options: Visit = {}) {
  const page = await traveller(viewport, options);
  const form = newPerson();
  const signIn = await page.request.get('/auth/wayfare-id');
  const headers = { origin: new URL(signIn.url()).origin };
  const answer = await page.request.post(`${signIn.url()}/register`, { form, headers });
  expect(answer.ok(), 'an account was made').toBe(true);
  return { page, name: form.displayName };
}
