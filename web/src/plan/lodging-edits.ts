import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { Stop } from '@wayfare/contracts/trip';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { SingleEdit } from './retimed-edit.ts';

const sameSpot = (one: PlaceRef | null, other: PlaceRef) =>
  one !== null &&
  one.name === other.name &&
  one.latitude === other.latitude &&
  one.longitude === other.longitude;

/** What is done at the bed itself goes along with it. */
const atBed = new Set<PlanItem['kind']>(['check_in', 'check_out']);

function titleOf({ id, title, madeBy }: PlanItem, bed: PlaceRef, isLodging: boolean) {
  if (madeBy !== 'planner' || !id.startsWith('check-in-')) return title;
  return `${isLodging ? 'Check in' : 'Settle in'}, ${bed.name}`.slice(0, 200);
}

/** Another bed at a stop: its days, the evening before and the morning after begin and end there. */
export function lodgingEdits(
  { plan }: Pick<TripDocument, 'plan'>,
  stop: Stop,
  lodging: PlaceRef | null,
): SingleEdit[] {
  const { lodging: before, ...rest } = stop;
  const [was, bed] = [before ?? stop.place, lodging ?? stop.place];
  const days = plan?.days ?? [];
  const isHere = (day: PlanDay | undefined) => day?.stopId === stop.id;
  const moved = (place: PlaceRef | null, may: boolean) => (may && sameSpot(place, was) ? bed : place);
  const changed = days.flatMap((day, index): SingleEdit[] => {
    const base = moved(day.base, isHere(day) || isHere(days[index - 1]));
    const endBase = moved(day.endBase, isHere(day) || isHere(days[index + 1]));
    const items = day.items.map((item) =>
      isHere(day) && atBed.has(item.kind) && sameSpot(item.place, was)
        ? { ...item, place: bed, title: titleOf(item, bed, lodging !== null) }
        : item,
    );
    const isSame = items.every((item, at) => item === day.items[at]);
    if (base === day.base && endBase === day.endBase && isSame) return [];
    return [{ edit: 'replaceDay', day: { ...day, base, endBase, items: isSame ? day.items : items } }];
  });
  return [{ edit: 'updateStop', stop: lodging ? { ...rest, lodging } : rest }, ...changed];
}
