import type { Attraction } from '@wayfare/atlas';
import { distanceKm } from '@wayfare/almanac/distance';
import type { IntentOf, WhenSaid } from '@wayfare/contracts/intent';
import type { PlanDay } from '@wayfare/contracts/plan';
import { attractionRef } from '../planning/place-ref-of.ts';
import { daysOf } from '../resolve/days-of.ts';
import { hoursOf } from '../resolve/part-of-day.ts';
import { foundElsewhere } from '../resolve/found-elsewhere.ts';
import { sightOf } from '../resolve/place-of.ts';
import { isUnclear } from '../resolve/unclear.ts';
import { sightsLike } from '../resolve/sights-like.ts';
import { isInitialsOf, plainWords } from '../resolve/words-of-things.ts';
import type { Fact } from '../word/catalogue.ts';
import { addFound } from './add-found.ts';
import { dayNumber, itemAt, presentSights } from './day-sights.ts';
import type { Draft } from './draft.ts';
import { dayWith, daysNear, fitSight, opensOn, wishToSee } from './fit-sight.ts';
import { rememberTime, whyNot } from './hold-time-wish.ts';
import { moveItem } from './move-item.ts';
import { openDayOffers } from './open-day-offers.ts';
import type { Do, Outcome } from './outcome.ts';
import { refused } from './outcome.ts';
import { putAt } from './put-at.ts';
import { namesLost } from './rearrange.ts';
import { timeOf } from './wished-days.ts';

const EVENING_FROM = 1080;

function tooFar(draft: Draft, sight: Attraction): Outcome {
  const [nearest] = draft.document.trip.stops
    .map(({ place }) => ({
      name: place.name,
      km: distanceKm(place.latitude, place.longitude, sight.lat, sight.lon),
    }))
    .toSorted((left, right) => left.km - right.km);
  const country = draft.turn.atlas.country(sight.countryCode)?.name ?? '';
  return refused(
    { says: 'sightFar', name: sight.name, country, km: nearest?.km ?? 0, from: nearest?.name ?? '' },
    ...((nearest?.km ?? 0) < 1500
      ? [
          {
            label: { says: 'labelAddStop' as const, name: sight.cityName, nights: 1 },
            intents: [
              { kind: 'addStop' as const, place: { name: sight.cityName, placeId: sight.cityId }, nights: 1 },
            ],
          },
        ]
      : []),
  );
}

/** At an hour that was said a sight is settled there. */
function atHour(draft: Draft, sight: Attraction, day: PlanDay, minute: number): Outcome {
  const had = presentSights(draft);
  const [document, edits] = [draft.document, draft.edits.length];
  const minutes = Math.max(30, Math.min(sight.visit[0], 180));
  const id = `see-${sight.id.replaceAll('/', '-')}`.slice(0, 36);
  const item = {
    id: draft.days.some(({ items }) => items.some((one) => one.id === id)) ? `${id}-at` : id,
    kind: 'visit' as const,
    title: sight.name,
    place: attractionRef(sight),
    startMinute: minute,
    endMinute: Math.min(2879, minute + minutes),
    travel: null,
    madeBy: 'assistant' as const,
    locked: true,
  };
  if (!putAt(draft, day, item)) {
    draft.goBack(document, edits);
    return refused({ says: 'noRoom', name: sight.name, day: dayNumber(draft, day) });
  }
  return {
    done: [
      { says: 'sightAt', name: sight.name, day: dayNumber(draft, day), minute, lost: namesLost(draft, had) },
    ],
  };
}

/** Puts a sight into the days that were said, or wherever the least has to go for it. */
export function bringIn(draft: Draft, sight: Attraction, when: WhenSaid | undefined): Outcome {
  const found = daysOf(when, draft);
  if (isUnclear(found)) return found;
  const near = daysNear(draft, sight);
  if (near.length === 0) return tooFar(draft, sight);
  const days = near.filter((day) => found.days.includes(day));
  if (days.length === 0)
    return refused({ says: 'elsewhereThen', name: sight.name }, ...openDayOffers(draft, sight, []));
  const open = days.filter((day) => opensOn(draft, sight, day));
  if (open.length === 0)
    return refused(
      {
        says: 'closedThen',
        name: sight.name,
        days: days.map((day) => dayNumber(draft, day)),
        on: days[0]?.on ?? null,
      },
      ...openDayOffers(draft, sight, days),
    );
  const had = presentSights(draft);
  wishToSee(draft, sight);
  draft.spoken.push(sight.name);
  const hours = hoursOf(when);
  const isTimed = when?.fromMinute === undefined && (!found.whole || when?.part !== undefined);
  if (isTimed) rememberTime(draft, timeOf(draft, sight, when, found));
  if (when?.fromMinute !== undefined && open[0] !== undefined)
    return atHour(draft, sight, open[0], when.fromMinute);
  // Who asks for a sight on a day that was to be free wants it free no more.
  if (!found.whole)
    for (const { free, ...day } of open) if (free === true) draft.apply({ edit: 'replaceDay', day });
  const day = fitSight(draft, sight, open);
  if (day === null && isTimed && when?.part !== undefined)
    return whyNot(draft, timeOf(draft, sight, when, found), sight);
  if (day === null)
    return refused(
      {
        says: 'noRoom',
        name: sight.name,
        ...(open.length === 1 && open[0] && { day: dayNumber(draft, open[0]) }),
      },
      ...openDayOffers(draft, sight, open),
    );
  const item = itemAt(day, sight.id);
  const isEvening = when?.part === undefined && (sight.bestTime === 'evening' || sight.bestTime === 'night');
  const isOff =
    hours !== null &&
    item !== undefined &&
    (item.startMinute < hours.from || item.endMinute > hours.until + 60);
  if (item !== undefined && (isOff || (isEvening && hours === null && item.startMinute < EVENING_FROM))) {
    const moved = moveItem(draft, {
      kind: 'moveItem',
      item: { words: sight.name, itemId: item.id },
      to: { ...when, days: undefined, ...(isEvening && { part: 'evening' as const }) },
    });
    if ('done' in moved) return moved;
  }
  return {
    done: [
      {
        says: 'sightAdded',
        name: sight.name,
        day: dayNumber(draft, day),
        minute: item?.startMinute ?? 0,
        lost: namesLost(draft, had),
      },
    ],
  };
}

/** A kind of thing: the best of it that fits; what the atlas has none of can be kept an hour for. */
function addLike(draft: Draft, { interest, words, when }: IntentOf<'addSight'>): Outcome {
  const found = daysOf(when, draft);
  if (isUnclear(found)) return found;
  const present = presentSights(draft);
  const choice = sightsLike(draft, { interest, words }, found.days).filter(({ id }) => !present.has(id));
  for (const sight of choice.slice(0, 6)) {
    const [document, edits] = [draft.document, draft.edits.length];
    const outcome = bringIn(draft, sight, when);
    if ('done' in outcome) return outcome;
    draft.goBack(document, edits);
  }
  const what = words ?? interest ?? 'more';
  const [day] = found.days;
  if (choice.length > 0) return refused({ says: 'noRoom', name: choice[0]!.name });
  return refused(
    { says: 'noneOfKind', what },
    ...(day === undefined
      ? []
      : [
          {
            label: { says: 'labelKeepHour' as const, what, day: dayNumber(draft, day) },
            intents: [
              {
                kind: 'addEvent' as const,
                title: what.charAt(0).toUpperCase() + what.slice(1),
                when: { days: [{ number: dayNumber(draft, day) }], fromMinute: when?.fromMinute ?? 840 },
              },
            ],
          },
        ]),
  );
}

/** Where the traveller's name for a sight says more than its own, as "Sentosa" does for its beaches, both stand in the plan. */
function keepName(draft: Draft, sight: Attraction, said: string, facts: Fact[]): Fact[] {
  const words = plainWords(said);
  const known = plainWords(`${sight.name} ${sight.localName ?? ''}`);
  const day = dayWith(draft, sight.id);
  const item = day && itemAt(day, sight.id);
  const isOther =
    words.length > 0 && !words.some((word) => known.some((one) => one.startsWith(word.slice(0, 4))));
  if (item === undefined || !isOther || isInitialsOf(said, sight.name)) return facts;
  const title = `${sight.name}, ${said}`.slice(0, 200);
  draft.apply({ edit: 'updateItem', item: { ...item, title } });
  draft.spoken.push(title);
  return facts.map((fact) => ('name' in fact && fact.name === sight.name ? { ...fact, name: title } : fact));
}

/** A sight by name, or something of a kind, on a day, in a part of it or at an hour. */
export const addSight: Do<'addSight'> = (draft, intent) => {
  const { sight: said, when } = intent;
  if (said === undefined) return addLike(draft, intent);
  const sight = sightOf(said, draft);
  if (isUnclear(sight)) {
    const place = foundElsewhere(draft, said.name);
    return place === null ? sight : addFound(draft, place, when);
  }
  const there = dayWith(draft, sight.id);
  if (there === undefined) {
    const outcome = bringIn(draft, sight, when);
    return 'done' in outcome
      ? { ...outcome, done: keepName(draft, sight, said.name, outcome.done) }
      : outcome;
  }
  draft.spoken.push(sight.name);
  const item = itemAt(there, sight.id);
  if (when === undefined || item === undefined)
    return refused({
      says: 'sightThere',
      name: sight.name,
      day: dayNumber(draft, there),
      minute: item?.startMinute ?? 0,
    });
  wishToSee(draft, sight);
  return moveItem(draft, { kind: 'moveItem', item: { words: sight.name, itemId: item.id }, to: when });
};
