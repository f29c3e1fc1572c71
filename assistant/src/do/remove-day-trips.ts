import { dayTripOf } from '../planning/day-trip.ts';
import { daysOf } from '../resolve/days-of.ts';
import { cityOf } from '../resolve/place-of.ts';
import { isUnclear } from '../resolve/unclear.ts';
import { dayNumber } from './day-sights.ts';
import type { Do } from './outcome.ts';
import { refused } from './outcome.ts';

/** Days elsewhere are spent where one stays. */
export const removeDayTrips: Do<'removeDayTrips'> = (draft, { place, when }) => {
  const found = daysOf(when, draft);
  if (isUnclear(found)) return found;
  const city = place === undefined ? null : cityOf(place, draft);
  if (city !== null && isUnclear(city)) return city;
  const days = found.days.filter((day) => {
    const there = dayTripOf(day)?.place?.placeId;
    return there !== undefined && (city === null || there === city.id);
  });
  const names = days.map((day) => dayTripOf(day)?.place?.name ?? '');
  const { mustSee = [], dislikes = [] } = draft.document.trip.request;
  const isAll = found.whole && city === null;
  if (days.length === 0 && !isAll) return refused({ says: 'noDayTrip' });
  draft.setWishes({
    mustSee: mustSee.filter((wish) => !names.includes(wish)),
    ...(isAll && { dislikes: [...new Set([...dislikes, 'day trips'])].slice(-40) }),
  });
  for (const day of days) {
    draft.apply({
      edit: 'replaceDay',
      day: { ...day, items: day.items.filter(({ locked, madeBy }) => locked || madeBy === 'traveller') },
    });
    draft.rebuildDays([day.id]);
  }
  return { done: [{ says: 'dayTripsRemoved', names, days: days.map((day) => dayNumber(draft, day)) }] };
};
