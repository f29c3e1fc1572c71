import { type Answer, type AskEvent, type Elsewhere, type PlainMessage, todayOf } from '@wayfare/assistant';
import { heldInBytes } from '../http/held-in-bytes.ts';

/** Of all answers, in characters: a hundred or so. */
const usualRoom = 4_000_000;
/** A message with a trip or a conversation is longer, and nobody else's. */
const longestMessage = 1000;

interface Told {
  answer: Answer;
  events: readonly AskEvent[];
}

/** All that an answer depends on: every word of the message, and of its time the day. */
function keyOf({ input: { now, ...said }, ...rest }: PlainMessage, clock: () => Date): string {
  const today = todayOf({ now, timeZone: said.timeZone }, clock);
  const inOrder = Object.entries({ ...said, ...rest }).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([today, inOrder]);
}

/**
 * Answers the same short message of the same day from memory: what the embedded engine says follows from the message, the
 * day and the atlas, which stays as it is while the server runs. Kept as text, so that no two answers share a thing.
 */
export function answersOfToday(
  answerAnew: Elsewhere['answer'],
  clock: () => Date,
  room = usualRoom,
): { answer: Elsewhere['answer']; letGo: () => void } {
  const kept = heldInBytes<string>(room, ({ length }) => length);

  const answer: Elsewhere['answer'] = async (message, emit, signal) => {
    const key = keyOf(message, clock);
    if (key.length > longestMessage) return answerAnew(message, emit, signal);
    const known = kept.get(key);
    if (known !== undefined) {
      const told = JSON.parse(known) as Told;
      for (const event of told.events) emit?.(event);
      return told.answer;
    }
    const events: AskEvent[] = [];
    const made = await answerAnew(
      message,
      (event) => {
        events.push(event);
        emit?.(event);
      },
      signal,
    );
    kept.hold(key, JSON.stringify({ answer: made, events } satisfies Told));
    return made;
  };
  return { answer, letGo: kept.forgetAll };
}
