import { asksForElsewhere, asksForNewTrip } from '../understanding/read-asking.ts';
import type { RoledMention } from '../read/reading.ts';
import type { Turn } from './context.ts';
import { lastAnswer, WHERE_QUESTION } from './short-answers.ts';

/** The places that a message wants to go to. */
export const goalsOf = ({ reading }: Turn): RoledMention[] =>
  reading.mentions.filter(
    ({ role, hit, venue }) => hit !== null && !venue && role !== 'origin' && role !== 'excluded',
  );

/** "Rather Dubai" about a trip with one stop: the only place named, and nothing else said. */
export function correctedPlace({ reading, document }: Turn): RoledMention | null {
  const [mention] = reading.mentions;
  const isOther =
    mention?.hit != null &&
    mention.hit.kind !== 'attraction' &&
    reading.mentions.length === 1 &&
    document.trip.stops.every(({ place }) => place.placeId !== mention.hit?.id);
  if (!isOther || document.trip.stops.length !== 1) return null;
  return asksForElsewhere(reading.text, mention.surface) ? mention : null;
}

/** Whether the message clearly asks that another trip takes the place of the present one. */
export const mayReplace = (turn: Turn): boolean =>
  asksForNewTrip(turn.reading.text) ||
  correctedPlace(turn) !== null ||
  (lastAnswer(turn.history).endsWith(WHERE_QUESTION) && goalsOf(turn).length > 0);
