import type { Atlas, City, CityInfo } from '@wayfare/atlas';
import { anyOf } from '../read/any-of.ts';

interface Sky {
  high: readonly number[];
  low: readonly number[];
  /** Degrees north. */
  lat: number;
}

/** A wish that only some months can grant, and what makes them right: climate, or how high the sun stands. */
export interface SeasonWish {
  name: string;
  words: RegExp;
  /** Above nought where a month (0 to 11) is right, and the more the better. */
  fit: (sky: Sky, month: number) => number;
  /** The fact that decides, in words. */
  fact: (sky: Sky, month: number) => string;
}

const meanOf = ({ high, low }: Sky, month: number): number =>
  ((high[(month + 12) % 12] ?? 0) + (low[(month + 12) % 12] ?? 0)) / 2;
const risesTo = (sky: Sky, month: number): number => meanOf(sky, month) - meanOf(sky, month - 1);

/** How far above the horizon the sun stands at midnight in the middle of a month. */
function midnightSun({ lat }: Sky, month: number): number {
  const day = month * 30.4 + 15;
  const declination = 23.44 * Math.sin((2 * Math.PI * (284 + day)) / 365) * Math.sign(lat || 1);
  return Math.abs(lat) + declination - 90;
}

const byDay = ({ high }: Sky, month: number): string => `about ${Math.round(high[month] ?? 0)} °C by day`;
const onAverage = (sky: Sky, month: number): string => `a mean of ${Math.round(meanOf(sky, month))} °C`;
const nights = (sky: Sky, month: number): string =>
  midnightSun(sky, month) > -0.8
    ? 'the sun does not set'
    : midnightSun(sky, month) > -12
      ? 'the nights do not get dark'
      : 'the nights are dark';

/** Aurora is seen around the polar circles, where the night is dark. */
const AURORA_LATITUDE = 62;

const seasonWishes: readonly SeasonWish[] = [
  {
    name: 'skiing and snow',
    words:
      anyOf(`ski, skis, skiing, skier, skiers, snow, snowy, snowshoe*, snowboard*, snow board*, sledging, sleding,
    sledding`),
    fit: (sky, month) => 7.5 - meanOf(sky, month),
    fact: byDay,
  },
  {
    name: 'the beach',
    words: /\b(?:beach(?:es)?|swim(?:ming)?|sunbath\w*|snorkel\w*)\b/i,
    fit: ({ high }, month) => (high[month] ?? 0) - 21.5,
    fact: byDay,
  },
  {
    name: 'the northern lights',
    words: /\b(?:northern lights?|aurora(?: borealis)?)\b/i,
    fit: (sky, month) => (sky.lat < AURORA_LATITUDE ? -1 : -13 - midnightSun(sky, month)),
    fact: (sky, month) => (sky.lat < AURORA_LATITUDE ? 'too far south' : nights(sky, month)),
  },
  {
    name: 'the midnight sun',
    words: /\bmidnight sun\b/i,
    fit: (sky, month) => midnightSun(sky, month) + 0.8,
    fact: nights,
  },
  {
    name: 'cherry blossom',
    words: /\b(?:cherry (?:blossoms?|trees)|sakura|hanami)\b/i,
    fit: (sky, month) => (risesTo(sky, month) < 1 ? -1 : 4 - Math.abs(meanOf(sky, month) - 12.5)),
    fact: onAverage,
  },
  {
    name: 'tulips',
    words: /\btulips?\b/i,
    fit: (sky, month) => (risesTo(sky, month) < 1 ? -1 : 3.5 - Math.abs(meanOf(sky, month) - 11)),
    fact: onAverage,
  },
  {
    name: 'autumn leaves',
    words:
      anyOf(`autumn leaves, autumn colors, autumn colours, fall leaves, fall colors, fall colours, foliage,
    leaf peeping, leaf-peeping, koyo, momiji`),
    fit: (sky, month) => (risesTo(sky, month) > -1 ? -1 : 4.5 - Math.abs(meanOf(sky, month) - 11.5)),
    fact: onAverage,
  },
  {
    name: 'Christmas markets',
    words: /\bchristmas markets?\b/i,
    fit: (_, month) => month - 9.5,
    fact: byDay,
  },
];

const MONTHS = Array.from({ length: 12 }, (_, month) => month);
const refused = /\b(?:no|not|without|avoid\w*|hate|don't)\s+(?:\w+\s+){0,2}$/i;

/** The wish of a message that hangs on the season; null where there is none. */
export function seasonWishOf(text: string): SeasonWish | null {
  const isMeant = ({ words }: SeasonWish): boolean => {
    const at = text.search(words);
    return at >= 0 && !refused.test(text.slice(0, at));
  };
  return seasonWishes.find(isMeant) ?? null;
}

const skyOf = ({ guide, lat }: CityInfo): Sky => ({ high: guide.climate.high, low: guide.climate.low, lat });

/** How well a month (1 to 12) grants a wish in a city: above nought where it does. */
export const seasonFit = (wish: SeasonWish, info: CityInfo, month: number): number =>
  wish.fit(skyOf(info), month - 1);

/** What decides whether a month (1 to 12) is right there, in words. */
export const seasonFact = (wish: SeasonWish, info: CityInfo, month: number): string =>
  wish.fact(skyOf(info), month - 1);

/** The months (1 to 12) that grant a wish in a city, and the one that comes nearest to it. */
export function rightMonths(wish: SeasonWish, info: CityInfo): { months: number[]; best: number } {
  const sky = skyOf(info);
  const fits = MONTHS.map((month) => wish.fit(sky, month));
  return {
    months: MONTHS.filter((month) => fits[month]! > 0).map((month) => month + 1),
    best: fits.indexOf(Math.max(...fits)) + 1,
  };
}

/** Cities that are known for what is wished, as their guides and sights tell, the best first. */
export function citiesKnownFor(atlas: Atlas, { words }: SeasonWish): City[] {
  return atlas
    .catalogueCities()
    .map((city) => {
      const told = words.test(atlas.cityInfo(city.id)?.guide.knownFor ?? '') ? 100 : 0;
      const sights = atlas
        .topAttractions(city.id)
        .filter(({ name, why }) => words.test(`${name} ${why}`))
        .reduce((sum, { fame }) => sum + fame, 0);
      return { city, known: told + sights };
    })
    .filter(({ known }) => known > 0)
    .sort((left, right) => right.known - left.known)
    .map(({ city }) => city);
}
