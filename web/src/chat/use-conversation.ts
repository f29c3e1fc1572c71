import type { Edit } from '@wayfare/contracts/edit';
import type { Intent } from '@wayfare/contracts/intent';
import { limits } from '@wayfare/contracts/limits';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { describeChange } from '@wayfare/planner';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../api.ts';
import { askAssistant, handOverConversation, useKeptConversation } from './chat.queries.ts';
import {
  keepConversation,
  mergeKept,
  newMessage,
  readConversation,
  turnsOf,
  type ChangeState,
  type Message,
  type Said,
} from './conversation.ts';
import { formatDay, formatMinute } from '../ui/format-date.ts';
import { newWishes } from '../wishes/wishes.ts';
import { chatLimit, recordSend } from './rate-limit.ts';
import { createTypedText } from './typed-text.ts';

/** What a conversation is about: the trip as it is right now, and the way to change it. */
export interface Subject {
  /** Under which name the conversation is kept. */
  keptAs: string;
  /** The saved trip or draft, once there is one: the server keeps the conversation with it. */
  tripId: string | undefined;
  signedIn: boolean;
  read: () => TripDocument;
  /** Applies an answer's edits as one step; false where they do not hold. */
  apply: (edits: readonly Edit[], answerId: string) => boolean;
  /** Where what an answer changed stands now; null where that is not known any more. */
  changeState: (answerId: string) => ChangeState;
  /** Undoes what an answer changed. */
  undoAnswer: (answerId: string) => void;
}

const problemOf = (error: unknown) =>
  error instanceof ApiError
    ? error.message
    : error instanceof TypeError
      ? 'The assistant cannot be reached. Check the connection and try again.'
      : (error as Error).message;

function startMessages({ keptAs, read }: Subject): Message[] {
  const held = readConversation(keptAs);
  const { trip } = read();
  // A conversation that built a trip says nothing about an empty one: that is another trip.
  return trip.stops.length === 0 && held.some(({ changes }) => changes.length > 0) ? [] : held;
}

/** The messages, kept for the tab as they change; the newest state stands beside the drawn one. */
function useMessages(subject: Subject) {
  const [messages, setMessages] = useState(() => startMessages(subject));
  const held = useRef(messages);
  const about = useRef(subject);
  useEffect(() => {
    about.current = subject;
  });
  const write = useCallback((next: Message[]) => {
    held.current = next;
    keepConversation(about.current.keptAs, next);
    setMessages(next);
  }, []);
  const amend = useCallback(
    (id: string, change: (message: Message) => Partial<Message>) =>
      write(
        held.current.map((message) => (message.id === id ? { ...message, ...change(message) } : message)),
      ),
    [write],
  );
  return { messages, held, about, write, amend };
}

type Log = ReturnType<typeof useMessages>;

/** A message on its way, with the place of its answer. */
interface Sent {
  question: string;
  intents: Intent[] | undefined;
  before: readonly Message[];
  coming: Message;
  replaces: string | undefined;
  /** Returns a message that got no answer to the composer; false where something else is typed there by now. */
  returnToComposer: () => boolean;
}

/** Why no message can be sent, or why the last one was not. */
interface Trouble {
  limitedUntil: number | null;
  problem: string | null;
}
const noTrouble: Trouble = { limitedUntil: null, problem: null };

const limitEnd = (error: unknown) =>
  error instanceof ApiError && error.status === 429 && error.retryAfterSeconds !== null
    ? Date.now() + error.retryAfterSeconds * 1000
    : null;

/** Asks, writes the answer down as it comes and applies what it changes; can be stopped. */
function useAnswering({ held, about, amend }: Log, onTrouble: (trouble: Trouble) => void) {
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const answer = useCallback(
    async ({ question, intents, before, coming: { id, justAsked }, replaces, returnToComposer }: Sent) => {
      const control = new AbortController();
      running.current = control;
      const { read, apply, tripId } = about.current;
      try {
        const done = await askAssistant(
          { question, intents, before, document: read(), tripId, justAsking: justAsked, replaces },
          {
            onText: (piece) => amend(id, ({ text }) => ({ text: text + piece })),
            onCards: (cards) => amend(id, () => ({ cards })),
            signal: control.signal,
          },
        );
        const { text, cards, suggestions, choices, edits, messageId, leftOut } = done;
        const was = read();
        const applied = justAsked || edits.length === 0 || apply(edits, messageId);
        amend(id, () => ({
          text: applied
            ? text
            : `${text}\n\nThe trip has changed in the meantime, so these changes could not be made.`,
          cards,
          suggestions,
          ...(choices ? { choices } : {}),
          changes: describeChange(was, read(), { day: formatDay, time: formatMinute }),
          wishes: newWishes(was.trip, read().trip),
          leftOut,
          answerId: messageId,
          state: 'done',
        }));
      } catch (error) {
        if (control.signal.aborted) amend(id, () => ({ state: 'stopped' }));
        else {
          const limitedUntil = limitEnd(error);
          const unanswered = held.current.some((message) => message.id === id && message.text === '');
          const isReturned = unanswered && returnToComposer();
          if (!isReturned) amend(id, () => ({ state: 'failed', problem: problemOf(error) }));
          onTrouble({ limitedUntil, problem: isReturned && limitedUntil === null ? problemOf(error) : null });
        }
      } finally {
        if (running.current === control) running.current = null;
      }
    },
    [about, amend, held, onTrouble],
  );
  return { answer, running };
}

/** Shows what the server keeps of the conversation, or gives it what this tab holds where it keeps nothing yet. */
function useSyncConversation({ held, write }: Log, { tripId, signedIn }: Subject) {
  const { data: kept } = useKeptConversation(tripId, signedIn);
  useEffect(() => {
    if (kept === undefined || tripId === undefined) return;
    if (kept.length > 0) {
      write(mergeKept(held.current, kept));
      return;
    }
    const turns = turnsOf(held.current);
    if (turns.length > 0) void handOverConversation(tripId, turns);
  }, [kept, tripId, held, write]);
}

/** The conversation about one trip: its messages, sending, stopping, trying again, and the limit. */
export function useConversation(subject: Subject) {
  const log = useMessages(subject);
  const { messages, held, about, write } = log;
  useSyncConversation(log, subject);
  const [typed] = useState(() => createTypedText(subject.keptAs));
  const [trouble, setTrouble] = useState(noTrouble);
  const { answer, running } = useAnswering(log, setTrouble);

  /** Sends a message; false where it was not sent, so that what was typed stays where it is. */
  const send = useCallback(
    (text: string, justAsking: boolean, replacing?: Said, intents?: Intent[]): boolean => {
      const question = text.trim().slice(0, limits.questionCharacters);
      if (question === '' || running.current) return false;
      const check = recordSend(chatLimit(about.current.signedIn), Date.now());
      setTrouble(check.allowed ? noTrouble : { limitedUntil: check.nextAt, problem: null });
      if (!check.allowed) return false;
      const all = held.current;
      const at = replacing ? all.indexOf(replacing.asked) : -1;
      const before = at < 0 ? all : all.slice(0, at);
      const old = at < 0 ? undefined : replacing?.answer;
      if (old?.answerId && about.current.changeState(old.answerId) === 'last')
        about.current.undoAnswer(old.answerId);
      const asked = { ...newMessage('user', question, justAsking), ...(intents ? { intents } : {}) };
      const coming = newMessage('assistant', '', justAsking);
      const replaced = replacing && old?.state === 'done' ? [replacing.asked, old] : [];
      const returnToComposer = () => {
        if (typed.read().trim() !== '') return false;
        write(
          held.current.flatMap((one) => (one.id === asked.id ? replaced : one.id === coming.id ? [] : one)),
        );
        typed.write(question);
        return true;
      };
      write([...before, asked, coming]);
      void answer({ question, intents, before, coming, replaces: old?.answerId, returnToComposer });
      return true;
    },
    [about, answer, held, running, typed, write],
  );
  const stop = useCallback(() => running.current?.abort(), [running]);
  const retry = useCallback(
    (id: string) => {
      const at = held.current.findIndex((message) => message.id === id);
      const [asked, answer] = held.current.slice(Math.max(0, at - 1), at + 1);
      if (asked?.role === 'user') send(asked.text, asked.justAsked, { asked, answer }, asked.intents);
    },
    [held, send],
  );
  const ready = useCallback(() => setTrouble(noTrouble), []);
  const busy = messages.at(-1)?.state === 'coming';

  return { messages, typed, send, stop, retry, ready, ...trouble, busy };
}

/** What the pieces of the chat are given. */
export type Conversation = ReturnType<typeof useConversation>;
