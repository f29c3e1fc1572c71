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
import { contentWords, stemsOf } from './content-words.ts';
import { answerEverywhere, answerFeast } from './everywhere.ts';
import { answerBorder, answerCapital, answerCountry, answerNote, answerZone } from './country.ts';
import { sentencesAbout } from './from-notes.ts';
import { ofNextTown } from './next-town.ts';
import { answerAround, answerOutings } from './outings.ts';
import { answerSun } from './sun.ts';
import { answerWhere } from './where.ts';
import { rarityIn, shareHeld } from './rarity.ts';
import { likelyTopics, relatedTo } from './likely-topics.ts';
import { isOfTrip } from './plan/plan-view.ts';
import { answerPlanFact, answerTrip, answerWhy } from './plan/tell-plan.ts';
import { answerHoursOfKind, answerPricesOfKind } from './hours-of-kind.ts';
import { answerAccess, answerHours, answerNear, answerTickets, answerVisit, answerWorth } from './sight.ts';
import { answerBooking, answerSelf } from './us.ts';
import { answerAirportCode, answerBetween, answerTransfer } from './ways.ts';

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

/** A bed is booked elsewhere. */
const ifBed =
  (answer: Answer): Answer =>
  (asked) =>
    says(asked, beds) ? answer(asked) : null;
const beds = stemsOf('hotel hotels room rooms flat apartment hostel car flight flights');

const height = stemsOf('high height altitude elevation sick breath');

/** The answers to a topic, in the order in which they are tried. */
const answers: Record<QuestionTopic, readonly Answer[]> = {
  weather: [answerSun, answerWeather, answerNote('when')],
  when: [answerSun, answerWhen],
  visa: [answerBorder, answerCountry, answerEverywhere],
  money: [answerCountry],
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
  cost: [answerTickets, answerTrip, answerPricesOfKind, answerCost, answerNote('cost')],
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
  trip: [answerTrip],
  why: [answerWhy],
  compare: [answerCompare, answerWorth, answerKnownFor],
  length: [ifMoney(answerCost), ifTown(answerLength), answerVisit, answerLength],
  laws: [answerNote('laws')],
  luggage: [answerNote('luggage')],
  self: [answerSelf],
  where: [answerWhere],
  other: [answerBooking, answerCapital],
};

function unknownWords(asked: Asked): string | null {
  if (asked.unknown.length === 0 || asked.hits.length > 0) return null;
  return `I do not know that: I could not find ${joinWords(asked.unknown)} in my atlas, and would rather not guess. Which town or country is it in or near?`;
}

/** A sentence with so much of what the question says comes near to it; with less it is about something else. */
const NEAR = 0.4;

/** What is known nearest to what was asked, told as that. */
function nearest(asked: Asked): Reply {
  const [about] = sentencesAbout(asked, NEAR);
  const ofCountry = asked.hits.length > 0 && asked.hits.every(({ kind }) => kind === 'country');
  const subjects = ofCountry ? asked.hits : asked.cities;
  const named = joinWords([...new Set(subjects.slice(0, 2).map(({ name }) => name))]);
  if (about !== undefined)
    return {
      text: `I do not know that for certain. What my notes say nearest to it: ${about}`,
      suggestions: [],
    };
  return named === ''
    ? {
        text: 'I do not know that. Which place do you mean? Of every place in my atlas I can tell you about weather, ways, food, money, visas, opening hours and what to pack.',
        suggestions: [],
      }
    : {
        text: `I do not know that about ${named}, so I would rather not guess. I can tell you about its weather, ways, food, costs, sights and opening hours.`,
        suggestions: [`How is the weather in ${named}?`, `What to see in ${named}?`],
      };
}

/** Topics that are answered from texts, which may speak of another thing than the one that was asked. */
const ofNotes = new Set<QuestionTopic>(
  'safety health around food eat stay night shop kids access pack customs feast phone laws luggage when'.split(
    ' ',
  ) as QuestionTopic[],
);
const SURELY_READ = 0.6;
/** A topic that little speaks for is a guess: then its answer has to hold so much of the question. */
const GUESS = 1.5;
const SHARED_BY_GUESS = 0.3;

/** Whether an answer may be about another thing than what was asked. */
function isAside(asked: Asked, topic: QuestionTopic, weight: number, { text }: Reply): boolean {
  const { sure = 1 } = asked.ask;
  if (sure >= SURELY_READ || weight >= GUESS || asked.words.size === 0) return false;
  if (!ofNotes.has(topic)) return topic !== 'trip' && topic !== 'where' && weight < 0.5;
  return shareHeld(asked.words, contentWords(text), rarityIn(asked.turn.atlas)) < SHARED_BY_GUESS;
}

interface Found {
  topic: QuestionTopic;
  reply: Reply;
}

/** The first answer that one of the likely topics has. */
function firstAnswer(asked: Asked): Found | null {
  const { topics, weight } = likelyTopics(asked);
  for (const topic of topics) {
    const about = { ...asked, ask: { ...asked.ask, topic } };
    const reply = answers[topic].map((answer) => answer(about)).find((one) => one !== null);
    if (reply !== undefined) return isAside(asked, topic, weight, reply) ? null : { topic, reply };
  }
  return null;
}

const RARE = 5;
/** An answer that holds so much of the question is no other one. */
const HELD = 0.5;

/** The rarest word of a question that an answer does not hold; null where it holds all that say something. */
function missedWord(asked: Asked, text: string): string | null {
  const rarity = rarityIn(asked.turn.atlas);
  const held = contentWords(text);
  const missed = [...asked.words].filter((word) => !held.has(word) && word.length > 2 && rarity(word) > RARE);
  return missed.toSorted((one, other) => rarity(other) - rarity(one))[0] ?? null;
}

/** An answer from texts with the sentence before it that speaks of what it leaves out, or a word that it does. */
function withMissed(asked: Asked, { topic, reply }: Found): Reply {
  const { sure = 1 } = asked.ask;
  const word =
    ofNotes.has(topic) || topic === 'when' || topic === 'weather' ? missedWord(asked, reply.text) : null;
  if (word === null) return reply;
  const about = sentencesAbout(asked).filter(
    (sentence) => contentWords(sentence).has(word) && !reply.text.includes(sentence),
  );
  if (about[0] !== undefined) return { ...reply, text: `${about[0]} ${reply.text}` };
  const held = new Set([...contentWords(reply.text), ...relatedTo(asked.stems)]);
  const isHeld = shareHeld(asked.words, held, rarityIn(asked.turn.atlas)) >= HELD;
  return sure >= SURELY_READ || isHeld || !ofNotes.has(topic)
    ? reply
    : { ...reply, text: `I do not know just that. What I know nearest to it: ${reply.text}` };
}

/** Answers a question from what the plan, the guides and the country notes hold; nothing is changed by it. */
export function answerAsk(turn: Turn, question: Question): Reply {
  const asked = lookInto(turn, question);
  const unknown = unknownWords(asked);
  if (unknown !== null) return { text: unknown, suggestions: [] };
  const ofPlan = isOfTrip(asked) ? answerPlanFact(asked) : null;
  if (ofPlan !== null) return ofPlan;
  const found = ofNextTown(asked, firstAnswer) ?? firstAnswer(asked);
  if (found === null) {
    const high = says(asked, height) ? heightWords(asked) : null;
    if (high !== null) return { text: high, suggestions: [] };
    const exact = sentencesAbout(asked);
    return exact.length === 0 ? nearest(asked) : { text: exact.join(' '), suggestions: [] };
  }
  const reply = withMissed(asked, found);
  const high = found.topic === 'health' || says(asked, height) ? altitudeWords(asked) : null;
  return high === null ? reply : { ...reply, text: `${reply.text} ${high}` };
}
