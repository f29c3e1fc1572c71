import type { Edit } from '@wayfare/contracts/edit';
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
import { formatDay } from '../ui/format-date.ts';
import { newlyAssumed } from '../wishes/wishes.ts';
import { chatLimit, recordSend } from './rate-limit.ts';

/** What a conversation is about: the trip as it is right now, and the way to change it. */
export interface Subject {
  /** Under which name the conversation is kept. */
  keptAs: string;
  /** The saved trip or draft, once there is one: the server keeps the conversation with it. */
  tripId: string | undefined;
  signedIn: boolean;
  read: () => TripDocument;
  /** Applies an answer's edits as one step; false where they do not hold. */
  apply: (edits: readonly Edit[], messageId: string) => boolean;
  /** Where what an answer changed stands now; null where that is not known any more. */
  changeState: (messageId: string) => ChangeState;
  /** Takes back what an answer changed. */
  takeBack: (messageId: string) => void;
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

/** Asks, writes the answer down as it comes and applies what it changes; can be stopped. */
function useAnswering({ about, amend }: Log, onLimited: (until: number) => void) {
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const answer = useCallback(
    async (
      question: string,
      before: readonly Message[],
      { id, justAsked }: Message,
      replaces: string | undefined,
    ) => {
      const control = new AbortController();
      running.current = control;
      const { read, apply, tripId } = about.current;
      try {
        const done = await askAssistant(
          { question, before, document: read(), tripId, justAsking: justAsked, replaces },
          {
            onText: (piece) => amend(id, ({ text }) => ({ text: text + piece })),
            onCards: (cards) => amend(id, () => ({ cards })),
            signal: control.signal,
          },
        );
        const { text, cards, suggestions, edits, messageId } = done;
        const was = read();
        const applied = justAsked || edits.length === 0 || apply(edits, id);
        amend(id, () => ({
          text: applied ? text : `${text}\n\nThe trip was changed meanwhile, so these changes did not fit.`,
          cards,
          suggestions,
          changes: describeChange(was, read(), formatDay),
          assumed: newlyAssumed(was.trip, read().trip),
          answerId: messageId,
          state: 'done',
        }));
      } catch (error) {
        if (control.signal.aborted) amend(id, () => ({ state: 'stopped' }));
        else {
          if (error instanceof ApiError && error.status === 429 && error.retryAfterSeconds !== null) {
            onLimited(Date.now() + error.retryAfterSeconds * 1000);
          }
          amend(id, () => ({ state: 'failed', problem: problemOf(error) }));
        }
      } finally {
        if (running.current === control) running.current = null;
      }
    },
    [about, amend, onLimited],
  );
  return { answer, running };
}

/** Shows what the server keeps of the conversation, or gives it what this tab holds where it keeps nothing yet. */
function useKept({ held, write }: Log, { tripId, signedIn }: Subject) {
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
  useKept(log, subject);
  const [limitedUntil, setLimitedUntil] = useState<number | null>(null);
  const { answer, running } = useAnswering(log, setLimitedUntil);

  /** Sends a message; false where it was not sent, so that what was typed stays where it is. */
  const send = useCallback(
    (typed: string, justAsking: boolean, replacing?: Said): boolean => {
      const question = typed.trim().slice(0, limits.questionCharacters);
      if (question === '' || running.current) return false;
      const check = recordSend(chatLimit(about.current.signedIn), Date.now());
      setLimitedUntil(check.allowed ? null : check.nextAt);
      if (!check.allowed) return false;
      const all = held.current;
      const asked = replacing ? all.indexOf(replacing.asked) : -1;
      const before = asked < 0 ? all : all.slice(0, asked);
      const old = asked < 0 ? undefined : replacing?.answer;
      if (old && about.current.changeState(old.id) === 'last') about.current.takeBack(old.id);
      const coming = newMessage('assistant', '', justAsking);
      write([...before, newMessage('user', question, justAsking), coming]);
      void answer(question, before, coming, old?.answerId);
      return true;
    },
    [about, answer, held, running, write],
  );
  const stop = useCallback(() => running.current?.abort(), [running]);
  const retry = useCallback(
    (id: string) => {
      const at = held.current.findIndex((message) => message.id === id);
      const [asked, answer] = held.current.slice(Math.max(0, at - 1), at + 1);
      if (asked?.role === 'user') send(asked.text, asked.justAsked, { asked, answer });
    },
    [held, send],
  );
  const ready = useCallback(() => setLimitedUntil(null), []);

  return { messages, send, stop, retry, ready, limitedUntil, busy: messages.at(-1)?.state === 'coming' };
}

/** What the pieces of the chat are given. */
export type Conversation = ReturnType<typeof useConversation>;
