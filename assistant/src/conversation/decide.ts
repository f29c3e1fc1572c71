import { distanceKm } from '@wayfare/almanac/distance';
import { applyEdit } from '@wayfare/planner';
import { followUp } from '../follow-ups/follow-up.ts';
import { answerQuestion } from '../questions/answer-question.ts';
import type { Turn } from './context.ts';
import { answerFirstRequest } from './first-request.ts';
import type { Change } from './change.ts';
import { keyOf } from './change.ts';
import { mendedRequest } from './mend-clash.ts';
import type { Reply } from './reply.ts';
import { wishesForTrip } from './suggest-somewhere.ts';

const undoWords =
  /^(?:please )?(?:undo|revert|take (?:that|it) back|put (?:it|that) back|go back|restore (?:it|that)|never ?mind)\b/i;
const whatChanged =
  /\bwhat changed\b|\bwhat you(?:'ve| have)? changed\b|\b(?:which|what) changes\b|\bwhat (?:did you|have you|has|was|got) (?:just )?chang\w*|\bwhat(?:'s| is) (?:new|different)\b|\bshow (?:me )?the changes\b/i;
const newTrip =
  /\b(?:new trip|another trip|different trip|start over|from scratch|forget (?:it|that|this|the trip))\b/i;
const planWords =
  /\b(?:plan|organi[sz]e|create|craft|design|book|arrange|itinerary|trip|holiday|vacation|getaway)\b/i;
/** Asked for information, not for a change: "can you add …?" and "how about …?" are changes. */
const plainQuestion =
  /^(?:(?:and|so|but|ok|also),? )?(?:is|are|am|do|does|did|will|would|should|what(?! (?:about|if))|what's|which|when|where|who|why|how(?! about))\b[^.!]*\?\s*$/i;
const asksForChange =
  /\b(?:you|we|i) (?:please )?(?:also )?(?:add|remove|move|swap|replace|put|change|skip|drop|include|make|extend|shorten|plan)\b/i;
const booking = /\b(?:book|reserve|rent|hire|buy)\b/i;
const secondaryRefusal = 'Just asking is switched on, so I change nothing.';

/** Whether a message asks what was changed or wants it taken back: that is answered from what was kept. */
export const isAboutChanges = (question: string): boolean => {
  const text = question.trim();
  return whatChanged.test(text) || undoWords.test(text);
};

function undo(turn: Turn, changes: readonly Change[]): Reply {
  const present = keyOf(turn.document);
  const change = changes.find(({ leftAt }) => leftAt === present);
  if (change === undefined)
    return {
      text:
        changes.length > 0
          ? 'The trip was changed by hand since my last change, so I leave it. The Undo button of the planner goes back step by step.'
          : 'I no longer hold the step before this one. The Undo button of the planner takes back what was done in this window.',
      suggestions: [],
    };
  const applied = applyEdit(turn.document, change.inverse);
  if ('refused' in applied) return { text: `That cannot be taken back any more: ${applied.refused}` };
  const inverse = change.inverse.edit === 'batch' ? { ...change.inverse, label: 'Undo' } : change.inverse;
  return {
    text: 'Done: the trip is as it was before my last change.',
    edits: [inverse],
    takesBack: true,
    document: applied.document,
    findings: turn.auditTrip(applied.document),
    suggestions: [],
  };
}

function tellChange(turn: Turn, changes: readonly Change[]): Reply {
  const [last] = changes;
  if (last === undefined)
    return { text: 'I have not changed this trip since it was last edited here.', suggestions: [] };
  const present = keyOf(turn.document);
  const change = changes.find(({ leftAt }) => leftAt === present);
  return change === undefined
    ? {
        text: `My last change: ${last.label} It was taken back, or the trip was changed by hand since.`,
        suggestions: [],
      }
    : { text: `My last change: ${change.label}`, suggestions: ['Undo'] };
}

/** A whole new trip, rather than a change of the present one. */
function isFirstRequest(turn: Turn): boolean {
  const { reading, document } = turn;
  if (newTrip.test(reading.text)) return true;
  const { request } = reading;
  const present = new Set(
    document.trip.stops.flatMap(({ place }) => [
      place.placeId,
      place.countryCode === undefined ? '' : `country:${place.countryCode}`,
    ]),
  );
  const fresh = reading.mentions.filter(
    ({ role, hit }) => role === 'destination' && hit !== null && !present.has(hit.id),
  );
  const timed = request.days !== undefined || request.startOn !== undefined || request.month !== undefined;
  return (
    fresh.length > 0 &&
    planWords.test(reading.text) &&
    timed &&
    !/\b(?:add|include|also|more|extra|longer|day trip|remove|skip)\b/i.test(reading.text)
  );
}

/** "Rather Dubai": the same wishes, somewhere else. */
function elsewhere(turn: Turn): Turn | null {
  const { reading, document } = turn;
  const [mention] = reading.mentions;
  if (
    !/^(?:rather|instead|what about|how about|make it|better|no,?)\b/i.test(reading.text) ||
    mention?.hit == null ||
    mention.hit.kind === 'attraction' ||
    reading.mentions.length !== 1
  )
    return null;
  if (document.trip.stops.some(({ place }) => place.placeId === mention.hit?.id)) return null;
  const { destinations: _, mustSee: __, fixed: ___, ...wishes } = document.trip.request;
  const request = { ...document.trip.assumed, ...wishes, ...reading.request };
  return {
    ...turn,
    reading: {
      ...reading,
      mentions: [{ ...mention, role: 'destination' }],
      request: { ...request, destinations: [mention.hit.name] },
    },
  };
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

/** Chooses what a message asks for and answers it. */
export function decide(turn: Turn, changes: readonly Change[]): Reply {
  const { text } = turn.reading;
  if (whatChanged.test(text)) return tellChange(turn, changes);
  if (undoWords.test(text) && !turn.secondary) return undo(turn, changes);
  const question = answerQuestion(turn);
  if (question !== null) return question;
  if (turn.secondary)
    return {
      text: `${secondaryRefusal} Ask me about opening hours, ways from place to place, food, weather, money, or what to pack; switch it off to change the trip.`,
      suggestions: ['What should I pack?', 'How is the weather?'],
    };
  const beside = turn.hasTrip ? besideTrip(turn) : null;
  const dayTrip = beside === null ? null : followUp(beside);
  if (dayTrip !== null) return dayTrip;
  const other = turn.hasTrip && !turn.secondary ? elsewhere(turn) : null;
  if (other !== null) return answerFirstRequest(other);
  const mended = mendedRequest(turn);
  if (mended !== null) return answerFirstRequest(mended);
  if (turn.hasTrip && plainQuestion.test(text) && !asksForChange.test(text))
    return {
      text: 'I cannot answer that from my atlas, so I changed nothing. I can tell you about opening hours, ways from place to place, food, weather, money, visas, plugs, and what to pack.',
      suggestions: ['What should I pack?', 'How is the weather?'],
    };
  if (!turn.hasTrip || isFirstRequest(turn)) return answerFirstRequest(turn);
  const changed = followUp(turn);
  if (changed !== null) return changed;
  const newPlace = turn.reading.mentions.some(({ role, hit }) => role === 'destination' && hit !== null);
  if (newPlace && wishesForTrip(turn)) return answerFirstRequest(turn);
  if (booking.test(text))
    return {
      text: 'I do not book or rent anything. I can say what has to be booked ahead, keep its hour in the plan ("dinner on day 2 at 20:00"), and you can note the booking with each item.',
      suggestions: ['What did we decide?', 'What should I pack?'],
    };
  return {
    text: 'I did not understand that. You can ask me to add, remove, move or swap places and days, change the pace, the dates or the length, or ask about opening hours, ways, food and weather.',
    suggestions: ['Make it more relaxed', 'Add a day', 'What should I pack?'],
  };
}
