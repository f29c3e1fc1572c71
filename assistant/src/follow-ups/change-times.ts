import { clock, lengthOfTime } from '@wayfare/wording/words';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { Leg } from '@wayfare/contracts/trip';
import { minutesBefore, ownWay, timedLeg, wayHome, wayIn } from '../planning/travel-times.ts';
import { isMeal } from '../planning/fixed-items.ts';
import { hourOf } from '../understanding/read-dated-wishes.ts';
import type { TravelTime } from '../understanding/read-travel-times.ts';
import { readTravelTimes } from '../understanding/read-travel-times.ts';
import type { Draft } from './draft.ts';
import { ownItem } from '../do/own-item.ts';
import { daysNamed } from './references.ts';

/** Moves the way from or to home to the hour that was said; false where none is known. */
function setLegTime(draft: Draft, leg: Leg | undefined, time: TravelTime): boolean {
  if (leg === undefined || !draft.apply({ edit: 'updateLeg', leg: timedLeg(leg, time) })) return false;
  const { trip, plan } = draft.document;
  const stop = leg.from === 'origin' ? trip.stops[0] : undefined;
  const day = stop === undefined ? plan?.days.at(-1) : plan?.days.find(({ stopId }) => stopId === stop.id);
  if (day !== undefined) draft.rebuildDays([day.id]);
  return true;
}

/** Puts an arrival or departure into the day it belongs to, and arranges that around it. */
function putOwnWay(draft: Draft, day: PlanDay | undefined, item: PlanItem): void {
  if (day === undefined) return;
  const others = day.items.filter(({ id }) => id !== item.id);
  const items = item.place === null ? [...others, item] : [item, ...others];
  draft.apply({ edit: 'replaceDay', day: { ...day, items } });
  draft.rebuildDays([day.id]);
}

/** "We land at 14:20", "our flight home leaves at 9 am": the first or last day is arranged around it. */
export function changeTravelTimes(clause: string, draft: Draft): boolean {
  const { trip, plan } = draft.document;
  const { arrive, leave } = readTravelTimes(clause);
  if (plan === null || (arrive === undefined && leave === undefined)) return false;
  if (arrive !== undefined) {
    if (!setLegTime(draft, wayIn(trip), arrive))
      putOwnWay(draft, plan.days[0], ownWay(arrive, trip.stops[0]?.place ?? null));
    draft.say(`You arrive at ${clock(arrive.minute)}, so the first day begins after that.`);
  }
  if (leave !== undefined) {
    const home = wayHome(draft.document.trip);
    if (!setLegTime(draft, home, leave))
      putOwnWay(draft, draft.document.plan?.days.at(-1), ownWay(leave, null));
    draft.say(
      `You leave at ${clock(leave.minute)}, so the last day ends in time for that, with ${lengthOfTime(minutesBefore(leave))} for the way.`,
    );
  }
  return true;
}

const events =
  /\b(wedding|concert|dinner|lunch|meeting|appointment|show|match|game|tour|reservation|booking|table|conference|opera|musical|ballet|party|massage|class|workshop)\b/i;

/** "We have a dinner at 20:00 on day 2": a locked item, and the day arranged around it. */
export function addAppointment(clause: string, draft: Draft): boolean {
  const what = events.exec(clause)?.[1];
  const [day] = daysNamed(clause, draft);
  const minute = hourOf(what ?? '', clause);
  if (
    what === undefined ||
    day === undefined ||
    minute === null ||
    !/^(?:a |the |our |my )?(?:wedding|concert|dinner|lunch|meeting|show|tour)|\b(?:have|add|there is|there's|booked|book|got|put|reserve\w*|with|see|attend|go(?:ing)? to|watch)\b/i.test(
      clause,
    )
  )
    return false;
  const title = what.charAt(0).toUpperCase() + what.slice(1);
  const item = ownItem(draft, 'own', {
    kind: isMeal(what) ? 'meal' : 'activity',
    title,
    startMinute: minute,
    endMinute: Math.min(2879, minute + 120),
  });
  if (!draft.apply({ edit: 'addItem', dayId: day.id, item, index: day.items.length })) return false;
  draft.rebuildDays([day.id]);
  return draft.say(`${title} at ${clock(minute)} is in, locked, and the day is arranged around it.`);
}
