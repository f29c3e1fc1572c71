import { addDays } from '@wayfare/almanac/local-date';
import type { Edit } from '@wayfare/contracts/edit';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { Travel } from '@wayfare/contracts/trip';
import { applyEdit } from '@wayfare/planner';
import type { TripDocument } from '@wayfare/contracts/trip-document';

type Part = Exclude<Edit, { edit: 'batch' }>;

/** Where an item should stand: a date, and minutes after its midnight (past 1439 the next day). */
export interface Slot {
  on: string;
  startMinute: number;
  endMinute: number;
}

type WayOf = (from: PlaceRef, to: PlaceRef) => Travel | null;

const lastMinute = 2879;

/** A slot whose start may lie before or after its date, told from the date it really starts on. */
export function settleSlot({ on, startMinute, endMinute }: Slot): Slot {
  const days = Math.floor(startMinute / 1440);
  const start = startMinute - days * 1440;
  return {
    on: addDays(on, days),
    startMinute: start,
    endMinute: Math.min(lastMinute, start + (endMinute - startMinute)),
  };
}

const pointOf = (place: PlaceRef) => place.placeId ?? `${place.name} ${place.latitude} ${place.longitude}`;

/** The ways that the plan tells already, in both directions. */
function knownWays(days: readonly PlanDay[]) {
  const ways = new Map<string, Travel>();
  for (const day of days) {
    let from = day.base;
    for (const { place, travel } of day.items) {
      if (from && place && travel) {
        ways.set(`${pointOf(place)} to ${pointOf(from)}`, travel);
        ways.set(`${pointOf(from)} to ${pointOf(place)}`, travel);
      }
      from = place ?? from;
    }
  }
  return (from: PlaceRef, to: PlaceRef) => ways.get(`${pointOf(from)} to ${pointOf(to)}`);
}

/** The place before each item of a day. */
const beforeEach = (day: PlanDay) => {
  let from = day.base;
  return day.items.map((item) => {
    const before = from;
    from = item.place ?? from;
    return { item, from: before };
  });
};

/** Ways to items that now have another place before them; one that nobody knows is taken away. */
function waysAfter(before: readonly PlanDay[], after: readonly PlanDay[], known: WayOf): Part[] {
  const planned = knownWays(before);
  const cameFrom = new Map(
    before.flatMap(beforeEach).map(({ item, from }) => [item.id, from && pointOf(from)] as const),
  );
  return after.flatMap(beforeEach).flatMap(({ item, from }): Part[] => {
    if (item.place === null || !cameFrom.has(item.id) || cameFrom.get(item.id) === (from && pointOf(from)))
      return [];
    const same = from !== null && pointOf(from) === pointOf(item.place);
    return [
      {
        edit: 'setTravel',
        itemId: item.id,
        travel: same || !from ? null : (planned(from, item.place) ?? known(from, item.place)),
      },
    ];
  });
}

/** The edit that puts an item to another time and day; null where the plan has no such day. */
export function placeItem(document: TripDocument, item: PlanItem, slot: Slot, known: WayOf): Edit | null {
  const days = document.plan?.days ?? [];
  const own = days.find(({ items }) => items.some(({ id }) => id === item.id));
  const target = days.find(({ on }) => on === slot.on);
  if (!own || !target) return null;
  const { startMinute, endMinute } = slot;
  const label = `Move ${item.title}`;
  const edits: Part[] = [];
  if (target !== own) {
    const later = target.items.findIndex((other) => other.startMinute > startMinute);
    edits.push({
      edit: 'moveItem',
      itemId: item.id,
      dayId: target.id,
      index: later < 0 ? target.items.length : later,
    });
  }
  edits.push({ edit: 'setItemTime', itemId: item.id, startMinute, endMinute });
  const moved = applyEdit(document, { edit: 'batch', edits });
  if ('refused' in moved) return { edit: 'batch', edits, label };
  return {
    edit: 'batch',
    edits: [...edits, ...waysAfter(days, moved.document.plan?.days ?? [], known)],
    label,
  };
}

/** The edit that adds something of the traveller's own to a day. */
export function addOwnItem(day: PlanDay, item: PlanItem): Edit {
  const later = day.items.findIndex((other) => other.startMinute > item.startMinute);
  return { edit: 'addItem', dayId: day.id, item, index: later < 0 ? day.items.length : later };
}
