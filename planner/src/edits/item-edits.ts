import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { EditNamed, EditResult } from './edit-result.ts';
import { refuse } from './edit-result.ts';
import { isIndex, withInserted, withoutIndex, withReplaced } from './list.ts';

interface Found {
  day: PlanDay;
  item: PlanItem;
  index: number;
}

function findItem(document: TripDocument, itemId: string): Found | null {
  for (const day of document.plan?.days ?? []) {
    const index = day.items.findIndex((item) => item.id === itemId);
    const item = day.items[index];
    if (item !== undefined) return { day, item, index };
  }
  return null;
}

function withItems(document: TripDocument, dayId: string, items: PlanItem[]): TripDocument {
  if (document.plan === null) return document;
  const days = document.plan.days.map((day) => (day.id === dayId ? { ...day, items } : day));
  return { ...document, plan: { ...document.plan, days } };
}

const noSuchItem = (itemId: string) => refuse(`The plan has no item ${itemId}.`);
const isLocked = (item: PlanItem) => refuse(`“${item.title}” is locked. Unlock it to move it.`);
const sameItem = (document: TripDocument, found: Found, item: PlanItem): TripDocument =>
  withItems(document, found.day.id, withReplaced(found.day.items, found.index, item));

/** Puts an item into a day at `index`. */
export function addItem(document: TripDocument, edit: EditNamed<'addItem'>): EditResult {
  const day = document.plan?.days.find(({ id }) => id === edit.dayId);
  if (day === undefined) return refuse(`The plan has no day ${edit.dayId}.`);
  if (findItem(document, edit.item.id) !== null)
    return refuse(`The plan already has an item ${edit.item.id}.`);
  if (!isIndex(edit.index, day.items.length))
    return refuse(`There is no position ${edit.index} in that day.`);
  if (edit.item.endMinute < edit.item.startMinute) return refuse('An item cannot end before it starts.');
  return {
    document: withItems(document, day.id, withInserted(day.items, edit.index, edit.item)),
    inverse: { edit: 'removeItem', itemId: edit.item.id },
  };
}

/** Takes an item out of its day; a locked one too, since a person asked for it by name. */
export function removeItem(document: TripDocument, edit: EditNamed<'removeItem'>): EditResult {
  const found = findItem(document, edit.itemId);
  if (found === null) return noSuchItem(edit.itemId);
  return {
    document: withItems(document, found.day.id, withoutIndex(found.day.items, found.index)),
    inverse: { edit: 'addItem', dayId: found.day.id, item: found.item, index: found.index },
  };
}

/**
 * Moves an item so that it stands at `index` of a day (counted without the item itself). Times are left as they
 * are: `retimeDay` gives the new ones. A locked item is refused.
 */
export function moveItem(document: TripDocument, edit: EditNamed<'moveItem'>): EditResult {
  const found = findItem(document, edit.itemId);
  if (found === null) return noSuchItem(edit.itemId);
  if (found.item.locked) return isLocked(found.item);
  const without = withItems(document, found.day.id, withoutIndex(found.day.items, found.index));
  const target = without.plan?.days.find(({ id }) => id === edit.dayId);
  if (target === undefined) return refuse(`The plan has no day ${edit.dayId}.`);
  if (!isIndex(edit.index, target.items.length))
    return refuse(`There is no position ${edit.index} in that day.`);
  return {
    document: withItems(without, target.id, withInserted(target.items, edit.index, found.item)),
    inverse: { edit: 'moveItem', itemId: edit.itemId, dayId: found.day.id, index: found.index },
  };
}

function placedByTime(items: readonly PlanItem[], index: number, item: PlanItem): PlanItem[] {
  const before = items[index - 1];
  const after = items[index + 1];
  const inPlace =
    (before === undefined || before.startMinute <= item.startMinute) &&
    (after === undefined || item.startMinute <= after.startMinute);
  if (inPlace) return withReplaced(items, index, item);
  const others = withoutIndex(items, index);
  const later = others.findIndex(({ startMinute }) => startMinute > item.startMinute);
  return withInserted(others, later < 0 ? others.length : later, item);
}

/** Sets when an item starts and ends; within its day it takes the place its time asks for. Refuses a locked item. */
export function setItemTime(document: TripDocument, edit: EditNamed<'setItemTime'>): EditResult {
  const found = findItem(document, edit.itemId);
  if (found === null) return noSuchItem(edit.itemId);
  if (found.item.locked) return isLocked(found.item);
  if (!isIndex(edit.startMinute, 2879) || !isIndex(edit.endMinute, 2879)) {
    return refuse('Times of an item are whole minutes within its day and the next.');
  }
  if (edit.endMinute < edit.startMinute) return refuse('An item cannot end before it starts.');
  const { startMinute, endMinute } = found.item;
  const changed = { ...found.item, startMinute: edit.startMinute, endMinute: edit.endMinute };
  const items = placedByTime(found.day.items, found.index, changed);
  const back = placedByTime(items, items.indexOf(changed), found.item);
  const exact = back.every((item, index) => item === found.day.items[index]);
  return {
    document: withItems(document, found.day.id, items),
    inverse: exact
      ? { edit: 'setItemTime', itemId: edit.itemId, startMinute, endMinute }
      : { edit: 'replaceDay', day: found.day },
  };
}

/** Locks an item to its day and time, or frees it. */
export function lockItem(document: TripDocument, edit: EditNamed<'lockItem'>): EditResult {
  const found = findItem(document, edit.itemId);
  if (found === null) return noSuchItem(edit.itemId);
  return {
    document: sameItem(document, found, { ...found.item, locked: edit.locked }),
    inverse: { edit: 'lockItem', itemId: edit.itemId, locked: found.item.locked },
  };
}

/** Replaces an item by another state of it, found by its id. */
export function updateItem(document: TripDocument, edit: EditNamed<'updateItem'>): EditResult {
  const found = findItem(document, edit.item.id);
  if (found === null) return noSuchItem(edit.item.id);
  if (edit.item.endMinute < edit.item.startMinute) return refuse('An item cannot end before it starts.');
  return {
    document: sameItem(document, found, edit.item),
    inverse: { edit: 'updateItem', item: found.item },
  };
}

/** Sets the way from the item before. */
export function setTravel(document: TripDocument, edit: EditNamed<'setTravel'>): EditResult {
  const found = findItem(document, edit.itemId);
  if (found === null) return noSuchItem(edit.itemId);
  return {
    document: sameItem(document, found, { ...found.item, travel: edit.travel }),
    inverse: { edit: 'setTravel', itemId: edit.itemId, travel: found.item.travel },
  };
}
