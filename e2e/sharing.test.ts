import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectComplaints, expectPath, signedIn, traveller } from './browser.ts';

/** Makes a trip with days by asking for it, and saves it; answers its address. */
async function plannedTrip(page: Page) {
  await page.goto('/create');
  await page.getByRole('textbox', { name: 'Message' }).fill('Three days in Kyoto');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /^Day 1\b/ }).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/open\/[\w-]{22}$/);
  await page.getByRole('button', { name: 'Share', exact: true }).waitFor();
  return new URL(page.url()).pathname;
}

/** Makes a link in the share dialog; answers its address. */
async function makeLink(page: Page, right: 'Can view' | 'Can edit') {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this trip' });
  await dialog.getByLabel('Whoever has the link').selectOption({ label: right });
  await expectAccessible(page);
  const made = page.waitForResponse((response) => response.request().method() === 'POST' && response.ok());
  await dialog.getByRole('button', { name: 'Make and copy a link' }).click();
  const { secret } = (await (await made).json()) as { secret: string };
  await dialog.getByRole('listitem').filter({ hasText: right }).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  return secret;
}

const locks = (page: Page) => page.getByRole('button', { name: /^Lock / });
const unlocks = (page: Page) => page.getByRole('button', { name: /^Unlock / });

describe('a trip open in two browsers', () => {
  it('shows who is there and keeps what both change on the same day, until the link is ended', async () => {
    const { page, name } = await signedIn();
    const path = await plannedTrip(page);
    const secret = await makeLink(page, 'Can edit');
    const guest = await traveller();
    expectComplaints(/409|404/);
    const asked = guest.waitForRequest(/\/api\/trip\/[\w-]{22}\?/);
    await guest.goto(`${path}?ticket=${secret}`);
    expect(new URL((await asked).url()).search).toBe(`?unsaved=false&ticket=${secret}`);
    await guest.getByRole('img', { name }).waitFor();
    await page.getByRole('img', { name: 'Guest 1' }).waitFor();
    await locks(guest).nth(3).waitFor();
    await expectAccessible(guest);

    // Whoever has no account can say who they are.
    await guest.getByRole('button', { name: 'More', exact: true }).click();
    await guest.getByRole('menuitem', { name: 'Your name' }).click();
    const asksName = guest.getByRole('dialog', { name: 'Your name' });
    await asksName.getByLabel('Name', { exact: true }).fill('Maya');
    await expectAccessible(guest);
    await asksName.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('img', { name: 'Maya (guest)' }).waitFor();
    await locks(guest).nth(3).waitFor();

    // Each locks every other thing, as fast as they can, at the same time.
    const names = await locks(page).evaluateAll((buttons) =>
      buttons.slice(0, 6).map((button) => button.getAttribute('aria-label') ?? ''),
    );
    const press = async (where: Page, mine: readonly string[]) => {
      for (const label of mine) await where.getByRole('button', { name: label, exact: true }).first().click();
    };
    const before = await unlocks(page).count();
    await Promise.all([
      press(
        page,
        names.filter((_, index) => index % 2 === 0),
      ),
      press(
        guest,
        names.filter((_, index) => index % 2 === 1),
      ),
    ]);
    await expect.poll(() => unlocks(page).count()).toBe(before + names.length);
    await expect.poll(() => unlocks(guest).count()).toBe(before + names.length);

    // One's own step is undone, the other's stay.
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await expect.poll(() => unlocks(guest).count()).toBe(before + names.length - 1);

    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('button', { name: 'Turn off the link' }).click();
    await guest.getByText(/The link to this trip no longer works/).waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => page.getByRole('img', { name: 'Maya (guest)' }).count()).toBe(0);
  });
});

describe('a link to look at a trip', () => {
  it('opens the outline and nothing else, and can be ended', async () => {
    const { page } = await signedIn();
    const path = await plannedTrip(page);
    const secret = await makeLink(page, 'Can view');
    const guest = await traveller();
    await guest.goto(`${path}?ticket=${secret}`);
    const outline = path.replace('/open/', '/outline/');
    await expectPath(guest, `${outline}?ticket=${secret}`);
    await guest.getByRole('heading', { name: 'Days', exact: true }).waitFor();
    await page.goto('/mytrips');
    await page.getByRole('button', { name: /^Share / }).click();
    await page.getByRole('button', { name: 'Turn off the link' }).click();
    await page.getByText('The link no longer works.').waitFor();
    expectComplaints(/404/);
    await guest.reload();
    await guest.getByText(/its link no longer works/).waitFor();
  });
});
