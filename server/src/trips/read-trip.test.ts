import { describe, expect, it } from 'vitest';
import { savePayload, sampleTrip } from '../testing/sample-trip.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { testServer } from '../testing/test-server.ts';

describe('reading a trip', () => {
  const read = async (browser: TestBrowser, path: string, held?: string) => {
    const response = await browser.fetch(
      path,
      held === undefined ? {} : { headers: { 'if-none-match': held } },
    );
    const text = await response.text();
    return { status: response.status, tag: response.headers.get('etag'), headers: response.headers, text };
  };
  const shared = async (rest: Record<string, unknown> = {}) => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    const { json } = await ada.post('/api/save', savePayload(rest));
    const id: string = json._id;
    return { server, ada, id, path: `/api/trip/${id}` };
  };

  it('is not sent again to who holds it, and is once anything of it is another', async () => {
    const { ada, id, path } = await shared();
    const first = await read(ada, path);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(await read(ada, path, first.tag!)).toMatchObject({ status: 304, text: '' });
    expect((await read(ada, path, `W/${first.tag}, "other"`)).status).toBe(304);
    await ada.post(`/api/archive-trip/${id}`);
    const archived = await read(ada, path, first.tag!);
    expect([archived.status, JSON.parse(archived.text).archived]).toEqual([200, true]);
    await ada.post('/api/save', savePayload({ _id: id, tripName: 'Renamed' }));
    const renamed = await read(ada, path, archived.tag!);
    expect([renamed.status, JSON.parse(renamed.text).tripName]).toEqual([200, 'Renamed']);
  });

  it('gives nothing to somebody who only knows the tag, and readers of a link what they are shown', async () => {
    const { server, ada, id, path } = await shared();
    const { tag } = await read(ada, path);
    const { json: view } = await ada.post(`/api/trip/${id}/tickets`, { right: 'view' });
    expect((await read(server.browser(), path, tag!)).status).toBe(404);
    const shown = await read(server.browser(), `${path}?ticket=${view.secret}`, tag!);
    expect([shown.status, shown.tag]).toEqual([200, null]);
    expect(JSON.parse(shown.text).trip.notes).toBe('');
    const { json: edit } = await ada.post(`/api/trip/${id}/tickets`, { right: 'edit' });
    const whole = await read(server.browser(), `${path}?ticket=${edit.secret}`, tag!);
    expect([whole.status, JSON.parse(whole.text)]).toMatchObject([
      200,
      { access: 'edit', trip: sampleTrip() },
    ]);
  });

  it('passes the stored text on, and reads a document that is written in another way', async () => {
    const { server, ada, id, path } = await shared({ tripName: '2026-01-01T10:00:00Z' });
    const stored = await server.db
      .selectFrom('trips')
      .select('trip')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const first = await read(ada, path);
    expect(first.text).toContain(`"trip":${stored.trip},"plan":null}`);
    expect(JSON.parse(first.text).tripName).toBe('2026-01-01 10:00:00Z');
    const { schemaVersion, ...rest } = sampleTrip();
    await server.db
      .updateTable('trips')
      .set({ trip: JSON.stringify({ ...rest, schemaVersion }) })
      .where('id', '=', id)
      .execute();
    const other = await read(ada, path);
    expect([other.tag, JSON.parse(other.text)]).toEqual([null, JSON.parse(first.text)]);
  });
});
