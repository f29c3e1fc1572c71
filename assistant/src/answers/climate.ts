import { monthName } from '@wayfare/wording/month-name';
import { joinWords } from '@wayfare/wording/words';
import type { CityInfo } from '@wayfare/atlas';
import type { Reply } from '../conversation/reply.ts';
import { rightMonths, seasonFact, seasonWishOf } from '../planning/seasons.ts';
import { monthsWords } from '../wording/season-note.ts';
import type { Asked } from './asked.ts';
import { says } from './asked.ts';
import { stemsOf } from './content-words.ts';
import { noteOn } from './from-notes.ts';
import { planButton } from './plan-button.ts';

const HOT = 29;
const WARM = 22;
const MILD = 14;
const COOL = 6;
const SOAKED_DAYS = 15;
const WET_DAYS = 9;

function feelsLike(high: number, low: number): string {
  if (high >= HOT + 4) return 'very hot';
  if (high >= HOT) return 'hot';
  if (high >= WARM) return 'warm';
  if (high >= MILD) return 'mild';
  if (high >= COOL) return 'cool';
  return low < -5 ? 'bitterly cold' : 'cold';
}

/** What the month is like in a city, in one or two sentences. */
export function monthWords(info: CityInfo, month: number, isLast = true): string {
  const { high, low, rainDays } = info.guide.climate;
  const [day, night, rain] = [high[month - 1] ?? 0, low[month - 1] ?? 0, rainDays[month - 1] ?? 0];
  const wet =
    rain >= SOAKED_DAYS
      ? ' and very wet'
      : rain >= WET_DAYS
        ? ' and often rainy'
        : rain <= 3
          ? ' and dry'
          : '';
  const snow = day <= 2 ? ', mostly as snow' : '';
  return `${info.name} in ${monthName(month)} is ${feelsLike(day, night)}${wet}: about ${Math.round(day)} °C by day and ${Math.round(night)} °C at night, with ${rain < 0.5 ? 'hardly any rain' : `rain on some ${Math.round(rain)} days of the month`}${snow}.${isLast ? ' These are long-term means, not a forecast.' : ''}`;
}

const BEACH_KM = 40;

/** The months in which what is spoken of can be had there: skiing, the northern lights, the cherry blossom. */
function wishWords({ ask, month, turn }: Asked, info: CityInfo): string | null {
  const wish = seasonWishOf(ask.text);
  if (wish === null) return null;
  const beaches = turn.atlas
    .attractionsNear(info.lat, info.lon, BEACH_KM)
    .filter(({ category, tags }) => category === 'beach' || tags.includes('beach'));
  if (wish.name === 'the beach' && beaches.length === 0) return `I know of no beach near ${info.name}.`;
  const { months } = rightMonths(wish, info);
  if (months.length === 0) return `${info.name} is no place for ${wish.name}: ${seasonFact(wish, info, 1)}.`;
  const best = `For ${wish.name} in ${info.name} come in ${monthsWords(months)}.`;
  if (month === null) return best;
  const isRight = months.includes(month);
  return `${monthName(month)} ${isRight ? 'is a fine month' : 'is not the month'} for ${wish.name} in ${info.name}, with ${seasonFact(wish, info, month)}. ${best}`;
}

const seasons = stemsOf('summer winter spring autumn season');
const TROPICS = 15;

/** Which season a month is there, where that was asked. */
function seasonWords(asked: Asked, { name, lat }: CityInfo): string | null {
  if (!says(asked, seasons) || Math.abs(lat) < TROPICS) return null;
  const month = asked.monthOrNow + (lat < 0 ? 6 : 0);
  const season = ['winter', 'spring', 'summer', 'autumn'][Math.floor((month % 12) / 3)];
  return `${monthName(asked.monthOrNow)} is ${season} in ${name}.`;
}

const snow = stemsOf('snow snowy snows');
/** Whether snow is to be expected, where that is asked rather than skiing. */
function snowWords(asked: Asked, { name, guide }: CityInfo): string | null {
  if (!says(asked, snow)) return null;
  const { high, low } = guide.climate;
  const [day = 9, night = 9] = [high[asked.monthOrNow - 1], low[asked.monthOrNow - 1]];
  const told =
    day <= 2
      ? 'is usual'
      : night <= 0
        ? 'is likely, and may not lie for long'
        : night <= 3
          ? 'falls now and then, and seldom lies'
          : 'is rare';
  return `Snow ${told} in ${name} in ${monthName(asked.monthOrNow)}.`;
}

/** The weather of the month in each place asked about. */
export function answerWeather(asked: Asked): Reply | null {
  const infos = asked.cities.flatMap(({ id }) => asked.turn.atlas.cityInfo(id) ?? []).slice(0, 3);
  const [first] = infos;
  if (first === undefined) return null;
  const wish = snowWords(asked, first) ?? wishWords(asked, first);
  const note = infos.length === 1 ? noteOn('when', asked) : null;
  const season = seasonWords(asked, first);
  const told = infos.map((info, index) => monthWords(info, asked.monthOrNow, index === infos.length - 1));
  return {
    text: [season, wish, ...told, note].filter((one) => one !== null).join(' '),
    suggestions: ['What should I pack?', `Best time for ${first.name}?`],
  };
}

/** The best time to go, and for what was asked about. */
export function answerWhen(asked: Asked): Reply | null {
  const { guide, turn, month } = asked;
  const note = noteOn('when', asked);
  if (guide === null) return note === null ? null : { text: note };
  const season = month === null ? null : seasonWords(asked, guide);
  const wish = wishWords(asked, guide);
  const isOfCountry =
    note !== null && asked.hits.length > 0 && asked.hits.every(({ kind }) => kind === 'country');
  const best = `${guide.name} is at its best in ${joinWords(guide.guide.bestMonths.map(monthName))}, going by temperature, rain and crowds.`;
  const ofMonth = month === null ? [] : [monthWords(guide, month)];
  return {
    text: [
      ...(season === null ? [] : [season]),
      ...(wish === null ? [] : [wish]),
      ...(note === null ? [] : [note]),
      ...(isOfCountry ? [] : [best]),
      ...ofMonth,
    ].join(' '),
    suggestions: [planButton(turn, guide.name, guide.guide.typicalNights[1])],
  };
}

function clothes(high: number, low: number, rain: number): string[] {
  return [
    high >= 27
      ? 'light, airy clothes and a hat'
      : high >= 18
        ? 'light layers'
        : high >= 10
          ? 'a warm layer and a jacket'
          : 'a winter coat, gloves and a hat',
    ...(low < 8 && high >= 18 ? ['something warm for the evenings'] : []),
    ...(rain >= WET_DAYS ? ['a rain jacket or umbrella'] : []),
    ...(high >= WARM ? ['sun cream'] : []),
    'shoes that you can walk in all day',
  ];
}

/** What to bring, by the month's weather, and what the notes say. */
export function answerPack(asked: Asked): Reply | null {
  const { guide, monthOrNow, turn } = asked;
  const note = noteOn('pack', asked);
  if (guide === null) return note === null ? null : { text: note };
  const { high, low, rainDays } = guide.guide.climate;
  const plugs = turn.atlas.countryFacts(guide.countryCode)?.facts?.plugs;
  const things = [
    ...clothes(high[monthOrNow - 1] ?? 18, low[monthOrNow - 1] ?? 10, rainDays[monthOrNow - 1] ?? 8),
    ...(plugs === undefined
      ? []
      : [`an adapter for plug ${plugs.length > 1 ? 'types' : 'type'} ${joinWords(plugs)}, if yours differ`]),
  ];
  return {
    text: [
      `Pack ${joinWords(things)}.`,
      ...(note === null ? [] : [note]),
      monthWords(guide, monthOrNow),
    ].join(' '),
    suggestions: ['Which plugs do they use?', 'Is the tap water safe?'],
  };
}
