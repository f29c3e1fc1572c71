import type { ChatMessage, ConversationTurn, KeptTurn, PlaceCard } from '@wayfare/contracts/chat-endpoints';
import type { Choice, Intent } from '@wayfare/contracts/intent';
import { limits } from '@wayfare/contracts/limits';
import { inSession, readStored, writeStored } from '../ui/browser-storage.ts';
import { moveTyped } from './typed-text.ts';

/** One message of the conversation as it is shown. */
export interface Message {
  id: string;
  role: 'user' | 'assistant';
  text: string;
  state: 'coming' | 'done' | 'stopped' | 'failed';
  /** Of a question: who asked it, where that was somebody else. */
  by?: string;
  /** Why it failed. */
  problem?: string;
  cards: PlaceCard[];
  suggestions: string[];
  /** Buttons that say what pressing them means. */
  choices?: Choice[];
  /** Of a message sent by such a button: what it means. */
  intents?: Intent[];
  /** What the answer changed in the trip, a line each. */
  changes: string[];
  /** The wishes that it understood or assumed, other than they were before. */
  wishes?: string[];
  /** What was asked for and is not done. */
  leftOut?: string[];
  /** The question was only a question: nothing was to be changed. */
  justAsked: boolean;
  /** Of an answer: the id that the server gave it, by which it knows what the answer changed. */
  answerId?: string;
}

/** Where what an answer changed stands: the newest step, an earlier one, undone, or not known any more. */
export type ChangeState = 'last' | 'earlier' | 'undone' | null;

/** A message of the traveller's with its answer. */
export interface Said {
  asked: Message;
  answer: Message | undefined;
}

const keyOf = (trip: string) => `wayfare.chat.${trip}`;

/** A message with nothing in it but its words. */
export const newMessage = (role: Message['role'], text: string, justAsked: boolean): Message => ({
  id: crypto.randomUUID(),
  role,
  text,
  state: role === 'user' ? 'done' : 'coming',
  cards: [],
  suggestions: [],
  changes: [],
  justAsked,
});

/** The conversation about a trip that this tab holds. An answer that was still coming then has stopped. */
export function readConversation(trip: string): Message[] {
  const stored = readStored(inSession, keyOf(trip));
  if (!Array.isArray(stored)) return [];
  const messages = stored.filter(
    (message: Partial<Message> | null): message is Message =>
      typeof message?.text === 'string' && Array.isArray(message.cards) && Array.isArray(message.changes),
  );
  return messages.map((message) =>
    message.state === 'coming' ? { ...message, state: 'stopped' as const } : message,
  );
}

/** Keeps the conversation about a trip for this tab; an empty one is forgotten. */
export const keepConversation = (trip: string, messages: readonly Message[]) =>
  writeStored(inSession, keyOf(trip), messages.length > 0 ? messages.slice(-100) : undefined);

/** Hands the conversation on, with what is typed, when a draft becomes a saved trip. */
export function moveConversation(from: string, to: string) {
  keepConversation(to, readConversation(from));
  keepConversation(from, []);
  moveTyped(from, to);
}

/** What was said before, as much of it as the server takes beside the question: the newest. */
export function historyFor(messages: readonly Message[], question: string): ChatMessage[] {
  // Letters outside ASCII take several bytes, so the room is counted as if every one did.
  let room = limits.chatBodyBytes / 2 - question.length;
  const history: ChatMessage[] = [];
  const last = messages.findLast(({ role }) => role === 'assistant');
  for (const message of messages.toReversed()) {
    const { role, text, answerId, choices = [] } = message;
    const kept = text.slice(0, limits.questionCharacters);
    room -= kept.length;
    if (room < 0 || history.length === limits.chatHistoryMessages) break;
    if (kept !== '') {
      // Only what was asked last can be meant by a plain yes.
      const asked = message === last && choices.length > 0 ? { choices: choices.slice(0, 8) } : {};
      history.unshift({ role, text: kept, ...(answerId ? { id: answerId } : {}), ...asked });
    }
  }
  return history;
}

/** An answer that is whole, with the question before it. */
interface Pair {
  asked: Message;
  answer: Message;
}

const pairsOf = (messages: readonly Message[]): Pair[] =>
  messages.flatMap((answer, index) => {
    const asked = messages[index - 1];
    return answer.role === 'assistant' && asked?.role === 'user' ? [{ asked, answer }] : [];
  });

/** Each message of the traveller's together with what answers it. */
export function exchangesOf(messages: readonly Message[]): Message[][] {
  const exchanges: Message[][] = [];
  for (const message of messages) {
    const open = exchanges.at(-1);
    if (open && message.role === 'assistant') open.push(message);
    else exchanges.push([message]);
  }
  return exchanges;
}

/** What the traveller said last. */
export function lastSaid(messages: readonly Message[]): Said | null {
  const at = messages.findLastIndex(({ role }) => role === 'user');
  const asked = messages[at];
  return asked ? { asked, answer: messages[at + 1] } : null;
}

/** Whether a message can be said anew in its own place: nothing of what it changed lies under a later change. */
export const canReplace = ({ answer }: Said, changeState: (answerId: string) => ChangeState) =>
  !answer?.answerId ||
  answer.changes.length === 0 ||
  ['last', 'undone'].includes(changeState(answer.answerId) ?? '');

/** What a conversation hands to the server when its trip is saved: the newest whole answers. */
export const turnsOf = (messages: readonly Message[]): ConversationTurn[] =>
  pairsOf(messages)
    .flatMap(({ asked, answer }) =>
      answer.state === 'done' && answer.answerId !== undefined
        ? [
            {
              id: answer.answerId,
              question: asked.text,
              justAsked: asked.justAsked,
              text: answer.text.slice(0, limits.answerCharacters),
              cards: answer.cards.slice(0, 12),
              suggestions: answer.suggestions.slice(0, 8),
              ...(answer.choices && { choices: answer.choices.slice(0, 8) }),
              changes: answer.changes.slice(0, 40).map((line) => line.slice(0, 400)),
            },
          ]
        : [],
    )
    .slice(-limits.conversationTurns);

const pairOf = ({ id, question, justAsked, text, choices, by, ...shown }: KeptTurn): Pair => ({
  asked: { ...newMessage('user', question, justAsked), id: `${id}?`, ...(by ? { by } : {}) },
  answer: {
    ...newMessage('assistant', text, justAsked),
    ...shown,
    ...(choices ? { choices } : {}),
    id,
    answerId: id,
    state: 'done',
  },
});

/**
 * The conversation as the server keeps it, with this tab's own form of the answers it knows (their change can still
 * be taken back here), and with what was said here after the last one kept.
 */
export function mergeKept(held: readonly Message[], kept: readonly KeptTurn[]): Message[] {
  const pairs = pairsOf(held);
  const ids = new Set(kept.map(({ id }) => id));
  const lastKept = pairs.findLastIndex(({ answer }) => ids.has(answer.answerId ?? ''));
  const own = new Map(pairs.map((pair) => [pair.answer.answerId, pair]));
  return [...kept.map((turn) => own.get(turn.id) ?? pairOf(turn)), ...pairs.slice(lastKept + 1)].flatMap(
    ({ asked, answer }) => [asked, answer],
  );
}
