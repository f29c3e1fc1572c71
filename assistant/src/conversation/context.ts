import { distanceKm } from '@wayfare/almanac/distance';
import type { ChatMessage } from '@wayfare/contracts/chat-endpoints';
import type { PlaceHit } from '@wayfare/atlas';
import type { Finding } from '@wayfare/contracts/finding';
import type { Trip } from '@wayfare/contracts/trip';
import { emptyTrip } from '@wayfare/contracts/empty-trip';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { auditTrip } from '../planning/audit-trip.ts';
import { waysOf } from '../planning/ways.ts';
import { todayIn } from '../understanding/local-date.ts';
import type { Reading } from '../read/reading.ts';
import { readRequest } from '../understanding/read-request.ts';
import type { AskInput, AssistantParts } from './ask-input.ts';

/** One turn of the conversation: the message read, the trip it is about, and the world. */
export interface Turn extends AssistantParts {
  question: string;
  reading: Reading;
  history: readonly ChatMessage[];
  document: TripDocument;
  hasTrip: boolean;
  today: string;
  currency: string;
  /** The city that the reader's clock is named after. */
  home: string | null;
  /** The country of the reader's locale, "DE" in "de-DE". */
  region: string | undefined;
  secondary: boolean;
  /** What does not hold in a plan, by the atlas. */
  auditTrip: (document: TripDocument) => Finding[];
}

const regionCurrency: Readonly<Record<string, string>> = {
  GB: 'GBP',
  US: 'USD',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  CH: 'CHF',
  JP: 'JPY',
  IN: 'INR',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  PL: 'PLN',
  CZ: 'CZK',
  SG: 'SGD',
};
const euroRegions = new Set('AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK BG'.split(' '));

const regionOf = (locale: string | undefined): string | undefined =>
  /[-_]([A-Za-z]{2})\b/.exec(locale ?? '')?.[1]?.toUpperCase();

/** The currency that a reader of this locale most probably means. */
export function currencyOfLocale(locale: string | undefined): string {
  const region = regionOf(locale) ?? '';
  return euroRegions.has(region) ? 'EUR' : (regionCurrency[region] ?? 'USD');
}

function homeOf(timeZone: string | undefined, { atlas }: AssistantParts): string | null {
  const name = timeZone?.split('/').at(-1)?.replaceAll('_', ' ') ?? '';
  const match =
    /^\p{L}{3,}/u.test(name) && name !== 'UTC' ? atlas.findPlace(name, { kinds: ['city'] }) : null;
  return match !== null && match.hit.match === 'exact' && match.confidence >= 0.8 ? match.hit.name : null;
}

/** So near to a stop a place is meant rather than its namesake at the other end of the world. */
const NEAR_KM = 150;

/** In a trip to Rome "Tivoli" is the town beside it, and not the gardens of Copenhagen. */
function preferNearTrip(reading: Reading, { stops }: Trip): Reading {
  const near = (hit: PlaceHit | null) =>
    hit !== null &&
    stops.some(({ place }) => distanceKm(place.latitude, place.longitude, hit.lat, hit.lon) < NEAR_KM);
  const mentions = reading.mentions.map((mention) => {
    const nearer =
      near(mention.hit) || mention.role === 'origin' ? undefined : mention.alternatives.find(near);
    return nearer === undefined ? mention : { ...mention, hit: nearer };
  });
  return { ...reading, mentions };
}

/** The same turn with other words in the place of the message. */
export function turnFor(turn: Turn, question: string): Turn {
  const { atlas, today, currency, document } = turn;
  const reading = preferNearTrip(readRequest(question, { atlas, today, currency }), document.trip);
  return { ...turn, question, reading };
}

/** Reads a message and lays beside it what it is about. */
export function openTurn(input: AskInput, parts: AssistantParts): Turn {
  const sent = input.now === undefined ? Number.NaN : Date.parse(input.now);
  const now = Number.isNaN(sent) ? parts.now() : new Date(sent);
  const today = todayIn(now, input.timeZone);
  const currency = currencyOfLocale(input.locale);
  const question = input.question.slice(0, 4000);
  const trip = input.trip ?? emptyTrip();
  return {
    ...parts,
    question,
    reading: preferNearTrip(readRequest(question, { atlas: parts.atlas, today, currency }), trip),
    history: input.history ?? [],
    document: { tripName: input.tripName?.trim() || 'New trip', trip, plan: input.plan ?? null },
    hasTrip: trip.stops.length > 0,
    today,
    currency,
    home: homeOf(input.timeZone, parts),
    region: regionOf(input.locale),
    secondary: input.secondary === true,
    auditTrip: (document) => auditTrip(document, parts.atlas, waysOf(document, parts.travel)),
  };
}
