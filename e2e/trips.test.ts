import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, expectAccessible, expectComplaints, expectPath, phone, signedIn } from './browser.ts';
import { addStop, kept, saveByHand, saveTrip } from './trip-steps.ts';

const card = (page: Page, name: RegExp) => page.getByRole('article').filter({ hasText: name });

describe.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('a trip on a %s', (_name, viewport) => {
  it('is made, saved, changed and there after a reload', async () => {
    const { page } = await signedIn(viewport);
    const path = await saveByHand(page, 'Porto');
    const saved = kept(page);
    await addStop(page, 'Lisbon');
    await saved;
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.reload();
    await expectPath(page, path);
    await page.getByRole('heading', { name: 'Lisbon' }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
    await page.goto('/mytrips');
    await card(page, /Porto/).first().waitFor();
  });
});

describe('a draft', () => {
  /** Begins a trip in the planner, and leaves it once the server has answered as `answer` says. */
  async function begin(page: Page, answer: (route: Route) => Promise<void>) {
    await page.goto('/create');
    const draftSent = new Promise<void>((sent) => {
      void page.route('**/api/unsaved-trip', async (route) => {
        await answer(route);
        sent();
      });
    });
    await addStop(page, 'Lisbon');
    await draftSent;
    await page.unroute('**/api/unsaved-trip');
  }

  it('keeps itself, and is continued from my trips', async () => {
    const { page } = await signedIn();
    await begin(page, (route) => route.continue());
    await page.goto('/mytrips');
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect.poll(() => page.url()).toMatch(/\/open\/[\w-]{22}\?unsaved=true$/);
    await page.getByRole('heading', { name: 'Lisbon' }).first().waitFor();
  });

  it('that arrived, but whose answer was lost, is offered once', async () => {
    const { page } = await signedIn();
    expectComplaints(/unsaved-trip/);
    await begin(page, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.goto('/mytrips');
    const twin = page.waitForResponse(/unsaved=true/);
    await page.getByRole('link', { name: 'Continue' }).waitFor();
    await twin;
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('link', { name: 'Continue' }).count()).toBe(1);
  });
});

describe('my trips', () => {
  it('gives the focus back to where it was when a dialog is closed by a key', async () => {
    const { page } = await signedIn();
    await saveTrip(page, 'Porto');
    await page.goto('/mytrips');
    const remove = card(page, /Porto/).getByRole('button', { name: 'Delete' });
    await remove.press('Enter');
    await page.getByRole('dialog', { name: 'Confirm' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(await remove.evaluate((button) => document.activeElement === button)).toBe(true);
  });

  it('archives and unarchives at once', async () => {
    const { page } = await signedIn();
    await saveTrip(page, 'Porto');
    await page.goto('/mytrips');
    await card(page, /Porto/).getByRole('button', { name: 'Archive', exact: true }).click();
    await expect
      .poll(() => card(page, /Porto/).getByRole('button', { name: 'Archive', exact: true }).count())
      .toBe(0);
    await page.getByRole('tab', { name: /Archived/ }).click();
    await card(page, /Porto/).getByRole('button', { name: 'Unarchive' }).click();
    await page.getByRole('tab', { name: /Active/ }).click();
    await card(page, /Porto/).waitFor();
  });

  it('puts a trip back where the server does not archive it', async () => {
    const { page } = await signedIn();
    await saveTrip(page, 'Porto');
    await page.goto('/mytrips');
    await card(page, /Porto/).waitFor();
    expectComplaints(/500|archive/i);
    const error = { error: { code: 'internal', message: 'Something went wrong here.', requestId: 'x' } };
    await page.route('**/api/archive-trip/*', (route) => route.fulfill({ status: 500, json: error }));
    await card(page, /Porto/).getByRole('button', { name: 'Archive', exact: true }).click();
    await page.getByText(/could not be archived/).waitFor();
    await card(page, /Porto/).getByRole('button', { name: 'Archive', exact: true }).waitFor();
  });

  it('asks before it deletes, and takes it back', async () => {
    const { page } = await signedIn();
    await saveTrip(page, 'Porto');
    await page.goto('/mytrips');
    await card(page, /Porto/).getByRole('button', { name: 'Delete' }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => card(page, /Porto/).count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await card(page, /Porto/).waitFor();
  });

  it('finds a trip by what is typed', async () => {
    const { page } = await signedIn();
    await saveTrip(page, 'Porto');
    await saveTrip(page, 'Kyoto');
    await page.goto('/mytrips');
    await card(page, /Kyoto/).waitFor();
    await page.getByRole('searchbox').fill('porto');
    await expect.poll(() => card(page, /Kyoto/).count()).toBe(0);
    await card(page, /Porto/).waitFor();
  });
});

describe('one trip in two tabs', () => {
  it('keeps the changes of both', async () => {
    const { page } = await signedIn();
    const path = await saveTrip(page, 'Porto');
    const other = await page.context().newPage();
    await other.goto(path);
    await other.getByRole('heading', { name: 'Porto' }).first().waitFor();
    expectComplaints(/409/);
    const first = kept(page);
    await addStop(page, 'Lisbon');
    await first;
    const second = kept(other);
    await addStop(other, 'Madrid');
    await second;
    await other.reload();
    for (const city of ['Porto', 'Lisbon', 'Madrid'])
      await other.getByRole('heading', { name: city }).first().waitFor();
  });
});
