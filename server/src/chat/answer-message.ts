import type { Answer, Body } from '@wayfare/contracts/endpoints';
import { emptyTrip } from '@wayfare/contracts/empty-trip';
import { describeChange } from '@wayfare/planner';
import { clock } from '@wayfare/wording/words';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { AskEvent, Assistant, FoundElsewhere } from '@wayfare/assistant';
import type { FastifyBaseLogger } from 'fastify';
import { newId } from '../http/secret.ts';
import type { User } from '../http/visitor.ts';
import type { ChatChangeRepo } from './chat-change.repo.ts';
import { type KeepNeeds, roleIn } from './keep-conversation.ts';

export interface AnswerNeeds extends KeepNeeds {
  assistant: () => Assistant;
  changes: ChatChangeRepo;
  /** Asks servers of others for names near the stops of a trip, where that is allowed. */
  lookUp: (
    names: readonly string[],
    stops: readonly PlaceRef[],
    language: string,
  ) => Promise<readonly FoundElsewhere[]>;
}

interface Asked {
  body: Body<'ask'>;
  actor: User | null;
  sender: string;
  /** What somebody without an account asks to be called. */
  guestName: string | null;
  /** What the browser says of its languages. */
  language: string;
  signal: AbortSignal;
  emit?: (event: AskEvent) => void;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

const MOST_LINES = 40;
const LONGEST_LINE = 400;
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** What an answer made different, as another device will show it. */
function linesOf({
  body,
  answer,
}: {
  body: Body<'ask'>;
  answer: Omit<Answer<'ask'>, 'messageId'>;
}): string[] {
  if (answer.edits.length === 0) return [];
  const before = {
    tripName: body.tripName ?? answer.tripName,
    trip: body.trip ?? emptyTrip(),
    plan: body.plan ?? null,
  };
  return describeChange(before, answer, { day: (on) => days.format(Date.parse(on)), time: clock })
    .slice(0, MOST_LINES)
    .map((line) => line.slice(0, LONGEST_LINE));
}

/** Answers one message, and keeps it with the trip it is about, with the way to take its change back. */
export async function answerMessage(needs: AnswerNeeds, asked: Asked): Promise<Answer<'ask'>> {
  const { body, actor, sender, guestName, signal, emit, log, language } = asked;
  const { tripId, ticket, replaces, ...input } = body;
  const answerIds = (input.history ?? []).flatMap(({ id }) => (id === undefined ? [] : [id]));
  const stops = (body.trip?.stops ?? []).map(({ place }) => place);
  const {
    change,
    lacking: _,
    ...answer
  } = await needs.assistant().ask(
    {
      ...input,
      now: input.now ?? new Date(needs.now()).toISOString(),
      changes: () => needs.changes.of(answerIds),
      ...(stops.length > 0 && { lookUp: (names) => needs.lookUp(names, stops, language) }),
      signal,
    },
    emit,
  );
  const messageId = newId();
  try {
    const role = tripId === undefined ? null : await roleIn(needs, actor, tripId, ticket);
    if (tripId !== undefined && role) {
      const { text, cards, suggestions, choices } = answer;
      const said = { id: messageId, question: body.question, justAsked: body.secondary === true, text };
      const shown = { cards, suggestions, ...(choices && { choices }), changes: linesOf({ body, answer }) };
      const turn = { ...said, ...shown };
      const isOwner = role === 'owner';
      if (replaces !== undefined) await needs.conversations.forget(tripId, replaces, isOwner ? null : sender);
      const byName = isOwner ? null : (actor?.displayName ?? guestName ?? 'A guest');
      await needs.conversations.add(tripId, [turn], { at: needs.now(), sender, byName });
    }
    if (change)
      await needs.changes.add({
        ...change,
        messageId,
        sender,
        tripId: (role && tripId) ?? null,
        at: needs.now(),
      });
  } catch (error) {
    // The traveller gets the answer all the same; only its memory is missing.
    log.warn({ err: error }, 'a conversation could not be kept');
  }
  return { messageId, ...answer };
}
