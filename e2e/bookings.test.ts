import { emptyTrip } from '@wayfare/contracts/empty-trip';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  desktop,
  expectAccessible,
  expectComplaints,
  inWholeBrowser,
  phone,
  signedIn,
  traveller,
} from './browser.ts';
import { addStop, kept, keepTrip } from './trip-steps.ts';

inWholeBrowser();

const porto = {
  placeId: 'pt-porto',
  name: 'Porto',
  kind: 'city',
  latitude: 41.1496,
  longitude: -8.611,
  countryCode: 'pt',
  timeZone: 'Europe/Lisbon',
  status: 'atlas',
} as const;

const toPorto: TripDocument = {
  tripName: 'To Porto',
  trip: {
    ...emptyTrip(),
    startOn: '2027-05-03',
    stops: [{ id: 'first', place: porto, nights: 2, cost: { amountCents: 24_000, currency: 'EUR' } }],
  },
  plan: null,
};

/** A page with a word on it, as small as a PDF gets. */
function pdf(word: string) {
  const drawing = `BT /F1 24 Tf 20 80 Td (${word}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 150]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj${object}endobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer<</Root 1 0 R/Size 6>>\n%%EOF`);
}

const pdfFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

const files = (page: Page) => page.getByRole('group', { name: 'Files' });
const attach = (page: Page, name: string, content: Buffer) =>
  page.getByLabel('Files to attach').setInputFiles(pdfFile(name, content));

/** The details of the hotel in Porto, of a trip saved for whoever is signed in. */
async function openHotel(page: Page) {
  const id = await keepTrip(page, toPorto);
  await page.goto(`/open/${id}`);
  const tripPane = page.getByRole('tab', { name: 'Trip' });
  await page.getByRole('textbox', { name: 'Trip name' }).waitFor();
  if (await tripPane.isVisible()) await tripPane.click();
  await page.getByRole('button', { name: 'Details of Porto' }).click();
  return id;
}

/** What comes where a link in the page leads; read there as a new tab would. */
const readLink = (page: Page, name: RegExp) =>
  page
    .getByRole('link', { name })
    .first()
    .evaluate(async (link: HTMLAnchorElement) => {
      const answer = await fetch(link.href);
      return { type: answer.headers.get('content-type'), text: await answer.text() };
    });

describe.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('a booking on a %s', (_name, viewport) => {
  it('holds its files, which open in a tab of their own, and without a network where the trip is kept', async () => {
    const { page } = await signedIn(viewport);
    const id = await openHotel(page);
    const booking = page.getByRole('group', { name: 'Booking', exact: true });
    await booking.getByLabel('Check-in from').fill('15:00');
    await booking.getByLabel('Check-in from').blur();
    await booking.getByLabel('Booking reference').fill('HX-77');
    await booking.getByLabel('Booking reference').press('Enter');
    await booking.getByLabel('Payment').selectOption('Paid');
    await attach(page, 'voucher.pdf', pdf('Voucher'));
    const link = files(page).getByRole('link', { name: /^voucher\.pdf/ });
    await link.waitFor();
    await expectAccessible(page);
    await page.getByText('Saved', { exact: true }).first().waitFor();

    // Keeping the trip brings its files along; one that is attached afterwards is kept with it at once.
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'Keep for offline' }).click();
    const keeping = page.getByRole('dialog', { name: 'Keep for offline' });
    await keeping.getByRole('button', { name: 'Keep' }).click();
    await keeping.getByText(/^Kept on this device/).waitFor();
    await keeping.getByRole('button', { name: 'Close' }).click();
    const saving = kept(page);
    await attach(page, 'map.pdf', pdf('The way there'));
    await files(page)
      .getByRole('link', { name: /^map\.pdf/ })
      .waitFor();
    await saving;

    const opensInTab = async () => {
      const opened = page.context().waitForEvent('page');
      await link.click();
      const tab = await opened;
      await expect.poll(() => tab.url()).toContain(`/api/trip/${id}/files/`);
      await tab.close();
    };
    await opensInTab();
    expectComplaints(/DISCONNECTED|ERR_FAILED|Failed to (fetch|get)/);
    await page.context().setOffline(true);
    await opensInTab();
    for (const [name, word] of [
      [/^voucher\.pdf/, 'Voucher'],
      [/^map\.pdf/, 'The way there'],
    ] as const) {
      const { type, text } = await readLink(page, name);
      expect(type).toBe('application/pdf');
      expect(text).toContain(word);
    }
    await page.goto(`/outline/${id}`);
    await page.getByText('Booked: reference HX-77').waitFor();
    expect((await readLink(page, /^voucher\.pdf/)).text).toContain('Voucher');
  });

  it('refuses what is too large and what is no document, says so, and takes a removal back', async () => {
    const { page } = await signedIn(viewport);
    await openHotel(page);
    await attach(page, 'scan.pdf', Buffer.concat([pdf('Scan'), Buffer.alloc(11 * 1024 * 1024)]));
    await page.getByText(/^It has 11.5 MB, and a file may have 10 MB at most/).waitFor();
    expectComplaints(/415/);
    await attach(page, 'ticket.pdf', Buffer.from('<!doctype html><script>alert(1)</script>'));
    await page.getByText(/^“ticket.pdf” is neither a PDF nor a picture/).waitFor();
    await expectAccessible(page);
    expect(await files(page).getByRole('link').count()).toBe(0);
    await page.getByRole('button', { name: 'Dismiss: scan.pdf' }).click();
    await page.getByRole('button', { name: 'Dismiss: ticket.pdf' }).click();

    // Dropped by mouse, as from a folder beside the browser.
    await files(page).evaluate(
      (box, bytes) => {
        const held = new DataTransfer();
        held.items.add(new File([new Uint8Array(bytes)], 'dropped.pdf'));
        box.dispatchEvent(new DragEvent('drop', { dataTransfer: held, bubbles: true, cancelable: true }));
      },
      [...pdf('Dropped')],
    );
    const link = files(page).getByRole('link', { name: /^dropped\.pdf/ });
    await link.waitFor();
    await page.getByRole('button', { name: 'Remove dropped.pdf' }).click();
    await expect.poll(() => link.count()).toBe(0);
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await link.waitFor();
    expect((await readLink(page, /^dropped\.pdf/)).text).toContain('Dropped');
  });
});

describe('all bookings', () => {
  it('are listed by date with what is paid and what is open', async () => {
    const { page } = await signedIn();
    await openHotel(page);
    await page.getByLabel('Booked with').fill('Casa do Rio');
    await page.getByLabel('Booked with').press('Enter');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'All bookings' }).click();
    const dialog = page.getByRole('dialog', { name: 'All bookings' });
    await dialog.getByText('Booked: Casa do Rio').waitFor();
    await dialog.getByRole('heading', { name: 'Stay in Porto' }).waitFor();
    const sums = await dialog.getByRole('definition').allInnerTexts();
    expect(sums).toEqual(['nothing', expect.stringMatching(/240/)]);
    await expectAccessible(page);
  });

  it('of a draft have no files yet, and say so', async () => {
    const page = await traveller();
    await page.goto('/create');
    await addStop(page, 'Porto');
    await page.getByRole('button', { name: 'Details of Porto' }).click();
    await page.getByText('Files can be attached once the trip is saved.').waitFor();
    expect(await page.getByRole('button', { name: 'Attach files' }).count()).toBe(0);
  });
});
