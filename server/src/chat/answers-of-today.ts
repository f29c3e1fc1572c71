import { type Answer, type AskEvent, type Elsewhere, type PlainMessage, todayOf } from '@wayfare/assistant';

interface Limits {
  answers: number;
  /** Of all answers with what they answer, in characters. */
  characters: number;
}

const usual: Limits = { answers: 100, characters: 4_000_000 };
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
  { answers, characters }: Limits = usual,
): { answer: Elsewhere['answer']; letGo: () => void } {
  const kept = new Map<string, string>();
  let size = 0;

  const forget = (key: string) => {
    const told = kept.get(key);
    if (told === undefined) return;
    size -= key.length + told.length;
    kept.delete(key);
  };
  const keep = (key: string, told: string) => {
    forget(key);
    kept.set(key, told);
    size += key.length + told.length;
    for (const oldest of kept.keys()) {
      if (kept.size <= answers && size <= characters) break;
      forget(oldest);
    }
  };

  const answer: Elsewhere['answer'] = async (message, emit, signal) => {
    const key = keyOf(message, clock);
    if (key.length > longestMessage) return answerAnew(message, emit, signal);
    const known = kept.get(key);
    if (known !== undefined) {
      const told = JSON.parse(known) as Told;
      keep(key, known);
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
    keep(key, JSON.stringify({ answer: made, events } satisfies Told));
    return made;
  };
  const letGo = () => {
    kept.clear();
    size = 0;
  };
  return { answer, letGo };
}
