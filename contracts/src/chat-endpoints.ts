import { z } from 'zod';
import { edit } from './edit.ts';
import { endpoint } from './endpoint.ts';
import { finding } from './finding.ts';
import { choice, intent } from './intent.ts';
import { limits } from './limits.ts';
import { placeRef } from './place-ref.ts';
import { plan, planDay } from './plan.ts';
import { characters, givenInstant, requiredText, sitePath, text, tripId } from './text.ts';
import { timeWish } from './time-wish.ts';
import { trip } from './trip.ts';

const chatMessage = z.strictObject({
  role: z.enum(['user', 'assistant']),
  text: text(limits.questionCharacters),
  /** Of an answer: its `messageId`, by which what it changed is known again. */
  id: text(60).optional(),
  /** Of the last answer: its buttons, so that "yes" is known to mean the first of two. */
  choices: z.array(choice).max(8).optional(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** A place the assistant shows: why it fits, and whether the atlas knows it. */
const placeCard = z.object({
  place: placeRef,
  why: characters,
  hoursToday: characters.nullable(),
  fit: z.number().min(0).max(1),
  /** What the rating rests on, in a few words. */
  fitWhy: characters.optional(),
  path: sitePath.nullable(),
});
export type PlaceCard = z.infer<typeof placeCard>;

export const chatAnswer = z.object({
  messageId: z.string(),
  text: z.string(),
  edits: z.array(edit),
  tripName: z.string(),
  trip,
  plan: plan.nullable(),
  cards: z.array(placeCard),
  suggestions: z.array(z.string()),
  /** Buttons: pressing one sends its label with its intents, which are done without reading the words. */
  choices: z.array(choice).optional(),
  findings: z.array(finding),
  /** What was asked for and is not done, in the traveller's words. */
  leftOut: z.array(z.string()),
  engine: z.string(),
});
export type ChatAnswer = z.infer<typeof chatAnswer>;

/** A message and its answer, as they are kept with a trip. */
const conversationTurn = z.strictObject({
  /** The answer's `messageId`. */
  id: requiredText(60),
  question: text(limits.questionCharacters),
  justAsked: z.boolean(),
  text: text(limits.answerCharacters),
  cards: z.array(placeCard).max(12),
  suggestions: z.array(text(200)).max(8),
  choices: z.array(choice).max(8).optional(),
  /** What the answer changed in the trip, a line each. */
  changes: z.array(text(400)).max(40),
});
export type ConversationTurn = z.infer<typeof conversationTurn>;

/** The same as it is read: `by` names who asked, where that was not the owner of the trip. */
const keptTurn = conversationTurn.extend({ by: z.string().optional() });
export type KeptTurn = z.infer<typeof keptTurn>;

const conversation = z.object({ turns: z.array(keptTurn) });
const ofTrip = z.object({ id: tripId });

export const chatEndpoints = {
  ask: endpoint({
    summary:
      'One message to the assistant. Answers JSON, or a stream of events where the client accepts one.',
    body: z
      .strictObject({
        question: requiredText(limits.questionCharacters),
        /** Of a button that was pressed: what it means; the words are not read then. */
        intents: z.array(intent).min(1).max(12).optional(),
        history: z.array(chatMessage).max(limits.chatHistoryMessages).optional(),
        trip: trip.nullable().optional(),
        /** True: only asking; nothing is changed. */
        secondary: z.boolean().optional(),
        plan: plan.nullable().optional(),
        tripName: text(limits.tripNameCharacters).optional(),
        /** The saved trip or draft that it is about: the conversation is kept with it. */
        tripId: tripId.optional(),
        /** The secret of an edit link, where the trip is somebody else's. */
        ticket: text(200).optional(),
        /** The answer whose question this one stands in for: it is no longer kept. */
        replaces: requiredText(60).optional(),
        timeZone: text(60).optional(),
        locale: text(40).optional(),
        now: givenInstant.optional(),
      })
      .refine(
        ({ question, history = [] }) =>
          [question, ...history.map((message) => message.text)].join('').length <= limits.chatBodyBytes,
        {
          path: ['history'],
          message: 'This conversation is too long; leave out its oldest messages',
        },
      ),
    bodyLimit: limits.chatBodyBytes + limits.tripBodyBytes,
    answer: chatAnswer,
    errors: ['bad_input', 'too_large', 'too_many_requests'],
  }),
  tripConversation: endpoint({
    summary: 'What was said about an own trip or draft, in order.',
    params: ofTrip,
    answer: conversation,
    errors: ['bad_input', 'sign_in_required', 'not_found'],
  }),
  handOverConversation: endpoint({
    summary: 'Keeps what was said before the trip was saved; a trip that has a conversation keeps its own.',
    params: ofTrip,
    body: z.strictObject({ turns: z.array(conversationTurn).min(1).max(limits.conversationTurns) }),
    bodyLimit: limits.conversationBodyBytes,
    answer: conversation,
    errors: ['bad_input', 'sign_in_required', 'not_found', 'too_large'],
  }),
  optimizeRoute: endpoint({
    summary: 'The same plan day in its best order, re-timed, with what was gained and what is still wrong.',
    body: z.strictObject({ planDay, timeWishes: z.array(timeWish).max(limits.timeWishes).optional() }),
    bodyLimit: limits.tripBodyBytes,
    answer: z.object({
      planDay,
      gainedMinutes: z.int(),
      gainedMeters: z.int(),
      findings: z.array(finding),
    }),
    errors: ['bad_input', 'too_large', 'too_many_requests'],
  }),
};
