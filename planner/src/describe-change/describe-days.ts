import { weekdayOf } from '@wayfare/almanac/local-date';
import type { Plan, PlanDay } from '@wayfare/contracts/plan';
import { counted, joinWords } from '@wayfare/wording/words';
import { weekdays } from '@wayfare/wording/weekdays';
import { sentence, type ChangeWords } from './change-words.ts';

type Item = PlanDay['items'][number];

const thingOf = (item: Item) => item.place?.placeId ?? item.title;
const isSight = ({ kind }: Item) => kind !== 'meal' && kind !== 'transfer';
const isMeal = ({ kind }: Item) => kind === 'meal';

/** What a person calls a day: by its weekday where the trip has each once. */
function dayName({ days }: Plan, index: number) {
  const on = days[index]!.on;
  return on !== null && days.length <= 7 ? weekdays[weekdayOf(on)]! : `day ${index + 1}`;
}

function listed(items: readonly Item[]) {
  const titles = items.map(({ title }) => title);
  return titles.length > 4
    ? `${titles.slice(0, 3).join(', ')} and ${titles.length - 3} more`
    : joinWords(titles);
}

/** On which day each thing is. */
const daysOfThings = ({ days }: Plan, counts: (item: Item) => boolean) =>
  new Map(days.flatMap(({ items }, index) => items.filter(counts).map((item) => [thingOf(item), index])));

/** What a day begins with, and what of it is at another time than before. */
function timesChanged(name: string, was: readonly Item[], now: readonly Item[], { time }: ChangeWords) {
  const old = new Map(was.map((item) => [thingOf(item), item]));
  const moved = now.filter((item) => {
    const before = old.get(thingOf(item));
    return before !== undefined && before.startMinute !== item.startMinute;
  });
  const [first] = now;
  if (moved.length === 0 || !first) return null;
  if (moved.includes(first))
    return thingOf(first) === thingOf(was[0]!)
      ? `${name} now starts at ${time(first.startMinute)}`
      : `${name} now starts with ${first.title}`;
  return moved.length === 1
    ? `${moved[0]!.title} is now at ${time(moved[0]!.startMinute)}`
    : `${listed(moved)} are at other times`;
}

interface Compared {
  after: Plan;
  counts: (item: Item) => boolean;
  oldDays: ReadonlyMap<string, number>;
  newDays: ReadonlyMap<string, number>;
}

const compared = (before: Plan, after: Plan, counts: (item: Item) => boolean): Compared => ({
  after,
  counts,
  oldDays: daysOfThings(before, counts),
  newDays: daysOfThings(after, counts),
});

/** What a person would say of one day. */
function dayParts(
  { after, counts, oldDays, newDays }: Compared,
  index: number,
  was: PlanDay,
  words: ChangeWords,
) {
  const name = dayName(after, index);
  const [old, now] = [was.items.filter(counts), after.days[index]!.items.filter(counts)];
  const came = now.filter((item) => !oldDays.has(thingOf(item)));
  const left = old.filter((item) => !newDays.has(thingOf(item)));
  const parts: string[] = [];
  if (came.length === 1 && left.length === 1)
    parts.push(`on ${name} ${came[0]!.title} takes the place of ${left[0]!.title}`);
  else {
    if (came.length > 0) {
      const at = came.length === 1 ? ` at ${words.time(came[0]!.startMinute)}` : '';
      parts.push(`${name} now has ${listed(came)}${at}`);
    }
    if (left.length > 0) parts.push(`${listed(left)} ${left.length > 1 ? 'are' : 'is'} no longer on ${name}`);
  }
  for (const [to, items] of Map.groupBy(old, (item) => newDays.get(thingOf(item)) ?? index))
    if (after.days[to]!.id !== was.id)
      parts.push(
        `${listed(items)} ${items.length > 1 ? 'move' : 'moves'} from ${name} to ${dayName(after, to)}`,
      );
  // That the rest moves up or waits goes without saying.
  const times = parts.length === 0 ? timesChanged(name, old, now, words) : null;
  return times === null ? parts : [times];
}

/** What is different between two plans, a line for each day that changed. */
export function describeDays(before: Plan | null, after: Plan | null, words: ChangeWords): string[] {
  if (!after) return before ? ['The day plan is gone; the route stays.'] : [];
  const things = after.days.reduce((sum, { items }) => sum + items.filter(isSight).length, 0);
  const size = `${counted(after.days.length, 'day')}, ${counted(things, 'thing')} to do`;
  if (!before) return [`The days are planned: ${size}.`];
  const old = new Map(before.days.map((day) => [day.id, day]));
  if (!after.days.some(({ id }) => old.has(id))) return [`The days are planned anew: ${size}.`];
  const kept = new Set(after.days.map(({ id }) => id));
  const [ofSights, ofMeals] = [compared(before, after, isSight), compared(before, after, isMeal)];
  const lines = after.days.flatMap((day, index) => {
    const was = old.get(day.id);
    if (!was)
      return sentence(
        `${dayName(after, index)} is new, with ${counted(day.items.filter(isSight).length, 'thing')} to do`,
      );
    const sights = dayParts(ofSights, index, was, words);
    const parts = sights.length > 0 ? sights : dayParts(ofMeals, index, was, words);
    return parts.length > 0 ? sentence(parts.join('; ')) : [];
  });
  const gone = before.days.flatMap(({ id }, index) => (kept.has(id) ? [] : [dayName(before, index)]));
  if (gone.length > 0) lines.push(sentence(`${joinWords(gone)} ${gone.length > 1 ? 'are' : 'is'} gone`));
  return lines;
}
