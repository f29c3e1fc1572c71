import type { Atlas } from '@wayfare/atlas';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { TimeWish } from '@wayfare/contracts/time-wish';
import { attractionOf } from './place-ref-of.ts';
import { hoursOfWish, isAbout, isWishedDay } from './time-wishes.ts';

const isVisit = ({ kind, place }: PlanItem): boolean => kind === 'visit' && place !== null;

/** Whether a plan keeps to a wish about time. What is wished of a sight that stands nowhere does not hold. */
export function timeWishHolds(
  wish: TimeWish,
  days: readonly PlanDay[],
  atlas: Atlas,
  sunOn: string | null,
): boolean {
  const visits = days.flatMap((day, index) =>
    day.items.filter(isVisit).map((item) => ({ item, day, number: index + 1 })),
  );
  const isMeant = ({ item }: (typeof visits)[number]): boolean => {
    const sight = attractionOf(atlas, item.place?.placeId);
    return sight !== null && isAbout(wish, sight);
  };
  const meant = visits.filter(isMeant);
  const isThen = ({ item, day, number }: (typeof visits)[number]): boolean => {
    if (!isWishedDay(wish, { number, count: days.length, on: day.on })) return false;
    const sight = attractionOf(atlas, item.place?.placeId)!;
    const hours = hoursOfWish(atlas, wish, sight, day.on ?? sunOn);
    if (hours === null) return true;
    return wish.not === true
      ? item.startMinute < hours[1] && item.endMinute > hours[0]
      : item.startMinute >= hours[0] && item.startMinute < hours[1];
  };
  if (wish.not === true) return !meant.some(isThen);
  if (wish.before !== undefined) {
    const other = visits.findIndex(({ item }) => item.place?.placeId === wish.before!.placeId);
    return meant.length > 0 && other >= 0 && visits.findIndex(isMeant) < other;
  }
  if (wish.placeId === undefined && wish.order === undefined) return meant.every(isThen);
  if (meant.length === 0 || !meant.some(isThen)) return false;
  if (wish.order === undefined) return meant.every(isThen);
  return meant.some(({ day, item }) => {
    const own = wish.days === undefined ? visits.map((one) => one.item) : day.items.filter(isVisit);
    return (wish.order === 'first' ? own[0] : own.at(-1))?.id === item.id;
  });
}
