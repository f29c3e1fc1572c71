import { describe, expect, it } from 'vitest';
import { desktop, expectAccessible, expectPath, phone, register, signedIn, traveller } from './browser.ts';

describe('signing in', () => {
  it('by page comes back to where it began', async () => {
    const page = await traveller();
    await page.goto('/mytrips');
    await expectPath(page, '/login');
    await page.getByText('Sign in to build your itinerary...').waitFor();
    await page.getByRole('button', { name: 'Sign in with Wayfare ID' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await expectAccessible(page);
    await register(page);
    await expectPath(page, '/mytrips');
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  it('with the demo takes one click', async () => {
    const page = await traveller(phone);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in with Demo' }).click();
    await expectPath(page, '/');
    await page.goto('/profile');
    await page.getByText('Name: Demo Traveller').waitFor();
  });

  it('by popup keeps the page and what was typed on it', async () => {
    const page = await traveller(desktop);
    await page.goto('/create');
    await page.getByRole('combobox', { name: 'Add a stop' }).fill('Lisbon');
    await page
      .getByRole('option', { name: /^Lisbon/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Sign in with Wayfare ID' }).click();
    const popup = await opening;
    expect(await popup.evaluate(() => window.name)).toBe('loginWindow');
    const closed = popup.waitForEvent('close');
    await register(popup);
    await closed;
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/open\/[\w-]{22}$/);
    await page.getByRole('heading', { name: 'Lisbon' }).first().waitFor();
  });

  it('that failed is told in a dialog whose OK leads home', async () => {
    const page = await traveller();
    await page.goto('/?problem=sign_in_failed');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('The sign-in could not be completed. Please try again.').waitFor();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expectPath(page, '/');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });
});

describe('signing out', () => {
  it('from the toolbar leads home and closes what was protected', async () => {
    const { page } = await signedIn();
    await page.goto('/mytrips');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expectPath(page, '/');
    await page.goto('/mytrips');
    await expectPath(page, '/login');
  });

  it('from the profile is a full navigation', async () => {
    const { page, name } = await signedIn();
    await page.goto('/profile');
    await page.getByText(`Name: ${name}`).waitFor();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expectPath(page, '/');
    await page
      .getByRole('link', { name: 'Sign In' })
      .or(page.getByRole('button', { name: 'Sign In' }))
      .first()
      .waitFor();
  });
});
