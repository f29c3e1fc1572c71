import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, expectAccessible, expectComplaints, expectPath, signedIn, traveller } from './browser.ts';
import { ownSite } from './own-site.ts';

// A site of its own: what an admin closes here must not close it for the other journeys.
let site: Awaited<ReturnType<typeof ownSite>>;
beforeAll(async () => {
  site = await ownSite();
});
afterAll(() => site.stop());

const open = async (page: Page, section: string) => {
  await page.goto('/admin');
  await page.getByRole('tab', { name: section }).click();
};
let adminCookies: Awaited<ReturnType<BrowserContext['cookies']>> = [];
const confirm = (page: Page, button: string) =>
  page.getByRole('dialog').getByRole('button', { name: button }).click();

describe('an admin', () => {
  it('runs the site: message, campaign, accounts, maintenance, and the log of it all', async () => {
    // The first account of an embedded install is its admin.
    const { page: admin } = await signedIn(desktop, { site: site.origin });
    const { page: other, name } = await signedIn(desktop, { site: site.origin, worker: false });
    await other.goto('/');
    // A visit that ends before its page loaded the application, as a first one may.
    await other.goto('/info/about', { waitUntil: 'load' });
    await other.goto('/');
    await admin.goto('/admin');
    await admin.getByText('Accounts', { exact: true }).first().waitFor();
    await admin.getByRole('img', { name: /^Page views/ }).waitFor();
    await admin.getByText('/info/about').waitFor();
    await expectAccessible(admin);

    await open(admin, 'Messages');
    await admin.getByLabel('Message to every open page').fill('New guides are here');
    await admin.getByRole('button', { name: 'Send' }).click();
    await confirm(admin, 'Send');
    const banner = (page: Page) => page.getByLabel('Announcement').getByText('New guides are here');
    await banner(other).waitFor();
    await other.getByRole('button', { name: 'Dismiss' }).click();
    await other.reload();
    await other.getByRole('heading', { level: 1 }).waitFor();
    expect(await banner(other).count()).toBe(0);
    await expectAccessible(admin);

    await open(admin, 'Accounts');
    await admin.getByLabel('Find an account').fill(name);
    const row = admin.getByRole('listitem').filter({ hasText: name });
    await row.getByRole('button', { name: 'Suspend' }).click();
    await confirm(admin, 'Suspend');
    await row.getByText('suspended').waitFor();
    await other.goto('/mytrips');
    await expectPath(other, '/login');
    await expectAccessible(admin);

    await open(admin, 'Campaigns');
    await admin.getByRole('button', { name: 'New campaign' }).click();
    await admin.getByLabel('Headline').fill('Spring');
    expectComplaints(/400/);
    await admin.getByLabel('Where it leads').fill('javascript:alert(1)');
    await admin.getByRole('button', { name: 'Make the campaign' }).click();
    await admin.getByText('must be a path of this site').waitFor();
    await admin.getByLabel('Where it leads').fill('/city-guides');
    await expectAccessible(admin);
    await admin.getByRole('button', { name: 'Make the campaign' }).click();
    await admin.getByText('running').waitFor();

    await open(admin, 'Closing');
    await admin.getByRole('switch', { name: 'Closed for maintenance' }).click();
    await confirm(admin, 'Close the site');
    await expect
      .poll(() => admin.getByRole('switch', { name: 'Closed for maintenance' }).getAttribute('aria-checked'))
      .toBe('true');
    await expectAccessible(admin);

    await open(admin, 'Log');
    await admin.getByText('closed for maintenance: the site').waitFor();
    await admin.getByText(`suspended: ${name}`).waitFor();
    adminCookies = await admin.context().cookies();
  });

  it('has a backup made at a press, which is listed with its size', async () => {
    const admin = await traveller(desktop, { site: site.origin });
    await admin.context().addCookies(adminCookies);
    await open(admin, 'Backups');
    await admin.getByText('There are none yet.').waitFor();
    await admin.getByRole('button', { name: 'Back up now' }).click();
    const list = admin.getByRole('list', { name: 'Backups' });
    await list.getByText(/^wayfare-\S+\.gz$/).waitFor();
    await list.getByText(/\d (kB|MB) · (this minute|1 minute ago)/).waitFor();
    await expectAccessible(admin);
  });

  it('has closed the site for everyone else, until it opens again', async () => {
    const visitor = await traveller(desktop, { site: site.origin });
    expectComplaints(/503/);
    await visitor.goto('/city-guides');
    await expectPath(visitor, '/maintenance');
    await visitor.getByRole('heading', { name: "We'll be back soon!" }).waitFor();
    const answer = await fetch(`${site.origin}/api/cities`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('30');

    // A reload asks once whether it is over, and waits here again while it is not.
    const paths: string[] = [];
    visitor.on('framenavigated', () => paths.push(new URL(visitor.url()).pathname));
    await visitor.reload();
    await expect.poll(() => paths).toEqual(['/maintenance', '/home', '/maintenance']);
    await visitor.waitForLoadState('networkidle');
    expect(paths).toHaveLength(3);

    const admin = await traveller(desktop, { site: site.origin });
    await admin.context().addCookies(adminCookies);
    await open(admin, 'Closing');
    await admin.getByRole('switch', { name: 'Closed for maintenance' }).click();
    await expect.poll(async () => (await fetch(`${site.origin}/api/cities`)).status).toBe(200);
    await visitor.reload();
    await expectPath(visitor, '/home');
  });
});

describe('a person', () => {
  it('takes their data along and deletes their account', async () => {
    // Somebody else is the admin, whom the site does not let go.
    await signedIn();
    const { page } = await signedIn();
    await page.goto('/profile');
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download my data' }).click();
    expect((await downloading).suggestedFilename()).toBe('wayfare-my-data.json');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expectAccessible(page);
    await confirm(page, 'Delete for good');
    await expectPath(page, '/');
    await page.getByText('Your account and everything in it has been deleted.').waitFor();
    await page.goto('/profile');
    await expectPath(page, '/login');
  });
});
