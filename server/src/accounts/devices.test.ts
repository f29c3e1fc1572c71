import { describe, expect, it } from 'vitest';
import { savePayload } from '../testing/sample-trip.ts';
import { testServer } from '../testing/test-server.ts';
import { browserName } from './browser-name.ts';

type Browser = Awaited<ReturnType<Awaited<ReturnType<typeof testServer>>['signedIn']>>;

/** Two browsers of Ada's, and what she has saved. */
async function twoBrowsers() {
  const server = await testServer();
  await server.signedIn('Boss');
  const [here, there] = [await server.signedIn('Ada'), server.browser()];
  await there.signIn('ada@example.org', 'long enough 1');
  const id = (await here.post('/api/save', savePayload())).json._id as string;
  return { server, here, there, id };
}

/** Reads an event stream until it says `wanted`. */
async function readUntil(browser: Browser, path: string, wanted: string, meanwhile: () => Promise<unknown>) {
  const response = await browser.fetch(path);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  let asked = false;
  for (;;) {
    const { value, done } = await reader.read();
    heard += value ?? '';
    if (heard.includes('event: version') && !asked) {
      asked = true;
      await meanwhile();
    }
    if (heard.includes(wanted) || done) break;
  }
  await reader.cancel();
  return heard;
}

describe('devices', () => {
  it('are listed by browser and last use, and signed out one at a time', async () => {
    const { here, there } = await twoBrowsers();
    const { devices } = (await here.get('/api/my-devices')).json;
    expect(devices).toHaveLength(2);
    expect(devices.filter((device: { here: boolean }) => device.here)).toHaveLength(1);
    expect(JSON.stringify(devices)).not.toContain('127.0.0.1');
    const other = devices.find((device: { here: boolean }) => !device.here);
    expect((await here.delete(`/api/my-devices/${other.id}`)).status).toBe(204);
    expect((await there.get('/api/current-user')).json).toEqual({});
    expect((await here.get('/api/my-devices')).json.devices).toHaveLength(1);
    expect((await here.delete(`/api/my-devices/${other.id}`)).status).toBe(404);
  });

  it('of somebody else cannot be signed out', async () => {
    const { server, here } = await twoBrowsers();
    const eve = await server.signedIn('Eve');
    const { devices } = (await here.get('/api/my-devices')).json;
    for (const { id } of devices) expect((await eve.delete(`/api/my-devices/${id}`)).status).toBe(404);
    await eve.delete('/api/my-devices');
    expect((await here.get('/api/my-devices')).json.devices).toHaveLength(2);
  });

  it('stay signed in for as long as the site says: after the last use, and in all', async () => {
    const server = await testServer({ env: { SESSION_IDLE: '12h', SESSION_MOST: '1d' } });
    const ada = await server.signedIn('Ada');
    const isIn = async () => (await ada.get('/api/current-user')).json.id !== undefined;
    const hours = async (count: number) => {
      server.clock.forward(count * 3_600_000);
      return isIn();
    };
    // Ten hours after each use, but a day in all.
    expect([await hours(10), await hours(10), await hours(5)]).toEqual([true, true, false]);
    await ada.signIn('ada@example.org', 'long enough 1');
    expect([await hours(11), await hours(13)]).toEqual([true, false]);
  });

  it('signed out elsewhere hear of a trip no more', async () => {
    const { here, there, id } = await twoBrowsers();
    const heard = await readUntil(there, `/api/trip-events/${id}`, 'event: closed', () =>
      here.delete('/api/my-devices'),
    );
    expect(heard).toContain('"reason":"revoked"');
  });

  it('have names that a person knows', () => {
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const safari =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
    const edge =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0';
    expect([firefox, safari, edge, 'curl/8'].map(browserName)).toEqual([
      'Firefox on Windows',
      'Safari on iPhone',
      'Edge on Windows',
      'A browser',
    ]);
  });
});

describe('a suspended owner', () => {
  it('has streams, share links and calendar addresses that open nothing meanwhile', async () => {
    const { server, here, id } = await twoBrowsers();
    const ticket = (
      await here.post(`/api/trip/${id}/tickets`, {
        right: 'edit',
        shows: { costs: true, notes: true, bookings: true },
      })
    ).json.secret as string;
    const calendar = (await here.post('/api/calendar-subscription', { tripId: null })).json.address;
    const feed = new URL(calendar).pathname;
    const guest = server.browser();
    expect((await guest.get(feed)).status).toBe(200);
    const suspend = (at: number | null) =>
      server.db
        .updateTable('users')
        .set({ suspended_at: at })
        .where('email', '=', 'ada@example.org')
        .execute();
    const heard = await readUntil(guest, `/api/trip-events/${id}?ticket=${ticket}`, 'event: closed', () =>
      suspend(1),
    );
    expect(heard).toContain('"reason":"revoked"');
    expect((await guest.get(`/api/trip/${id}?ticket=${ticket}`)).status).toBe(404);
    expect((await guest.get(feed)).status).toBe(404);
    await suspend(null);
    expect((await guest.get(`/api/trip/${id}?ticket=${ticket}`)).status).toBe(200);
  });
});

describe('a name', () => {
  it('that was chosen stays, whatever the provider calls its owner', async () => {
    const { server, here } = await twoBrowsers();
    expect((await here.post('/api/my-name', { displayName: '  Ada L. ' })).json.displayName).toBe('Ada L.');
    const again = server.browser();
    await again.signIn('ada@example.org', 'long enough 1');
    expect((await again.get('/api/current-user')).json.displayName).toBe('Ada L.');
    expect((await here.post('/api/my-name', { displayName: ' ' })).status).toBe(400);
  });
});
