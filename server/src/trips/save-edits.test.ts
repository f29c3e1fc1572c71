import { limits } from '@wayfare/contracts/limits';
import { describe, expect, it } from 'vitest';
import { plannedTrip } from '../testing/planned-trip.ts';
import { savePayload } from '../testing/sample-trip.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { testServer } from '../testing/test-server.ts';

const setNotes = (notes: string) => ({ edit: 'setNotes', notes });
const change = (_id: string, version: number, edits: unknown[], more = {}) => ({
  kind: 'edits',
  _id,
  version,
  edits,
  ...more,
});
const read = async (who: TestBrowser, id: string) => (await who.get(`/api/trip/${id}`)).json;

async function saved(payload: object = plannedTrip()) {
  const server = await testServer();
  const ada = await server.signedIn('Ada');
  const id = (await ada.post('/api/save', payload)).json._id as string;
  return { server, ada, id };
}

describe('a save of edits', () => {
  it('makes the same of a trip as a save of the whole', async () => {
    const { ada, id } = await saved();
    const before = await read(ada, id);
    const [day] = before.plan.days;
    const item = { ...day.items[0], note: 'Take the tram' };
    const answer = await ada.post(
      '/api/save',
      change(id, 1, [
        setNotes('Bring a hat  '),
        {
          edit: 'batch',
          edits: [
            { edit: 'updateItem', item },
            { edit: 'renameTrip', name: 'By tram' },
          ],
        },
      ]),
    );
    expect(answer.json).toMatchObject({ _id: id, version: 2, tripName: 'By tram' });
    const after = await read(ada, id);
    expect(after.trip).toEqual({ ...before.trip, notes: 'Bring a hat' });
    expect(after.plan.days[0].items[0]).toEqual(item);
    expect(after.plan.days.slice(1)).toEqual(before.plan.days.slice(1));
    const listed = (await ada.get('/api/trips')).json.tripInfos;
    expect(listed).toMatchObject([{ tripName: 'By tram', version: 2 }]);
  });

  it('is one entry of the change log with those around it', async () => {
    const { ada, id } = await saved();
    await ada.post('/api/save', change(id, 1, [setNotes('a')]));
    await ada.post('/api/save', change(id, 2, [setNotes('ab')]));
    const { versions } = (await ada.get(`/api/trip/${id}/versions`)).json;
    expect(versions).toMatchObject([
      { version: 3, kind: 'changed', summary: 'Changed the notes' },
      { version: 1, kind: 'made' },
    ]);
  });

  it('of an older version is refused with the trip as it stands, and one of several at once wins', async () => {
    const { ada, id } = await saved();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => ada.post('/api/save', change(id, 1, [setNotes(`Try ${n}`)]))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const late = await ada.post('/api/save', change(id, 1, [setNotes('Late')]));
    expect(late.json.error).toMatchObject({ code: 'conflict', current: { _id: id, version: 2 } });
  });

  it('that does not fit the trip is refused in words and changes nothing', async () => {
    const { ada, id } = await saved();
    const before = await read(ada, id);
    const answer = await ada.post(
      '/api/save',
      change(id, 1, [setNotes('Lost'), { edit: 'removeItem', itemId: 'nowhere' }]),
    );
    expect(answer.status).toBe(400);
    expect(answer.json.error.message).toBe(
      'This change does not fit the trip as it is stored. The plan has no item nowhere.',
    );
    expect(await read(ada, id)).toEqual(before);
  });

  it('that makes a trip longer than one may be is refused', async () => {
    const full = plannedTrip();
    const [first] = full.plan.days;
    const items = Array.from({ length: limits.itemsPerDay }, (_, n) => ({
      ...first!.items[0]!,
      id: `n${n}`,
    }));
    const { ada, id } = await saved({
      ...full,
      plan: { ...full.plan, days: [{ ...first!, items }] },
    });
    const more = { edit: 'addItem', dayId: first!.id, index: 0, item: { ...items[0]!, id: 'more' } };
    expect((await ada.post('/api/save', change(id, 1, [more]))).status).toBe(400);
    const far = { edit: 'batch', edits: [{ edit: 'setStartOn', startOn: '2199-12-31' }] };
    const days = Array.from({ length: 2 }, (_, n) => ({ ...first!, id: `d${n}`, on: null, items: [] }));
    const plan = { edit: 'setPlan', plan: { schemaVersion: 1, days } };
    expect((await ada.post('/api/save', change(id, 1, [plan, far]))).status).toBe(400);
    const many = Array.from({ length: 101 }, () => ({
      edit: 'batch',
      edits: [setNotes('a'), setNotes('b')],
    }));
    expect((await ada.post('/api/save', change(id, 1, many))).json.error.message).toContain(
      '200 edits at most',
    );
    expect((await read(ada, id)).version).toBe(1);
  });

  it('that makes a trip too long to be sent whole is refused, and all that is shorter is saved', async () => {
    const full = plannedTrip();
    const [first] = full.plan.days;
    const long = (id: string) => ({ ...first!.items[0]!, id, note: 'x'.repeat(limits.noteCharacters) });
    const daysOf = (count: number) =>
      Array.from({ length: count }, (_, n) => ({
        ...first!,
        id: `d${n}`,
        on: null,
        items: Array.from({ length: 40 }, (__, i) => long(`d${n}i${i}`)),
      }));
    const { ada, id } = await saved({ ...full, plan: { ...full.plan, days: daysOf(6) } });
    const add = (dayId: string) => ({
      edit: 'batch',
      edits: Array.from({ length: 15 }, (_, n) => ({
        edit: 'addItem',
        dayId,
        index: 0,
        item: long(`more${n}`),
      })),
    });
    const answer = await ada.post('/api/save', change(id, 1, [add('d0')]));
    expect([answer.status, answer.json.error.code]).toEqual([413, 'too_large']);
    expect((await ada.post('/api/save', change(id, 1, [setNotes('Shorter')]))).json.version).toBe(2);
  });

  it('of a trip without a name of its own names it anew', async () => {
    const { ada, id } = await saved(savePayload({ tripName: '' }));
    const edits = [{ edit: 'removeStop', stopId: 's3' }];
    const answer = await ada.post('/api/save', change(id, 1, edits, { unnamed: true }));
    expect(answer.json.tripName).toBe('7 nights in Tokyo and Kyoto');
  });

  it('keeps a draft a draft, or makes it a trip, as a save of the whole does', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    const draft = (await ada.post('/api/unsaved-trip', savePayload())).json._id as string;
    await ada.post('/api/unsaved-trip', change(draft, 1, [setNotes('Still a draft')]));
    expect((await ada.get(`/api/trip/${draft}?unsaved=true`)).json).toMatchObject({
      unsaved: true,
      version: 2,
      trip: { notes: 'Still a draft' },
    });
    expect((await ada.post('/api/save', change(draft, 2, [setNotes('A trip')]))).status).toBe(200);
    expect(await read(ada, draft)).toMatchObject({ unsaved: false, trip: { notes: 'A trip' } });
  });

  it('is for the owner and whoever holds a link to edit, and tells others nothing', async () => {
    const { server, ada, id } = await saved();
    const secret = async (right: string) =>
      (await ada.post(`/api/trip/${id}/tickets`, { right })).json.secret as string;
    const [edit, view] = [await secret('edit'), await secret('view')];
    const bob = await server.signedIn('Bob');
    const wrong = [{ edit: 'removeItem', itemId: 'nowhere' }];
    expect((await bob.post('/api/save', change(id, 1, wrong))).status).toBe(404);
    expect((await bob.post('/api/save', change(id, 9, wrong))).status).toBe(404);
    expect((await bob.post('/api/save', change(id, 1, wrong, { ticket: view }))).status).toBe(404);
    expect((await server.browser().post('/api/save', change(id, 1, wrong))).status).toBe(401);
    const answer = await bob.post('/api/save', change(id, 1, [setNotes('By Bob')], { ticket: edit }));
    expect(answer.json).toMatchObject({ version: 2 });
    expect((await read(ada, id)).trip.notes).toBe('By Bob');
  });
});
