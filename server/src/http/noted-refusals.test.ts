import { expect, it, vi } from 'vitest';
import { testServer } from '../testing/test-server.ts';

it('writes down who signed in, wrong passwords and refused rights, without names or secrets', async () => {
  const server = await testServer();
  // Of a silent log all requests share one.
  const info = vi.spyOn(server.app.log, 'info');
  await server.signedIn('Boss');
  const bo = await server.signedIn('Bo');
  await server.browser().signIn('bo@example.org', 'not the password');
  expect((await bo.get('/api/admin/overview')).status).toBe(403);
  const { id } = (await bo.get('/api/current-user')).json;
  const lines = info.mock.calls.map((call) => JSON.stringify(call));
  expect(lines).toContain(JSON.stringify([{ user: id, provider: 'wayfare-id' }, 'signed in']));
  expect(lines).toContain(JSON.stringify(['a password was wrong']));
  expect(lines).toContain(JSON.stringify([{ route: '/api/admin/overview' }, 'refused']));
  expect(lines.filter((line) => /example\.org|password["']?:|not the/.test(line))).toEqual([]);
  info.mockRestore();
});
