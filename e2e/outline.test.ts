import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanItem } from '@wayfare/contracts/plan';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectComplaints, expectPath, phone, signedIn, traveller } from './browser.ts';
import { keepTrip, makeTicket } from './trip-steps.ts';

const place = (name: string, latitude: number, longitude: number): PlaceRef => ({
  name,
  kind: 'custom',
  latitude,
  longitude,
  status: 'own',
});
const item = (id: string, title: string, at: PlaceRef, startMinute: number): PlanItem => ({
  id,
  kind: 'visit',
  title,
  place: at,
  startMinute,
  endMinute: startMinute + 90,
  travel: { mode: 'walk', minutes: 12, distanceMeters: 900, estimate: true },
  cost: { amountCents: 1500, currency: 'EUR' },
  locked: false,
  madeBy: 'traveller',
  note: 'bring a hat',
});
const porto: PlaceRef = {
  placeId: 'pt-porto',
  name: 'Porto',
  kind: 'city',
  latitude: 41.1496,
  longitude: -8.611,
  countryCode: 'pt',
  timeZone: 'Europe/Lisbon',
  status: 'atlas',
};
const trip: TripDocument = {
  tripName: 'Two days in Porto',
  trip: {
    schemaVersion: 1,
    request: {},
    assumed: {},
    startOn: '2026-09-12',
    origin: null,
    end: null,
    stops: [{ id: 's1', place: porto, nights: 1 }],
    legs: [],
    ideas: [],
    notes: 'Ask for the quiet room.',
  },
  plan: {
    schemaVersion: 1,
    days: [
      {
        id: 'd1',
        on: '2026-09-12',
        stopId: 's1',
        base: null,
        endBase: null,
        startMinute: 540,
        endMinute: 1260,
        items: [
          item('a', 'Clérigos Tower', place('Clérigos Tower', 41.1458, -8.6139), 600),
          item('b', 'Ribeira', place('Ribeira', 41.1406, -8.6132), 720),
        ],
      },
    ],
  },
};

/** Chooses an entry of the export menu and answers what was downloaded. */
async function download(page: Page, entry: RegExp) {
  await page.getByRole('button', { name: 'Export' }).click();
  const begun = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: entry }).click();
  const file = await begun;
  const pieces: Buffer[] = [];
  for await (const piece of await file.createReadStream()) pieces.push(piece as Buffer);
  return { name: file.suggestedFilename(), content: Buffer.concat(pieces) };
}

async function importFile(page: Page, name: string, content: string | Buffer) {
  await page.goto('/mytrips');
  await page.getByRole('button', { name: 'Import' }).click();
  await page
    .getByLabel('File to import')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
}

describe('an outline', () => {
  it('is read by its owner and by whoever holds a ticket, and does not exist for others', async () => {
    const { page } = await signedIn();
    const _id = await keepTrip(page, trip);
    const secret = await makeTicket(page, _id, 'view');
    await page.goto(`/outline/${_id}`);
    await page.getByRole('heading', { name: 'Two days in Porto' }).waitFor();
    await page.getByRole('img', { name: 'Map of day 1: 1 Clérigos Tower, 2 Ribeira' }).waitFor();
    await page.getByText('Ask for the quiet room.').waitFor();
    await page.getByRole('heading', { name: 'Portugal' }).waitFor();
    const maps = page.getByRole('link', { name: 'Open day 1 in Google Maps' });
    expect(await maps.getAttribute('href')).toContain('origin=41.1458%2C-8.6139');
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);

    const reader = await traveller(phone);
    await reader.goto(`/outline/${_id}?ticket=${secret}`);
    await reader.getByText('Clérigos Tower').first().waitFor();
    expect(await reader.getByText('Ask for the quiet room.').count()).toBe(0);
    await reader.getByRole('button', { name: 'Copy to my trips' }).waitFor();
    expect((await download(reader, /GPX/)).content.toString()).toContain('<name>Ribeira</name>');

    const stranger = await traveller();
    expectComplaints(/404/);
    await stranger.goto(`/outline/${_id}`);
    await stranger.getByText('This trip is gone, is not yours, or its link no longer works.').waitFor();
  });

  it('is taken along in every form, and comes back from its own', async () => {
    const { page } = await signedIn();
    const _id = await keepTrip(page, trip);
    await page.goto(`/outline/${_id}`);
    const forms: [RegExp, string, string][] = [
      [/^PDF/, 'Two days in Porto.pdf', '%PDF-1.7'],
      [/^Calendar/, 'Two days in Porto.ics', 'BEGIN:VCALENDAR'],
      [/^GPX/, 'Two days in Porto.gpx', '<gpx version="1.1"'],
      [/^KML/, 'Two days in Porto.kml', '<kml xmlns='],
      [/^GeoJSON/, 'Two days in Porto.geojson', 'FeatureCollection'],
      [/^Markdown/, 'Two days in Porto.md', '# Two days in Porto'],
      [/^Costs/, 'Two days in Porto costs.csv', 'Ribeira,visit,15.00,EUR'],
      [/^Whole trip/, 'Two days in Porto.json', '"wayfare-trip"'],
    ];
    let whole = '';
    for (const [entry, fileName, words] of forms) {
      const { name, content } = await download(page, entry);
      expect(name).toBe(fileName);
      expect(content.toString('latin1')).toContain(words);
      whole = content.toString();
    }
    await importFile(page, 'porto.json', whole);
    await page.getByText('1 stop, 1 day, 0 ideas').waitFor();
    await page.getByLabel('Name of the trip').fill('Porto again');
    await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/open\/[\w-]{22}$/);
    expect(page.url()).not.toContain(_id);
    await page.goto(page.url().replace('/open/', '/outline/'));
    await page.getByRole('heading', { name: 'Porto again' }).waitFor();
    await page.getByRole('heading', { name: 'Ribeira' }).waitFor();
  });
});

describe('an import', () => {
  const gpx = `<gpx version="1.1" creator="x"><wpt lat="41.1406" lon="-8.6132"><name>Grandma’s kitchen</name></wpt>
    <wpt lat="41.1496" lon="-8.611"><name>Porto</name></wpt><trk><name>Along the river</name><trkseg>
    <trkpt lat="41.1406" lon="-8.6132"/><trkpt lat="41.145" lon="-8.65"/><trkpt lat="41.149" lon="-8.67"/></trkseg></trk></gpx>`;

  it('shows what is known and what is not, and puts what was chosen into a trip', async () => {
    const { page } = await signedIn(phone);
    const _id = await keepTrip(page, trip);
    await importFile(page, 'weekend.gpx', gpx);
    await page.getByText('2 places, 1 track, 1 found in our guide, 1 kept as your own').waitFor();
    await page.getByText('Idea · Not in our guide: kept as your own place').waitFor();
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: /^Porto/ }).uncheck();
    await page.getByLabel('Where it goes').selectOption({ label: 'Into “Two days in Porto”' });
    await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click();
    await expectPath(page, `/open/${_id}`);
    await page.goto(`/outline/${_id}`);
    const ideas = page.getByRole('heading', { name: 'Ideas' }).locator('..');
    await ideas.getByText('Grandma’s kitchen').waitFor();
    expect(await ideas.getByRole('listitem').count()).toBe(1);
    expect((await download(page, /^GPX/)).content.toString()).toContain('<trk><name>Along the river</name>');
    await page.goto(`/open/${_id}`);
    await page.getByRole('tab', { name: 'Trip' }).click();
    await page.getByRole('button', { name: 'Remove Along the river' }).click();
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await page.getByRole('button', { name: 'Remove Along the river' }).waitFor();
  });

  it('takes a list that is pasted, and keeps the words until it is read', async () => {
    const { page } = await signedIn(phone);
    await page.goto('/mytrips');
    await page.getByRole('button', { name: 'Import' }).click();
    const box = page.getByLabel('Or paste a list');
    await box.fill('Livraria Lello\n4.1(90,112)·Book shop\nXyzzy Bar\n4.8(12)·€€·Bar\n');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Read the list' }).click();
    await page.getByText('2 places, 1 found in our guide, 1 kept in the notes').waitFor();
    await page.getByRole('button', { name: 'Another file' }).click();
    expect(await box.inputValue()).toContain('Xyzzy Bar');
    await page.getByRole('button', { name: 'Read the list' }).click();
    await page.getByLabel('Name of the trip').fill('Books');
    await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/open\/[\w-]{22}$/);
  });

  it('says why it does not take a file', async () => {
    const { page } = await signedIn();
    expectComplaints(/400/);
    await importFile(
      page,
      'bomb.gpx',
      '<!DOCTYPE x [<!ENTITY a "ha">]><gpx><wpt lat="1" lon="1"><name>&a;</name></wpt></gpx>',
    );
    await page.getByText(/it declares a document type of its own/).waitFor();
    await page
      .getByLabel('File to import')
      .setInputFiles({ name: 'huge.csv', mimeType: 'text/csv', buffer: Buffer.alloc(6_000_000, 'a') });
    await page.getByText('This file is larger than 5 MB. Nothing was imported.').waitFor();
  });
});
