import { joinWords } from '@wayfare/wording/words';
import type { Attraction, CityInfo } from '@wayfare/atlas';
import type { TripRequest } from '@wayfare/contracts/request';
import type { interests } from '@wayfare/contracts/vocabulary';
import type { Reply } from '../conversation/reply.ts';
import { interestsOf } from '../planning/kinds-of-sight.ts';
import { scoreAttraction } from '../planning/score-attraction.ts';
import { attractionCard, cityCard } from '../wording/cards.ts';
import { monthName } from '../wording/dates-and-money.ts';
import type { Asked } from './asked.ts';
import { contentWords } from './content-words.ts';
import { noteOn } from './from-notes.ts';
import { planButton } from './plan-button.ts';

type OfCity = (info: CityInfo, asked: Asked) => Reply | null;

/** An answer that rests on the guide of a city. */
export const ofCity =
  (answer: OfCity) =>
  (asked: Asked): Reply | null =>
    asked.guide === null ? null : answer(asked.guide, asked);

const MOST_DISHES = 5;
const MOST_SIGHTS = 6;
const CRAMPED_NIGHTS = 1;

const withoutStop = (text: string): string => text.replace(/\.$/, '');

const meat =
  /\b(?:pork|beef|veal|lamb|goat|chicken|duck|rabbit|ham|bacon|sausages?|meats?|tripe|offal|liver|fish|cod|tuna)\b/i;
const sea =
  /\b(?:salmon|anchov\w+|eel|squid|octopus|prawns?|shrimps?|crab|lobster|mussels?|clams?|oysters?|seafood|steak)\b/i;
const meatless = new Set(['vegan', 'vegetarian', 'veggie']);

function dietOf({ words, turn }: Asked): string[] {
  const { dietary = [] } = { ...turn.document.trip.assumed, ...turn.document.trip.request };
  const asked = [...meatless].filter((word) => words.has(word));
  return [...new Set([...asked, ...dietary])];
}

/** What to eat, and where. */
export const answerFood = ofCity((info, asked) => {
  const needs = dietOf(asked);
  const isMeatless = needs.some((need) => meatless.has(need));
  const dishes = info.guide.food
    .filter(({ name, what }) => !isMeatless || !(meat.test(`${name} ${what}`) || sea.test(`${name} ${what}`)))
    .slice(0, MOST_DISHES)
    .map(({ name, what }) => `${name} (${withoutStop(what)})`);
  const places = asked.turn.atlas
    .topAttractions(info.id)
    .filter(({ category }) => category === 'food' || category === 'market')
    .slice(0, 4);
  const note = noteOn('food', asked) ?? noteOn('eat', asked);
  const parts = [
    ...(dishes.length === 0 ? [] : [`In ${info.name} try ${joinWords(dishes)}.`]),
    ...(places.length === 0 ? [] : [`Good places to eat: ${joinWords(places.map(({ name }) => name))}.`]),
    ...(note === null ? [] : [note]),
    ...(needs.length === 0 ? [] : [`I do not know the menus, so ask there for what is ${joinWords(needs)}.`]),
  ];
  return {
    text: parts.join(' '),
    cards: places.map((one) => attractionCard(one, asked.turn.atlas, asked.turn.today)),
    suggestions: asked.turn.hasTrip ? ['More food in my trip'] : [],
  };
});

/** How many nights a place takes. */
export const answerLength = ofCity((info, { turn }) => {
  const [least, most] = info.guide.typicalNights;
  const days = `${least + 1} to ${most + 1} days`;
  const short = least <= CRAMPED_NIGHTS ? 'Even a day shows the main sights; most' : 'Most';
  return {
    text: `${short} first visits to ${info.name} take ${least === most ? least : `${least} to ${most}`} nights, so ${days}; I know ${info.attractionCount} sights there.`,
    suggestions: [planButton(turn, info.name, most + 1)],
  };
});

function aboutWords(one: Attraction, { words }: Asked): number {
  const own = contentWords([one.name, one.category, ...one.tags, ...one.goodFor, one.why].join(' '));
  return [...words].filter((word) => own.has(word)).length;
}

/** The sights that fit what was asked, else the best known. */
export function bestSights(info: CityInfo, asked: Asked, request: TripRequest = {}): Attraction[] {
  const all = [...asked.turn.atlas.topAttractions(info.id)];
  const fitting = all.filter((one) => aboutWords(one, asked) > 0);
  const chosen = fitting.length >= 2 ? fitting : all;
  const score = (one: Attraction) => scoreAttraction(one, request) * (1 + aboutWords(one, asked));
  return chosen.toSorted((one, other) => score(other) - score(one)).slice(0, MOST_SIGHTS);
}

/** What to see there, of the kind asked for. */
export const answerSights = ofCity((info, asked) => {
  const best = bestSights(info, asked, asked.turn.document.trip.request);
  if (best.length === 0) return null;
  const planned = new Set(
    asked.turn.document.plan?.days.flatMap(({ items }) => items.flatMap(({ place }) => place?.placeId ?? [])),
  );
  const there = best.filter(({ id }) => planned.has(id)).map(({ name }) => name);
  const inPlan = there.length === 0 ? '' : ` In your plan already: ${joinWords(there)}.`;
  return {
    text: `In ${info.name} I would begin with ${joinWords(best.map(({ name }) => name))}. ${best[0]!.why}${inPlan}`,
    cards: best.map((one) => attractionCard(one, asked.turn.atlas, asked.turn.today)),
    suggestions: asked.turn.hasTrip
      ? best
          .filter(({ id }) => !planned.has(id))
          .slice(0, 2)
          .map(({ name }) => `Add ${name}`)
      : [planButton(asked.turn, info.name, info.guide.typicalNights[1])],
  };
});

/** Sights that suit a kind of company or evening: children, the night, shopping. */
export const answerKind = (fits: (one: Attraction) => boolean, topic: 'kids' | 'night' | 'shop' | 'access') =>
  ofCity((info, asked) => {
    const note = noteOn(topic, asked);
    const best = asked.turn.atlas.topAttractions(info.id).filter(fits).slice(0, 5);
    if (best.length === 0 && note === null) return null;
    const named = best.length === 0 ? '' : `In ${info.name}: ${joinWords(best.map(({ name }) => name))}.`;
    return {
      text: [named, note ?? best[0]!.why].filter(Boolean).join(' '),
      cards: best.map((one) => attractionCard(one, asked.turn.atlas, asked.turn.today)),
      suggestions: [],
    };
  });

export const hasInterest =
  (...wanted: readonly (typeof interests)[number][]) =>
  (one: Attraction): boolean =>
    wanted.some((interest) => interestsOf(one).has(interest));

/** What a day costs there. */
export const answerCost = ofCity((info, asked) => {
  const [low, middle, high] = info.guide.dailyCostEuro;
  const note = noteOn('cost', asked);
  const day = `A day in ${info.name} with a bed costs one person about ${low} EUR on a small budget, ${middle} EUR in the middle and ${high} EUR in comfort. These are our own estimates.`;
  return { text: note === null ? day : `${note} ${day}`, suggestions: [] };
});

/** One text of the guide, with the note of the same topic. */
export const answerGuide = (
  topic: 'transfer' | 'around' | 'safety' | 'customs',
  text: (info: CityInfo) => string,
) =>
  ofCity((info, asked) => {
    const note = noteOn(topic, asked);
    return { text: note === null ? text(info) : `${text(info)} ${note}`, suggestions: [] };
  });

/** Quarters to stay in. */
export const answerStay = ofCity((info) => ({
  text: `In ${info.name}: ${joinWords(info.guide.neighbourhoods.slice(0, 4).map(({ name, character }) => `${name} (${withoutStop(character)})`))}.`,
  suggestions: [],
}));

/** How high a place lies, where that is felt. */
export function altitudeWords({ cities }: Asked): string | null {
  const high = cities.find(({ elevationMeters }) => elevationMeters >= 2000);
  return high === undefined
    ? null
    : `${high.name} lies at about ${(Math.round(high.elevationMeters / 50) * 50).toLocaleString('en-US')} m: take the first two days slowly, drink much water, eat lightly and rest, so that you acclimatise.`;
}

/** Two or three places side by side, from the same facts. */
export function answerCompare(asked: Asked): Reply | null {
  const infos = asked.cities.flatMap(({ id }) => asked.turn.atlas.cityInfo(id) ?? []).slice(0, 3);
  if (infos.length < 2) return null;
  const month = asked.monthOrNow;
  const words = ({ name, guide }: CityInfo): string =>
    `${name}: ${withoutStop(guide.knownFor)}; ${guide.typicalNights.join(' to ')} nights, about ${guide.dailyCostEuro[1]} EUR a day, ${Math.round(guide.climate.high[month - 1] ?? 0)} °C in ${monthName(month)}.`;
  const cheapest = infos.toSorted(
    (one, other) => one.guide.dailyCostEuro[1] - other.guide.dailyCostEuro[1],
  )[0]!;
  return {
    text: `${infos.map(words).join(' ')} ${cheapest.name} is the cheaper of them.`,
    cards: infos.map((info) => cityCard(info, asked.turn.atlas)).filter((card) => card !== null),
    suggestions: infos.map((info) => planButton(asked.turn, info.name, info.guide.typicalNights[1])),
  };
}
