import { type CallName, calls } from '@wayfare/contracts/calls';
import type { Endpoint } from '@wayfare/contracts/endpoint';
import { endpoints } from '@wayfare/contracts/endpoints';
import { coverPng } from '@wayfare/covers';
import { expect, it } from 'vitest';
import { savePayload } from '../testing/sample-trip.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { testServer } from '../testing/test-server.ts';

type Server = Awaited<ReturnType<typeof testServer>>;
interface Scene {
  server: Server;
  admin: TestBrowser;
}
type Act = (scene: Scene) => Promise<{ status: number }>;

const idOf = async (admin: TestBrowser, name: string) =>
  (await admin.get(`/api/admin/users?q=${name}`)).json.rows[0].id as string;
const campaign = {
  place: 'home',
  referrerHost: null,
  headline: 'Spring',
  text: 'Three new guides',
  link: '/city-guides',
  startsAt: '2026-05-01T00:00:00Z',
  endsAt: null,
};
const newCampaign = async ({ admin }: Scene) => (await admin.post('/api/admin/campaigns', campaign)).json.id;
const invite = ({ admin }: Scene) => admin.post('/api/admin/invitations', { days: 7 });
const sendLogo = async ({ admin }: Scene) => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90"><rect width="90" height="90"/></svg>';
  return admin.fetch('/api/admin/operator/logo', {
    method: 'POST',
    body: Buffer.from(await coverPng(drawing, 90, 90)),
    headers: { 'content-type': 'application/octet-stream' },
  });
};

/** Every call by which an admin changes something, as an admin would make it. */
const acts: Record<string, Act> = {
  featureTrip: async ({ admin }) => {
    const { _id } = (await admin.post('/api/save', savePayload())).json;
    return admin.post(`/api/featured-trip/${_id}`, { featured: true });
  },
  adminChangeUser: async ({ admin }) =>
    admin.post(`/api/admin/users/${await idOf(admin, 'tom')}`, { suspended: true }),
  adminDeleteUser: async ({ admin }) => admin.delete(`/api/admin/users/${await idOf(admin, 'tom')}`),
  adminPasswordLink: async ({ admin }) =>
    admin.post(`/api/admin/users/${await idOf(admin, 'tom')}/password-link`),
  adminSetSiteRules: ({ admin }) => admin.post('/api/admin/site-rules', { blockedCountries: ['kp'] }),
  adminBroadcast: ({ admin }) => admin.post('/api/admin/broadcasts', { message: 'Hello' }),
  adminEndBroadcast: async ({ admin }) => {
    const { id } = (await admin.post('/api/admin/broadcasts', { message: 'Hello' })).json;
    return admin.delete(`/api/admin/broadcasts/${id}`);
  },
  adminSaveCampaign: ({ admin }) => admin.post('/api/admin/campaigns', campaign),
  adminDeleteCampaign: async (scene) =>
    scene.admin.delete(`/api/admin/campaigns/${await newCampaign(scene)}`),
  adminDeleteClientError: async ({ admin, server }) => {
    await server.browser().post('/api/log-error', { message: 'It broke', stack: 'at somewhere' });
    const { rows } = (await admin.get('/api/admin/client-errors')).json;
    return admin.delete(`/api/admin/client-errors/${rows[0].fingerprint}`);
  },
  adminSetOutside: ({ admin }) => admin.post('/api/admin/outside/places', { on: false }),
  adminSetRegistration: ({ admin }) => admin.post('/api/admin/registration', { kind: 'closed' }),
  adminInvite: invite,
  adminRevokeInvitation: async (scene) => {
    const { invitation } = (await invite(scene)).json;
    return scene.admin.delete(`/api/admin/invitations/${invitation.id}`);
  },
  adminMakeBackup: ({ admin }) => admin.post('/api/admin/backups', {}),
  adminSetOperator: ({ admin }) => admin.post('/api/admin/operator', { name: 'Wanderly' }),
  adminSetOperatorImage: sendLogo,
  adminRemoveOperatorImage: ({ admin }) => admin.delete('/api/admin/operator/logo'),
};

const isAct = (name: CallName) => {
  const contract: Endpoint = endpoints[name];
  return (contract.adminOnly === true && calls[name].method !== 'GET') || name === 'featureTrip';
};
const changing = (Object.keys(calls) as CallName[]).filter(isAct);

it('every call by which an admin changes something is tried here', () => {
  expect(Object.keys(acts).sort()).toEqual([...changing].sort());
});

it.each(changing)('%s is kept in the log, with who did it and to what', async (name) => {
  const server = await testServer({ env: { OUTSIDE: 'auto', PLACES_URL: 'http://127.0.0.1:9' } });
  const admin = await server.signedIn('Ada');
  await server.signedIn('Tom');
  const log = async () => (await admin.get('/api/admin/acts')).json.rows as Record<string, string>[];
  const { status } = await acts[name]!({ server, admin });
  expect(status).toBeLessThan(300);
  // What made it possible was an act of its own.
  const needed = ['adminEndBroadcast', 'adminDeleteCampaign', 'adminRevokeInvitation'].includes(name) ? 1 : 0;
  const rows = await log();
  expect(rows).toHaveLength(needed + 1);
  expect(rows[0]).toMatchObject({ adminName: 'Ada', act: expect.any(String), subject: expect.any(String) });
  expect(rows[0]!['act']).not.toBe('');
});
