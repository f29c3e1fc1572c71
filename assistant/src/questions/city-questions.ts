import { counted, joinWords, lengthOfTime } from '@wayfare/wording/words';
import { byTravelMode } from '@wayfare/wording/travel-modes';
import type { CityInfo } from '@wayfare/atlas';
import type { Turn } from '../conversation/context.ts';
import type { Reply } from '../conversation/reply.ts';
import { monthOfTrip } from '../planning/trip-month.ts';
import { scoreAttraction } from '../planning/score-attraction.ts';
import { attractionCard, cityCard } from '../wording/cards.ts';
import { monthName } from '../wording/dates-and-money.ts';
import { wayFromAirport } from './airport-transfer.ts';
import { citiesAsked, endsNamed, guideAsked, unknownPlace } from './subject.ts';

type Answerer = (turn: Turn, info: CityInfo) => Reply;

/** A button that plans a place, and says so where that would take the place of a trip. */
const planButton = ({ hasTrip }: Turn, name: string, days: number): string =>
  hasTrip
    ? `Plan a new trip to ${name} for ${counted(days, 'day')}`
    : `Plan ${counted(days, 'day')} in ${name}`;

const monthAsked = (turn: Turn): number =>
  turn.reading.request.month ??
  (turn.reading.request.startOn === undefined
    ? monthOfTrip(turn.document)
    : Number(turn.reading.request.startOn.slice(5, 7))) ??
  Number(turn.today.slice(5, 7));

function weatherWords(info: CityInfo, month: number): string {
  const { high, low, rainDays } = info.guide.climate;
  return `${info.name} in ${monthName(month)}: about ${Math.round(high[month - 1] ?? 0)} °C by day and ${Math.round(low[month - 1] ?? 0)} °C at night, with rain on some ${Math.round(rainDays[month - 1] ?? 0)} days of the month. These are long-term means, not a forecast.`;
}

const weather: Answerer = (turn, info) => ({
  text: weatherWords(info, monthAsked(turn)),
  suggestions: ['What should I pack?', `Best time for ${info.name}?`],
});

const packing: Answerer = (turn, info) => {
  const month = monthAsked(turn);
  const high = info.guide.climate.high[month - 1] ?? 18;
  const low = info.guide.climate.low[month - 1] ?? 10;
  const rain = info.guide.climate.rainDays[month - 1] ?? 8;
  const plugs = turn.atlas.countryFacts(info.countryCode)?.facts?.plugs;
  const things = [
    high >= 27
      ? 'light, airy clothes and a hat'
      : high >= 18
        ? 'light layers'
        : high >= 10
          ? 'a warm layer and a jacket'
          : 'a winter coat, gloves and a hat',
    ...(low < 8 && high >= 18 ? ['something warm for the evenings'] : []),
    ...(rain >= 9 ? ['a rain jacket or umbrella'] : []),
    ...(high >= 22 ? ['sun cream'] : []),
    'shoes that you can walk in all day',
    ...(plugs === undefined
      ? []
      : [`an adapter for plug ${plugs.length > 1 ? 'types' : 'type'} ${joinWords(plugs)}, if yours differ`]),
  ];
  return {
    text: `Pack ${joinWords(things)}. ${weatherWords(info, month)}`,
    suggestions: ['Which plugs do they use?', 'Is the tap water safe?'],
  };
};

const bestTime: Answerer = (turn, info) => ({
  text: `${info.name} is at its best in ${joinWords(info.guide.bestMonths.map(monthName))}, going by temperature, rain and crowds.`,
  suggestions: [planButton(turn, info.name, 4)],
});

const meat =
  /\b(?:pork|beef|veal|lamb|mutton|goat|chicken|duck|goose|turkey|rabbit|ham|bacon|sausages?|meats?|tripe|offal|liver|kidney|fish|cod|tuna|salmon|anchov\w+|eel|squid|octopus|prawns?|shrimps?|crab|lobster|mussels?|clams?|oysters?|seafood|broth|guanciale|prosciutto|steak|ribs?|cheek|oxtail|snails?|frogs?)\b/i;
const meatless = /\bvegans?\b|\bvegetarian/i;

const food: Answerer = (turn, info) => {
  const { request, assumed } = turn.document.trip;
  const { dietary = [] } = { ...assumed, ...request };
  const needs = [...new Set([...(turn.reading.request.dietary ?? []), ...dietary])];
  const isMeatless = needs.some((need) => meatless.test(need));
  const dishes = info.guide.food
    .filter(({ name, what }) => !isMeatless || !meat.test(`${name} ${what}`))
    .slice(0, 4)
    .map(({ name, what }) => `${name} (${what.replace(/\.$/, '')})`);
  const note =
    needs.length === 0 ? '' : ` I do not know the menus, so ask there for what is ${joinWords(needs)}.`;
  const dishWords = dishes.length === 0 ? '' : `In ${info.name} try ${joinWords(dishes)}.`;
  const places = turn.atlas
    .topAttractions(info.id)
    .filter(({ category }) => category === 'food' || category === 'market')
    .slice(0, 4);
  return {
    text: `${dishWords}${places.length > 0 ? ` Good places to eat in ${info.name}: ${joinWords(places.map(({ name }) => name))}.` : ''}${note}`.trim(),
    cards: places.map((one) => attractionCard(one, turn.atlas, turn.today)),
    suggestions: ['More food in my trip'],
  };
};

const enough: Answerer = (turn, info) => {
  const [least, most] = info.guide.typicalNights;
  const asked =
    turn.reading.request.nights ??
    (turn.reading.request.days === undefined ? undefined : turn.reading.request.days);
  const usual = `Most first visits to ${info.name} take ${least === most ? counted(least, 'night') : `${least} to ${most} nights`}`;
  if (asked === undefined)
    return {
      text: `${usual}; the catalogue has ${info.attractionCount} sights there.`,
      suggestions: [planButton(turn, info.name, most)],
    };
  const verdict =
    asked < least
      ? 'that is short: you will see the main sights and little else'
      : asked > most + 1
        ? 'that is generous, with time for day trips'
        : 'that is a good length';
  return { text: `${usual}, so ${verdict}.`, suggestions: [planButton(turn, info.name, asked)] };
};

const sights: Answerer = (turn, info) => {
  const best = [...turn.atlas.topAttractions(info.id)]
    .sort((a, b) => scoreAttraction(b, turn.reading.request) - scoreAttraction(a, turn.reading.request))
    .slice(0, 6);
  return {
    text: `In ${info.name} I would begin with ${joinWords(best.map(({ name }) => name))}. ${best[0]?.why ?? ''}`.trim(),
    cards: best.map((one) => attractionCard(one, turn.atlas, turn.today)),
    suggestions: [planButton(turn, info.name, 3)],
  };
};

const cost: Answerer = (_, info) => {
  const [low, middle, high] = info.guide.dailyCostEuro;
  return {
    text: `A day in ${info.name} with a bed costs one person about ${low} EUR on a small budget, ${middle} EUR in the middle and ${high} EUR in comfort. These are our own estimates.`,
    suggestions: ['Make it cheaper'],
  };
};

const dayTrips: Answerer = (turn, info) => {
  const trips = turn.atlas.dayTripsFrom(info.id).slice(0, 5);
  if (trips.length === 0) return { text: `I have no day trip from ${info.name} in my notes.` };
  return {
    text: `From ${info.name} a day goes well to ${joinWords(trips.map(({ name, distanceMeters }) => `${name} (${Math.round(distanceMeters / 1000)} km)`))}.`,
    suggestions: trips.slice(0, 2).map(({ name }) => `Add ${name}`),
  };
};

const answers: readonly (readonly [RegExp, Answerer])[] = [
  [
    /\b(?:pack(?:ing)?\b(?! (?:more|it))|what (?:clothes|to wear|to bring)|(?:should|do|shall|would) (?:i|we|you) (?:wear|bring)|need (?:an? |my |our |any |some |to bring )?(?:warm |rain |winter |light |thick )*(?:jackets?|coats?|umbrellas?|raincoats?|boots|gloves|sun ?(?:screen|cream)|sweaters?|jumpers?|clothes|swim\w+|hats?))/i,
    packing,
  ],
  [
    /\b(?:best (?:time|months?|season)|when (?:should|is (?:it )?(?:best|good)|to (?:go|visit))|good time to)\b/i,
    bestTime,
  ],
  [
    /\b(?:weather|temperatures?|how (?:warm|hot|cold|rainy)|climate|(?:does|will) it (?:rain|snow)|(?:is|will|does) it (?:be |get |usually |very |too |really )*(?:warm|hot|cold|rainy|sunny|humid|wet|dry|windy|mild|cool|chilly)|(?:worry about|much|lot of|expect) (?:the )?(?:rain|snow|heat|sun)|rainy season)\b/i,
    weather,
  ],
  [
    /\b(?:what (?:to|should (?:i|we)|can (?:i|we)|do (?:people|they|locals)) eat|local (?:food|dish|special)\w*|special(?:i)?t(?:y|ies)|where (?:to|should (?:i|we)|can (?:i|we)) eat|what(?:'s| is) the food|try (?:to eat|food)|dishes|(?:should|can|must) (?:i|we) try|(?:typical|traditional|famous|good|best) (?:foods?|meals?|cuisine)|foods? (?:is|are|to try)|foods? (?:like|there|scene)|cuisine like)\b/i,
    food,
  ],
  [
    /\b(?:days?|nights?|week|weekend|time) (?:(?:in|for|at) [\p{L} -]{2,30} )?(?:is |be |are )?(?:enough|sufficient|too (?:long|short|much|little))|\benough (?:time|days)|\bhow (?:many days|long) (?:should|do|would|to|is|for|in)\b|\bhow many (?:days|nights)/iu,
    enough,
  ],
  [/\bday[- ]trips?\b/i, dayTrips],
  [
    /\b(?:how (?:much|expensive)|expensive|costs? (?:of|per)|what (?:does|will) .{0,20}cost|price level|daily budget)\b/i,
    cost,
  ],
  [/\b(?:safe(?:ty)?|dangerous|scams?)\b/i, (_, info) => ({ text: info.guide.safety })],
  [/\b(?:etiquette|customs|dress code|polite|rude)\b/i, (_, info) => ({ text: info.guide.etiquette })],
  [
    /\b(?:from the airport|airport (?:to|transfer)|to the airport)\b/i,
    (_, info) => ({ text: info.guide.fromAirport }),
  ],
  [
    /\b(?:get(?:ting)? around|public transport|metro|subway|travel (?:pass|card))\b/i,
    (_, info) => ({ text: info.guide.gettingAround }),
  ],
  [
    /\b(?:where (?:to|should (?:i|we)) stay|which (?:area|neighbou?rhood)|best (?:area|neighbou?rhood)|neighbou?rhoods?)\b/i,
    (_, info) => ({
      text: `In ${info.name}: ${joinWords(info.guide.neighbourhoods.slice(0, 4).map(({ name, character }) => `${name} (${character.replace(/\.$/, '')})`))}.`,
    }),
  ],
  [
    /\b(?:what (?:to|should (?:i|we)|can (?:i|we|you)|is there to) (?:see|do|visit)|things to (?:do|see)|top (?:\d+ )?(?:sights|attractions|things|museums)|best (?:sights|attractions|museums|places|beaches)|must[- ]sees?|worth (?:seeing|visiting)|recommend|show me (?:sights|popular|museums)|tell me about)\b/i,
    sights,
  ],
];

/** "Lisbon or Porto?": both side by side, from the same facts. */
function compare(turn: Turn): Reply | null {
  const [one, other] = citiesAsked(turn)
    .map(({ id }) => turn.atlas.cityInfo(id))
    .filter((info) => info !== null);
  const asks =
    /\b(?:or|vs\.?|versus|compared?|better|differences? between|(?:more|less) \w+ than|\w{3,}er than)\b/i.test(
      turn.reading.text,
    );
  const named = citiesAsked(turn);
  if (!asks || named.length < 2 || turn.reading.mentions.length < 2) return null;
  if (one === undefined || other === undefined) {
    const bare = named.find(({ id }) => turn.atlas.cityInfo(id) === null)?.name ?? '';
    return {
      text: `My catalogue has no guide for ${bare}, so I would rather not compare it.`,
      suggestions: [],
    };
  }
  const month = monthAsked(turn);
  const words = (info: CityInfo): string =>
    `${info.name}: ${info.guide.knownFor.replace(/\.$/, '')}; ${info.guide.typicalNights.join(' to ')} nights, about ${info.guide.dailyCostEuro[1]} EUR a day, ${Math.round(info.guide.climate.high[month - 1] ?? 0)} °C in ${monthName(month)}`;
  const cards = [one, other].map((info) => cityCard(info, turn.atlas)).filter((card) => card !== null);
  return {
    text: `${words(one)}. ${words(other)}.`,
    cards,
    suggestions: [
      planButton(turn, one.name, one.guide.typicalNights[1]),
      planButton(turn, other.name, other.guide.typicalNights[1]),
    ],
  };
}

/** "How do we get from A to B?": the ways that the travel model knows. */
function wayBetween(turn: Turn): Reply | null {
  if (
    !/\bhow (?:do|can|should|would|to) (?:i |we |you |one )?(?:best )?(?:get|go|travel|reach)|\bhow (?:long|far)\b.{0,50}\b(?:from|to|between|train|flight|drive|take)\b|\b(?:best|fastest|cheapest|quickest|easiest) (?:way|route) (?:to (?:get |go |travel )?)?(?:from|to|between)?\b|\bcan (?:i|we|you|one) (?:get|go|travel)\b.{0,60}\b(?:from|to|between)\b|\bto .{2,40}[-,:]? how\?|\bis .{2,40} far (?:away )?from\b|\b(?:train|bus|flight|ferry) from .+ to\b.*\?/i.test(
      turn.reading.text,
    )
  )
    return null;
  const unknown = turn.reading.mentions.find(({ hit, venue }) => hit === null && !venue)?.surface;
  if (unknown !== undefined)
    return {
      text: `I could not find ${unknown} in my atlas. Which town or airport is it near?`,
      suggestions: [],
    };
  const transfer = wayFromAirport(turn);
  if (transfer !== null) return transfer;
  const named = endsNamed(turn);
  const origin = turn.document.trip.stops[0]?.place;
  const start = turn.reading.mentions.find(({ role }) => role === 'origin')?.hit?.id;
  if (named[1] !== undefined && named[1].id === start) named.reverse();
  const from =
    named.length >= 2 ? named[0] : origin === undefined ? undefined : turn.atlas.city(origin.placeId ?? '');
  const to = named.length >= 2 ? named[1] : named[0];
  if (from == null || to === undefined || from.id === to.id)
    return {
      text: 'Where from and where to? Name two places, and I will tell you how to get from one to the other.',
      suggestions: [],
    };
  const options = turn.travel
    .estimateTravel(
      { ...from, countryCode: from.countryCode.toUpperCase() },
      { ...to, countryCode: to.countryCode.toUpperCase() },
    )
    .filter(({ mode, minutes }) => (mode !== 'walk' && mode !== 'bike') || minutes < 60);
  const parts = options
    .slice(0, 4)
    .map(
      ({ mode, minutes, costCents }) =>
        `${byTravelMode[mode]} in about ${lengthOfTime(minutes)} for around ${Math.max(1, Math.round(costCents / 100))} EUR`,
    );
  return {
    text:
      parts.length === 0
        ? `I found no way from ${from.name} to ${to.name}.`
        : `From ${from.name} to ${to.name}: ${joinWords(parts)}. These are door-to-door estimates; check times before you book.`,
    suggestions: [],
  };
}

/** Answers what a visitor asks about a city: ways, weather, food, length, sights, costs, areas. */
export function cityQuestion(turn: Turn): Reply | null {
  const way = wayBetween(turn) ?? compare(turn);
  if (way !== null) return way;
  const found = answers.find(([pattern]) => pattern.test(turn.reading.text));
  if (found === undefined) return null;
  const unknown = unknownPlace(turn);
  if (unknown !== null && guideAsked(turn) !== null && turn.reading.mentions.every(({ hit }) => hit === null))
    return {
      text: `I could not find ${unknown} in my atlas, so I would rather not guess. Which town or country is it in or near?`,
      suggestions: [],
    };
  const info = guideAsked(turn);
  if (info !== null) return found[1](turn, info);
  const [city] = citiesAsked(turn);
  if (city === undefined) return { text: 'Which place do you mean?', suggestions: ['In Kyoto', 'In Lisbon'] };
  return {
    text: `I know where ${city.name} is, but I have no guide to it, so I would rather not guess.`,
    suggestions: [],
  };
}
