import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import {
  desktop,
  expectAccessible,
  expectComplaints,
  expectPath,
  origin,
  phone,
  register,
  signedIn,
  traveller,
} from './browser.ts';
import { addStop } from './trip-steps.ts';

const nameOf = async (page: Page) =>
  (await (await page.request.get('/api/current-user')).json()).displayName as string | undefined;

/** Presses a sign-in button that opens a window, has somebody act in it, and waits until it is gone. */
async function byPopup(page: Page, provider: string, act: (popup: Page) => Promise<unknown>) {
  // Demo asks nothing: its window may be gone before whoever waits for it comes to listen.
  const opening = new Promise<{ popup: Page; closed: Promise<unknown> }>((opened) =>
    page.once('popup', (popup) =>
      opened({ popup, closed: new Promise((gone) => popup.once('close', gone)) }),
    ),
  );
  await page.getByRole('button', { name: `Sign in with ${provider}` }).click();
  const { popup, closed } = await opening;
  await act(popup);
  await closed;
}

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

  it.each(['localhost', '127.0.0.1'])('works at %s, by page and by popup', async (host) => {
    const site = `http://${host}:${new URL(origin).port}`;
    const page = await traveller(desktop, { site });
    await page.goto('/mytrips');
    await page.getByRole('button', { name: 'Sign in with Wayfare ID' }).click();
    const name = await register(page);
    await expectPath(page, '/mytrips');
    expect(new URL(page.url()).origin).toBe(site);
    await page.goto('/profile');
    await page.getByText(`Name: ${name}`).waitFor();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expectPath(page, '/');
    await page.goto('/create');
    await addStop(page, 'Lisbon');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await byPopup(page, 'Demo', async () => {});
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/open\/[\w-]{22}$/);
    expect(new URL(page.url()).origin).toBe(site);
    expect(await nameOf(page)).toBe('Demo Traveller');
  });

  it('goes by the whole page where the browser opens no window, and loses nothing', async () => {
    const page = await traveller();
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto('/create');
    await addStop(page, 'Lisbon');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Sign in with Wayfare ID' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await register(page);
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/(create|open\/[\w-]{22})$/);
    await page.getByRole('heading', { name: 'Lisbon' }).first().waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/open\/[\w-]{22}$/);
    const { tripInfos, unsavedTrip } = await (await page.request.get('/api/trips')).json();
    expect([tripInfos.length, unsavedTrip]).toEqual([1, null]);
  });

  it('shows a password on request, and hides it again', async () => {
    const page = await traveller();
    await page.goto('/auth/wayfare-id');
    const password = page.getByLabel('Password');
    await password.fill('a long password');
    await page.getByRole('button', { name: 'Show what I type' }).click();
    expect(await password.getAttribute('type')).toBe('text');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Hide what I type' }).click();
    expect(await password.getAttribute('type')).toBe('password');
  });

  it('tells in words how hard a new password is to guess, while it is typed', async () => {
    const page = await traveller();
    await page.goto('/auth/wayfare-id');
    await page.getByRole('link', { name: 'Make an account' }).click();
    const password = page.getByLabel('Password');
    await password.fill('password1234');
    await page.getByText('Easy to guess').waitFor();
    await expectAccessible(page);
    await page.getByLabel('Your name').fill('Wilhelmina');
    await password.fill('wilhelmina2026');
    await page.getByText('Easy to guess').waitFor();
    await password.fill('correct horse battery staple');
    await page.getByText('Strong.').waitFor();
  });

  it('shows a name that looks like a date as it was typed', async () => {
    const page = await traveller();
    await page.goto('/auth/wayfare-id?returnTo=%2Fprofile');
    await page.getByRole('link', { name: 'Make an account' }).click();
    await page.getByLabel('Your name').fill('2026-01-01T10:00:00');
    await page.getByLabel('E-mail').fill('date@example.org');
    await page.getByLabel('Password').fill('a long password');
    await page.getByRole('button', { name: 'Make the account' }).click();
    await page.getByText('Name: 2026-01-01T10:00:00', { exact: true }).waitFor();
    await page.goto('/login');
    await page.getByText('You are signed in as 2026-01-01T10:00:00.').waitFor();
  });

  it('is asked for where the check of a page fails, which then comes back to it', async () => {
    const { page } = await signedIn();
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign Out' }).waitFor();
    expectComplaints(/checkAuth|ERR_FAILED|Failed to load/);
    for (const fail of [
      () => page.route('**/api/checkAuth', (route) => route.abort()),
      () => page.route('**/api/checkAuth', (route) => route.fulfill({ status: 500, body: '{}' })),
    ]) {
      await fail();
      await page.goto('/mytrips?a=1');
      await expectPath(page, '/login');
      await page.unroute('**/api/checkAuth');
    }
    await page.getByRole('button', { name: 'Sign in with Demo' }).click();
    await expectPath(page, '/mytrips?a=1');
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

describe('changing accounts', () => {
  it('leads from one to the other and back, with no blank page between', async () => {
    const page = await traveller();
    const signIn = async (provider: string) => {
      await page.goto('/login');
      await page.getByRole('button', { name: `Sign in with ${provider}` }).click();
    };
    const signOut = async () => {
      await page.getByRole('button', { name: 'Sign Out' }).click();
      await page.getByRole('button', { name: 'Sign In' }).waitFor();
    };
    await signIn('Demo');
    await expectPath(page, '/');
    await signOut();
    await signIn('Wayfare ID');
    const name = await register(page);
    await expectPath(page, '/');
    expect(await nameOf(page)).toBe(name);
    await signOut();
    await signIn('Demo');
    await expectPath(page, '/');
    await page.getByRole('button', { name: 'Sign Out' }).waitFor();
    expect(await nameOf(page)).toBe('Demo Traveller');
  });

  it('works in a popup after another tab signed out', async () => {
    const page = await traveller();
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in with Demo' }).click();
    await expectPath(page, '/');
    await page.goto('/create');
    await addStop(page, 'Lisbon');
    // Another tab would hand the draft to the account as well, until the account has it.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('wayfare.draft'))).toBeNull();
    const other = await page.context().newPage();
    await other.goto('/profile');
    expectComplaints(/401/);
    await other.getByRole('button', { name: 'Logout' }).click();
    await expectPath(other, '/');
    await page.goto('/create');
    await addStop(page, 'Porto');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    let name = '';
    await byPopup(page, 'Wayfare ID', async (popup) => (name = await register(popup)));
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/open\/[\w-]{22}$/);
    expect(await nameOf(page)).toBe(name);
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
