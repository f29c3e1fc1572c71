import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import { describe, expect, it } from 'vitest';
import { ownPlace, planItem, plannedTrip } from '../testing/planned-trip.ts';
import { testServer } from '../testing/test-server.ts';

async function savedTrip() {
  const server = await testServer();
  const ada = await server.signedIn('Ada');
  const { json } = await ada.post('/api/save', plannedTrip());
  return { server, ada, id: json._id as string };
}

describe('who may take a trip along', () => {
  it('is who may read it, with what they may see', async () => {
    const { server, ada, id } = await savedTrip();
    const stranger = server.browser();
    expect((await stranger.get(`/api/trip-export/${id}.json`)).status).toBe(404);
    expect((await stranger.get(`/api/trip-sheet/${id}`)).status).toBe(404);
    const { json: ticket } = await ada.post(`/api/trip/${id}/tickets`, { right: 'view' });
    for (const format of ['ics', 'md', 'json', 'gpx', 'kml', 'geojson', 'csv']) {
      const own = await ada.get(`/api/trip-export/${id}.${format}`);
      const shared = await stranger.get(`/api/trip-export/${id}.${format}?ticket=${ticket.secret}`);
      expect(shared.status, format).toBe(200);
      expect(shared.text, format).not.toContain('SECRET-1');
      if (format !== 'gpx' && format !== 'kml' && format !== 'geojson' && format !== 'csv')
        expect(own.text, format).toContain('SECRET-1');
    }
    expect((await ada.get(`/api/trip-export/${id}.exe`)).status).toBe(400);
  });

  it('gets a file with its type and a name that any system takes', async () => {
    const { ada, id } = await savedTrip();
    const types = {
      pdf: 'application/pdf',
      ics: 'text/calendar',
      gpx: 'application/gpx+xml',
      kml: 'application/vnd.google-earth.kml+xml',
      geojson: 'application/geo+json',
      md: 'text/markdown',
      csv: 'text/csv',
      json: 'application/json',
    };
    for (const [format, type] of Object.entries(types)) {
      const { headers, status } = await ada.get(`/api/trip-export/${id}.${format}`);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toContain(type);
      const disposition = headers.get('content-disposition');
      expect(disposition).toContain(`attachment; filename="Over the date line & back, twice`);
      expect(disposition).toContain(`%E2%80%9Ctwice%E2%80%9D`);
      expect(headers.get('cache-control')).toBe('private, no-store');
    }
  });
});

it('tells what was booked for stays, ways and things, wherever references stand', async () => {
  const server = await testServer();
  const ada = await server.signedIn('Ada');
  const { tripName, trip, plan } = plannedTrip();
  const file = { id: 'f'.repeat(22), name: 'boarding.pdf', type: 'application/pdf', bytes: 9 };
  trip.legs[0]!.booking = { kind: 'flight', number: 'HA 446', seat: '12A', files: [file as never] };
  trip.stops[1]!.booking = { kind: 'hotel', reference: 'H-1', checkInMinute: 900, paid: true, paidBy: 'Ada' };
  plan.days[0]!.items[0]!.booking = { kind: 'table', provider: 'Orbit', paidBy: 'Tom' };
  const { json } = await ada.post('/api/save', { tripName, trip, plan });
  for (const format of ['md', 'ics']) {
    const text = (await ada.get(`/api/trip-export/${json._id}.${format}`)).text
      .replace(/\r\n /g, '')
      .replaceAll('\\', '');
    for (const words of [
      'HA 446, seat 12A',
      'File: boarding.pdf',
      'Booked: reference H-1',
      'Check-in from 15:00',
      'Paid by Ada',
      'Booked: Orbit',
      'To be paid by Tom',
    ])
      expect(text, format).toContain(words);
  }
});

describe('a draft that no account keeps', () => {
  it('is written in every form and drawn for its outline, and nothing of it stays', async () => {
    const server = await testServer();
    const visitor = server.browser();
    const draft = plannedTrip();
    for (const format of ['pdf', 'ics', 'md', 'json', 'gpx', 'kml', 'geojson', 'csv']) {
      const { status, headers, text } = await visitor.post(`/api/draft-export/${format}`, draft);
      expect(status, format).toBe(200);
      expect(headers.get('content-disposition')).toContain('Over the date line & back, twice');
      expect(headers.get('cache-control')).toBe('private, no-store');
      // What one writes oneself is not kept back from oneself.
      if (['ics', 'md', 'json'].includes(format)) expect(text, format).toContain('SECRET-1');
    }
    const { json: sheet } = await visitor.post('/api/draft-sheet', draft);
    const ada = await server.signedIn('Ada');
    const { json: saved } = await ada.post('/api/save', draft);
    expect(sheet).toEqual((await ada.get(`/api/trip-sheet/${saved._id}`)).json);
    const kept = await server.db.selectFrom('trips').select('id').execute();
    expect(kept.map(({ id }) => id)).toEqual([saved._id]);
  });

  it('is named by its route where it has no name, and refused where it is no trip or too large', async () => {
    const server = await testServer();
    const visitor = server.browser();
    const draft = { ...plannedTrip(), tripName: '' };
    const { headers } = await visitor.post('/api/draft-export/md', draft);
    expect(headers.get('content-disposition')).toContain('5 nights in Auckland and Honolulu.md');
    expect((await visitor.post('/api/draft-export/exe', draft)).status).toBe(400);
    expect((await visitor.post('/api/draft-export/md', { ...draft, trip: { stops: [] } })).status).toBe(400);
    const huge = { ...draft, notes: 'a'.repeat(1_100_000) };
    expect((await visitor.post('/api/draft-export/md', huge)).status).toBe(413);
    expect((await visitor.post('/api/draft-sheet', huge)).status).toBe(413);
  });

  it('is written for one sender only so often at once', async () => {
    const server = await testServer({ env: { PLANNING_THREADS: '1' } });
    const visitor = server.browser();
    const asked = Array.from({ length: 30 }, () => visitor.post('/api/draft-export/pdf', plannedTrip()));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  });
});

it('says of a place found elsewhere where it stands and who said so', async () => {
  const server = await testServer();
  const ada = await server.signedIn('Ada');
  const trip = plannedTrip();
  const found: PlaceRef = {
    ...ownPlace('Depot', -36.85, 174.76),
    status: 'found',
    address: '86 Federal Street',
    source: { name: 'openstreetmap', id: 'node/9', on: '2026-05-12' },
  };
  const [first, ...rest] = trip.plan.days;
  const days = [{ ...first!, items: [...first!.items, planItem('depot', found, 1200)] }, ...rest];
  const { json } = await ada.post('/api/save', { ...trip, plan: { ...trip.plan, days } });
  for (const format of ['md', 'ics', 'gpx', 'kml']) {
    const { text } = await ada.get(`/api/trip-export/${json._id}.${format}`);
    expect(text.replace(/\r\n /g, ''), format).toContain('86 Federal Street');
    expect(text.replace(/\r\n /g, ''), format).toMatch(/From OpenStreetMap\\?, Tue 12 May 2026/);
  }
});

describe('the costs', () => {
  it('are a table in which nothing is a formula', async () => {
    const { ada, id } = await savedTrip();
    const { text } = await ada.get(`/api/trip-export/${id}.csv`);
    expect(text.split('\r\n')).toEqual([
      'Day,Date,What,Category,Amount,Currency',
      ',2026-09-28,Stay in Honolulu,stay,450.50,USD',
      '1,2026-09-26,Sky Tower & café,visit,1200.00,JPY',
      `1,2026-09-26,"'=cmd|calc",visit,9.99,NZD`,
      '',
    ]);
  });
});

describe('Markdown', () => {
  it('keeps what was typed from becoming markup', async () => {
    const { ada, id } = await savedTrip();
    const { text } = await ada.get(`/api/trip-export/${id}.md`);
    expect(text).toContain('# Over the \\<date\\> line & back');
    expect(text).toContain('\\# Not a heading');
    expect(text).toContain('- **10:00–11:00 (1 h)** Sky Tower & café');
  });
});

describe('GeoJSON', () => {
  it('holds every place, and cuts a way at the date line', async () => {
    const { ada, id } = await savedTrip();
    const { json } = await ada.get(`/api/trip-export/${id}.geojson`);
    const { features } = json;
    expect(features.map(({ properties }: { properties: { name: string } }) => properties.name)).toEqual([
      'Auckland',
      'Honolulu',
      'Sky Tower & café',
      '=cmd|calc',
      'Route of day 1',
      'Harbour',
      '=HYPERLINK("x")',
    ]);
    for (const { geometry } of features) {
      const [longitude, latitude] = geometry.coordinates.flat(Infinity);
      expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
      expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
    }
  });
});

describe('the PDF', () => {
  it('is real text over numbered pages, bookmarked, tagged and light', async () => {
    const { server, ada, id } = await savedTrip();
    const response = await ada.fetch(`/api/trip-export/${id}.pdf`);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.length).toBeLessThan(2_000_000);
    const directory = mkdtempSync(join(tmpdir(), 'wayfare-pdf-'));
    const file = join(directory, 'trip.pdf');
    writeFileSync(file, bytes);
    const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
    const info = execFileSync('pdfinfo', [file], { encoding: 'utf8' });
    rmSync(directory, { recursive: true });
    for (const words of [
      'Over the <date> line & back',
      'Sky Tower & café',
      'Day 2',
      '9.99 NZD',
      'New Zealand',
      'Page 2 of',
    ]) {
      expect(text).toContain(words);
    }
    expect(info).toMatch(/Tagged:\s+yes/);
    expect(info).toMatch(/Page size:\s+595/);
    expect(server.origin).toBeTruthy();
  });
});

describe('the sheet of an outline', () => {
  it('draws the trip and each day, and tells of its countries', async () => {
    const { ada, id } = await savedTrip();
    const { json } = await ada.get(`/api/trip-sheet/${id}`);
    expect(json.overview.points.map(({ name }: { name: string }) => name)).toEqual(['Auckland', 'Honolulu']);
    // Over the date line the two are neighbours, with Honolulu in the east.
    expect(json.overview.points[1].x).toBeGreaterThan(json.overview.points[0].x);
    expect(json.overview.routes[0]).toMatchObject({ day: null, dashed: true });
    expect(json.days.map(({ dayId }: { dayId: string }) => dayId)).toEqual(['d1']);
    expect(json.days[0].map.points.map(({ label }: { label: string }) => label)).toEqual(['1', '2']);
    expect(json.countries.map(({ name }: { name: string }) => name)).toEqual([
      'New Zealand',
      'United States',
    ]);
  });

  it('lists the holidays of a trip over the turn of the year, on both sides of it', async () => {
    const { ada } = await savedTrip();
    const { plan: _, ...winter } = plannedTrip();
    const { json } = await ada.post('/api/save', {
      ...winter,
      trip: { ...winter.trip, startOn: '2026-12-30' },
    });
    const { json: sheet } = await ada.get(`/api/trip-sheet/${json._id}`);
    const days = sheet.countries[0].holidays.map(({ on }: { on: string }) => on);
    expect(days).toEqual(['2027-01-01', '2027-01-02', '2027-01-04']);
  });
});
