import { endpoints } from '@wayfare/contracts/endpoints';
import { limits } from '@wayfare/contracts/limits';
import { describe, expect, it } from 'vitest';
import { savePayload } from '../testing/sample-trip.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { testServer } from '../testing/test-server.ts';

const question = 'What to eat in Osaka?';
const savedBy = async (who: TestBrowser) => (await who.post('/api/save', savePayload())).json._id as string;
const ask = (who: TestBrowser, body: object) => who.post('/api/ask', { question, secondary: true, ...body });
const turnsOf = async (who: TestBrowser, tripId: string) => {
  const { status, json } = await who.get(`/api/trip-conversation/${tripId}`);
  expect(status).toBe(200);
  return endpoints.tripConversation.answer.parse(json).turns;
};
const turn = (id: string) => ({
  id,
  question: 'Hello',
  justAsked: false,
  text: 'Good day',
  cards: [],
  suggestions: ['Add a day'],
  changes: ['Kyoto for 3 nights.'],
});

describe('the conversation of a saved trip', () => {
  it('is kept with it, for its owner on any device', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    const tripId = await savedBy(ada);
    const answer = await ask(ada, { tripId });
    await ask(ada, { tripId, question: 'Do I need a visa for Japan?' });
    const [first, second] = await turnsOf(ada, tripId);
    expect(first).toMatchObject({
      id: answer.json.messageId,
      question,
      text: answer.json.text,
      justAsked: true,
    });
    expect(second?.question).toContain('visa');
    expect((await server.browser().get(`/api/trip-conversation/${tripId}`)).status).toBe(401);
    const eve = await server.signedIn('Eve');
    expect((await eve.get(`/api/trip-conversation/${tripId}`)).status).toBe(404);
  });

  it('tells another device what each answer changed, a line for each day and stop', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    const tripId = await savedBy(ada);
    const asked = { question: 'Two days in Lisbon from 12 April 2027', tripId };
    const { trip, plan, tripName } = (await ada.post('/api/ask', asked)).json;
    await ada.post('/api/ask', { question: 'one more night in Lisbon', trip, plan, tripName, tripId });
    const [first, second] = await turnsOf(ada, tripId);
    expect(first?.changes).toContain('Lisbon for 1 night.');
    expect(first?.changes).toContain('It starts on 12 Apr 2027.');
    expect(second?.changes).toContain('Lisbon now has 2 nights instead of 1.');
    expect(second?.changes.some((line) => line.includes(' is new, with '))).toBe(true);
  });

  it('does what a pressed button means without reading its words, and keeps the buttons with the answer', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    const tripId = await savedBy(ada);
    const asked = { question: 'Two days in Lisbon from 12 April 2027', tripId };
    const { trip, plan, tripName } = (await ada.post('/api/ask', asked)).json;
    const about = { trip, plan, tripName, tripId };
    const unsure = { kind: 'setNights', place: { name: 'Lisbon' }, nights: 0, sure: 0.6 };
    const held = (await ada.post('/api/ask', { ...about, question: 'hm, Lisbon', intents: [unsure] })).json;
    expect(held.edits).toEqual([]);
    const [apply] = held.choices;
    expect((await turnsOf(ada, tripId)).at(-1)?.choices).toEqual(held.choices);
    const { label, intents } = apply;
    const done = (await ada.post('/api/ask', { ...about, question: label, intents })).json;
    expect(done.plan.days).toHaveLength(1);
    expect(
      (await ada.post('/api/ask', { ...about, question: label, intents: [{ kind: 'sing' }] })).status,
    ).toBe(400);
  });

  it('holds a message that was edited as it was sent last, and only its own', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    const [tripId, other] = [await savedBy(ada), await savedBy(ada)];
    const kept = (await ask(ada, { tripId: other })).json.messageId;
    const first = (await ask(ada, { tripId })).json.messageId;
    await ask(ada, { tripId, question: 'What to eat in Kyoto?', replaces: first });
    await ask(ada, { tripId, question: 'Is the tap water safe in Japan?', replaces: kept });
    const questions = (await turnsOf(ada, tripId)).map((turn) => turn.question);
    expect(questions).toEqual(['What to eat in Kyoto?', 'Is the tap water safe in Japan?']);
    expect(await turnsOf(ada, other)).toHaveLength(1);
  });

  it('takes the words of the owner and of editors only', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    const tripId = await savedBy(ada);
    const ticket = async (right: string) =>
      (await ada.post(`/api/trip/${tripId}/tickets`, { right })).json.secret as string;
    const eve = await server.signedIn('Eve');
    expect((await ask(eve, { tripId })).status).toBe(200);
    await ask(eve, { tripId, ticket: await ticket('view') });
    expect(await turnsOf(ada, tripId)).toEqual([]);
    await ask(server.browser(), { tripId, ticket: await ticket('edit') });
    expect(await turnsOf(ada, tripId)).toHaveLength(1);
  });

  it('names whoever came by a link, and lets them take back their own words only', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    const tripId = await savedBy(ada);
    const { secret: ticket } = (await ada.post(`/api/trip/${tripId}/tickets`, { right: 'edit' })).json;
    const eve = await server.signedIn('Eve');
    const [maya, nobody] = [server.browser(), server.browser()];
    maya.cookies.set('wayfare_guest', { value: encodeURIComponent(' Maya,\n Ünal '), path: '/' });
    const first = (await ask(ada, { tripId })).json.messageId;
    const hers = (await ask(maya, { tripId, ticket })).json.messageId;
    for (const who of [maya, eve, nobody]) await ask(who, { tripId, ticket, replaces: first });
    await ask(eve, { tripId, ticket, replaces: hers });
    const names = async () => (await turnsOf(ada, tripId)).map(({ by }) => by);
    expect(await names()).toEqual([
      undefined,
      'Maya Ünal (guest)',
      'Maya Ünal (guest)',
      'Eve',
      'A guest',
      'Eve',
    ]);
    await ask(maya, { tripId, ticket, replaces: hers });
    expect((await turnsOf(ada, tripId)).map(({ id }) => id)).not.toContain(hers);
    const left = (await turnsOf(ada, tripId)).map(({ id }) => id);
    await ask(ada, { tripId, replaces: left[1] });
    expect((await turnsOf(ada, tripId)).map(({ id }) => id)).not.toContain(left[1]);
  });

  it('shows cards that lead to pages of this site alone', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    const path = `/api/trip-conversation/${await savedBy(ada)}`;
    const place = savePayload().trip.stops[0]!.place;
    const cardTo = (to: string) => ({
      turns: [{ ...turn('one'), cards: [{ place, why: 'x', hoursToday: null, fit: 1, path: to }] }],
    });
    for (const to of ['https://evil.example/', '//evil.example', 'javascript:alert(1)'])
      expect([to, (await ada.post(path, cardTo(to))).status]).toEqual([to, 400]);
    expect((await ada.post(path, cardTo('/city-guide/japan/kyoto'))).status).toBe(200);
  });

  it('stays when a draft becomes a trip, and goes when the trip goes', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    const { _id: tripId, version } = (await ada.post('/api/unsaved-trip', savePayload())).json;
    await ask(ada, { tripId });
    await ada.post('/api/save', savePayload({ _id: tripId, version }));
    expect(await turnsOf(ada, tripId)).toHaveLength(1);
    await ada.delete(`/api/trip/${tripId}`);
    expect((await ada.get(`/api/trip-conversation/${tripId}`)).status).toBe(404);
    await server.db.deleteFrom('trips').where('id', '=', tripId).execute();
    expect(await server.db.selectFrom('conversation_turns').selectAll().execute()).toEqual([]);
  });

  it('can be handed over once, by the owner, in a measure', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    const tripId = await savedBy(ada);
    const path = `/api/trip-conversation/${tripId}`;
    const turns = [turn('one'), turn('two')];
    const eve = await server.signedIn('Eve');
    expect((await eve.post(path, { turns })).status).toBe(404);
    expect((await ada.post(path, { turns: [{ ...turn('x'), text: 'y'.repeat(30_000) }] })).status).toBe(400);
    expect((await ada.post(path, { turns })).json.turns).toEqual(turns);
    expect((await ada.post(path, { turns: [turn('three')] })).json.turns).toEqual(turns);
  });

  it('holds the newest where it gets long', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    const tripId = await savedBy(ada);
    const turns = Array.from({ length: limits.conversationTurns }, (_, index) => turn(`t${index}`));
    await ada.post(`/api/trip-conversation/${tripId}`, { turns });
    await ask(ada, { tripId });
    const kept = await turnsOf(ada, tripId);
    expect(kept).toHaveLength(limits.conversationTurns);
    expect([kept[0]?.id, kept.at(-1)?.question]).toEqual(['t1', question]);
  });
});

describe('what an answer changed', () => {
  it('is told and taken back by the answers that the history names, also to a visitor without an account', async () => {
    const server = await testServer();
    const visitor = server.browser();
    const first = (await visitor.post('/api/ask', { question: 'Two days in Lisbon' })).json;
    const { trip, plan, tripName } = first;
    const history = [
      { role: 'user', text: 'Two days in Lisbon' },
      { role: 'assistant', text: first.text, id: first.messageId },
    ];
    const longer = (
      await visitor.post('/api/ask', { question: 'one more night in Lisbon', trip, plan, tripName, history })
    ).json;
    expect(longer.change).toBeUndefined();
    const now = { trip: longer.trip, plan: longer.plan, tripName: longer.tripName };
    const later = [...history, { role: 'assistant', text: longer.text, id: longer.messageId }];
    // Another device has the same history; nothing of it is in the memory of a process.
    const other = server.browser();
    const told = (await other.post('/api/ask', { question: 'what did you change?', ...now, history: later }))
      .json;
    expect(told.text).toMatch(/^My last change: Lisbon now has 2 nights/);
    const undone = (await other.post('/api/ask', { question: 'undo', ...now, history: later })).json;
    expect([undone.trip, undone.plan]).toEqual([trip, plan]);
    const stranger = (await other.post('/api/ask', { question: 'undo', ...now })).json;
    expect(stranger.edits).toEqual([]);
  });

  it('is kept for a month and thirty changes a sender', async () => {
    const server = await testServer();
    const visitor = server.browser();
    const { json } = await visitor.post('/api/ask', { question: 'Two days in Lisbon' });
    const row = await server.db.selectFrom('chat_changes').selectAll().executeTakeFirstOrThrow();
    expect(row.message_id).toBe(json.messageId);
    const older = Array.from({ length: 30 }, (_, index) => ({
      ...row,
      message_id: `m${index}`,
      at: row.at - 1000 + index,
    }));
    await server.db.insertInto('chat_changes').values(older).execute();
    await visitor.post('/api/ask', { question: 'Two days in Porto' });
    expect(await server.db.selectFrom('chat_changes').selectAll().execute()).toHaveLength(30);
  });
});
