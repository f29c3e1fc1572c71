import { joinWords } from '@wayfare/wording/words';
import type { QuestionTopic } from '@wayfare/contracts/vocabulary';
import type { Turn } from '../conversation/context.ts';
import type { Reply } from '../conversation/reply.ts';
import type { Asked, Question } from './asked.ts';
import { lookInto, says } from './asked.ts';
import {
  altitudeWords,
  answerCompare,
  answerCost,
  answerFood,
  answerGuide,
  answerKind,
  answerKnownFor,
  answerLength,
  answerSights,
  answerStay,
  hasInterest,
  heightWords,
} from './city.ts';
import { answerPack, answerWeather, answerWhen } from './climate.ts';
import { stemsOf } from './content-words.ts';
import { answerEverywhere, answerFeast } from './everywhere.ts';
import { answerBelonging } from './belonging.ts';
import { answerBorder, answerCountry, answerNote } from './country.ts';
import { answerCrossing } from './crossing.ts';
import { answerEntry } from './entry.ts';
import { answerStation } from './stations.ts';
import { answerUnknowable, beforeForecast } from './unknowable.ts';
import { answerClocks, answerZone } from './zone.ts';
import { sentencesAbout } from './from-notes.ts';
import { ofNextTown } from './next-town.ts';
import { answerAround, answerOutings } from './outings.ts';
import { answerSun } from './sun.ts';
import { answerWhere } from './where.ts';
import type { Found } from './how-near.ts';
import { isAside, isUnspoken, nearest, withMissed } from './how-near.ts';
import { likelyTopics } from './likely-topics.ts';
import { isElsewhere, isOfTrip } from './plan/plan-view.ts';
import { answerPlanFact, answerTrip, answerWhy } from './plan/tell-plan.ts';
import { answerHoursOfKind, answerPricesOfKind } from './hours-of-kind.ts';
import { answerAccess, answerHours, answerNear, answerTickets, answerVisit, answerWorth } from './sight.ts';
import { answerBooking, answerSelf } from './us.ts';
import { answerAirportCode, answerArrival, answerBetween, answerTransfer } from './ways.ts';

type Answer = (asked: Asked) => Reply | null;

const near = stemsOf('near nearby around close next walk');
/** Asked of what lies beside a sight. */
const ifNear: Answer = (asked) => (says(asked, near) ? answerNear(asked) : null);

/** Where a town is named beside a sight, the question is about the town. */
const ifTown =
  (answer: Answer): Answer =>
  (asked) =>
    asked.hits.some(({ kind }) => kind === 'city') ? answer(asked) : null;

/** "Is 50 euros a day enough" asks what it costs. */
const ifMoney =
  (answer: Answer): Answer =>
  (asked) =>
    says(asked, moneyWords) ? answer(asked) : null;
const moneyWords = stemsOf('euro euros dollar dollars pound pounds budget money eur usd gbp');

/** What is spent by each of them is asked of the trip. */
const ifShared =
  (answer: Answer): Answer =>
  (asked) =>
    says(asked, sharers) && !isElsewhere(asked) ? answer(asked) : null;
const sharers = stemsOf('person people head each');

/** A bed is booked elsewhere. */
const ifBed =
  (answer: Answer): Answer =>
  (asked) =>
    says(asked, beds) ? answer(asked) : null;
const beds = stemsOf('hotel hotels room rooms flat apartment hostel car flight flights');

/** Of places where the trip does not go the plan tells nothing. */
const ifOurs =
  (answer: Answer): Answer =>
  (asked) =>
    isElsewhere(asked) ? null : answer(asked);

const height = stemsOf('high height altitude elevation sick breath');

/** The answers to a topic, in the order in which they are tried. */
const answers: Record<QuestionTopic, readonly Answer[]> = {
  weather: [answerSun, answerWeather, answerNote('when')],
  when: [answerSun, answerWhen],
  visa: [answerBorder, answerCountry, answerEverywhere],
  money: [ifShared(answerTrip), answerCountry],
  tip: [answerCountry],
  plug: [answerCountry],
  water: [answerCountry],
  safety: [answerGuide('safety', ({ guide }) => guide.safety), answerNote('safety')],
  health: [answerNote('health')],
  language: [answerCountry],
  zone: [answerZone],
  transfer: [answerAirportCode, answerTransfer, answerBetween],
  around: [answerGuide('around', ({ guide }) => guide.gettingAround), answerNote('around')],
  between: [answerBetween, answerNote('between')],
  cost: [answerTickets, ifOurs(answerTrip), answerPricesOfKind, answerCost, answerNote('cost')],
  hours: [answerHours, answerHoursOfKind],
  tickets: [ifBed(answerBooking), answerTickets, answerNote('tickets')],
  food: [answerFood, answerNote('food')],
  eat: [ifNear, answerFood, answerNote('eat')],
  stay: [ifNear, answerStay],
  sights: [ifNear, answerOutings, answerSights, answerWorth, answerAround],
  night: [answerKind(hasInterest('nightlife', 'music'), 'night')],
  shop: [answerKind(hasInterest('shopping'), 'shop')],
  kids: [answerKind((one) => one.goodFor.includes('children'), 'kids')],
  access: [answerAccess, answerKind((one) => one.goodFor.includes('wheelchair'), 'access')],
  pack: [answerPack],
  customs: [answerGuide('customs', ({ guide }) => guide.etiquette), answerNote('customs')],
  feast: [answerFeast, answerCountry, answerNote('feast')],
  drive: [answerCountry],
  phone: [answerCountry, answerNote('phone')],
  emergency: [answerCountry, answerEverywhere],
  trip: [ifOurs(answerTrip)],
  why: [answerWhy],
  compare: [answerCompare, answerWorth, answerKnownFor],
  length: [ifMoney(answerCost), ifTown(answerLength), answerVisit, answerLength],
  laws: [answerNote('laws')],
  luggage: [answerNote('luggage')],
  self: [answerSelf],
  where: [answerWhere],
  other: [answerBooking],
};

function unknownWords(asked: Asked): string | null {
  if (asked.unknown.length === 0 || asked.hits.length > 0) return null;
  return `I do not know that: I could not find ${joinWords(asked.unknown)} in my atlas, and would rather not guess. Which town or country is it in or near?`;
}

/** The first answer that one of the likely topics has. */
function firstAnswer(asked: Asked): Found | null {
  const likely = likelyTopics(asked);
  for (const topic of likely.topics) {
    const about = { ...asked, ask: { ...asked.ask, topic } };
    const reply = answers[topic].map((answer) => answer(about)).find((one) => one !== null);
    if (reply === undefined || isUnspoken(asked, topic, likely)) continue;
    return isAside(asked, { topic, reply }, likely) ? null : { topic, reply };
  }
  return null;
}

/** Answers to questions that are known by their form, whatever topic they were read as. */
const plainly: readonly Answer[] = [
  answerUnknowable,
  answerEntry,
  answerBelonging,
  answerStation,
  answerArrival,
  answerCrossing,
  (asked) => (/\bday ?trips?\b/i.test(asked.ask.text) && asked.hits.length > 0 ? answerOutings(asked) : null),
  answerClocks,
];

/** Answers a question from what the plan, the guides and the country notes hold; nothing is changed by it. */
export function answerAsk(turn: Turn, question: Question): Reply {
  const asked = lookInto(turn, question);
  const unknown = unknownWords(asked);
  if (unknown !== null) return { text: unknown, suggestions: [] };
  const known = plainly.map((answer) => answer(asked)).find((one) => one !== null);
  if (known !== undefined) return known;
  const ofPlan = isOfTrip(asked) ? answerPlanFact(asked) : null;
  if (ofPlan !== null) return ofPlan;
  const found = ofNextTown(asked, firstAnswer) ?? firstAnswer(asked);
  if (found === null) {
    const high = says(asked, height) ? heightWords(asked) : null;
    if (high !== null) return { text: high, suggestions: [] };
    const exact = sentencesAbout(asked);
    return exact.length === 0 ? nearest(asked) : { text: exact.join(' '), suggestions: [] };
  }
  const before = found.topic === 'weather' ? beforeForecast(asked) : null;
  const told = withMissed(asked, found);
  const reply = before === null ? told : { ...told, text: `${before} ${told.text}` };
  const high = found.topic === 'health' || says(asked, height) ? altitudeWords(asked) : null;
  return high === null ? reply : { ...reply, text: `${reply.text} ${high}` };
}
