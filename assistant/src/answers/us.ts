import type { Reply } from '../conversation/reply.ts';
import type { Asked } from './asked.ts';
import { says } from './asked.ts';
import { stemsOf } from './content-words.ts';

/** What the assistant is and can do. */
export const answerSelf = (): Reply => ({
  text: 'I am the planning assistant. I turn wishes into a route and timed days from my own atlas, change them as you say, and answer questions about places. I do not book anything, and I know nothing of you beyond this conversation and this trip.',
  suggestions: [],
});

const booking = stemsOf('book reserve buy rent hire order pay');

/** Things that have to be done elsewhere. */
export const answerBooking = (asked: Asked): Reply | null =>
  says(asked, booking)
    ? {
        text: 'I do not book or rent anything. I can say what has to be booked ahead and keep its hour in the plan, and you can note the booking with each item.',
        suggestions: [],
      }
    : null;
