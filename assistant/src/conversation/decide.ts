import { distanceKm } from '@wayfare/almanac/distance';
import { answerDanger } from '../care/answer-danger.ts';
import { followUp } from '../follow-ups/follow-up.ts';
import { answerQuestion } from '../questions/answer-question.ts';
import { asksForElsewhere } from '../understanding/read-asking.ts';
import type { Turn } from './context.ts';
import { answerFirstRequest } from './first-request.ts';
import type { Change } from './change.ts';
import { correctedPlace, goalsOf, mayReplace } from './may-replace.ts';
import { mendedRequest } from './mend-clash.ts';
import { offerPlace } from './offer-place.ts';
import type { Reply } from './reply.ts';
import { refuses, WHERE_QUESTION } from './short-answers.ts';
import { answerAboutChanges } from './take-back.ts';

/** So begins what is asked of somebody who plans whole trips. */
const planning =
  /^(?:please |can you |could you |now |let's |we want to |i want to )*(?:plan|organi[sz]e|create|craft|design|book|arrange)\b/i;
/** Words of somebody who thinks of going somewhere. */
const wishes =
  /\b(?:trip|plan|itinerary|holiday|vacation|days?|nights?|weeks?|weekend|honeymoon|visit|go|going|travel|tour|getaway)\b/i;
/** Asked for information, not for a change: "can you add …?" and "how about …?" are changes. */
const plainQuestion =
  /^(?:(?:and|so|but|ok|also),? )?(?:is|are|am|do|does|did|will|would|should|what(?! (?:about|if))|what's|which|when|where|who|why|how(?! about))\b[^.!]*\?\s*$/i;
const asksForChange =
  /\b(?:you|we|i) (?:please )?(?:also )?(?:add|remove|move|swap|replace|put|change|skip|drop|include|make|extend|shorten|plan)\b/i;
const booking = /\b(?:book|reserve|rent|hire|buy)\b/i;
const secondaryRefusal = 'Just asking is switched on, so I change nothing.';

/** The words of another whole trip, though not that it takes the place of the present one: "plan 5 days in Rome". */
function seemsWholeTrip(turn: Turn): boolean {
  const { request, text } = turn.reading;
  const present = new Set(
    turn.document.trip.stops.flatMap(({ place }) => [place.placeId, `country:${place.countryCode}`]),
  );
  const isTimed = request.days !== undefined || request.startOn !== undefined || request.month !== undefined;
  return isTimed && planning.test(text) && goalsOf(turn).some(({ hit }) => !present.has(hit?.id));
}

/** "Let's go to Lisbon instead" about several stops: it does not say instead of what. */
const isElsewhere = (turn: Turn): boolean => {
  const [goal, second] = goalsOf(turn);
  return goal !== undefined && second === undefined && asksForElsewhere(turn.reading.text, goal.surface);
};

/** Another trip was clearly asked for: the same wishes elsewhere, one of its own, or it is asked where. */
function replaceTrip(turn: Turn): Reply {
  const [only, second] = goalsOf(turn);
  const { reading, document } = turn;
  if (only === undefined && !/\b(?:somewhere|anywhere|surprise)\b/i.test(reading.text))
    return { text: `Gladly. ${WHERE_QUESTION}`, suggestions: [] };
  const keepsWishes =
    correctedPlace(turn) !== null || (second === undefined && /\binstead\W*$/i.test(reading.text));
  if (!keepsWishes || only?.hit == null) return answerFirstRequest(turn);
  const { destinations: _, mustSee: __, fixed: ___, ...wishes } = document.trip.request;
  const request = {
    ...document.trip.assumed,
    ...wishes,
    ...reading.request,
    destinations: [only.hit.name],
  };
  return answerFirstRequest({
    ...turn,
    reading: { ...reading, mentions: [{ ...only, role: 'destination' }], request },
  });
}

const DAY_TRIP_KM = 120;

/** "What about Sintra?" on a trip to Lisbon: a day there, and no other trip. */
function besideTrip(turn: Turn): Turn | null {
  const { reading, document } = turn;
  const [mention] = reading.mentions;
  const hit = mention?.hit;
  const asks =
    /^(?:(?:and )?(?:what|how) about|maybe)\b/i.test(reading.text) && reading.mentions.length === 1;
  const isNear = document.trip.stops.some(
    ({ place }) =>
      hit != null &&
      place.placeId !== hit.id &&
      distanceKm(place.latitude, place.longitude, hit.lat, hit.lon) < DAY_TRIP_KM,
  );
  if (!asks || !isNear || hit?.kind !== 'city' || mention === undefined) return null;
  return { ...turn, reading: { ...reading, text: `add a day trip to ${mention.surface}` } };
}

const noAnswer = 'I cannot answer that from my atlas';
const answerable =
  'I can tell you about opening hours, ways from place to place, food, weather, money, visas, plugs, and what to pack.';
const questions = ['What should I pack?', 'How is the weather?'];
const isUnanswerable = (text: string): boolean => plainQuestion.test(text) && !asksForChange.test(text);

/** A message about a trip that is there. */
function decideAboutTrip(turn: Turn): Reply {
  const { text } = turn.reading;
  const beside = besideTrip(turn);
  const dayTrip = beside === null ? null : followUp(beside);
  if (dayTrip !== null) return dayTrip;
  if (isUnanswerable(text))
    return { text: `${noAnswer}, so nothing has changed. ${answerable}`, suggestions: questions };
  if (mayReplace(turn)) return replaceTrip(turn);
  const changed = seemsWholeTrip(turn) || isElsewhere(turn) ? null : followUp(turn);
  if (changed !== null) return changed;
  if (booking.test(text))
    return {
      text: 'I do not book or rent anything. I can say what has to be booked ahead, keep its hour in the plan ("dinner on day 2 at 20:00"), and you can note the booking with each item.',
      suggestions: ['What did we decide?', 'What should I pack?'],
    };
  return (
    offerPlace(turn) ?? {
      text: 'I did not understand that, so nothing has changed. You can ask me to add, remove, move or swap places and days, change the pace, the dates or the length, or ask about opening hours, ways, food and weather.',
      suggestions: ['Make it more relaxed', 'Add a day', 'What should I pack?'],
    }
  );
}

/** Chooses what a message asks for and answers it. */
export function decide(turn: Turn, changes: readonly Change[]): Reply {
  const danger = answerDanger(turn);
  if (danger !== null) return danger;
  const aboutChanges = answerAboutChanges(turn, changes);
  if (aboutChanges !== null) return aboutChanges;
  if (turn.hasTrip && refuses(turn.question))
    return { text: 'All right, everything stays as it is.', suggestions: [] };
  const question = answerQuestion(turn);
  if (question !== null) return question;
  if (turn.secondary)
    return {
      text: `${secondaryRefusal} Ask me about opening hours, ways from place to place, food, weather, money, or what to pack; switch it off to change the trip.`,
      suggestions: ['What should I pack?', 'How is the weather?'],
    };
  if (turn.hasTrip) return decideAboutTrip(turn);
  // A question that cannot be answered is no wish for a trip to the place it names.
  if (isUnanswerable(turn.reading.text) && goalsOf(turn).length > 0 && !wishes.test(turn.reading.text))
    return { text: `${noAnswer}. ${answerable}`, suggestions: [] };
  return answerFirstRequest(mendedRequest(turn) ?? turn);
}
