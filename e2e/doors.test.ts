import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownSite } from './own-site.ts';
import {
  desktop,
  expectAccessible,
  expectComplaints,
  expectPath,
  register,
  signedIn,
  traveller,
} from './browser.ts';

let site: Awaited<ReturnType<typeof ownSite>>;
beforeAll(async () => {
  site = await ownSite({ REGISTRATION: 'invitation' });
});
afterAll(() => site.stop());

it('a browser is signed out from another one, and a name is changed in place', async () => {
  const { page } = await signedIn();
  const { email } = await (await page.request.get('/api/current-user')).json();
  await page.goto('/profile');
  await page.getByText('this one').waitFor();
  await expectAccessible(page);
  const there = await traveller(desktop);
  // Whoever is signed out elsewhere is told so by the next answers.
  expectComplaints(/401|Please sign in first/);
  await there.goto('/auth/wayfare-id?returnTo=%2Fmytrips');
  await there.getByLabel('E-mail').fill(email);
  await there.getByLabel('Password').fill('a long password');
  await there.getByRole('button', { name: 'Sign in' }).click();
  await expectPath(there, '/mytrips');
  await page.reload();
  await page.getByRole('button', { name: 'Sign out there' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Sign out there' }).count()).toBe(0);
  expect(await (await there.request.get('/api/current-user')).json()).toEqual({});
  await page.getByRole('button', { name: 'Change name' }).click();
  await page.getByLabel('Your name').fill('Somebody Else');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Name: Somebody Else').waitFor();
});

it('a visitor who may not register is told so, until an invitation lets them in', async () => {
  const admin = await traveller(desktop, { site: site.origin });
  await admin.goto('/auth/wayfare-id?returnTo=%2Fadmin%3Fsection%3Dinvitations');
  await register(admin);
  await admin.getByText('Nobody has been invited yet.').waitFor();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Invite', exact: true }).click();
  const link = await admin.getByRole('dialog').locator('code').innerText();
  const guest = await traveller(desktop, { site: site.origin });
  await guest.goto('/auth/wayfare-id');
  await guest.getByText('New accounts are by invitation here.').waitFor();
  await guest.goto(link);
  await guest.getByRole('link', { name: 'Go on with Wayfare ID' }).click();
  const name = await register(guest);
  await expectPath(guest, '/');
  expect((await (await guest.request.get('/api/current-user')).json()).displayName).toBe(name);
  await admin.reload();
  await admin.getByText(`used by ${name}`).waitFor();
});
