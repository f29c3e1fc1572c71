import type { PlanItem } from '@wayfare/contracts/plan';
import { clock } from '../wording/join-words.ts';
import type { Draft } from './draft.ts';
import { daysNamed } from './references.ts';

/** The minute of the day that a text names, or null. */
export function minuteNamed(text: string): number | null {
  const match = /\b(\d{1,2})(?:[:.h](\d{2}))? ?(am|pm|a\.m\.|p\.m\.)?(?!\d)/i.exec(
    text.replace(/^.*?\b(?:at|by|around|until|from)\b/i, ''),
  );
  if (/\bnoon\b/i.test(text)) return 720;
  if (/\bmidnight\b/i.test(text)) return 1439;
  if (match === null || (match[2] === undefined && match[3] === undefined && !/\bat \d/i.test(text)))
    return null;
  const half = match[3]?.toLowerCase().replaceAll('.', '');
  const hour = half === undefined ? Number(match[1]) : (Number(match[1]) % 12) + (half === 'pm' ? 12 : 0);
  const minute = hour * 60 + Number(match[2] ?? 0);
  return minute < 1440 ? minute : null;
}

const wayItem = (
  kind: 'in' | 'home',
  place: PlanItem['place'],
  startMinute: number,
  endMinute: number,
): PlanItem => ({
  id: `own-way-${kind}`,
  kind: 'transfer',
  title: kind === 'in' ? 'Arrival' : 'Departure',
  place,
  startMinute,
  endMinute,
  travel: null,
  locked: true,
  madeBy: 'traveller',
});

function setLegTime(draft: Draft, end: 'in' | 'home', minute: number): boolean {
  const before = draft.document;
  const leg = before.trip.legs.find(({ from, to }) => (end === 'in' ? from === 'origin' : to === 'end'));
  if (leg === undefined) return false;
  const { departMinute: _, ...rest } = leg;
  const changed =
    end === 'in'
      ? { ...rest, arriveMinute: minute, locked: true }
      : { ...leg, departMinute: minute, locked: true };
  if (!draft.apply({ edit: 'updateLeg', leg: changed })) return false;
  const stop = end === 'in' ? draft.document.trip.stops[0] : draft.document.trip.stops.at(-1);
  const days = draft.document.plan?.days.filter(({ stopId }) => stopId === stop?.id) ?? [];
  const day = end === 'in' ? days[0] : draft.document.plan?.days.at(-1);
  if (day !== undefined) draft.rebuildDays([day.id]);
  return true;
}

/** "We land at 14:20", "our flight home leaves at 9 am": the first or last day is arranged around it. */
export function changeTravelTimes(clause: string, draft: Draft): boolean {
  const arrival =
    /\b(?:land(?:s|ing)?|arriv(?:e|es|ing|al)|get in|touch(?:es)? ?down|flight gets in)\b/i.test(clause);
  const departure =
    /\b(?:(?:flight|train|bus|plane|ferry|we|i)(?: home| back)? (?:leaves?|departs?|takes? off|goes)|fly (?:home|back|out)|departure|flight home|return flight|have to leave)\b/i.test(
      clause,
    );
  const minute = minuteNamed(clause);
  if ((!arrival && !departure) || minute === null || draft.document.plan === null) return false;
  const end = arrival ? 'in' : 'home';
  // Two hours at the airport come before a flight home that was given by its departure.
  const leaveBy = end === 'home' ? Math.max(0, minute - 150) : minute;
  if (!setLegTime(draft, end, leaveBy)) {
    const days = draft.document.plan.days;
    const day = end === 'in' ? days[0] : days.at(-1);
    if (day === undefined) return false;
    const place = draft.document.trip.stops[0]?.place ?? null;
    const item =
      end === 'in'
        ? wayItem('in', place, Math.max(0, minute - 60), minute)
        : wayItem('home', null, leaveBy, minute);
    const others = day.items.filter(({ id }) => id !== item.id);
    draft.apply({
      edit: 'replaceDay',
      day: { ...day, items: end === 'in' ? [item, ...others] : [...others, item] },
    });
    draft.rebuildDays([day.id]);
  }
  return draft.say(
    end === 'in'
      ? `You arrive at ${clock(minute)}, so the first day begins after that.`
      : `You leave at ${clock(minute)}, so the last day ends in time for that, with two and a half hours for the way and the airport.`,
  );
}

const events =
  /\b(wedding|concert|dinner|lunch|meeting|appointment|show|match|game|tour|reservation|booking|table|conference|opera|party|massage|class|workshop)\b/i;

/** "We have a dinner at 20:00 on day 2": a locked item, and the day arranged around it. */
export function addAppointment(clause: string, draft: Draft): boolean {
  const what = events.exec(clause)?.[1];
  const [day] = daysNamed(clause, draft);
  const minute = minuteNamed(clause);
  if (
    what === undefined ||
    day === undefined ||
    minute === null ||
    !/^(?:a |the |our |my )?(?:wedding|concert|dinner|lunch|meeting|show|tour)|\b(?:have|add|there is|there's|booked|book|got|put|reserve\w*|with)\b/i.test(
      clause,
    )
  )
    return false;
  const title = what.charAt(0).toUpperCase() + what.slice(1);
  const meal = /dinner|lunch|table/i.test(what);
  const used = new Set(draft.document.plan?.days.flatMap(({ items }) => items.map(({ id }) => id)));
  let number = 1;
  while (used.has(`own-${number}`)) number += 1;
  const item: PlanItem = {
    id: `own-${number}`,
    kind: meal ? 'meal' : 'activity',
    title,
    place: null,
    startMinute: minute,
    endMinute: Math.min(2879, minute + 120),
    travel: null,
    locked: true,
    madeBy: 'traveller',
  };
  if (!draft.apply({ edit: 'addItem', dayId: day.id, item, index: day.items.length })) return false;
  draft.rebuildDays([day.id]);
  return draft.say(`${title} at ${clock(minute)} is in, locked, and the day is arranged around it.`);
}
