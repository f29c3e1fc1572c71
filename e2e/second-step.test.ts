import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  desktop,
  expectAccessible,
  expectComplaints,
  expectPath,
  origin,
  phone,
  register,
  traveller,
} from './browser.ts';

const site = `http://localhost:${new URL(origin).port}`;

/** Somebody with a new account, and a device that makes passkeys. */
async function withDevice(viewport = desktop) {
  const page = await traveller(viewport, { site });
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto('/auth/wayfare-id?returnTo=%2Fprofile');
  const name = await register(page);
  await expectPath(page, '/profile');
  const { email } = await (await page.request.get('/api/current-user')).json();
  return { page, name, email: email as string };
}

async function openSettings(page: Page) {
  await page.getByRole('link', { name: 'Passkeys and codes' }).click();
  await page.getByLabel('Password').fill('a long password');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('heading', { name: 'Passkeys and codes' }).waitFor();
}

async function signOut(page: Page) {
  await page.goto('/api/logout');
  await page.goto('/auth/wayfare-id?returnTo=%2Fprofile');
}

it('a passkey signs in alone, and is asked for after the password', async () => {
  const { page, name, email } = await withDevice();
  await openSettings(page);
  await expectAccessible(page);
  await page.getByLabel('Name of the new passkey').fill('My laptop');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  expect(await page.locator('code').count()).toBe(10);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'I have kept them' }).click();
  await page.getByText('My laptop').waitFor();
  await page.getByLabel('Name of the new passkey').fill('The same again');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('This device has a passkey of yours already.').waitFor();

  await signOut(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByText(`Name: ${name}`).waitFor();

  await signOut(page);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill('a long password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'One more step' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByText(`Name: ${name}`).waitFor();

  await openSettings(page);
  await page.getByRole('button', { name: 'Remove the passkey My laptop' }).click();
  await page.getByText('somebody who learns your password').waitFor();
  await signOut(page);
  expectComplaints(/400/);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByText('This passkey is not known here.').waitFor();
});

it('codes of an app are set up on a phone', async () => {
  const { page } = await withDevice(phone);
  await openSettings(page);
  await page.getByRole('link', { name: 'Set up an app' }).click();
  await page.getByRole('img', { name: 'QR code for your app' }).waitFor();
  await expectAccessible(page);
  expectComplaints(/400/);
  await page.getByLabel('Code of the app').fill('000000');
  const key = await page.locator('code').innerText();
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await page.getByText('This code does not fit.').waitFor();
  expect(await page.locator('code').innerText()).toBe(key);
});
