import { counted, joinWords } from '@wayfare/wording/words';
import type { PlanItem } from '@wayfare/contracts/plan';
import type { TripDocument } from '@wayfare/contracts/trip-document';

const mostParts = 3;

interface Entry {
  id: string;
}

const same = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

function listed(names: readonly string[]) {
  if (names.length > 3) return `${names.slice(0, 2).join(', ')} and ${names.length - 2} more`;
  return joinWords(names);
}

/** What came into a list, went out of it, and stayed but is not the same any more. */
function compare<Thing extends Entry>(before: readonly Thing[], after: readonly Thing[]) {
  const old = new Map(before.map((thing) => [thing.id, thing]));
  const now = new Set(after.map(({ id }) => id));
  return {
    added: after.filter(({ id }) => !old.has(id)),
    removed: before.filter(({ id }) => !now.has(id)),
    changed: after.filter((thing) => old.has(thing.id) && !same(old.get(thing.id), thing)),
  };
}

function stopParts({ trip: before }: TripDocument, { trip: after }: TripDocument): string[] {
  const { added, removed, changed } = compare(before.stops, after.stops);
  const parts: string[] = [];
  const names = (stops: typeof added) => listed(stops.map(({ place }) => place.name));
  if (added.length > 0) parts.push(`Added ${names(added)}`);
  if (removed.length > 0) parts.push(`Removed ${names(removed)}`);
  const nights = changed.filter(
    (stop) => before.stops.find(({ id }) => id === stop.id)?.nights !== stop.nights,
  );
  if (nights.length > 0) parts.push(`Changed the nights in ${names(nights)}`);
  else if (changed.length > 0) parts.push(`Changed ${names(changed)}`);
  const order = (stops: readonly Entry[], others: readonly Entry[]) =>
    stops.filter(({ id }) => others.some((other) => other.id === id)).map(({ id }) => id);
  if (!same(order(before.stops, after.stops), order(after.stops, before.stops)))
    parts.push('Changed the order of the stops');
  return parts;
}

function itemParts(before: readonly PlanItem[], after: readonly PlanItem[]): string[] {
  const { added, removed, changed } = compare(before, after);
  const named = (verb: string, items: readonly PlanItem[]) =>
    items.length === 0 ? [] : [`${verb} ${listed(items.map(({ title }) => title))}`];
  return [...named('Added', added), ...named('Removed', removed), ...named('Changed', changed)];
}

function planParts({ plan: before }: TripDocument, { plan: after }: TripDocument): string[] {
  if (!after) return before ? ['Removed the day plan'] : [];
  const days = after.days.map(({ id }) => id);
  const old = new Set(before?.days.map(({ id }) => id));
  if (!before || !days.some((id) => old.has(id))) return [`Built ${counted(days.length, 'day')}`];
  const items = ({ days }: typeof after) => days.flatMap((day) => day.items);
  const parts = itemParts(items(before), items(after));
  const place = ({ days }: typeof after) =>
    days.flatMap((day) => day.items.map(({ id }) => `${day.id} ${id}`));
  const { added, removed } = compare(before.days, after.days);
  if (added.length > 0) parts.push(`Added ${counted(added.length, 'day')}`);
  if (removed.length > 0) parts.push(`Removed ${counted(removed.length, 'day')}`);
  if (parts.length === 0 && !same(place(before), place(after))) parts.push('Moved things between days');
  if (parts.length === 0 && !same(before, after)) parts.push('Changed the days');
  return parts;
}

/** What is different between two states of a trip, in a few words for its change log. */
export function summariseChange(before: TripDocument, after: TripDocument): string {
  const parts: string[] = [];
  if (after.tripName !== before.tripName) parts.push(`Renamed it “${after.tripName}”`);
  parts.push(...stopParts(before, after), ...planParts(before, after));
  const [old, now] = [before.trip, after.trip];
  if (now.startOn !== old.startOn)
    parts.push(now.startOn ? `Starts on ${now.startOn}` : 'Left the start open');
  const ideas = compare(old.ideas, now.ideas);
  if (ideas.added.length > 0) parts.push(`Noted ${counted(ideas.added.length, 'idea')}`);
  if (ideas.removed.length > 0) parts.push(`Dropped ${counted(ideas.removed.length, 'idea')}`);
  const tracks = compare(old.tracks ?? [], now.tracks ?? []);
  if (tracks.added.length > 0) parts.push(`Put ${counted(tracks.added.length, 'track')} on the map`);
  if (tracks.removed.length > 0) parts.push(`Took ${counted(tracks.removed.length, 'track')} off the map`);
  if (now.notes !== old.notes) parts.push('Changed the notes');
  if (!same([now.origin, now.end], [old.origin, old.end])) parts.push('Changed where it starts or ends');
  if (!same(now.legs, old.legs) && parts.length === 0) parts.push('Changed how to get around');
  if (!same([now.request, now.assumed], [old.request, old.assumed]) && parts.length === 0)
    parts.push('Changed the wishes');
  if (parts.length === 0) return 'Small changes';
  const shown = parts.slice(0, mostParts).join('. ');
  return parts.length > mostParts ? `${shown}, and more` : shown;
}
