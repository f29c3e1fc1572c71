import { currencyOfRegion } from '@wayfare/almanac/currency-of-region';
import type { ChatMessage } from '@wayfare/contracts/chat-endpoints';
import type { Marked, Message } from '@wayfare/reader';
import type { Finding } from '@wayfare/contracts/finding';
import type { Trip } from '@wayfare/contracts/trip';
import { emptyTrip } from '@wayfare/contracts/empty-trip';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { auditTrip } from '../planning/audit-trip.ts';
import { waysOf } from '../planning/ways.ts';
import { todayOf } from './local-date.ts';
import type { Conversation } from '../read/next/clause.ts';
import { correctedLast } from '../read/next/corrected-last.ts';
import type { ReadAgainst } from '../read/read-text.ts';
import { readText } from '../read/read-text.ts';
import type { Reading } from '../read/reading.ts';
import type { AskInput, AssistantParts, FoundElsewhere } from './ask-input.ts';

/** One turn of the conversation: the message read, the trip it is about, and the world. */
export interface Turn extends AssistantParts {
  question: string;
  /** The message with what its words and clauses say. */
  marked: Marked;
  /** What a request for a trip in it says. */
  reading: Reading;
  history: readonly ChatMessage[];
  document: TripDocument;
  hasTrip: boolean;
  /** The trip was only now planned, by this very message: its days may all change for what else it says. */
  isNew?: boolean;
  today: string;
  currency: string;
  /** The city that the reader's clock is named after. */
  home: string | null;
  /** The country of the reader's locale, "DE" in "de-DE". */
  region: string | undefined;
  secondary: boolean;
  /** What servers of others know of names in it. */
  found: readonly FoundElsewhere[];
  /** Names that neither they nor the atlas know, as they come up. */
  lacking: Set<string>;
  /** What does not hold in a plan, by the atlas. */
  auditTrip: (document: TripDocument) => Finding[];
}

const regionOf = (locale: string | undefined): string | undefined =>
  /[-_]([A-Za-z]{2})\b/.exec(locale ?? '')?.[1]?.toUpperCase();

/** The currency that a reader of this locale most probably means. */
export const currencyOfLocale = (locale: string | undefined): string =>
  currencyOfRegion(regionOf(locale) ?? '') ?? 'USD';

function homeOf(timeZone: string | undefined, { atlas }: AssistantParts): string | null {
  const name = timeZone?.split('/').at(-1)?.replaceAll('_', ' ') ?? '';
  const match =
    /^\p{L}{3,}/u.test(name) && name !== 'UTC' ? atlas.findPlace(name, { kinds: ['city'] }) : null;
  return match !== null && match.hit.match === 'exact' && match.confidence >= 0.8 ? match.hit.name : null;
}

/** What the reader is told of a trip: where one stays, and what is in the plan. */
function talkedOf({ trip, plan }: TripDocument): Message['trip'] {
  if (trip.stops.length === 0) return null;
  const titles = (plan?.days ?? []).flatMap(({ items }) =>
    items.filter(({ kind }) => kind !== 'transfer').map(({ title }) => title),
  );
  return { stops: trip.stops.map(({ place }) => place.name), items: [...new Set(titles)] };
}

/** Spots of the stops, by which a name near them is told from its namesakes. */
export const spotsOf = ({ stops }: Trip): NonNullable<ReadAgainst['near']> =>
  stops.flatMap(({ place }) =>
    place.placeId === undefined
      ? []
      : [
          {
            id: place.placeId,
            kind: 'city' as const,
            countryCode: place.countryCode ?? '',
            lat: place.latitude,
            lon: place.longitude,
          },
        ],
  );

type Unread = Omit<Turn, 'marked' | 'reading' | 'question'>;

/** What a follow-up is read against. */
export function talkOf({ document, history, today, region, currency }: Unread): Conversation {
  const last = history.findLast(({ role }) => role === 'assistant')?.text.trim();
  // Only a question of ours is answered by what comes next.
  const lastAnswer = last?.endsWith('?') === true ? last : undefined;
  const lastSaid = history.findLast(({ role }) => role === 'user')?.text;
  const talked = talkedOf(document);
  return {
    today,
    dayFirst: region !== 'US',
    currency: document.trip.request.budget?.currency ?? (region === undefined ? null : currency),
    ...(lastAnswer !== undefined && { lastAnswer }),
    ...(lastSaid !== undefined && { lastSaid }),
    trip:
      talked === null
        ? null
        : {
            ...talked,
            nights: document.trip.stops.map(({ nights }) => nights),
            startOn: document.trip.startOn,
            days: document.plan?.days.length ?? null,
          },
  };
}

/** The turn with its message read. */
function withReading(turn: Unread, question: string): Turn {
  const { today, dayFirst, currency, trip, lastAnswer, lastSaid } = talkOf(turn);
  const meant = correctedLast(question, trip === null ? undefined : lastSaid) ?? question;
  const read = readText(
    { ...(lastAnswer !== undefined && { lastAnswer }), text: meant, trip },
    {
      atlas: turn.atlas,
      today,
      dayFirst,
      currency,
      homeCountry: turn.region?.toLowerCase(),
      near: spotsOf(turn.document.trip),
    },
  );
  return { ...turn, question, ...read };
}

/** The same turn with other words in the place of the message. */
export const turnFor = (turn: Turn, question: string): Turn => withReading(turn, question);

/** Reads a message and lays beside it what it is about. */
export function openTurn(input: AskInput, parts: AssistantParts): Turn {
  const today = todayOf(input, parts.now);
  const currency = currencyOfLocale(input.locale);
  const question = input.question.slice(0, 4000).normalize('NFC');
  const trip = input.trip ?? emptyTrip();
  const turn: Unread = {
    ...parts,
    history: input.history ?? [],
    document: { tripName: input.tripName?.trim() || 'New trip', trip, plan: input.plan ?? null },
    hasTrip: trip.stops.length > 0,
    today,
    currency,
    home: homeOf(input.timeZone, parts),
    region: regionOf(input.locale),
    secondary: input.secondary === true,
    found: input.found ?? [],
    lacking: new Set(),
    auditTrip: (document) => auditTrip(document, parts.atlas, waysOf(document, parts.travel)),
  };
  return withReading(turn, question);
}
