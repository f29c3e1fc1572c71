// @vitest-environment happy-dom
import type { Answer } from '@wayfare/contracts/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, refusal, serve } from '../testing/draw.tsx';
import { Toaster } from '../ui/toast.tsx';
import { MyTripsPage } from './my-trips-page.tsx';

type Listed = Answer<'listTrips'>['tripInfos'][number];

const tripOf = (id: string, tripName: string, more: Partial<Listed> = {}): Listed => ({
  _id: id,
  tripName,
  modified: '2026-05-01T10:00:00.000Z' as Listed['modified'],
  featured: false,
  version: 1,
  startOn: null,
  endOn: null,
  nights: 3,
  cities: [{ name: 'Kyoto', placeId: 'jp-kyoto', countryCode: 'jp' }],
  interests: [],
  hasPlan: false,
  region: null,
  ...more,
});

let active: Listed[];
let archived: Listed[];
let deleted: Listed[];

/** Moves a trip between the lists as the server would. */
const moves = (from: () => Listed[], to: () => Listed[]) => (address: string) => {
  const id = address.split('/').at(-1);
  const at = from().findIndex(({ _id }) => _id === id);
  if (at < 0) return refusal(404, 'Not found.');
  to().push(...from().splice(at, 1));
  return Response.json({ _id: id, modified: '2026-05-02T10:00:00.000Z' });
};
const server = {
  '/api/current-user': () => Response.json({}),
  '/api/trips': () => Response.json({ tripInfos: active, unsavedTrip: null, nextCursor: null }),
  '/api/archived-trips': () => Response.json({ tripInfos: archived, nextCursor: null }),
  '/api/log-error': () => new Response(null, { status: 204 }),
  '/api/archive-trip/': moves(
    () => active,
    () => archived,
  ),
  '/api/unarchive-trip/': moves(
    () => archived,
    () => active,
  ),
  '/api/restore-trip/': moves(
    () => deleted,
    () => active,
  ),
  '/api/trip/': moves(
    () => active,
    () => deleted,
  ),
};

const open = (at = '/mytrips') =>
  draw(
    <>
      <MyTripsPage />
      <Toaster />
    </>,
    { at },
  );
const card = async (name: string) => within((await screen.findByRole('link', { name })).closest('article')!);
const isGone = (name: string) => waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull());
const toast = async (words: string) => within((await screen.findByText(words)).closest('li')!);

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  active = [tripOf('one', 'Temples of Kyoto'), tripOf('two', 'Rome for two', { nights: 1, cities: [] })];
  archived = [tripOf('old', 'Norway by car')];
  deleted = [];
  serve(server);
});

describe('my trips', () => {
  it('are cards that name the trip, its cities and nights, and lead to it', async () => {
    active = [tripOf('one', 'Temples', { startOn: '2027-05-03', endOn: '2027-05-06', featured: true })];
    open();
    const trip = await card('Temples');
    expect(trip.getByRole('link', { name: 'Temples' }).getAttribute('href')).toBe('/open/one');
    expect(trip.getByText('Kyoto')).toBeTruthy();
    expect(trip.getByText('3 nights')).toBeTruthy();
    expect(trip.getByText(/May 3 – 6, 2027/)).toBeTruthy();
    expect(trip.getByText('Featured')).toBeTruthy();
    const calendar = trip.getByRole('link', { name: 'Calendar of Temples' });
    expect(calendar.getAttribute('href')).toBe('/calendar-plan/one');
  });

  it('count the active and the archived, and show the archived in a tab of their own', async () => {
    const { person } = open();
    await card('Temples of Kyoto');
    expect(screen.queryByRole('link', { name: 'Norway by car' })).toBeNull();
    await person.click(screen.getByRole('tab', { name: 'Archived 1' }));
    await card('Norway by car');
    expect(screen.queryByRole('link', { name: 'Temples of Kyoto' })).toBeNull();
  });

  it('are found by name and by city', async () => {
    const { person } = open();
    await card('Rome for two');
    await person.type(screen.getByRole('searchbox', { name: 'Search my trips' }), 'kyoto');
    await isGone('Rome for two');
    await person.type(screen.getByRole('searchbox', { name: 'Search my trips' }), ' atlantis');
    expect(await screen.findByText('No trip fits “kyoto atlantis”')).toBeTruthy();
  });

  it('invite where there are none yet', async () => {
    active = [];
    open();
    expect(await screen.findByText('Your first trip starts here')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Plan a trip' }).getAttribute('href')).toBe('/create');
  });

  it('say so where they could not be loaded, and come with Retry', async () => {
    serve({ ...server, '/api/trips': () => refusal(503, 'Later.') });
    const { person } = open();
    await screen.findByText('Your trips could not be loaded.');
    expect(screen.queryByText('Your first trip starts here')).toBeNull();
    serve(server);
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    await card('Temples of Kyoto');
  });
});

describe('a trip', () => {
  it('that is archived leaves the list at once, before the server has answered', async () => {
    let answer = () => {};
    const answered = new Promise<void>((done) => (answer = done));
    serve({
      ...server,
      '/api/archive-trip/': async (address: string) => {
        await answered;
        return server['/api/archive-trip/'](address);
      },
    });
    const { person } = open();
    await person.click((await card('Temples of Kyoto')).getByRole('button', { name: 'Archive' }));
    await isGone('Temples of Kyoto');
    await screen.findByRole('tab', { name: 'Archived 2' });
    expect(archived).toHaveLength(1);
    answer();
    await waitFor(() => expect(archived).toHaveLength(2));
    await person.click(screen.getByRole('tab', { name: 'Archived 2' }));
    await card('Temples of Kyoto');
  });

  it('that is unarchived stands among the active ones again', async () => {
    const { person } = open('/mytrips?view=archived');
    await person.click((await card('Norway by car')).getByRole('button', { name: 'Unarchive' }));
    await person.click(await screen.findByRole('tab', { name: 'Active 3' }));
    await card('Norway by car');
  });

  it('that could not be archived is back in its list, with Retry', async () => {
    serve({ ...server, '/api/archive-trip/': () => refusal(503, 'Later.') });
    const { person } = open();
    await person.click((await card('Temples of Kyoto')).getByRole('button', { name: 'Archive' }));
    const failed = await toast('“Temples of Kyoto” could not be archived.');
    await card('Temples of Kyoto');
    expect(screen.getByRole('tab', { name: 'Archived 1' })).toBeTruthy();
    serve(server);
    await person.click(failed.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('tab', { name: 'Archived 2' });
  });

  it('is deleted only once that is confirmed', async () => {
    const { person } = open();
    const trip = await card('Temples of Kyoto');
    await person.click(trip.getByRole('button', { name: 'Delete' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Confirm' }));
    expect(dialog.getByText(/Delete “Temples of Kyoto”/)).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(deleted).toHaveLength(0);
    await card('Temples of Kyoto');
  });

  it('that is deleted comes back with Undo', async () => {
    const { person } = open();
    await person.click((await card('Temples of Kyoto')).getByRole('button', { name: 'Delete' }));
    await person.click(
      within(screen.getByRole('dialog', { name: 'Confirm' })).getByRole('button', { name: 'Delete' }),
    );
    const said = await toast('“Temples of Kyoto” was deleted.');
    await isGone('Temples of Kyoto');
    expect(deleted).toHaveLength(1);
    await person.click(said.getByRole('button', { name: 'Undo' }));
    await card('Temples of Kyoto');
    await waitFor(() => expect(active).toHaveLength(2));
  });

  it('that could not be deleted is still there', async () => {
    serve({ ...server, '/api/trip/': () => refusal(503, 'Later.') });
    const { person } = open();
    await person.click((await card('Rome for two')).getByRole('button', { name: 'Delete' }));
    await person.click(
      within(screen.getByRole('dialog', { name: 'Confirm' })).getByRole('button', { name: 'Delete' }),
    );
    await screen.findByText('“Rome for two” could not be deleted.');
    await card('Rome for two');
  });
});
