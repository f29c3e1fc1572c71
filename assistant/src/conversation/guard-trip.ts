import { counted, joinWords } from '@wayfare/wording/words';
import type { Stop } from '@wayfare/contracts/trip';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { clausesOf } from '../understanding/clauses-of.ts';
import {
  asksForNewTrip,
  asksToEmpty,
  asksToExchange,
  asksToTakeOut,
  lengthAsked,
} from '../understanding/read-asking.ts';
import { saysTravelTime } from '../understanding/read-travel-times.ts';
import type { Turn } from './context.ts';
import type { Losses } from './losses.ts';
import { daysOf, lossesOf } from './losses.ts';
import { mayReplace } from './may-replace.ts';
import type { Reply } from './reply.ts';
import { AGREE, agreedProposal, HELD_QUESTION, LEAVE } from './short-answers.ts';

/** "Make it shorter" without a number takes no more than this. */
const MOST_UNSAID_DAYS = 2;

/** The names under which the message may speak of a stop. */
const namesOf = (stop: Stop, { reading }: Turn): string[] => [
  stop.place.name,
  ...reading.mentions.flatMap(({ hit, surface }) => (hit?.id === stop.place.placeId ? [surface] : [])),
];

function isStopGiven(stop: Stop, clauses: readonly string[], turn: Turn): boolean {
  const others = turn.document.trip.stops.flatMap((one) => (one.id === stop.id ? [] : namesOf(one, turn)));
  return clauses.some((clause) =>
    namesOf(stop, turn).some((name) => asksToTakeOut(clause, name, others) || asksToExchange(clause, name)),
  );
}

/** Whether so many days less are what was said: the difference, the whole, or one of the stays. */
function areDaysGiven(lost: number, clauses: readonly string[], turn: Turn, after: TripDocument): boolean {
  const names = turn.document.trip.stops.flatMap((stop) => namesOf(stop, turn));
  const days = daysOf(after);
  const stays = after.trip.stops.flatMap(({ nights }) => [nights, nights + 1]);
  const lengths = new Set([lost, days, days - 1, ...stays]);
  return clauses.some((clause) => {
    const said = lengthAsked(clause, names);
    if (said === null) return false;
    return said.counts.length === 0
      ? lost <= MOST_UNSAID_DAYS
      : said.counts.some((count) => lengths.has(count));
  });
}

/** What a changed trip would lose without being clearly asked to; null where there is no such thing. */
export function unaskedLosses(turn: Turn, after: TripDocument): Losses | null {
  const losses = lossesOf(turn.document, after);
  const words = agreedProposal(turn.question, turn.history) ?? turn.reading.text;
  if (mayReplace(turn) || asksForNewTrip(words)) return null;
  const clauses = clausesOf(words);
  const stops = losses.stops.filter((stop) => !isStopGiven(stop, clauses, turn));
  const given = losses.stops.filter((stop) => !stops.includes(stop));
  const lost = losses.days - given.reduce((sum, { nights }) => sum + nights, 0);
  const days = lost <= 0 || areDaysGiven(lost, clauses, turn, after) ? 0 : losses.days;
  const ends = new Set(saysTravelTime(words) ? [1, daysOf(turn.document)] : []);
  const emptied = clauses.some(asksToEmpty) ? [] : losses.emptied.filter((day) => !ends.has(day));
  if (stops.length === 0 && days === 0 && emptied.length === 0) return null;
  return { stops, everything: losses.everything && stops.length > 0, days, emptied };
}

/** Says what would be lost, after "that would". */
export function describeLosses({ stops, everything, days, emptied }: Losses): string {
  if (everything) return 'put another trip in the place of this one';
  const names = joinWords(stops.map(({ place }) => place.name));
  return joinWords([
    ...(stops.length > 0 ? [`take ${names} out of the trip`] : []),
    ...(days > 0 ? [`make the trip ${counted(days, 'day')} shorter`] : []),
    ...(emptied.length > 0
      ? [`leave day${emptied.length === 1 ? '' : 's'} ${joinWords(emptied.map(String))} without any sights`]
      : []),
  ]);
}

/** Quick replies that ask clearly for what would be lost. */
export function waysToAsk({ stops, everything, days }: Losses, after: TripDocument): string[] {
  const names = after.trip.stops.map(({ place }) => place.name);
  const asked = everything
    ? `Plan a new trip to ${joinWords(names)} for ${counted(daysOf(after), 'day')}`
    : stops.length > 0
      ? `Leave out ${joinWords(stops.map(({ place }) => place.name))}`
      : days > 0
        ? `Make it ${counted(daysOf(after), 'day')}`
        : null;
  return [...(asked === null ? [] : [asked]), LEAVE];
}

/**
 * The last look at an answer before it is given. What it would take away without being asked to is not done, but
 * becomes a question: a misread message may cost a click, never a trip.
 */
export function guardTrip(turn: Turn, reply: Reply): Reply {
  if (reply.document === undefined || reply.takesBack === true) return reply;
  const losses = unaskedLosses(turn, reply.document);
  if (losses === null) return reply;
  return {
    text: `That would ${describeLosses(losses)}, so I have not done it yet. ${HELD_QUESTION}`,
    suggestions: [AGREE, LEAVE],
  };
}
