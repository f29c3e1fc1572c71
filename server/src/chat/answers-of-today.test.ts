import { emptyTrip } from '@wayfare/contracts/empty-trip';
import type { Answer, AskEvent, PlainMessage } from '@wayfare/assistant';
import { describe, expect, it } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import { answersOfToday } from './answers-of-today.ts';

const morning = '2026-11-28T08:00:00Z';
const said = { question: 'A week in Rome', timeZone: 'Europe/Berlin', locale: 'de-DE', now: morning };
const message = (input: Partial<PlainMessage['input']> = {}, rest: Partial<PlainMessage> = {}) => ({
  input: { ...said, ...input },
  changes: [],
  opening: '',
  ...rest,
});

/** Answers anew with a number of its own each time, and tells which messages came so far. */
function counting(room?: number) {
  const asked: string[] = [];
  const { answer, letGo } = answersOfToday(
    async ({ input }, emit) => {
      asked.push(input.question);
      emit?.({ text: `Answer ${asked.length}` });
      return { text: `Answer ${asked.length}`, edits: [], trip: emptyTrip() } as unknown as Answer;
    },
    () => new Date(morning),
    room,
  );
  const textOf = async (one: PlainMessage) => (await answer(one, undefined, undefined)).text;
  return { asked, answer, letGo, textOf };
}

describe('the same message of the same day', () => {
  it('is answered once, piece by piece as the first time', async () => {
    const { asked, answer } = counting();
    const heard: AskEvent[] = [];
    const first = await answer(message(), (event) => heard.push(event), undefined);
    const later = { now: '2026-11-28T20:00:00Z' };
    const second = await answer(message(later), (event) => heard.push(event), undefined);
    expect(asked).toHaveLength(1);
    expect(second).toEqual(first);
    expect(heard).toEqual([{ text: 'Answer 1' }, { text: 'Answer 1' }]);
  });

  it('shares nothing: what one does to an answer, the next does not see', async () => {
    const { answer } = counting();
    const first = await answer(message(), undefined, undefined);
    first.trip.notes = 'Mine';
    const second = await answer(message(), undefined, undefined);
    second.trip.notes = 'Mine too';
    expect((await answer(message(), undefined, undefined)).trip.notes).toBe('');
  });

  const others: Record<string, PlainMessage> = {
    'other words': message({ question: 'A week in Rome.' }),
    'another language': message({ locale: 'en-US' }),
    'another place of the reader': message({ timeZone: 'Asia/Tokyo' }),
    'the next day': message({ now: '2026-11-29T08:00:00Z' }),
    'the next day where the reader is': message({ now: '2026-11-28T23:30:00Z' }),
    'only asking': message({ secondary: true }),
    'a trip': message({ trip: emptyTrip() }),
    'the name of a trip': message({ tripName: 'Spring' }),
    'a plan': message({ plan: { schemaVersion: 1, days: [] } }),
    'a conversation': message({ history: [{ role: 'user', text: 'Hello' }] }),
    'a pressed button': message({ intents: [{ kind: 'undo' }] as never }),
    'a place found elsewhere': message({ found: [{ name: 'Rome', place: { name: 'Rome' } as never }] }),
    'changes that may be taken back': message({}, { changes: [{ label: 'Moved' } as never] }),
    'something said before': message({}, { opening: 'Let me see. ' }),
  };
  it.each(Object.keys(others))('is another with %s', async (name) => {
    const { textOf } = counting();
    await textOf(message());
    expect(await textOf(others[name]!)).toBe('Answer 2');
    expect(await textOf(message())).toBe('Answer 1');
  });

  it('is not kept with all that a long one brings along', async () => {
    const { asked, textOf } = counting();
    const long = message({ question: 'Rome '.repeat(300) });
    await textOf(long);
    await textOf(long);
    expect(asked).toHaveLength(2);
  });

  it('is forgotten for newer ones, where there is room for two', async () => {
    const { asked, textOf } = counting(600);
    for (const question of ['Rome', 'Oslo', 'Rome', 'Kyoto', 'Rome', 'Oslo'])
      await textOf(message({ question }));
    expect(asked).toEqual(['Rome', 'Oslo', 'Kyoto', 'Oslo']);
  });

  it('is forgotten when the server rests', async () => {
    const { asked, letGo, textOf } = counting();
    await textOf(message());
    letGo();
    await textOf(message());
    expect(asked).toHaveLength(2);
  });

  it('is answered by the site as the first time, and each answer can be taken back', async () => {
    const server = await testServer();
    const question = 'Three days in Porto in May';
    const answers: { messageId: string }[] = [];
    for (const name of ['Ada', 'Bob']) {
      const { json } = await (await server.signedIn(name)).post('/api/ask', { question, locale: 'en-GB' });
      answers.push(json);
    }
    const [{ messageId: one, ...first }, { messageId: other, ...second }] = answers as [
      { messageId: string },
      { messageId: string },
    ];
    expect(second).toEqual(first);
    expect(other).not.toBe(one);
    const rows = await server.db.selectFrom('chat_changes').select('message_id').execute();
    expect(rows.map(({ message_id }) => message_id).sort()).toEqual([one, other].sort());
  });
});
