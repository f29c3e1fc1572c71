import type { Intent } from '@wayfare/contracts/intent';
import { answerDanger } from '../care/answer-danger.ts';
import { anyOf } from '../read/any-of.ts';
import { answerIntents } from './answer-intents.ts';
import type { Change } from './change.ts';
import { changeOf } from './change.ts';
import type { Answer, AskEvent, AskInput, AssistantParts } from './ask-input.ts';
import type { Turn } from './context.ts';
import { openTurn } from './context.ts';
import { answerFirstRequest } from './first-request.ts';
import { mendedRequest } from './mend-clash.ts';
import type { Reply } from './reply.ts';
import { onlyAsks, wantedOf } from './wanted-of.ts';

const ENGINE = 'embedded';

/** First words at once, then the rest by sentences, so that a reader sees the answer come. */
function emitText(text: string, emit: (event: AskEvent) => void): void {
  for (const piece of text.match(/[^.!?\n]+[.!?\n]*\s*|\s+/g) ?? [text]) emit({ text: piece });
}

const tripWords =
  anyOf(`trip, plan, itinerary, holiday, vacation, day, days, night, nights, week, weekend, visit, travel, go to,
  honeymoon`);

/**
 * The words with which a long answer begins, said before it is worked out so that the reader sees at once that
 * something happens; empty for messages that are answered in no time.
 */
export function openingOf({ question, trip, secondary }: AskInput): string {
  const isLong = (trip ?? null) === null || trip?.stops.length === 0;
  const asks = /\?\s*$/.test(question) || secondary === true;
  return isLong && !asks && question.length < 2000 && tripWords.test(question) ? 'Let me see. ' : '';
}

/** A pressed button says what is wanted, a way out of a clash what is to be mended; everything else is read. */
function replyTo(turn: Turn, chosen: readonly Intent[] | undefined, changes: readonly Change[]): Reply {
  if (chosen !== undefined) return answerIntents(turn, { intents: chosen, chosen: true }, changes);
  const danger = answerDanger(turn);
  if (danger !== null) return danger;
  const mended = mendedRequest(turn);
  return mended === null ? answerIntents(turn, wantedOf(turn), changes) : answerFirstRequest(mended);
}

/** Answers one message from what the atlas knows and the planner can do. */
export function ask(
  input: AskInput,
  parts: AssistantParts,
  changes: readonly Change[] = [],
  emit: (event: AskEvent) => void = () => {},
  opening = '',
): Answer {
  const secondary = input.secondary === true || onlyAsks(input.question);
  const turn = openTurn({ ...input, secondary }, parts);
  const reply = replyTo(turn, input.intents, changes);
  const document = reply.document ?? turn.document;
  const answer: Answer = {
    text: `${opening}${reply.text}`,
    edits: reply.edits ?? [],
    tripName: document.tripName,
    trip: document.trip,
    plan: document.plan,
    cards: reply.cards ?? [],
    suggestions: reply.suggestions ?? [],
    ...(reply.choices !== undefined && reply.choices.length > 0 && { choices: reply.choices }),
    findings: reply.findings ?? [],
    leftOut: reply.leftOut ?? [],
    engine: ENGINE,
    change: changeOf(turn.document, reply.edits ?? []),
    lacking: [...turn.lacking],
  };
  emitText(reply.text, emit);
  if (answer.edits.length > 0) emit({ edits: answer.edits });
  if (answer.cards.length > 0) emit({ cards: answer.cards });
  return answer;
}
