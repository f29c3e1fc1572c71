import { clock, counted } from '@wayfare/wording/words';
import type { PlanDay } from '@wayfare/contracts/plan';
import type { TripDocument } from '@wayfare/contracts/trip-document';

function stopChanges(before: TripDocument, after: TripDocument): string[] {
  const held = new Map(before.trip.stops.map((stop) => [stop.id, stop]));
  const left = new Map(after.trip.stops.map((stop) => [stop.id, stop]));
  const lines: string[] = [];
  for (const { id, place, nights } of after.trip.stops) {
    const old = held.get(id);
    if (!old) lines.push(`+ ${place.name}${nights > 0 ? `, ${counted(nights, 'night')}` : ''}`);
    else if (old.place.name !== place.name) lines.push(`${old.place.name} → ${place.name}`);
    else if (old.nights !== nights) lines.push(`${place.name}: ${old.nights} → ${counted(nights, 'night')}`);
  }
  for (const { id, place } of before.trip.stops) if (!left.has(id)) lines.push(`− ${place.name}`);
  const order = (one: TripDocument, other: Map<string, unknown>) =>
    one.trip.stops.flatMap(({ id }) => (other.has(id) ? [id] : [])).join();
  if (order(before, left) !== order(after, held)) {
    lines.push(`Order: ${after.trip.stops.map(({ place }) => place.name).join(', ')}`);
  }
  return lines;
}

const seen = (day: PlanDay) => day.items.filter(({ kind }) => kind !== 'meal' && kind !== 'transfer');
const sameThing = (item: PlanDay['items'][number]) => item.place?.placeId ?? item.title;

function dayChange(number: number, before: PlanDay, after: PlanDay): string | null {
  const old = new Map(seen(before).map((item) => [sameThing(item), item]));
  const now = new Set(seen(after).map(sameThing));
  const parts = [
    ...seen(after).flatMap((item) => {
      const same = old.get(sameThing(item));
      if (!same) return [`+ ${item.title} ${clock(item.startMinute)}`];
      return same.startMinute === item.startMinute ? [] : [`${item.title} at ${clock(item.startMinute)}`];
    }),
    ...seen(before).flatMap((item) => (now.has(sameThing(item)) ? [] : [`− ${item.title}`])),
  ];
  if (parts.length === 0) return null;
  const rest = parts.length > 4 ? `, and ${parts.length - 4} more` : '';
  return `Day ${number}: ${parts.slice(0, 4).join(', ')}${rest}`;
}

function planChanges(before: TripDocument, after: TripDocument): string[] {
  if (!after.plan) return before.plan ? ['Day plan removed'] : [];
  const things = after.plan.days.reduce((sum, day) => sum + seen(day).length, 0);
  const built = `Day plan: ${counted(after.plan.days.length, 'day')}, ${counted(things, 'thing')} to do`;
  if (!before.plan) return [built];
  const old = new Map(before.plan.days.map((day) => [day.id, day]));
  const kept = new Set(after.plan.days.map(({ id }) => id));
  if (!after.plan.days.some(({ id }) => old.has(id))) return [built];
  const lines = after.plan.days.flatMap((day, index) => {
    const same = old.get(day.id);
    if (!same) return [`+ Day ${index + 1}, ${counted(seen(day).length, 'thing')} to do`];
    return dayChange(index + 1, same, day) ?? [];
  });
  const gone = before.plan.days.flatMap(({ id }, index) => (kept.has(id) ? [] : [`− Day ${index + 1}`]));
  return [...lines, ...gone];
}

/** What is different between two states of a trip, a line each, as short as can be; dates as the caller writes them. */
export function describeChange(
  before: TripDocument,
  after: TripDocument,
  formatDay: (on: string) => string,
): string[] {
  const lines: string[] = [];
  if (after.tripName !== before.tripName) lines.push(`Name: ${after.tripName}`);
  if (after.trip.startOn !== before.trip.startOn) {
    lines.push(after.trip.startOn ? `Starts ${formatDay(after.trip.startOn)}` : 'Start date left open');
  }
  const [origin, oldOrigin] = [after.trip.origin?.name, before.trip.origin?.name];
  if (origin !== oldOrigin) lines.push(origin ? `From ${origin}` : `− From ${oldOrigin}`);
  lines.push(...stopChanges(before, after), ...planChanges(before, after));
  const heldIdeas = new Set(before.trip.ideas.map(({ id }) => id));
  for (const { id, place } of after.trip.ideas) if (!heldIdeas.has(id)) lines.push(`+ Idea: ${place.name}`);
  const wishes = ({ trip }: TripDocument) => JSON.stringify([trip.request, trip.assumed]);
  if (lines.length === 0 && wishes(before) !== wishes(after)) lines.push('Your wishes are noted');
  return lines;
}
