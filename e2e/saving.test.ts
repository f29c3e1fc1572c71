import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectComplaints, signedIn } from './browser.ts';
import { addStop, kept, saveTrip } from './trip-steps.ts';

const stop = (page: Page, city: string) => page.getByRole('heading', { name: new RegExp(`^\\d+ ${city}$`) });

/** Lets no save through until it is lifted again. */
async function blockSaves(page: Page) {
  await page.route('**/api/save', (route) => route.abort('internetdisconnected'));
  return () => page.unroute('**/api/save');
}

describe('a change', () => {
  it('is sent alone once the server holds the trip, and with the whole trip where that is not taken', async () => {
    const { page } = await signedIn();
    expectComplaints(/400/);
    const path = await saveTrip(page, 'Porto');
    const sent: { kind?: string }[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/save')) sent.push(request.postDataJSON() as { kind?: string });
    });
    const alone = kept(page);
    await addStop(page, 'Lisbon');
    await alone;
    expect(sent.map(({ kind }) => kind)).toEqual(['edits']);
    await page.route('**/api/save', (route) =>
      sent.at(-1)?.kind === 'edits'
        ? route.fulfill({
            status: 400,
            json: { error: { code: 'bad_input', message: 'No.', requestId: '' } },
          })
        : route.fallback(),
    );
    const whole = kept(page);
    await page.getByRole('button', { name: 'More: Nights in Lisbon' }).click();
    await whole;
    await page.getByText('Saved', { exact: true }).waitFor();
    expect(sent.map(({ kind }) => kind)).toEqual(['edits', 'edits', undefined]);
    const [id] = path.split('/').slice(-1);
    const { trip } = await (await page.request.get(`/api/trip/${id}`)).json();
    expect(trip.stops.map(({ nights }: { nights: number }) => nights)).toEqual([2, 3]);
  });
});

describe('what is not saved yet', () => {
  it('outlives a lost network and a reload, with undo, and is saved when the network is back', async () => {
    const { page } = await signedIn();
    expectComplaints(/DISCONNECTED/);
    await saveTrip(page, 'Porto');
    const lift = await blockSaves(page);
    await addStop(page, 'Lisbon');
    await page.getByText('Offline, will save').waitFor();
    await page.reload();
    await stop(page, 'Lisbon').waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => stop(page, 'Lisbon').count()).toBe(0);
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await stop(page, 'Lisbon').waitFor();
    await lift();
    const saved = kept(page);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await saved;
    await page.getByText('Saved', { exact: true }).waitFor();
  });

  it('outlives a crash of the page, on top of what others saved meanwhile', async () => {
    const { page } = await signedIn();
    expectComplaints(/DISCONNECTED|409/);
    const path = await saveTrip(page, 'Porto');
    const context = page.context();
    await blockSaves(page);
    await addStop(page, 'Lisbon');
    await page.getByText('Offline, will save').waitFor();
    const other = await context.newPage();
    const crashed = page.waitForEvent('crash');
    const session = await context.newCDPSession(page);
    session.send('Page.crash').catch(() => {});
    await crashed;
    const [id] = path.split('/').slice(-1);
    const { trip, version } = await (await context.request.get(`/api/trip/${id}`)).json();
    const notes = 'Written elsewhere';
    const data = { _id: id, version, tripName: 'Elsewhere', trip: { ...trip, notes }, plan: null };
    expect((await context.request.post('/api/save', { data })).ok()).toBe(true);
    const saved = kept(other);
    await other.goto(path);
    await saved;
    await stop(other, 'Lisbon').waitFor();
    const newest = await (await context.request.get(`/api/trip/${id}`)).json();
    expect(newest.tripName).toBe('Elsewhere');
    expect(newest.trip.notes).toBe(notes);
    expect(newest.trip.stops).toHaveLength(2);
  });

  it('waits for the session that ended, and goes on in place after signing in beside it', async () => {
    const { page } = await signedIn();
    expectComplaints(/401/);
    await saveTrip(page, 'Porto');
    const { email } = await (await page.request.get('/api/current-user')).json();
    await page.context().clearCookies({ name: 'wayfare' });
    await addStop(page, 'Lisbon');
    await page.getByText(/Your session has ended/).waitFor();
    await expectAccessible(page);
    await page.getByRole('region', { name: 'Signed out' }).getByRole('button', { name: 'Sign in' }).click();
    const saved = kept(page);
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Sign in with Wayfare ID' }).click();
    const signIn = await popup;
    await signIn.getByLabel('E-mail').fill(email);
    await signIn.getByLabel('Password').fill('a long password');
    await signIn.getByRole('button', { name: 'Sign in', exact: true }).click();
    await saved;
    await page.getByText('Saved', { exact: true }).waitFor();
    await stop(page, 'Lisbon').waitFor();
  });

  it('is shown beside the other version where the two do not fit together', async () => {
    const { page } = await signedIn();
    expectComplaints(/DISCONNECTED/);
    const path = await saveTrip(page, 'Porto');
    await addStop(page, 'Lisbon');
    await kept(page);
    const other = await page.context().newPage();
    await other.goto(path);
    await stop(other, 'Lisbon').waitFor();
    const lift = await blockSaves(other);
    await other.getByRole('button', { name: 'More: Nights in Lisbon' }).click();
    await other.getByText('Offline, will save').waitFor();
    const removed = kept(page);
    await page.getByRole('button', { name: 'More for Lisbon' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await removed;
    const dialog = other.getByRole('dialog', { name: 'This trip was changed elsewhere' });
    await dialog.getByText('Lisbon, 3 nights').waitFor();
    await expectAccessible(other);
    await lift();
    const settled = kept(other);
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await settled;
    await stop(page, 'Lisbon').waitFor();
  });
});

describe('the history of a trip', () => {
  it('shows what differs, brings a version back, and that is undone like anything else', async () => {
    const { page } = await signedIn();
    await saveTrip(page, 'Porto');
    const saved = kept(page);
    await addStop(page, 'Lisbon');
    await saved;
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'History' }).click();
    const dialog = page.getByRole('dialog', { name: 'History' });
    await dialog.getByText('Added Lisbon').waitFor();
    await dialog.getByRole('button', { name: /Made the trip/ }).click();
    await dialog.getByText('Lisbon is out.').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Restore this version' }).click();
    await dialog.getByText('Restored. Removed Lisbon').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => stop(page, 'Lisbon').count()).toBe(0);
    const undone = kept(page);
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await undone;
    await page.reload();
    await stop(page, 'Lisbon').waitFor();
  });
});

describe('the view', () => {
  it('stands in the address: a reload keeps it, back goes back', async () => {
    const { page } = await signedIn();
    await page.goto('/create');
    await page.getByRole('textbox', { name: 'Message' }).fill('Three days in Kyoto');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /^Day 1\b/ }).waitFor();
    // The account has the draft by now: what is read again comes from there.
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Back to route' }).click();
    await stop(page, 'Kyoto').waitFor();
    await page.reload();
    await stop(page, 'Kyoto').waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: /^Day 1\b/ }).waitFor();
  });
});
