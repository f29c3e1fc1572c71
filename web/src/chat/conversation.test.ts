import type { ConversationTurn } from '@wayfare/contracts/chat-endpoints';
import { describe, expect, it } from 'vitest';
import { historyFor, mergeKept, newMessage, turnsOf, type Message } from './conversation.ts';

const turn = (id: string): ConversationTurn => ({
  id,
  question: `question ${id}`,
  justAsked: false,
  text: `answer ${id}`,
  cards: [],
  suggestions: [],
  changes: [],
});
const said = (id: string, state: Message['state'] = 'done'): Message[] => [
  newMessage('user', `question ${id}`, false),
  {
    ...newMessage('assistant', `answer ${id}`, false),
    state,
    changes: ['Kyoto for 3 nights.'],
    ...(state === 'done' ? { answerId: id } : {}),
  },
];
const texts = (messages: Message[]) => messages.map(({ text }) => text);

describe('a conversation kept with its trip', () => {
  it('is shown as the server keeps it, by a tab that knows nothing of it', () => {
    const shown = mergeKept([], [turn('a'), turn('b')]);
    expect(texts(shown)).toEqual(['question a', 'answer a', 'question b', 'answer b']);
    expect(shown.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done']);
    expect(new Set(shown.map(({ id }) => id)).size).toBe(4);
  });

  it("keeps this tab's own form of an answer, and what was said here since", () => {
    const held = [...said('b'), ...said('c', 'failed')];
    const shown = mergeKept(held, [turn('a'), turn('b')]);
    expect(texts(shown)).toEqual([
      'question a',
      'answer a',
      'question b',
      'answer b',
      'question c',
      'answer c',
    ]);
    expect(shown[3]).toBe(held[1]);
  });

  it('is handed over in whole answers only', () => {
    const turns = turnsOf([...said('a'), ...said('b', 'stopped'), newMessage('user', 'and now?', false)]);
    expect(turns).toEqual([{ ...turn('a'), changes: ['Kyoto for 3 nights.'] }]);
  });

  it('names its answers in the history, so that the server can take their changes back', () => {
    const choices = [{ label: 'Apply', intents: [{ kind: 'planAnew' as const, sure: 1 }] }];
    const asked = [...said('a'), ...said('b')].map((one) =>
      one.role === 'assistant' ? { ...one, choices } : one,
    );
    expect(historyFor(asked, 'yes').map((one) => one.choices)).toEqual([
      undefined,
      undefined,
      undefined,
      choices,
    ]);
    expect(historyFor(said('a'), 'undo')).toEqual([
      { role: 'user', text: 'question a' },
      { role: 'assistant', text: 'answer a', id: 'a' },
    ]);
  });
});
