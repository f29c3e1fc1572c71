import type { IntentOf } from '@wayfare/contracts/intent';
import type { PlanItem } from '@wayfare/contracts/plan';
import type { Leg } from '@wayfare/contracts/trip';
import { minutesBefore, ownWay, timedLeg, wayHome, wayIn } from '../planning/travel-times.ts';
import type { TravelTime } from '../read/travel-time.ts';
import type { Fact } from '../word/catalogue.ts';
import { sightsOf } from './day-sights.ts';
import type { Draft } from './draft.ts';
import { keepMusts } from './fit-sight.ts';
import type { Do, Outcome } from './outcome.ts';
import { done, refused } from './outcome.ts';
import { rearrange } from './rearrange.ts';

const timeOf = (
  minute: number,
  { by = '', where = '' }: { by?: string | undefined; where?: string | undefined },
): TravelTime => ({
  minute: minute % 1440,
  words: `${by} ${where}`,
  rough: false,
});

/** Puts the way from or to home at its hour, and arranges the day that it belongs to around it. */
function hold(draft: Draft, leg: Leg | undefined, time: TravelTime, way: PlanItem, first: boolean): Fact[] {
  const before = draft.days;
  const at = (): (typeof before)[number] | undefined => (first ? draft.days[0] : draft.days.at(-1));
  const day = at();
  if (leg !== undefined) draft.apply({ edit: 'updateLeg', leg: timedLeg(leg, time) });
  else if (day !== undefined) {
    const others = day.items.filter(({ id }) => id !== way.id);
    draft.apply({ edit: 'replaceDay', day: { ...day, items: first ? [way, ...others] : [...others, way] } });
  }
  const now = at();
  if (now !== undefined) rearrange(draft, now, sightsOf(now));
  return keepMusts(draft, before);
}

/** A date beside the hour has to be that of the trip's own end. */
function otherDate(draft: Draft, intent: IntentOf<'setArrival'> | IntentOf<'setDeparture'>): Outcome | null {
  const on = (intent.kind === 'setArrival' ? draft.days[0] : draft.days.at(-1))?.on;
  if (intent.on === undefined || on == null || intent.on === on) return null;
  const { kind, minute, where, by } = intent;
  const move = kind === 'setArrival' ? { startOn: intent.on } : { endOn: intent.on };
  return {
    ask: { says: 'otherEndDate', on: intent.on, planned: on, arrives: kind === 'setArrival' },
    offers: [
      {
        label: { says: kind === 'setArrival' ? 'labelStart' : 'labelEnd', startOn: intent.on },
        intents: [
          { kind: 'setDates', ...move },
          { kind, minute, where, by },
        ],
      },
    ],
  };
}

/** When one arrives: the first day begins after that. */
export const setArrival: Do<'setArrival'> = (draft, intent) => {
  const { minute, where } = intent;
  const { trip } = draft.document;
  const [stop] = trip.stops;
  const other = otherDate(draft, intent);
  if (other !== null) return other;
  if (minute === undefined || stop === undefined) return refused({ says: 'whichHour' });
  const time = timeOf(minute, intent);
  const moved = hold(draft, wayIn(trip), time, ownWay(time, stop.place), true);
  return done(
    { says: 'arrivalIs', minute: time.minute, ...(where !== undefined && { at: where }) },
    ...moved,
  );
};

/** When one leaves for home: the last day ends in time for that. */
export const setDeparture: Do<'setDeparture'> = (draft, intent) => {
  const { minute, where } = intent;
  const other = otherDate(draft, intent);
  if (other !== null) return other;
  if (minute === undefined || draft.document.trip.stops.length === 0) return refused({ says: 'whichHour' });
  const time = timeOf(minute, intent);
  const moved = hold(draft, wayHome(draft.document.trip), time, ownWay(time, null), false);
  return done(
    {
      says: 'departureIs',
      minute: time.minute,
      before: minutesBefore(time),
      ...(where !== undefined && { at: where }),
    },
    ...moved,
  );
};
