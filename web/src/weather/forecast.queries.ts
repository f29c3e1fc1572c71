import { addDays } from '@wayfare/almanac/local-date';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import { useQuery } from '@tanstack/react-query';
import { api, type CallAnswer } from '../api.ts';
import { todayOn } from '../ui/format-date.ts';

export type DayForecast = CallAnswer<'forecast'>['days'][number];

const daysAhead = 15;
const likelyPercent = 60;
const wetMillimetres = 2;

/** Time zones put a place a day before or behind the reader. */
const isNear = (on: string) => on >= addDays(todayOn(), -1) && on <= addDays(todayOn(), daysAhead);

/** The forecast of a day at a place, while there is one: asked for once for all days at that place. */
export function useForecast(place: PlaceRef | null, on: string | null | undefined) {
  const latitude = place?.latitude.toFixed(1) ?? '';
  const longitude = place?.longitude.toFixed(1) ?? '';
  const { data } = useQuery({
    queryKey: ['forecast', latitude, longitude],
    queryFn: ({ signal }) =>
      api.call('forecast', {
        query: { latitude: Number(latitude), longitude: Number(longitude) },
        signal,
      }),
    enabled: place !== null && typeof on === 'string' && isNear(on),
    staleTime: 60 * 60_000,
    retry: false,
  });
  const forecast = data?.days.find((day) => day.on === on);
  return forecast && data ? { forecast, credit: data.credit } : null;
}

/** Whether one had better have a roof over one's head. */
export const isWet = ({ rainPercent, rainMillimetres, sky }: DayForecast) =>
  sky === 'storm' ||
  (rainMillimetres >= wetMillimetres && (rainPercent === null || rainPercent >= likelyPercent));
