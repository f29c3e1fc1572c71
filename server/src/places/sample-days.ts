import type { Assistant, BuildOptions } from '@wayfare/assistant';
import type { Answer } from '@wayfare/contracts/endpoints';
import { emptyTrip } from '@wayfare/contracts/empty-trip';
import type { PlanDay } from '@wayfare/contracts/plan';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { addDays } from '@wayfare/almanac/local-date';
import { counted } from '@wayfare/wording/words';
import type { Atlas, Attraction } from '@wayfare/atlas';
import { daysToBegin, mondayOf } from './days-to-begin.ts';
import { pathOf, toPlaceRef } from './describe-places.ts';
import { catalogueCity } from './find-places.ts';
import { sightsToAndFro } from './to-and-fro.ts';

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
/** So many sights give way, one after the other, where days go to and fro for them. */
const mostGivenUp = 5;
/** A month without a guide's word for it. */
const anyMonth = 5;

const week = [0, 1, 2, 3, 4, 5, 6] as const;

/** Of the months that suit a city the one in which most of its first sights open at all, and these. */
function monthAndSights(atlas: Atlas, first: readonly Attraction[], months: readonly number[], year: number) {
  const opensIn = (sight: Attraction, month: number) =>
    week.filter((day) => atlas.opening(sight, addDays(mondayOf(year, month), day)).windows.length > 0);
  const judged = months.map((month) => {
    const days = first.map((sight) => opensIn(sight, month).length);
    return {
      month,
      open: first.filter((_, index) => days[index]! > 0),
      isFirstOpen: Number((days[0] ?? 0) > 0),
      days: days.reduce((sum, count) => sum + count, 0),
    };
  });
  const [best] = judged.toSorted(
    (one, other) =>
      other.isFirstOpen - one.isFirstOpen || other.open.length - one.open.length || other.days - one.days,
  );
  return { month: best?.month ?? null, open: best?.open ?? first };
}

/** Days that were tried, and what is wrong with them. */
interface Draft {
  days: readonly PlanDay[];
  /** On which days of the week they can begin. */
  begin: readonly number[];
  missed: readonly Attraction[];
  /** Of each day that goes to and fro, its sights: first the one that had best give way. */
  toAndFro: readonly (readonly string[])[];
}

const idsOf = (days: readonly PlanDay[]) =>
  new Set(days.flatMap(({ items }) => items.flatMap(({ place }) => place?.placeId ?? [])));

/** The fewer first sights are missed, doors closed and days gone to and fro, the better. */
const flawsOf = ({ begin, missed, toAndFro }: Draft) =>
  100 * missed.length + 10 * Number(begin.length === 0) + toAndFro.length;

const isSound = (draft: Draft) => flawsOf(draft) === 0;

/** How the days of one city are tried: as a traveller would have them, or with more weight on what went wrong. */
type Try = (options: BuildOptions, beginOn?: string) => Draft;

/** Of one day of the week after the other, the days that begin on it: where no seven hold, some do. */
const begunOnADay = (tried: Try, options: BuildOptions, monday: string): Draft =>
  week
    .map((day) => tried(options, addDays(monday, day)))
    .reduce((best, draft) => (flawsOf(draft) < flawsOf(best) ? draft : best));

/** Tries again with the shorter way first, then without the sights one goes to and fro for. */
function straightened(tried: Try, draft: Draft, first: readonly Attraction[]): Draft {
  let best = draft;
  let last = draft;
  const avoid: string[] = [];
  for (let given = 0; given <= mostGivenUp && best.toAndFro.length > 0; given += 1) {
    last = tried({ straight: true, avoid });
    if (flawsOf(last) < flawsOf(best)) best = last;
    const next = (last.toAndFro[0] ?? []).find((id) => first.every((sight) => sight.id !== id));
    if (next !== undefined) avoid.push(next);
  }
  return best;
}

/** The first whole days in a city as the planner would make them. */
export function makeSampleDays(atlas: Atlas, assistant: Assistant, cityId: string, now: number): SampleDays {
  const city = catalogueCity(atlas, cityId);
  const place = toPlaceRef(atlas, atlas.place(city.id)!);
  const year = new Date(now).getUTCFullYear() + 1;
  const first = atlas.topAttractions(cityId).slice(0, firstSights);
  const { month, open } = monthAndSights(atlas, first, atlas.cityInfo(cityId)?.guide.bestMonths ?? [], year);
  const monday = mondayOf(year, month ?? anyMonth);
  const stop = { id: 'stop1', place, nights: dayCount - 1 };
  const tried: Try = (options, beginOn) => {
    const trip = {
      ...emptyTrip(),
      request: { adults: 2, nights: dayCount - 1, ...(month && { month }) },
      startOn: beginOn ?? null,
      stops: [stop],
    };
    const prefer = new Set(open.map(({ id }) => id));
    const built = assistant.buildPlan(
      { tripName: city.name, trip, plan: null },
      { rounds, prefer, wholeDays: true, ...options },
    );
    const days = built.plan.days.map((day) => ({ ...day, on: null }));
    const seen = idsOf(days);
    return {
      days,
      begin: daysToBegin(atlas, days, monday),
      missed: open.filter(({ id }) => !seen.has(id)),
      toAndFro: days.map(sightsToAndFro).filter((ids) => ids.length > 0),
    };
  };
  const usual = tried({});
  const straight = isSound(usual) ? usual : straightened(tried, usual, first);
  const { days, begin } =
    straight.begin.length > 0 ? straight : begunOnADay(tried, { straight: true }, monday);
  const seen = idsOf(days);
  return {
    told: {
      cityId,
      month,
      beginOn: begin.length === week.length ? [] : [...begin],
      leftOut: first
        .filter(({ id }) => !seen.has(id))
        .map(({ id, name }) => ({ name, path: pathOf(atlas, id) })),
      days: days.map(({ title, items }, index) => ({
        title: title ?? `Day ${index + 1}`,
        items: items
          .filter(({ kind }) => kind === 'visit' || kind === 'meal' || kind === 'activity')
          .map(({ title: what, startMinute, place: at }) => ({
            title: what,
            startMinute,
            path: at?.placeId ? pathOf(atlas, at.placeId) : null,
          })),
      })),
    },
    trip: {
      tripName: `${counted(days.length, 'day')} in ${city.name}`,
      // Nobody has said who travels; the days and their prices are for two.
      trip: {
        ...emptyTrip(),
        assumed: { adults: 2 },
        stops: [{ ...stop, nights: Math.max(0, days.length - 1) }],
      },
      plan: { schemaVersion: 1, days: [...days] },
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
