import { useQuery } from '@tanstack/react-query';
import type { ChatAnswer, ConversationTurn, PlaceCard } from '@wayfare/contracts/chat-endpoints';
import type { Intent } from '@wayfare/contracts/intent';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { api } from '../api.ts';
import { historyFor, type Message } from './conversation.ts';

interface Question {
  question: string;
  /** What a pressed button means. */
  intents: Intent[] | undefined;
  before: readonly Message[];
  document: TripDocument;
  tripId: string | undefined;
  justAsking: boolean;
  /** The answer that this one takes the place of. */
  replaces: string | undefined;
}

interface Listener {
  onText: (piece: string) => void;
  onCards: (cards: PlaceCard[]) => void;
  signal: AbortSignal;
}

/** The conversation that is kept with a saved trip or draft; asked for once when the planner opens it. */
export const useKeptConversation = (tripId: string | undefined, signedIn: boolean) =>
  useQuery({
    queryKey: ['conversation', tripId],
    queryFn: async ({ signal }) =>
      (await api.call('tripConversation', { params: { id: tripId ?? '' }, signal })).turns,
    enabled: signedIn && tripId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Gives the server what was said before the trip was saved. Without it the conversation stays in this tab. */
export const handOverConversation = (tripId: string, turns: ConversationTurn[]) =>
  api.call('handOverConversation', { params: { id: tripId }, body: { turns } }).catch(() => undefined);

/** One event of a server's stream: its name and what it says. */
interface StreamEvent {
  name: string;
  data: unknown;
}

function eventOf(block: string): StreamEvent | null {
  let name = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    if (line.startsWith('event:')) name = line.slice(6).trim();
    if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
  }
  return data.length === 0 ? null : { name, data: JSON.parse(data.join('\n')) as unknown };
}

/** The events of a stream as they come in, however the network cuts them. What never ended is left out. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += (value ? decoder.decode(value, { stream: !done }) : '').replaceAll('\r', '');
      const blocks = rest.split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = eventOf(block);
        if (event) yield event;
      }
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

const textOf = (data: unknown) => (data as { message?: string } | null)?.message;

/** Asks the assistant and hears its answer as it is made; answers the whole of it. */
export async function askAssistant(
  asked: Question,
  { onText, onCards, signal }: Listener,
): Promise<ChatAnswer> {
  const { question, intents, before, document, tripId, justAsking, replaces } = asked;
  const { trip, plan, tripName } = document;
  const body = await api.stream('ask', {
    body: {
      question,
      ...(intents ? { intents } : {}),
      history: historyFor(before, question),
      trip,
      plan,
      secondary: justAsking,
      ...(tripName ? { tripName } : {}),
      ...(tripId ? { tripId } : {}),
      ...(replaces ? { replaces } : {}),
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
    if (name === 'error') throw new Error(textOf(data) ?? 'The answer was cut off. Please try again.');
  }
  throw new Error('The answer was cut off. Please try again.');
}
