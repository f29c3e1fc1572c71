import { monthName } from '@wayfare/wording/month-name';
import { joinWords } from '@wayfare/wording/words';
import { distanceKm } from '@wayfare/almanac/distance';
import type { Atlas, CityInfo } from '@wayfare/atlas';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { SeasonWish } from '../planning/seasons.ts';
import { citiesKnownFor, rightMonths, seasonFact, seasonFit, seasonWishOf } from '../planning/seasons.ts';
import { monthOfTrip } from '../planning/trip-month.ts';
import type { WayOut } from './ways-out.ts';

const MOST_LOOKED_AT = 6;
const MOST_OFFERED = 2;

/** "November to March", "March, April and October": runs of months, also over the turn of the year. */
export function monthsWords(months: readonly number[]): string {
  const has = (month: number): boolean => months.includes(((month + 11) % 12) + 1);
  if (months.length === 12) return 'all year';
  const runs = months
    .filter((month) => !has(month - 1))
    .map((from) => {
      let to = from;
      while (has(to + 1)) to += 1;
      const [first, last] = [monthName(from), monthName(((to + 11) % 12) + 1)];
      return to === from ? first : to === from + 1 ? `${first} and ${last}` : `${first} to ${last}`;
    });
  return runs.length === 1 ? runs[0]! : joinWords(runs);
}

/** Where a wish is granted in a month, nearest first. */
function elsewhere(wish: SeasonWish, here: CityInfo, month: number, atlas: Atlas): string[] {
  return citiesKnownFor(atlas, wish)
    .flatMap((city) => {
      const info = atlas.cityInfo(city.id);
      return info !== null && city.id !== here.id && seasonFit(wish, info, month) > 0 ? [city] : [];
    })
    .slice(0, MOST_LOOKED_AT)
    .map(({ name, lat, lon }) => ({ name, km: distanceKm(here.lat, here.lon, lat, lon) }))
    .sort((left, right) => left.km - right.km)
    .slice(0, MOST_OFFERED)
    .map(({ name }) => name);
}

/** Says that a wish and the month do not go together, and which month or place would; null where they do. */
export function seasonNote(document: TripDocument, text: string, atlas: Atlas): WayOut | null {
  const month = monthOfTrip(document);
  const wish = month === undefined ? null : seasonWishOf(text);
  if (month === undefined || wish === null) return null;
  const infos = document.trip.stops
    .map(({ place }) => atlas.cityInfo(place.placeId ?? ''))
    .filter((info) => info !== null);
  if (infos.some((info) => seasonFit(wish, info, month) > 0)) return null;
  const [here] = infos.sort(
    (left, right) => rightMonths(wish, right).months.length - rightMonths(wish, left).months.length,
  );
  if (here === undefined) return null;
  const { months, best } = rightMonths(wish, here);
  const now = seasonFact(wish, here, month);
  const then = `${monthName(best)}: ${seasonFact(wish, here, best)}`;
  const others = elsewhere(wish, here, month, atlas);
  const said =
    months.length > 0
      ? `${monthName(month)} is the wrong season for ${wish.name} in ${here.name} (${now}); right is ${monthsWords(months)} (${then}).`
      : `No month is right for ${wish.name} in ${here.name} (${monthName(month)}: ${now}${best === month ? '' : `; ${then}`}).`;
  const there = others.length === 0 ? '' : ` In ${monthName(month)} it is right in ${joinWords(others)}.`;
  return {
    text: `${said}${there}`,
    ways: [
      ...(best === month || months.length === 0 ? [] : [`Move the trip to ${monthName(best)}`]),
      ...others.map((name) => `Plan a new trip to ${name} instead`),
    ],
  };
}

/** The same where no place was named and none that is known grants the wish in that month. */
export function noSeasonAnywhere(wish: SeasonWish, month: number, atlas: Atlas): WayOut {
  const known = citiesKnownFor(atlas, wish).flatMap((city) => {
    const info = atlas.cityInfo(city.id);
    const { months, best } = info === null ? { months: [], best: month } : rightMonths(wish, info);
    return info === null || months.length === 0 ? [] : [{ info, months, best }];
  });
  const parts = known
    .slice(0, MOST_OFFERED)
    .map(({ info, months }) => `${info.name} (${monthsWords(months)})`);
  const [first] = known;
  const fact = first === undefined ? '' : ` (${first.info.name}: ${seasonFact(wish, first.info, month)})`;
  return {
    text: `${monthName(month)} is the wrong season for ${wish.name} everywhere I know${fact}.${parts.length === 0 ? '' : ` It is right in ${joinWords(parts)}. Shall I plan it then?`}`,
    ways: known
      .slice(0, MOST_OFFERED)
      .map(({ info, best }) => `A trip to ${info.name} in ${monthName(best)}`),
  };
}
