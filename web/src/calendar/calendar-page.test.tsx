// @vitest-environment happy-dom
import type { Answer } from '@wayfare/contracts/endpoints';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { TripEditsPayload } from '@wayfare/contracts/trip-endpoints';
import { applyEdit } from '@wayfare/planner';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { draw, serve } from '../testing/draw.tsx';
import '../testing/event-stream.ts';
import { sampleFacts, samplePlan } from '../testing/sample-plan.ts';
import { CalendarPage } from './calendar-page.tsx';

let saved: TripDocument[];

/** What a save makes of the trip, sent whole or as edits. */
function afterSave(before: TripDocument, sent: TripDocument | TripEditsPayload): TripDocument {
  if (!('kind' in sent)) return sent;
  return sent.edits.reduce((document, edit) => {
    const result = applyEdit(document, edit);
    if ('refused' in result) throw new Error(result.refused);
    return result.document;
  }, before);
}

const server = (document: TripDocument, more: Partial<Answer<'getTrip'>> = {}) => ({
  '/api/trip/trip-1': () =>
    Response.json({
      ...document,
      _id: 'trip-1',
      modified: '2026-05-01T10:00:00.000Z',
      version: 1,
      featured: false,
      archived: false,
      unsaved: false,
      access: 'owner',
      ...more,
    }),
  '/api/plan-facts': () => Response.json(sampleFacts()),
  '/api/save': (_address: string, { body }: RequestInit) => {
    saved.push(afterSave(saved.at(-1) ?? document, JSON.parse(body as string)));
    return Response.json({
      _id: 'trip-1',
      version: saved.length + 1,
      modified: '2026-05-01T10:01:00.000Z',
      tripName: document.tripName,
    });
  },
});
const open = (query = '?view=agenda') =>
  draw(
    <Routes>
      <Route path="/calendar-plan/:id" element={<CalendarPage />} />
    </Routes>,
    { at: `/calendar-plan/trip-1${query}` },
  );
const entry = (words: RegExp) => screen.findByRole('button', { name: words });
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

beforeEach(() => {
  saved = [];
  serve(server(samplePlan()));
});

describe('the calendar of a trip', () => {
  it('lists its days as an agenda, each thing with its times and what does not hold', async () => {
    open();
    await entry(/^Castle, 10:00.AM to 11:00.AM, Mon, May 3, Lisbon$/);
    await entry(/^Museum, 2:00.PM to 3:00.PM, .*1 problem: Museum is closed that day\.$/);
    const days = within(screen.getByRole('list', { name: 'Agenda' })).getAllByRole('heading', { level: 3 });
    expect(days.map(({ textContent }) => textContent)).toEqual(['Mon, May 3', 'Tue, May 4', 'Wed, May 5']);
  });

  it('is looked at by month, week, day and agenda, and stepped through', async () => {
    const { person } = open('?view=day');
    await screen.findByRole('heading', { level: 2, name: 'Mon, May 3' });
    await person.click(screen.getByRole('button', { name: 'Next day' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Tue, May 4' })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Week' }));
    expect(screen.getByRole('button', { name: 'Week', pressed: true })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: /May 3.–.9/ })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Agenda' }));
    expect(screen.queryByRole('button', { name: /^Next/ })).toBeNull();
  });

  it('without dates leads to the planner', async () => {
    const document = samplePlan();
    document.trip.startOn = null;
    for (const day of document.plan!.days) day.on = null;
    serve(server(document));
    open();
    await screen.findByText('This trip has no dates yet');
    expect(screen.getByRole('link', { name: 'Open the planner' }).getAttribute('href')).toBe('/open/trip-1');
  });

  it('that one may only read offers nothing to change', async () => {
    serve(server(samplePlan(), { access: 'view' }));
    const { person } = open();
    await person.click(await entry(/^Castle/));
    expect(dialog('Castle').queryByRole('button', { name: 'Keep' })).toBeNull();
    expect(dialog('Castle').queryByRole('button', { name: 'Remove' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Planner' })).toBeNull();
  });
});

describe('a thing on the calendar', () => {
  it('moves to the day that is chosen for it, is saved, and comes back with Undo', async () => {
    const { person } = open();
    await person.click(await entry(/^Castle/));
    await person.selectOptions(dialog('Castle').getByRole('combobox', { name: 'Day' }), 'Wed, May 5');
    await person.click(dialog('Castle').getByRole('button', { name: 'Keep' }));
    await entry(/^Castle, .*Wed, May 5/);
    await waitFor(() => expect(saved.at(-1)?.plan?.days[2]?.items.map(({ id }) => id)).toEqual(['castle']), {
      timeout: 4000,
    });
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await entry(/^Castle, .*Mon, May 3/);
  });

  it('tells in its dialog what does not hold, with the fix', async () => {
    const { person } = open();
    await person.click(await entry(/^Museum.*1 problem/));
    expect(dialog('Museum').getByText('Museum is closed that day.')).toBeTruthy();
    await person.click(dialog('Museum').getByRole('button', { name: 'Move to day 2' }));
    await entry(/^Museum, .*Tue, May 4, Lisbon$/);
  });

  it('is locked and removed from its dialog', async () => {
    const { person } = open();
    await person.click(await entry(/^Castle/));
    await person.click(dialog('Castle').getByRole('button', { name: 'Lock' }));
    expect(dialog('Castle').getByText('Locked: it keeps its day and time.')).toBeTruthy();
    expect(dialog('Castle').getByLabelText<HTMLInputElement>('From').disabled).toBe(true);
    await person.click(dialog('Castle').getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Castle/ })).toBeNull());
  });

  it.each(['day', 'agenda'])('in the %s view is moved by keys, and says where it went', async (view) => {
    const { person } = open(`?view=${view}`);
    (await entry(/^Castle/)).focus();
    await person.keyboard('{ArrowDown}');
    await entry(/^Castle, 10:15.AM to 11:15.AM/);
    expect(screen.getByText(/^Castle: Mon, May 3, 10:15.AM to 11:15.AM$/)).toBeTruthy();
    await person.keyboard('{ArrowRight}');
    expect(screen.getByText(/^Castle: Tue, May 4/)).toBeTruthy();
  });

  it('is added with a name, a kind and a time', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Add to Tue, May 4' }));
    const add = dialog('Add to the calendar');
    await person.type(add.getByRole('textbox', { name: 'What' }), 'Fado evening');
    await person.click(add.getByRole('button', { name: 'Add' }));
    await entry(/^Fado evening, 12:00.PM to 1:00.PM, Tue, May 4/);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
