import { joinWords } from '@wayfare/wording/words';
import type { QuestionTopic } from '@wayfare/contracts/vocabulary';
import type { Turn } from '../conversation/context.ts';
import type { Reply } from '../conversation/reply.ts';
import type { Asked, Question } from './asked.ts';
import { lookInto } from './asked.ts';
import {
  altitudeWords,
  answerCompare,
  answerCost,
  answerFood,
  answerGuide,
  answerKind,
  answerLength,
  answerSights,
  answerStay,
  hasInterest,
} from './city.ts';
import { answerPack, answerWeather, answerWhen } from './climate.ts';
import { answerCountry, answerNote, answerZone } from './country.ts';
import { sentencesAbout } from './from-notes.ts';
import { answerTrip, answerWhy } from './plan.ts';
import { answerHours, answerNear, answerTickets, answerVisit, answerWorth } from './sight.ts';
import { answerBooking, answerSelf } from './us.ts';
import { answerBetween, answerTransfer } from './ways.ts';

type Answer = (asked: Asked) => Reply | null;

const near = new Set(['near', 'nearby', 'around', 'close', 'next', 'walk', 'walking']);
/** Asked of what lies beside a sight. */
const ifNear: Answer = (asked) =>
  [...asked.words].some((word) => near.has(word)) ? answerNear(asked) : null;

/** Where a town is named beside a sight, the question is about the town. */
const ifTown =
  (answer: Answer): Answer =>
  (asked) =>
    asked.hits.some(({ kind }) => kind === 'city') ? answer(asked) : null;

const height = new Set(['high', 'height', 'altitude', 'elevation', 'sick', 'acclimati', 'breath']);
const asksHeight = ({ words }: Asked): boolean => [...words].some((word) => height.has(word));

/** The answers to a topic, in the order in which they are tried. */
const answers: Record<QuestionTopic, readonly Answer[]> = {
  weather: [answerWeather, answerNote('when')],
  when: [answerWhen],
  visa: [answerCountry],
  money: [answerCountry],
  tip: [answerCountry],
  plug: [answerCountry],
  water: [answerCountry],
  safety: [answerGuide('safety', ({ guide }) => guide.safety), answerNote('safety')],
  health: [answerNote('health')],
  language: [answerCountry],
  zone: [answerZone],
  transfer: [answerTransfer, answerBetween],
  around: [answerGuide('around', ({ guide }) => guide.gettingAround), answerNote('around')],
  between: [answerBetween],
  cost: [answerTickets, answerTrip, answerCost, answerNote('cost')],
  hours: [answerHours],
  tickets: [answerTickets, answerNote('tickets'), answerTrip],
  food: [answerFood, answerNote('food')],
  eat: [answerFood, answerNote('eat')],
  stay: [answerStay],
  sights: [ifNear, answerSights, answerWorth],
  night: [answerKind(hasInterest('nightlife', 'music'), 'night')],
  shop: [answerKind(hasInterest('shopping'), 'shop')],
  kids: [answerKind((one) => one.goodFor.includes('children'), 'kids')],
  access: [answerKind((one) => one.goodFor.includes('wheelchair'), 'access')],
  pack: [answerPack],
  customs: [answerGuide('customs', ({ guide }) => guide.etiquette), answerNote('customs')],
  feast: [answerCountry, answerNote('feast')],
  drive: [answerCountry],
  phone: [answerNote('phone')],
  emergency: [answerCountry],
  trip: [answerTrip],
  why: [answerWhy],
  compare: [answerCompare, answerWorth, answerSights],
  length: [ifTown(answerLength), answerVisit, answerLength],
  laws: [answerNote('laws')],
  luggage: [answerNote('luggage')],
  self: [answerSelf],
  where: [],
  other: [answerBooking],
};

/** Two words of the question in one sentence of the notes: that is what was asked. */
const CERTAIN = 2;

function unknownWords(asked: Asked): string | null {
  if (asked.unknown.length === 0 || asked.hits.length > 0) return null;
  return `I could not find ${joinWords(asked.unknown)} in my atlas, so I would rather not guess. Which town or country is it in or near?`;
}

/** What is known nearest to what was asked, told as that. */
function nearest(asked: Asked): Reply {
  const about = sentencesAbout(asked, 1);
  const ofCountry = asked.hits.length > 0 && asked.hits.every(({ kind }) => kind === 'country');
  const subjects = ofCountry ? asked.hits : asked.cities;
  const named = joinWords([...new Set(subjects.slice(0, 2).map(({ name }) => name))]);
  if (about !== null)
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

/** Answers a question from what the plan, the guides and the country notes hold; nothing is changed by it. */
export function answerAsk(turn: Turn, question: Question): Reply {
  const asked = lookInto(turn, question);
  const unknown = unknownWords(asked);
  if (unknown !== null) return { text: unknown, suggestions: [] };
  const { topic } = question.ask;
  const found = answers[topic].map((answer) => answer(asked)).find((reply) => reply !== null) ?? null;
  const exact = sentencesAbout(asked, CERTAIN);
  const high = topic === 'health' || asksHeight(asked) ? altitudeWords(asked) : null;
  const extra = [high, exact].filter((one) => one !== null && found?.text.includes(one) !== true).join(' ');
  if (found === null) return extra === '' ? nearest(asked) : { text: extra, suggestions: [] };
  return topic === 'trip' || topic === 'self' || extra === ''
    ? found
    : { ...found, text: `${found.text} ${extra}` };
}
