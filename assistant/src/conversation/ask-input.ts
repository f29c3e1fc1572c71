import type { Atlas, TravelModel } from '@wayfare/atlas';
import type { ChatAnswer, ChatMessage, PlaceCard } from '@wayfare/contracts/chat-endpoints';
import type { Intent } from '@wayfare/contracts/intent';
import type { Edit } from '@wayfare/contracts/edit';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { Plan } from '@wayfare/contracts/plan';
import type { Trip } from '@wayfare/contracts/trip';
import type { Change } from './change.ts';

/** A name of a message that the atlas does not know, and the place that servers of others know by it. */
export interface FoundElsewhere {
  name: string;
  place: PlaceRef;
}

/** One message with what it is about. */
export interface AskInput {
  question: string;
  /** What a pressed button means; the words of the message are not read then. */
  intents?: readonly Intent[] | undefined;
  history?: readonly ChatMessage[] | undefined;
  trip?: Trip | null | undefined;
  plan?: Plan | null | undefined;
  tripName?: string | undefined;
  /** Only asking: nothing is changed. */
  secondary?: boolean | undefined;
  timeZone?: string | undefined;
  locale?: string | undefined;
  /** The reader's present instant, ISO 8601. */
  now?: string | undefined;
  /** What earlier answers of this conversation changed, the newest first; asked for only when a message needs it. */
  changes?: (() => Promise<readonly Change[]>) | undefined;
  /** What servers of others know of names that the atlas does not. */
  found?: readonly FoundElsewhere[] | undefined;
  /** Asks them; left out where nobody may be asked. */
  lookUp?: ((names: readonly string[]) => Promise<readonly FoundElsewhere[]>) | undefined;
  /** Aborted when the reader leaves. */
  signal?: AbortSignal | undefined;
}

/** A message for the embedded engine, without anything that only lives in one thread. */
export interface PlainMessage {
  input: Omit<AskInput, 'changes' | 'lookUp' | 'signal'>;
  changes: readonly Change[];
  /** What was said already while this is worked out. */
  opening: string;
}

/** The answer without the id that the server gives it, and how to take back what it changed. */
export interface Answer extends Omit<ChatAnswer, 'messageId'> {
  change: Change | null;
  /** Names of places that nobody here knows. */
  lacking: readonly string[];
}

/** A piece of the answer, as it is made. */
export type AskEvent = { text: string } | { edits: Edit[] } | { cards: PlaceCard[] };

/** What the assistant works with. */
export interface AssistantParts {
  atlas: Atlas;
  travel: TravelModel;
  /** The clock, for readers who do not send theirs. */
  now: () => Date;
}
