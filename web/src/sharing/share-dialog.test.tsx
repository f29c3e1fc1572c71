// @vitest-environment happy-dom
import type { Answer } from '@wayfare/contracts/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, refusal, serve } from '../testing/draw.tsx';
import { Toaster } from '../ui/toast.tsx';
import ShareDialog from './share-dialog.tsx';

type Link = Answer<'createTicket'>;

let links: Link[];
let asked: unknown[];

/** The links of one trip as the server keeps them. */
const tickets = (address: string, { method, body }: RequestInit) => {
  if (method === 'DELETE') {
    links = links.filter(({ id }) => !address.endsWith(`/${id}`));
    return new Response(null, { status: 204 });
  }
  if (method !== 'POST') return Response.json({ tickets: links });
  const wish = JSON.parse(body as string) as Pick<Link, 'right' | 'shows'>;
  asked.push(wish);
  const made = linkOf({ id: 'made', secret: 'new-secret', ...wish });
  links = [...links, made];
  return Response.json(made);
};
const linkOf = (over: Partial<Link>): Link => ({
  id: 'first',
  secret: 'first-secret',
  right: 'view',
  shows: { costs: true, notes: false, bookings: false },
  createdAt: '2026-01-01T00:00:00.000Z' as Link['createdAt'],
  expiresAt: null,
  ...over,
});

const open = (onClose = () => {}) =>
  draw(
    <>
      <ShareDialog tripId="trip-1" onClose={onClose} />
      <Toaster />
    </>,
  );
const row = async (words: RegExp) => {
  const text = await screen.findByText(words);
  return within(text.closest('li')!);
};
const copied = () => navigator.clipboard.readText();

beforeEach(() => {
  links = [];
  asked = [];
  serve({ '/api/trip/trip-1/tickets': tickets });
});

describe('the links of a trip', () => {
  it('are none at first, and that is said', async () => {
    open();
    expect(await screen.findByText('None yet. Without a link, only you can open this trip.')).toBeTruthy();
  });

  it('are made to view, with costs and nothing else, and land on the clipboard', async () => {
    const { person } = open();
    await person.click(screen.getByRole('button', { name: 'Make and copy a link' }));
    expect(await screen.findByText('Link copied.')).toBeTruthy();
    expect(asked).toEqual([{ right: 'view', shows: { costs: true, notes: false, bookings: false } }]);
    expect(await copied()).toBe(`${location.origin}/outline/trip-1?ticket=new-secret`);
    const made = await row(/with costs · no end/);
    expect(made.getByText('Can view')).toBeTruthy();
  });

  it('show viewers what was ticked', async () => {
    const { person } = open();
    await person.click(screen.getByRole('checkbox', { name: 'Costs and budget' }));
    await person.click(screen.getByRole('checkbox', { name: 'Notes' }));
    await person.click(screen.getByRole('checkbox', { name: 'Bookings and their files' }));
    await person.click(screen.getByRole('button', { name: 'Make and copy a link' }));
    expect(await screen.findByText(/with notes, bookings · no end/)).toBeTruthy();
  });

  it('that let others edit say that everything is seen, and lead to the planner', async () => {
    const { person } = open();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Whoever has the link' }), 'Can edit');
    expect(screen.getByText(/Whoever may edit sees everything in the trip/)).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Make and copy a link' }));
    await row(/everything · no end/);
    expect(await copied()).toBe(`${location.origin}/open/trip-1?ticket=new-secret`);
  });

  it('are copied one by one', async () => {
    links = [linkOf({}), linkOf({ id: 'second', secret: 'second-secret', right: 'edit' })];
    const { person } = open();
    const second = await row(/everything/);
    await person.click(second.getByRole('button', { name: 'Copy the link' }));
    expect(await copied()).toBe(`${location.origin}/open/trip-1?ticket=second-secret`);
  });

  it('are shown with the last day they work, and not copied once that is over', async () => {
    const ended = '2026-02-02T11:59:59.000Z' as NonNullable<Link['expiresAt']>;
    links = [linkOf({ expiresAt: ended })];
    open();
    const old = await row(/ended Feb 1, 2026/);
    expect(old.getByRole<HTMLButtonElement>('button', { name: 'Copy the link' }).disabled).toBe(true);
  });

  it('no longer work once they are turned off, and leave the list', async () => {
    links = [linkOf({})];
    const { person } = open();
    const first = await row(/with costs/);
    await person.click(first.getByRole('button', { name: 'Turn off the link' }));
    expect(await screen.findByText('The link no longer works.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/with costs/)).toBeNull());
  });

  it('stay where turning one off failed, and Retry turns it off', async () => {
    links = [linkOf({})];
    serve({
      '/api/trip/trip-1/tickets/first': () => refusal(503, 'Later.'),
      '/api/trip/trip-1/tickets': tickets,
    });
    const { person } = open();
    const first = await row(/with costs/);
    await person.click(first.getByRole('button', { name: 'Turn off the link' }));
    const failed = within((await screen.findByText('The link could not be turned off.')).closest('li')!);
    expect(screen.getByText(/with costs/)).toBeTruthy();
    serve({ '/api/trip/trip-1/tickets': tickets });
    await person.click(failed.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(/with costs/)).toBeNull());
  });

  it('that could not be loaded are asked for again with Retry', async () => {
    serve({ '/api/trip/trip-1/tickets': () => refusal(400, 'No.') });
    const { person } = open();
    await screen.findByText('The links could not be loaded.');
    links = [linkOf({})];
    serve({ '/api/trip/trip-1/tickets': tickets });
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    await row(/with costs/);
  });

  it('close with the dialog’s cross', async () => {
    const close = vi.fn();
    const { person } = open(close);
    await person.click(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledOnce();
  });
});
