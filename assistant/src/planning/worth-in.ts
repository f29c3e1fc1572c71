import type { Atlas, Attraction } from '@wayfare/atlas';
import type { TripRequest } from '@wayfare/contracts/request';
import { scoreAttraction } from './score-attraction.ts';
import { seasonShare } from './season-share.ts';

const MUCH_RAIN = 10;

/** The days of rain and the mean high of a month; nothing where the month or the climate is not known. */
function climateIn(atlas: Atlas, cityId: string, month: number | undefined) {
  const climate = month === undefined ? undefined : atlas.cityInfo(cityId)?.guide.climate;
  return { rainDays: climate?.rainDays[month! - 1] ?? 0, high: climate?.high[month! - 1] };
}

/** In a rainy month what has a roof is worth more, and what has none less. */
function weatherShare({ setting }: Attraction, rainDays: number): number {
  const wet = Math.min(1, Math.max(0, rainDays - MUCH_RAIN) / 10);
  return setting === 'indoor' ? 1 + 0.25 * wet : setting === 'outdoor' ? 1 - 0.25 * wet : 1;
}

/** What sights of a city are worth to these travellers in a month, 0 where one should be left out; and how warm it is then. */
export function worthIn(atlas: Atlas, cityId: string, month: number | undefined, request: TripRequest) {
  const { rainDays, high } = climateIn(atlas, cityId, month);
  const worth = (attraction: Attraction): number =>
    scoreAttraction(attraction, request) * weatherShare(attraction, rainDays) * seasonShare(attraction, high);
  return { worth, high };
}
