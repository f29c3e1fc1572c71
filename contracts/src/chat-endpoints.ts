import { z } from 'zod';
import { edit } from './edit.ts';
import { endpoint } from './endpoint.ts';
import { finding } from './finding.ts';
import { limits } from './limits.ts';
import { placeRef } from './place-ref.ts';
import { plan, planDay } from './plan.ts';
import { requiredText, text, tripId } from './text.ts';
import { trip } from './trip.ts';

const chatMessage = z.strictObject({
  role: z.enum(['user', 'assistant']),
  text: text(limits.questionCharacters),
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** A place the assistant shows: why it fits, and whether the atlas knows it. */
const placeCard = z.object({
  place: placeRef,
  why: z.string(),
  hoursToday: z.string().nullable(),
  fit: z.number().min(0).max(1),
  /** What the rating rests on, in a few words. */
  fitWhy: z.string().optional(),
  path: z.string().nullable(),
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
  findings: z.array(finding),
  engine: z.string(),
});
export type ChatAnswer = z.infer<typeof chatAnswer>;

export const chatEndpoints = {
  ask: endpoint({
    summary:
      'One message to the assistant. Answers JSON, or a stream of events where the client accepts one.',
    body: z
      .strictObject({
        question: requiredText(limits.questionCharacters),
        history: z.array(chatMessage).max(limits.chatHistoryMessages).optional(),
        trip: trip.nullable().optional(),
        /** True: only asking; nothing is changed. */
        secondary: z.boolean().optional(),
        plan: plan.nullable().optional(),
        tripName: text(limits.tripNameCharacters).optional(),
        tripId: tripId.optional(),
        timeZone: text(60).optional(),
        locale: text(40).optional(),
        now: z.iso.datetime({ offset: true }).optional(),
      })
      .refine(
        ({ question, history = [] }) =>
          [question, ...history.map((message) => message.text)].join('').length <= limits.chatBodyBytes,
        {
          path: ['history'],
          message: 'This conversation is longer than can be taken; leave out its oldest messages',
        },
      ),
    bodyLimit: limits.chatBodyBytes + limits.tripBodyBytes,
    answer: chatAnswer,
    errors: ['bad_input', 'too_large', 'too_many_requests'],
  }),
  optimizeRoute: endpoint({
    summary: 'The same plan day in its best order, re-timed, with what was gained and what is still wrong.',
    body: z.strictObject({ planDay }),
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
