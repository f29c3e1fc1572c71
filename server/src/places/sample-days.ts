import type { Assistant } from '@wayfare/assistant';
import type { Answer } from '@wayfare/contracts/endpoints';
import { emptyTrip } from '@wayfare/contracts/empty-trip';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { counted } from '@wayfare/wording/words';
import type { Atlas, Attraction } from '@wayfare/atlas';
import { pathOf, toPlaceRef } from './describe-places.ts';
import { catalogueCity } from './find-places.ts';

/** The sample days of a city, as its guide tells them and as a trip to go on with. */
interface SampleDays {
  told: Answer<'sampleDays'>;
  trip: TripDocument;
}

const dayCount = 3;
/** What nobody leaves a city without having seen. */
const firstSights = 3;
const mostKept = 300;
/** Enough for days that hold; the traveller's own plan is searched for longer. */
const rounds = 2000;

const weekDays = [15, 16, 17, 18, 19, 20, 21];
/** A day without a date may be any of the week. */
const leastOpenDays = 4;

/** Whether a sight is open on most days of a week in the middle of a month. */
const isUsuallyOpen = (atlas: Atlas, sight: Attraction, year: number, month: number) =>
  weekDays.filter(
    (day) => atlas.opening(sight, `${year}-${String(month).padStart(2, '0')}-${day}`).windows.length > 0,
  ).length >= leastOpenDays;

/** Of the months that suit a city the one in which most of its first sights are open, and these. */
function monthAndSights(atlas: Atlas, cityId: string, year: number) {
  const first = atlas.topAttractions(cityId).slice(0, firstSights);
  const months = (atlas.cityInfo(cityId)?.guide.bestMonths ?? []).map((month) => ({
    month,
    open: first.filter((sight) => isUsuallyOpen(atlas, sight, year, month)),
  }));
  const isFirstOpen = (open: readonly Attraction[]) => Number(open[0] === first[0]);
  const [best] = months.toSorted(
    (one, other) => isFirstOpen(other.open) - isFirstOpen(one.open) || other.open.length - one.open.length,
  );
  return best ?? { month: undefined, open: first };
}

/** The first whole days in a city as the planner would make them. */
export function makeSampleDays(atlas: Atlas, assistant: Assistant, cityId: string, now: number): SampleDays {
  const city = catalogueCity(atlas, cityId);
  const place = toPlaceRef(atlas, atlas.place(city.id)!);
  const { month, open } = monthAndSights(atlas, cityId, new Date(now).getUTCFullYear() + 1);
  const trip = {
    ...emptyTrip(),
    request: { adults: 2, nights: dayCount - 1, ...(month && { month }) },
    stops: [{ id: 'stop1', place, nights: dayCount - 1 }],
  };
  const prefer = new Set(open.map(({ id }) => id));
  const options = { rounds, prefer, wholeDays: true };
  const { days } = assistant.buildPlan({ tripName: city.name, trip, plan: null }, options).plan;
  const told = days.map((day, index) => ({
    title: day.title ?? `Day ${index + 1}`,
    items: day.items
      .filter(({ kind }) => kind === 'visit' || kind === 'meal' || kind === 'activity')
      .map(({ title, startMinute, place: at }) => ({
        title,
        startMinute,
        path: at?.placeId ? pathOf(atlas, at.placeId) : null,
      })),
  }));
  return {
    told: { cityId, month: month ?? null, days: told },
    trip: {
      tripName: `${counted(days.length, 'day')} in ${city.name}`,
      // Nobody has said who travels; the days and their prices are for two.
      trip: {
        ...emptyTrip(),
        assumed: { adults: 2 },
        stops: [{ id: 'stop1', place, nights: Math.max(0, days.length - 1) }],
      },
      plan: { schemaVersion: 1, days },
    },
  };
}

/** Each city's sample days, made once and kept; who asks while they are made waits for the same. */
export function sampleDays(make: (cityId: string) => Promise<SampleDays>) {
  const kept = new Map<string, Promise<SampleDays>>();
  return (cityId: string): Promise<SampleDays> => {
    const known = kept.get(cityId);
    if (known) return known;
    const made = make(cityId);
    kept.set(cityId, made);
    made.catch(() => kept.delete(cityId));
    if (kept.size > mostKept) kept.delete(kept.keys().next().value!);
    return made;
  };
}
