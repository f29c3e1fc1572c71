import type { Finding } from '@wayfare/contracts/finding';
import type { PlanDay } from '@wayfare/contracts/plan';
import type { TripRequest } from '@wayfare/contracts/request';
import type { AuditView } from './audit-view.ts';
import { found } from './audit-view.ts';

type FixedEvent = NonNullable<TripRequest['fixed']>[number];

const USUAL_EVENT_MINUTES = 120;
const USUAL_EVENT_START = 600;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function holds(day: PlanDay, event: FixedEvent): boolean {
  return day.items.some((item) => {
    const names = [item.title, item.place?.name ?? ''].map(plain).filter((name) => name !== '');
    const named = names.some((name) => name.includes(plain(event.what)) || plain(event.what).includes(name));
    const starts = event.startMinute === undefined || item.startMinute <= event.startMinute;
    const ends = event.endMinute === undefined || item.endMinute >= event.endMinute;
    const reached = event.startMinute === undefined || item.endMinute > event.startMinute;
    return named && starts && ends && reached;
  });
}

function addEvent(day: PlanDay, event: FixedEvent, number: number): Finding['fix'] {
  const startMinute = event.startMinute ?? USUAL_EVENT_START;
  const endMinute = Math.max(startMinute, event.endMinute ?? startMinute + USUAL_EVENT_MINUTES);
  const later = day.items.findIndex((item) => item.startMinute > startMinute);
  return {
    edit: 'addItem',
    dayId: day.id,
    index: later < 0 ? day.items.length : later,
    item: {
      id: `fixed-${number}-${day.id}`.slice(0, 40),
      kind: 'activity',
      title: event.what,
      place: null,
      startMinute,
      endMinute,
      travel: null,
      locked: true,
      madeBy: 'planner',
    },
  };
}

/** Wishes pinned to a date or a day of the trip that the plan does not hold then. */
export function checkFixedEvents(view: AuditView): Finding[] {
  if (view.document.plan === null) return [];
  return (view.document.trip.request.fixed ?? []).flatMap((event, index) => {
    if (event.on === undefined && event.day === undefined) return [];
    const day =
      event.on === undefined ? view.days[(event.day ?? 1) - 1] : view.days.find(({ on }) => on === event.on);
    if (day !== undefined && holds(day, event)) return [];
    const facts = {
      what: event.what,
      ...(event.on !== undefined && { on: event.on }),
      ...(event.day !== undefined && { day: event.day }),
    };
    const fix = day === undefined ? null : addEvent(day, event, index);
    const finding = found('fixed_event_missed', 'severe', day ?? null, [], facts, fix);
    return [{ ...finding, id: `${finding.id}:${index}` }];
  });
}
