import { addDays, daysBetween } from '@wayfare/almanac/local-date';
import type { IntentOf } from '@wayfare/contracts/intent';
import { previewDates } from '../planning/preview-dates.ts';
import type { Draft } from './draft.ts';
import { presentSights } from './day-sights.ts';
import { namesLost } from './rearrange.ts';
import type { Do, Outcome } from './outcome.ts';
import { refused } from './outcome.ts';
import { totalNights } from './stops-of-route.ts';

/** The same day of the year's next month that was said. */
function inMonth(month: number, startOn: string | null, today: string): string {
  const day = startOn?.slice(8) ?? '15';
  const years = [0, 1, 2].map((more) => Number(today.slice(0, 4)) + more);
  const dates = years.map((year) => {
    const first = `${year}-${String(month).padStart(2, '0')}-01`;
    const date = addDays(first, Number(day) - 1);
    return date.slice(5, 7) === first.slice(5, 7) ? date : addDays(first, 27);
  });
  return dates.find((date) => date >= today) ?? dates[2]!;
}

function startOf(draft: Draft, { startOn, endOn, month, shiftDays }: IntentOf<'setDates'>): string | null {
  const { trip } = draft.document;
  if (startOn !== undefined) return startOn;
  if (shiftDays !== undefined) return trip.startOn === null ? null : addDays(trip.startOn, shiftDays);
  if (month !== undefined) return inMonth(month, trip.startOn, draft.turn.today);
  return endOn === undefined ? null : addDays(endOn, -totalNights(draft));
}

/** What was booked or settled on days whose dates are other ones now. */
function booked({ days }: Draft): string[] {
  return days.flatMap(({ items }) =>
    items.flatMap(({ title, booking, locked, madeBy, kind }) =>
      booking !== undefined || (locked && madeBy === 'traveller' && kind !== 'transfer') ? [title] : [],
    ),
  );
}

/** An end alone may mean that the trip comes sooner or that it is shorter. */
function askHow(draft: Draft, endOn: string, startOn: string): Outcome {
  const days = daysBetween(draft.document.trip.startOn ?? startOn, endOn) + 1;
  return {
    ask: { says: 'whichEnd', endOn },
    offers: [
      { label: { says: 'labelStart', startOn }, intents: [{ kind: 'setDates', startOn }] },
      ...(days > 0
        ? [{ label: { says: 'labelLength' as const, days }, intents: [{ kind: 'setLength' as const, days }] }]
        : []),
    ],
  };
}

/** The trip starts on another date with everything in it; days that then find doors closed are arranged anew. */
export const setDates: Do<'setDates'> = (draft, intent) => {
  const { trip } = draft.document;
  const { endOn } = intent;
  const startOn = startOf(draft, intent);
  if (startOn === null) return refused({ says: 'noDatesYet' });
  if (startOn < draft.turn.today) return refused({ says: 'dateGone', on: startOn });
  const lastOn = addDays(startOn, totalNights(draft));
  if (
    endOn !== undefined &&
    intent.startOn === undefined &&
    trip.startOn !== null &&
    startOn !== trip.startOn
  )
    return askHow(draft, endOn, startOn);
  if (endOn !== undefined && intent.startOn !== undefined && endOn !== lastOn) {
    if (endOn < startOn) return refused({ says: 'endBeforeStart', startOn, endOn });
    return {
      ask: { says: 'datesAndLength', startOn, endOn, days: totalNights(draft) + 1 },
      offers: [
        {
          label: { says: 'labelLength', days: daysBetween(startOn, endOn) + 1 },
          intents: [
            { kind: 'setDates', startOn },
            { kind: 'setLength', days: daysBetween(startOn, endOn) + 1 },
          ],
        },
        { label: { says: 'labelStart', startOn }, intents: [{ kind: 'setDates', startOn }] },
      ],
    };
  }
  if (startOn === trip.startOn) return refused({ says: 'datesSame', on: startOn });
  const had = presentSights(draft);
  const settled = booked(draft);
  const { missed } = previewDates(draft.document, startOn, draft.turn);
  draft.apply({ edit: 'setStartOn', startOn });
  draft.setWishes({ startOn, endOn: undefined, month: undefined, season: undefined });
  const severe =
    draft.document.plan === null
      ? []
      : draft.turn.auditTrip(draft.document).filter(({ severity }) => severity === 'severe');
  const broken = new Set(severe.map(({ dayId }) => draft.days.find(({ id }) => id === dayId)?.stopId));
  const touched = draft.days.filter(({ stopId }) => broken.has(stopId)).map(({ id }) => id);
  if (touched.length > 0) draft.rebuildDays(touched, { prefer: had });
  return {
    done: [
      {
        says: 'datesAre',
        on: startOn,
        lastOn,
        shift: trip.startOn === null ? null : daysBetween(trip.startOn, startOn),
      },
      ...(namesLost(draft, had).length > 0
        ? [{ says: 'lostByDates' as const, names: namesLost(draft, had) }]
        : []),
      ...(settled.length > 0 ? [{ says: 'bookedMoved' as const, names: settled }] : []),
      ...(missed.length > 0
        ? [{ says: 'eventsMissed' as const, names: missed.map(({ what }) => what) }]
        : []),
    ],
  };
};
