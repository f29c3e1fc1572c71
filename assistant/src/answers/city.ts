import { monthName } from '@wayfare/wording/month-name';
import { joinWords } from '@wayfare/wording/words';
import type { Attraction, CityInfo } from '@wayfare/atlas';
import { convertMoney } from '@wayfare/atlas';
import type { TripRequest } from '@wayfare/contracts/request';
import type { interests } from '@wayfare/contracts/vocabulary';
import type { Reply } from '../conversation/reply.ts';
import { interestsOf } from '../planning/kinds-of-sight.ts';
import { scoreAttraction } from '../planning/score-attraction.ts';
import { attractionCard, cityCard } from '../wording/cards.ts';
import { anyOf } from '../read/any-of.ts';
import { readMoneySaid } from '../read/read-money-said.ts';
import { moneyWords } from '../wording/dates-and-money.ts';
import type { Asked } from './asked.ts';
import { says } from './asked.ts';
import { contentWords, stemsOf } from './content-words.ts';
import { noteOn } from './from-notes.ts';
import { relatedTo } from './likely-topics.ts';
import { rarityIn, shareHeld } from './rarity.ts';
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

const meatOrFish =
  anyOf(`pork, beef, veal, lamb, goat, chicken, duck, rabbit, ham, bacon, sausage, sausages, meat, meats, tripe, offal,
  liver, steak, fish, cod, tuna, salmon, anchov*, eel, squid, octopus, prawn, prawns, shrimp, shrimps, crab, lobster,
  mussel, mussels, clam, clams, oyster, oysters, seafood`);
const meatless = stemsOf('vegan vegetarian veggie vegetarians vegans');
const allergy = stemsOf('allergy allergic intolerant coeliac celiac gluten nuts peanuts lactose');
const tables = stemsOf('restaurant restaurants cafe where eat dinner lunch place market street');

function dietOf(asked: Asked): string[] {
  const { dietary = [] } = { ...asked.turn.document.trip.assumed, ...asked.turn.document.trip.request };
  // "We are vegetarians. Where do we eat?"
  const whole = [...contentWords(asked.turn.question)];
  const own = whole.includes('vegan')
    ? ['vegan']
    : whole.some((word) => meatless.has(word))
      ? ['vegetarian']
      : [];
  return [...new Set([...own, ...dietary])];
}

/** Dishes that the question speaks of, else those that suit the diet. */
function dishesFor(info: CityInfo, asked: Asked, isMeatless: boolean): string[] {
  const suited = info.guide.food.filter(
    ({ name, what }) => !isMeatless || !meatOrFish.test(`${name} ${what}`),
  );
  const spoken = suited.filter(({ name, what }) => {
    const own = contentWords(`${name} ${what}`);
    return [...asked.words].some((word) => own.has(word) && !tables.has(word));
  });
  return (spoken.length > 0 ? spoken : suited)
    .slice(0, MOST_DISHES)
    .map(({ name, what }) => `${name} (${withoutStop(what)})`);
}

/** What to eat, and where: for a diet what is known of that comes first. */
export const answerFood = ofCity((info, asked) => {
  const needs = dietOf(asked);
  const isAllergic = [...contentWords(asked.turn.question)].some((word) => allergy.has(word));
  const dishes = dishesFor(info, asked, needs.length > 0);
  const places = asked.turn.atlas
    .topAttractions(info.id)
    .filter(({ category }) => category === 'food' || category === 'market')
    .slice(0, 4);
  const told = dishes.length === 0 ? [] : [`In ${info.name} try ${joinWords(dishes)}.`];
  const where =
    places.length === 0 ? [] : [`Good places to eat: ${joinWords(places.map(({ name }) => name))}.`];
  const notes = [noteOn('food', asked) ?? noteOn('eat', asked)].filter((one) => one !== null);
  const parts = isAllergic
    ? [
        'I do not know what single kitchens use, so ask each time, and carry a card in the local language that says what has to be left out.',
        ...notes,
      ]
    : needs.length > 0
      ? [...notes, ...told, `I do not know the menus, so ask there for what is ${joinWords(needs)}.`]
      : asked.ask.topic === 'eat'
        ? [...where, ...notes, ...told]
        : [...told, ...where, ...notes];
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

/** A note with so much of the question is the answer to it. */
const SAID = 0.4;

/** Sights that suit a kind of company or evening: children, the night, shopping. */
export const answerKind = (fits: (one: Attraction) => boolean, topic: 'kids' | 'night' | 'shop' | 'access') =>
  ofCity((info, asked) => {
    const note = noteOn(topic, asked);
    const best = asked.turn.atlas.topAttractions(info.id).filter(fits).slice(0, 5);
    if (best.length === 0 && note === null) return null;
    const named = best.length === 0 ? '' : `In ${info.name}: ${joinWords(best.map(({ name }) => name))}.`;
    const said = shareHeld(asked.words, contentWords(note ?? ''), rarityIn(asked.turn.atlas));
    return {
      text: (said > SAID
        ? [note ?? '', named]
        : [named, note ?? (topic === 'shop' ? 'What is typical to bring home I do not know.' : best[0]!.why)]
      )
        .filter(Boolean)
        .join(' '),
      cards: best.map((one) => attractionCard(one, asked.turn.atlas, asked.turn.today)),
      suggestions: [],
    };
  });

export const hasInterest =
  (...wanted: readonly (typeof interests)[number][]) =>
  (one: Attraction): boolean =>
    wanted.some((interest) => interestsOf(one).has(interest));

/** Whether an amount a day is enough for one person. */
function enoughWords(info: CityInfo, asked: Asked): string | null {
  const said = readMoneySaid(asked.ask.text);
  if (said === null || !('amount' in said) || said.currency === null) return null;
  const euros = convertMoney(said.amount, said.currency, 'EUR');
  if (euros === null || !says(asked, stemsOf('enough much little do budget realistic'))) return null;
  const [low, middle] = info.guide.dailyCostEuro;
  const amount = moneyWords(said.amount, said.currency);
  if (euros < low) return `${amount} a day is tight in ${info.name}, even with the simplest beds.`;
  return euros < middle
    ? `${amount} a day is enough in ${info.name} on a small budget.`
    : `${amount} a day is enough for comfort in the middle in ${info.name}.`;
}

/** What a day costs there. */
export const answerCost = ofCity((info, asked) => {
  const [low, middle, high] = info.guide.dailyCostEuro;
  const note = noteOn('cost', asked);
  const enough = enoughWords(info, asked);
  const day = `A day in ${info.name} with a bed costs one person about ${low} EUR on a small budget, ${middle} EUR in the middle and ${high} EUR in comfort. These are our own estimates.`;
  const parts = enough === null ? [note, day] : [enough, day];
  return { text: parts.filter((one) => one !== null).join(' '), suggestions: [] };
});

/** One text of the guide with the notes of the same topic, what comes nearest to the question first. */
export const answerGuide = (
  topic: 'transfer' | 'around' | 'safety' | 'customs',
  text: (info: CityInfo) => string,
) =>
  ofCity((info, asked) => {
    const told = noteOn(topic, asked, [text(info)]);
    return told === null ? null : { text: told, suggestions: [] };
  });

const MOST_QUARTERS = 3;

/** Quarters to stay in, those first that are told to be as was asked. */
export const answerStay = ofCity((info, asked) => {
  const rarity = rarityIn(asked.turn.atlas);
  const wished = new Set([...asked.words, ...relatedTo(asked.stems)]);
  const shared = ({ name, character }: CityInfo['guide']['neighbourhoods'][number]): number => {
    const own = contentWords(`${name} ${character}`);
    return shareHeld(wished, own, rarity);
  };
  const best = info.guide.neighbourhoods.toSorted((one, other) => shared(other) - shared(one));
  const told = best
    .slice(0, MOST_QUARTERS)
    .map(({ name, character }) => `${name} (${withoutStop(character)})`);
  return { text: `In ${info.name}: ${joinWords(told)}.`, suggestions: [] };
});

/** What a town is known for and how long one stays. */
export const answerKnownFor = ofCity((info, asked) => {
  const [least, most] = info.guide.typicalNights;
  const best = bestSights(info, asked, asked.turn.document.trip.request).slice(0, 3);
  return {
    text: `${info.name}: ${info.guide.knownFor} Most stay ${least === most ? least : `${least} to ${most}`} nights; the best known are ${joinWords(best.map(({ name }) => name))}.`,
    cards: best.map((one) => attractionCard(one, asked.turn.atlas, asked.turn.today)),
    suggestions: [planButton(asked.turn, info.name, most + 1)],
  };
});

/** How high a place lies, where that is felt. */
export function altitudeWords({ cities }: Asked): string | null {
  const high = cities.find(({ elevationMeters }) => elevationMeters >= 2000);
  return high === undefined
    ? null
    : `${high.name} lies at about ${(Math.round(high.elevationMeters / 50) * 50).toLocaleString('en-US')} m: take the first two days slowly, drink much water, eat lightly and rest, so that you acclimatise.`;
}

/** How high a place lies, and what that means where it is felt. */
export function heightWords(asked: Asked): string | null {
  const [city] = asked.cities;
  if (city === undefined || asked.sight !== null) return null;
  return (
    altitudeWords(asked) ?? `${city.name} lies at about ${city.elevationMeters.toLocaleString('en-US')} m.`
  );
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
