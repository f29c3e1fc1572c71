import type { ChatAnswer, PlaceCard } from '@wayfare/contracts/chat-endpoints';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { api } from '../api.ts';
import { historyFor, type Message } from './conversation.ts';
import { readEvents } from './read-events.ts';

interface Question {
  question: string;
  before: readonly Message[];
  document: TripDocument;
  tripId: string | undefined;
  justAsking: boolean;
}

interface Listener {
  onText: (piece: string) => void;
  onCards: (cards: PlaceCard[]) => void;
  signal: AbortSignal;
}

const textOf = (data: unknown) => (data as { message?: string } | null)?.message;

/** Asks the assistant and hears its answer as it is made; answers the whole of it. */
export async function askAssistant(
  asked: Question,
  { onText, onCards, signal }: Listener,
): Promise<ChatAnswer> {
  const { question, before, document, tripId, justAsking } = asked;
  const { trip, plan, tripName } = document;
  const body = await api.stream('ask', {
    body: {
      question,
      history: historyFor(before, question),
      trip,
      plan,
      secondary: justAsking,
      ...(tripName ? { tripName } : {}),
      ...(tripId ? { tripId } : {}),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      locale: navigator.language,
      now: new Date().toISOString(),
    },
    signal,
  });
  for await (const { name, data } of readEvents(body)) {
    if (name === 'text') onText(data as string);
    if (name === 'cards') onCards(data as PlaceCard[]);
    if (name === 'done') return data as ChatAnswer;
    if (name === 'error') throw new Error(textOf(data) ?? 'The answer broke off.');
  }
  throw new Error('The answer broke off.');
}
