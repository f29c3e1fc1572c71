import { type Attraction, fold, openWindowsOn } from '@wayfare/atlas';
import type { PlanDay } from '@wayfare/contracts/plan';
import { feeds, toldOf } from '../planning/tables.ts';
import type { Draft } from './draft.ts';

const NEAR_KM = 6;
const MOST_NEAR = 200;
/** What is said of any place to eat tells none from another. */
const ofAny = new Set(
  'breakfast brunch lunch dinner supper meal food place restaurant good nice some and with'.split(' '),
);

/** A place of the atlas where one has what was asked for, near the day and open then; null where it knows none. */
export function tableFor(draft: Draft, day: PlanDay, words: string, minute: number): Attraction | null {
  const middle = day.base ?? day.items.find(({ place }) => place !== null)?.place;
  const asked = fold(words)
    .split(' ')
    .filter((word) => word.length > 2 && !ofAny.has(word));
  if (!middle || asked.length === 0) return null;
  const taken = new Set(draft.days.flatMap(({ items }) => items.map(({ place }) => place?.placeId)));
  const isOpen = (table: Attraction) =>
    day.on === null ||
    openWindowsOn(table, day.on).some(
      ({ startMinute, endMinute }) => startMinute <= minute && minute < endMinute,
    );
  const serves = (table: Attraction) => {
    const told = ` ${toldOf(table)}`;
    return asked.every((word) => told.includes(` ${word}`));
  };
  return (
    draft.turn.atlas
      .attractionsNear(middle.latitude, middle.longitude, NEAR_KM, MOST_NEAR)
      .filter((table) => feeds(table) && !taken.has(table.id) && serves(table) && isOpen(table))
      .toSorted((one, other) => other.fame - one.fame)[0] ?? null
  );
}
