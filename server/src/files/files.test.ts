import { limits } from '@wayfare/contracts/limits';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { makeBackup } from '../backup/make-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import type { Database } from '../db/open-database.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { sampleTrip, savePayload } from '../testing/sample-trip.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { testServer } from '../testing/test-server.ts';
import { tripFileRepo } from './trip-file.repo.ts';

const pdf = (bytes = 2000) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 'x')]);
const ftyp = (...brands: string[]) => {
  const box = Buffer.from(`\0\0\0\0ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`, 'latin1');
  box.writeUInt32BE(box.length);
  return box;
};
const dayMs = 86_400_000;

async function send(browser: TestBrowser, id: string, content: Uint8Array, name = 'pass.pdf', query = '') {
  const response = await browser.fetch(`/api/trip/${id}/files?name=${encodeURIComponent(name)}${query}`, {
    method: 'POST',
    headers: { origin: browser.origin, 'content-type': 'application/octet-stream' },
    body: content as never,
  });
  // oxlint-disable-next-line typescript/no-explicit-any
  const json: any = await response.json();
  return { status: response.status, json };
}
const fetched = async (browser: TestBrowser, path: string) => {
  const response = await browser.fetch(path);
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};

/** A trip whose first stay names these files. */
const tripWith = (files: object[]) => {
  const trip = sampleTrip();
  const [first, ...rest] = trip.stops;
  return { ...trip, stops: [{ ...first!, booking: { kind: 'hotel' as const, files } as never }, ...rest] };
};

async function savedTrip() {
  const server = await testServer();
  const ada = await server.signedIn('Ada');
  const { _id: id } = (await ada.post('/api/save', savePayload())).json;
  const attach = async (content = pdf(), name = 'pass.pdf') => {
    const { json } = await send(ada, id, content, name);
    await ada.post('/api/save', savePayload({ _id: id, trip: tripWith([json]) }));
    return json as { id: string };
  };
  return { server, ada, id: id as string, attach };
}

const rowsOf = async (db: Database, table: 'trip_files' | 'trip_file_pieces') =>
  (await db.selectFrom(table).selectAll().execute()).length;

describe('a file of a trip', () => {
  it('comes back byte by byte, to be shown and never run, and is kept by nobody on the way', async () => {
    const { ada, id, server } = await savedTrip();
    const content = pdf(200_001);
    const sent = await send(ada, id, content, 'Boarding pass “Zürich”.pdf');
    const file = {
      id: expect.stringMatching(/^[\w-]{22}$/),
      name: 'Boarding pass “Zürich”.pdf',
      type: 'application/pdf',
      bytes: 200_001,
    };
    expect(sent).toEqual({ status: 200, json: file });
    expect(await rowsOf(server.db, 'trip_file_pieces')).toBe(4);
    const { status, headers, bytes } = await fetched(ada, `/api/trip/${id}/files/${sent.json.id}`);
    expect(status).toBe(200);
    expect(bytes.equals(content)).toBe(true);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '200001',
      'content-disposition': expect.stringMatching(
        /^inline; .*filename\*=UTF-8''Boarding%20pass%20%E2%80%9CZ/,
      ),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it.each([
    ['image/png', Buffer.from('\x89PNG\r\n\x1a\nrest', 'latin1'), 'inline', 'seat.png'],
    ['image/jpeg', Buffer.from('\xff\xd8\xff\xe0rest', 'latin1'), 'inline', 'seat.jpg'],
    ['image/webp', Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1'), 'inline', 'seat.webp'],
    ['image/heic', ftyp('mif1', 'mif1', 'heic'), 'attachment', 'seat.heic'],
  ])('may be %s by its first bytes, and is named after what it is', async (type, content, shown, name) => {
    const { ada, id } = await savedTrip();
    const { json } = await send(ada, id, content, 'seat');
    expect(json).toMatchObject({ type, name });
    const { headers } = await fetched(ada, `/api/trip/${id}/files/${json.id}`);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('content-disposition')).toMatch(new RegExp(`^${shown};`));
  });

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'pass.pdf', 415, 'unsupported_media'],
    [
      'a drawing',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'map.png',
      415,
      'unsupported_media',
    ],
    ['a film', ftyp('isom', 'mp42'), 'pass.heic', 415, 'unsupported_media'],
    ['an AVIF', ftyp('avif', 'mif1'), 'pass.heic', 415, 'unsupported_media'],
    ['nothing', Buffer.alloc(0), 'pass.pdf', 400, 'bad_input'],
    ['what is too large', pdf(limits.tripFileBytes + 1), 'pass.pdf', 413, 'too_large'],
  ])('that is %s is refused and leaves nothing behind', async (_what, content, name, status, code) => {
    const { ada, id, server } = await savedTrip();
    const refused = await send(ada, id, content, name);
    expect([refused.status, refused.json.error.code]).toEqual([status, code]);
    expect([await rowsOf(server.db, 'trip_files'), await rowsOf(server.db, 'trip_file_pieces')]).toEqual([
      0, 0,
    ]);
  });

  it('that does not say how long it is, is cut off at the limit', async () => {
    const { ada, id, server } = await savedTrip();
    async function* endless() {
      yield pdf();
      for (let sent = 0; sent < 12; sent++) yield Buffer.alloc(1024 * 1024, 'x');
    }
    const response = await ada.fetch(`/api/trip/${id}/files?name=long.pdf`, {
      method: 'POST',
      headers: { origin: ada.origin },
      body: endless() as never,
      duplex: 'half',
    } as RequestInit);
    expect([response.status, await response.text()]).toEqual([413, expect.stringContaining('10 MB at most')]);
    expect(await rowsOf(server.db, 'trip_files')).toBe(0);
  });

  it('of a page is called after what it is, so that no device runs it', async () => {
    const { ada, id } = await savedTrip();
    expect((await send(ada, id, pdf(), 'ticket.html')).json.name).toBe('ticket.html.pdf');
  });

  it('waits for its trip to be saved', async () => {
    const { ada } = await savedTrip();
    const { _id } = (await ada.post('/api/unsaved-trip', savePayload())).json;
    const refused = await send(ada, _id, pdf());
    expect([refused.status, refused.json.error.message]).toEqual([
      409,
      'Files can be attached once the trip is saved.',
    ]);
  });
});

describe('who may', () => {
  it('change a trip brings files and throws them away; nobody else does', async () => {
    const { server, ada, id } = await savedTrip();
    const tom = await server.signedIn('Tom');
    const guest = server.browser();
    const linkTo = async (body: object) => (await ada.post(`/api/trip/${id}/tickets`, body)).json.secret;
    const edit = await linkTo({ right: 'edit' });
    const view = await linkTo({ right: 'view', shows: { costs: true, notes: true, bookings: true } });
    expect((await send(guest, id, pdf())).status).toBe(401);
    expect((await send(tom, id, pdf())).status).toBe(404);
    expect((await send(tom, id, pdf(), 'a.pdf', `&ticket=${view}`)).status).toBe(404);
    const { json: file } = await send(guest, id, pdf(), 'a.pdf', `&ticket=${edit}`);
    const at = `/api/trip/${id}/files/${file.id}`;
    expect((await tom.delete(at)).status).toBe(404);
    expect((await tom.delete(`${at}?ticket=${view}`)).status).toBe(404);
    expect((await ada.get(at)).status).toBe(200);
    expect((await guest.delete(`${at}?ticket=${edit}`)).status).toBe(204);
    expect((await ada.get(at)).status).toBe(404);
  });

  it('see the bookings of a trip sees the files that it names', async () => {
    const { server, ada, id, attach } = await savedTrip();
    const tom = await server.signedIn('Tom');
    const { id: fileId } = await attach();
    const at = `/api/trip/${id}/files/${fileId}`;
    const statusWith = async (shows: object) => {
      const body = { right: 'view', shows: { costs: true, notes: true, ...shows } };
      const { secret } = (await ada.post(`/api/trip/${id}/tickets`, body)).json;
      const opened = await tom.get(`/api/trip/${id}?ticket=${secret}`);
      return [(await tom.get(`${at}?ticket=${secret}`)).status, opened.text.includes(fileId)];
    };
    expect((await tom.get(at)).status).toBe(404);
    expect(await statusWith({ bookings: false })).toEqual([404, false]);
    expect(await statusWith({ bookings: true })).toEqual([200, true]);
    await ada.post('/api/save', savePayload({ _id: id }));
    expect(await statusWith({ bookings: true })).toEqual([404, false]);
    expect((await ada.get(at)).status).toBe(200);
  });

  it('not be told of costs is not told who pays', async () => {
    const { ada, id, server } = await savedTrip();
    const trip = tripWith([]);
    trip.stops[0]!.booking = { reference: 'REF', paid: true, paidBy: 'Grandmother' };
    await ada.post('/api/save', savePayload({ _id: id, trip }));
    const shown = async (costs: boolean) => {
      const body = { right: 'view', shows: { costs, notes: false, bookings: true } };
      const { secret } = (await ada.post(`/api/trip/${id}/tickets`, body)).json;
      return (await server.browser().get(`/api/trip/${id}?ticket=${secret}`)).json.trip.stops[0].booking;
    };
    expect(await shown(false)).toEqual({ reference: 'REF' });
    expect(await shown(true)).toEqual({ reference: 'REF', paid: true, paidBy: 'Grandmother' });
  });

  it('copy a trip gets no bookings; an import brings them without their files', async () => {
    const { ada, id, attach } = await savedTrip();
    const { id: fileId } = await attach();
    const copy = (await ada.post(`/api/copy-trip/${id}`, {})).json;
    const { json, text } = await ada.get(`/api/trip/${copy._id}`);
    expect(text).not.toContain(fileId);
    expect(json.trip.stops[0].booking).toBeUndefined();
    const { text: written } = await ada.get(`/api/trip-export/${id}.json`);
    expect(written).toContain(fileId);
    const read = await ada.post('/api/import-preview', { fileName: 'trip.json', content: written });
    expect(read.json.document.trip.stops[0].booking).toEqual({ kind: 'hotel' });
  });
});

describe('room', () => {
  it('is for twenty files a trip; what it names no more gives way', async () => {
    const { ada, id, server } = await savedTrip();
    for (let n = 0; n < limits.tripFiles; n++) expect((await send(ada, id, pdf())).status).toBe(200);
    const refused = await send(ada, id, pdf());
    expect([refused.status, refused.json.error.message]).toEqual([409, expect.stringContaining('20 files')]);
    server.clock.forward(11 * 60_000);
    expect((await send(ada, id, pdf())).status).toBe(200);
    expect(await rowsOf(server.db, 'trip_files')).toBe(1);
  });

  it('of an account is bounded over all its trips', async () => {
    const { ada, id, server, attach } = await savedTrip();
    const { id: fileId } = await attach();
    const { _id: other } = (await ada.post('/api/save', savePayload())).json;
    const size = { bytes: 250 * 1024 * 1024 };
    await server.db.updateTable('trip_files').set(size).where('id', '=', fileId).execute();
    server.clock.forward(11 * 60_000);
    const refused = await send(ada, other, pdf());
    expect([refused.status, refused.json.error.message]).toEqual([409, expect.stringContaining('250 MB')]);
    expect((await ada.get(`/api/trip/${id}`)).text).toContain(fileId);
  });

  it('is given back a month after the trip names a file no more, so that its history can bring it back', async () => {
    const { ada, id, server, attach } = await savedTrip();
    const { id: fileId } = await attach();
    const files = tripFileRepo(server.db);
    const tidy = async () => {
      await files.noteUse(server.clock.now());
      await files.purgeUnused(server.clock.now() - 30 * dayMs);
    };
    const status = async () => (await ada.get(`/api/trip/${id}/files/${fileId}`)).status;
    server.clock.forward(29 * dayMs);
    await tidy();
    await ada.signIn('ada@example.org', 'long enough 1');
    await ada.post('/api/save', savePayload({ _id: id }));
    server.clock.forward(29 * dayMs);
    await tidy();
    expect(await status()).toBe(200);
    server.clock.forward(2 * dayMs);
    await tidy();
    expect(await rowsOf(server.db, 'trip_files')).toBe(0);
    expect(await rowsOf(server.db, 'trip_file_pieces')).toBe(0);
  });

  it('of what was cut off is given back', async () => {
    const { server, id } = await savedTrip();
    const files = tripFileRepo(server.db);
    const at = server.clock.now();
    const row = { id: 'a'.repeat(22), trip_id: id, name: 'x', type: '', bytes: 0 };
    await files.begin({ ...row, created_at: at, used_at: at });
    await files.purgeUnfinished(at);
    expect(await rowsOf(server.db, 'trip_files')).toBe(1);
    await files.purgeUnfinished(at + 1);
    expect(await rowsOf(server.db, 'trip_files')).toBe(0);
  });
});

describe('files', () => {
  it('are listed with one’s own data, and go with the trip and the account', async () => {
    const { server, ada, id } = await savedTrip();
    const tom = await server.signedIn('Tom');
    const { _id: toms } = (await tom.post('/api/save', savePayload())).json;
    await send(ada, id, pdf());
    await send(tom, toms, pdf(), 'tom.pdf');
    const { trip_files: listed } = (await tom.get('/api/my-data')).json.tables;
    expect(listed).toEqual([expect.objectContaining({ name: 'tom.pdf', trip_id: toms, bytes: 2000 })]);
    await tom.delete('/api/my-account');
    expect(await rowsOf(server.db, 'trip_file_pieces')).toBe(1);
    await sql`delete from trips where id = ${id}`.execute(server.db);
    expect(await rowsOf(server.db, 'trip_file_pieces')).toBe(0);
  });

  it('are in a backup', async () => {
    const { server, ada, id } = await savedTrip();
    const content = pdf(150_000);
    const { json: file } = await send(ada, id, content);
    const directory = mkdtempSync(join(tmpdir(), 'wayfare-files-'));
    const backup = join(directory, 'wayfare.backup');
    await makeBackup({ databaseUrl: server.databaseUrl, dataDirectory: server.directory }, backup, 0);
    const fresh = await freshDatabase();
    await restoreBackup(fresh.db, backup, { replace: false, onPostgres: fresh.databaseUrl !== null });
    const pieces = await fresh.db
      .selectFrom('trip_file_pieces')
      .selectAll()
      .where('file_id', '=', file.id)
      .orderBy('number')
      .execute();
    expect(Buffer.concat(pieces.map((piece) => piece.content)).equals(content)).toBe(true);
    await fresh.drop();
    rmSync(directory, { recursive: true });
  });
});
