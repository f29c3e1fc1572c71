import { clock, counted, joinWords } from '@wayfare/wording/words';
import type { Attraction } from '@wayfare/atlas';
import type { Turn } from '../conversation/context.ts';
import type { Reply } from '../conversation/reply.ts';
import { attractionCard, hoursWords } from '../wording/cards.ts';
import { dateWords } from '../wording/dates-and-money.ts';
import { addDays, weekdayOf } from '@wayfare/almanac/local-date';
import { readDates } from '../understanding/read-dates.ts';
import { airportTransfer } from './airport-transfer.ts';
import { cityQuestion } from './city-questions.ts';
import { countryQuestion } from './country-questions.ts';
import { smallTalk } from './small-talk.ts';
import { sightAsked } from './subject.ts';

const asksOpening =
  /\b(?:open(?:s|ing)?|clos(?:e|es|ed|ing)|shut|get in(?:to)?\b(?=.*\bon\b)|(?:visiting|admission) (?:hours|times))\b/i;
const asksWhichDays = /\b(?:which|what) days?\b/i;
const asksForPlan =
  /\b(?:what (?:did|have) we (?:decide|agree|plan)\w*|recap|summar(?:y|i[sz]e)|overview|(?:show|tell) me the (?:whole |full )?(?:plan|trip|itinerary)|what(?:'s| is) (?:the|our|my) (?:whole |full )?(?:plan|itinerary)|what have we got)\b/i;
const asksNear =
  /^(?:and |so )?(?:what|which|anything|is there|are there|show).*\b(?:near(?:by)?|around|close (?:to|by)|next to|within walking)\b/i;
const asking =
  /\?\s*$|^(?:what|when|where|which|who|how|is|are|do|does|can i|can we|should|will|tell me|show me|compare|any|need|why)\b|\b(?:(?:opening|visiting) (?:hours|times)|tell me (?:about|what|how|which|when|if)|do i need|do we need|packing list|help (?:me|us) pack)\b/i;
const commanding =
  /\b(?:can|could|would|will) you (?:please |help (?:me |us )?|kindly )*(?:plan|create|make|design|organi[sz]e|craft|devise|develop|draft|prepare|provide|generate|arrange|assist|add|remove|move|swap|replace|put|change|book|build|suggest|recommend an itinerary|propose|formulate|construct|outline)\b|\bplan (?:a|an|me|my|our)\b|\bhow about (?:adding|a)\b/i;

/** On which days of the coming week a sight is closed. */
function weekOf({ atlas, today }: Turn, sight: Attraction): Reply {
  const closed = Array.from({ length: 7 }, (_, day) => addDays(today, day)).filter(
    (on) => hoursWords(atlas, sight, on) === 'closed',
  );
  const days = closed.map((on) => `${weekdays[weekdayOf(on)]} (${dateWords(on)})`);
  const words = days.length === 0 ? 'is open every day' : `is closed on ${joinWords(days)}`;
  return {
    text: `In the coming week ${sight.name} ${words}. This comes from my atlas.`,
    cards: [attractionCard(sight, atlas, today)],
    suggestions: [],
  };
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function openingHours(turn: Turn): Reply | null {
  if (!asksOpening.test(turn.reading.text) || /\bopen[- ]jaw\b/i.test(turn.reading.text)) return null;
  const sight = sightAsked(turn);
  if (sight === null)
    return { text: 'Which sight do you mean? Name it and I look up its hours.', suggestions: [] };
  if (asksWhichDays.test(turn.reading.text)) return weekOf(turn, sight);
  const planned = turn.document.plan?.days.find(({ items }) =>
    items.some(({ place }) => place?.placeId === sight.id),
  )?.on;
  const number = /\bday (\d{1,2})\b/i.exec(turn.reading.text)?.[1];
  const ofDay = number === undefined ? null : turn.document.plan?.days[Number(number) - 1]?.on;
  const on =
    ofDay ??
    readDates(turn.reading.text.replace(/\bis\b/i, 'on').replace(/\bon an? (?=\w+day)/i, 'on '), turn.today)
      .startOn ??
    planned ??
    turn.today;
  const unsure = sight.confidence === 'low' ? ' I am not sure of these hours, so check before you go.' : '';
  const entry =
    sight.lastEntry === undefined ? '' : ` Last entry is ${sight.lastEntry} minutes before closing.`;
  const hours = hoursWords(turn.atlas, sight, on);
  const words =
    hours === 'closed' ? 'is closed' : hours === 'always open' ? 'is always open' : `is open ${hours}`;
  return {
    text: `${sight.name} ${words} on ${dateWords(on)}.${hours === 'closed' ? '' : entry}${unsure} This comes from my atlas.`,
    cards: [attractionCard(sight, turn.atlas, on)],
    suggestions: [],
  };
}

function sightPrice(turn: Turn): Reply | null {
  if (!/\b(?:how much|price|cost|tickets?|entry fee|admission|free)\b/i.test(turn.reading.text)) return null;
  if (!turn.reading.mentions.some(({ hit }) => hit?.kind === 'attraction')) return null;
  const sight = sightAsked(turn);
  if (sight === null) return null;
  const currency = turn.atlas.country(sight.countryCode)?.currencies[0] ?? '';
  const book =
    sight.booking === undefined
      ? ''
      : sight.booking === 'needed'
        ? ' It must be booked ahead.'
        : ' Booking ahead is advised.';
  return {
    text: `${sight.name} ${sight.price === 0 ? 'is free' : `costs an adult about ${sight.price} ${currency}`}.${book}`,
    cards: [attractionCard(sight, turn.atlas, turn.today)],
    suggestions: [],
  };
}

/** "What are we doing on day 2?": the plan, told. */
function tellDay(turn: Turn): Reply | null {
  const match =
    /\bwhat(?:'s| is| are| do)?\b.{0,40}\b(?:day (\d{1,2})|first day|last day|tomorrow|today)\b/i.exec(
      turn.reading.text,
    );
  const days = turn.document.plan?.days ?? [];
  if (match === null || days.length === 0) return null;
  const day =
    match[1] !== undefined
      ? days[Number(match[1]) - 1]
      : /last/i.test(match[0])
        ? days.at(-1)
        : /first/i.test(match[0])
          ? days[0]
          : days.find(({ on }) => on === turn.today);
  if (day === undefined) return { text: `The trip has ${days.length} days.`, suggestions: [] };
  return {
    text:
      day.items.length === 0
        ? 'Nothing is planned that day.'
        : `${day.items.map(({ startMinute, title }) => `${clock(startMinute)} ${title}`).join(', ')}.`,
    suggestions: [],
  };
}

const TOLD_SIGHTS = 3;

/** "What did we decide?": the whole plan in few words. */
function tellPlan(turn: Turn): Reply | null {
  const { trip, plan } = turn.document;
  if (!asksForPlan.test(turn.reading.text) || plan === null || trip.stops.length === 0) return null;
  const days = plan.days.map(({ on, items }, index) => {
    const sights = items.filter(({ kind }) => kind === 'visit').map(({ title }) => title);
    const more = sights.length > TOLD_SIGHTS ? ` and ${sights.length - TOLD_SIGHTS} more` : '';
    const what = sights.length === 0 ? 'nothing fixed' : `${sights.slice(0, TOLD_SIGHTS).join(', ')}${more}`;
    return `Day ${index + 1}${on === null ? '' : ` (${dateWords(on)})`}: ${what}.`;
  });
  const stops = trip.stops.map(({ place, nights }) => `${place.name} for ${counted(nights, 'night')}`);
  return { text: `${joinWords(stops)}. ${days.join(' ')}`, suggestions: [] };
}

const NEAR_KM = 1.5;

/** "What else is near Ueno Park?" */
function nearSight(turn: Turn): Reply | null {
  const { atlas, today } = turn;
  if (!asksNear.test(turn.reading.text)) return null;
  const sight = sightAsked(turn);
  if (sight === null) return null;
  const around = atlas
    .attractionsNear(sight.lat, sight.lon, NEAR_KM)
    .filter(({ id }) => id !== sight.id)
    .toSorted((one, other) => other.fame - one.fame)
    .slice(0, 5);
  if (around.length === 0) return { text: `I know of nothing else within a walk of ${sight.name}.` };
  return {
    text: `Within a walk of ${sight.name}: ${joinWords(around.map(({ name }) => name))}.`,
    cards: around.map((one) => attractionCard(one, atlas, today)),
    suggestions: around.slice(0, 2).map(({ name }) => `Add ${name}`),
  };
}

/** Answers a question without changing the trip; null where the message is none. */
export function answerQuestion(turn: Turn): Reply | null {
  const { text } = turn.reading;
  const talk = smallTalk(turn) ?? airportTransfer(turn);
  if (talk !== null) return talk;
  const plan = tellPlan(turn);
  if (plan !== null) return plan;
  const isAsked = (asking.test(text) || turn.secondary) && !commanding.test(text);
  if (!isAsked) return null;
  return (
    tellDay(turn) ??
    nearSight(turn) ??
    openingHours(turn) ??
    sightPrice(turn) ??
    countryQuestion(turn) ??
    cityQuestion(turn)
  );
}
