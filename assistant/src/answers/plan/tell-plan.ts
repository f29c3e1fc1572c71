import { byTravelMode } from '@wayfare/wording/travel-modes';
import { clock, counted, joinWords, lengthOfTime } from '@wayfare/wording/words';
import type { Reply } from '../../conversation/reply.ts';
import { attractionOf } from '../../planning/place-ref-of.ts';
import { moneyWords } from '../../wording/dates-and-money.ts';
import type { Asked } from '../asked.ts';
import { says } from '../asked.ts';
import { stemsOf } from '../content-words.ts';
import type { PlanView } from './plan-view.ts';
import { asksOnly, dayName, viewOf } from './plan-view.ts';
import { tellBusiest, tellDays, tellFreeTime } from './tell-days.ts';
import { tellClosed } from './tell-closed.ts';
import { tellCosts } from './tell-costs.ts';
import { tellIncluded } from './tell-included.ts';
import { tellKinds } from './tell-kinds.ts';
import { tellRides } from './tell-rides.ts';
import { tellStopInOrder, tellStops } from './tell-stops.ts';
import { tellTimeFor } from './tell-time-for.ts';
import { tellDates, tellFirst, tellHours, tellMeals, tellNights } from './tell-times.ts';
import { tellWalks } from './tell-walks.ts';

function tellItem({ item: meant, hits, turn }: Asked): string | null {
  const plan = turn.document.plan?.days ?? [];
  const places = new Set(hits.filter(({ kind }) => kind === 'attraction').map(({ id }) => id));
  const item =
    meant ?? plan.flatMap(({ items }) => items).find(({ place }) => places.has(place?.placeId ?? '')) ?? null;
  if (item === null) return null;
  const index = plan.findIndex(({ items }) => items.some(({ id }) => id === item.id));
  const day = plan[index];
  if (day === undefined) return null;
  const way =
    item.travel === null
      ? ''
      : ` You get there ${byTravelMode[item.travel.mode]} in about ${lengthOfTime(item.travel.minutes)}.`;
  const cost =
    item.cost === undefined
      ? ''
      : ` It costs about ${moneyWords(item.cost.amountCents / 100, item.cost.currency)}.`;
  return `${item.title} is on ${dayName(day, index)}, ${clock(item.startMinute)} to ${clock(item.endMinute)}.${way}${cost}`;
}

const staying = stemsOf('nights night days long stay staying sleep many spend time');

/** How long one stays at the stops that are named. */
function tellStay({ asked }: PlanView): string | null {
  const isWay = asked.hits.length !== 1 || asked.stems.has('from') || asked.stems.has('get');
  return !isWay && says(asked, staying) && asksOnly(asked, staying) ? tellStops(asked) : null;
}

const bookWords = stemsOf('book booking bookings reserve reservation advance ticket tickets');

function tellBookings(asked: Asked): string | null {
  if (!says(asked, bookWords) || asked.hits.length > 0 || !asksOnly(asked, bookWords, bookable)) return null;
  const sights = (asked.turn.document.plan?.days ?? []).flatMap(({ items }) =>
    items.flatMap(({ place, kind }) =>
      kind === 'visit' ? (attractionOf(asked.turn.atlas, place?.placeId) ?? []) : [],
    ),
  );
  const needed = sights.filter(({ booking }) => booking === 'needed').map(({ name }) => name);
  const advised = sights.filter(({ booking }) => booking === 'advised').map(({ name }) => name);
  const parts = [
    ...(needed.length === 0 ? [] : [`Book ahead, they sell out: ${joinWords(needed)}.`]),
    ...(advised.length === 0 ? [] : [`Better booked, to save the queue: ${joinWords(advised)}.`]),
  ];
  return parts.length === 0 ? 'Nothing in this plan has to be booked ahead.' : parts.join(' ');
}

const TOLD_SIGHTS = 3;

/** The whole plan in few words. */
export function tellPlan({ turn }: Asked): string | null {
  const { trip, plan } = turn.document;
  if (plan === null || trip.stops.length === 0) return null;
  const days = plan.days.map((day, index) => {
    const sights = day.items.filter(({ kind }) => kind === 'visit').map(({ title }) => title);
    const more = sights.length > TOLD_SIGHTS ? ` and ${sights.length - TOLD_SIGHTS} more` : '';
    const what = sights.length === 0 ? 'nothing fixed' : `${sights.slice(0, TOLD_SIGHTS).join(', ')}${more}`;
    return `${dayName(day, index).replace('day', 'Day')}: ${what}.`;
  });
  const stops = trip.stops.map(({ place, nights }) => `${place.name} for ${counted(nights, 'night')}`);
  return `${joinWords(stops)}. ${days.join(' ')}`;
}

const wholeWords = stemsOf(
  'plan itinerary overview summary everything whole recap decide agree schedule trip day stop route list',
);

const bookable = stemsOf('ahead sight sights museum museums must buy before need anything what which entry');
const ofItem = stemsOf('plan itinerary included include when day planned visit going go');
const doing = stemsOf('see do doing visit go happen happening planned scheduled on activities');

/** What a plan can be asked for; each tells nothing where another thing is asked. */
const facts: readonly ((view: PlanView) => string | null)[] = [
  tellCosts,
  ({ asked }) => tellBookings(asked),
  tellStay,
  tellStopInOrder,
  tellWalks,
  tellRides,
  tellNights,
  tellHours,
  tellDates,
  tellClosed,
  tellFirst,
  tellMeals,
  tellBusiest,
  tellKinds,
  tellFreeTime,
  (view) => (asksOnly(view.asked, doing) ? tellDays(view) : null),
];

const whichDay = /\b(?:which|what) day\b/i;

/** A fact of the plan that the question asks for by its words. */
export function answerPlanFact(asked: Asked): Reply | null {
  const view = viewOf(asked);
  if (view === null) return null;
  if (asked.item !== null && asked.item.kind !== 'meal') {
    const told = asksOnly(asked, ofItem) && says(asked, ofItem) ? tellItem(asked) : null;
    return told === null ? null : { text: told, suggestions: [] };
  }
  const text = facts.map((tell) => tell(view)).find((told) => told !== null);
  if (text !== undefined) return { text, suggestions: [] };
  const day = whichDay.test(asked.ask.text) ? tellItem(asked) : null;
  return day === null ? (tellIncluded(view) ?? tellTimeFor(view)) : { text: day, suggestions: [] };
}

/** What the plan says of what was asked: an item, a fact, a day, a stop; else the whole. */
export function answerTrip(asked: Asked): Reply | null {
  const view = viewOf(asked);
  if (view === null) return null;
  const item = tellItem(asked);
  if (item !== null) return { text: item, suggestions: [] };
  const fact = answerPlanFact(asked);
  if (fact !== null) return fact;
  const isWhole = asked.words.size === 0 || says(asked, wholeWords);
  const text = tellDays(view) ?? tellStops(asked) ?? (isWhole ? tellPlan(asked) : null);
  return text === null ? null : { text, suggestions: [] };
}

/** Why something is in the plan, from what the choice rests on. */
export function answerWhy(asked: Asked): Reply | null {
  const { item, turn, cities, hits } = asked;
  const sight = asked.sight ?? attractionOf(turn.atlas, item?.place?.placeId);
  if (sight !== null) {
    const known = sight.fame >= 85 ? 'It is one of the best known sights there. ' : '';
    return {
      text: `${sight.name}: ${known}${sight.why} ${tellItem(asked) ?? ''}`.trim(),
      suggestions: [`Remove ${sight.name}`],
    };
  }
  const info = hits.length === 0 ? null : turn.atlas.cityInfo(cities[0]?.id ?? '');
  if (info !== null) {
    const [least, most] = info.guide.typicalNights;
    return {
      text: `${info.guide.knownFor} Most first visits take ${least} to ${most} nights.`,
      suggestions: [],
    };
  }
  if (!turn.hasTrip) return null;
  return {
    text: 'I choose sights by how well they fit your wishes and how well known they are, then order each day so that everything is open and the ways are short. Name a sight or a day and I tell you why it is as it is.',
    suggestions: [],
  };
}
