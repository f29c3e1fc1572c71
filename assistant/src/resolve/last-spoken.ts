import { fold } from '@wayfare/atlas';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { Draft } from '../do/draft.ts';

/** An item with the day that it stands on. */
export interface ItemFound {
  day: PlanDay;
  item: PlanItem;
}

/** Where a name stands last in a text; -1 where it does not. */
const lastAt = (text: string, name: string): number =>
  name === '' ? -1 : ` ${text} `.lastIndexOf(` ${fold(name)} `);

/** What was said before, the newest first, folded. */
const past = ({ turn }: Draft): string[] => turn.history.map(({ text }) => fold(text)).toReversed();

/** The one of some things that was spoken of last in this message or the conversation. */
export function lastSpoken<Thing>(
  draft: Draft,
  things: readonly Thing[],
  namesOf: (thing: Thing) => readonly string[],
): Thing | undefined {
  const own = draft.spoken.map(fold).toReversed();
  for (const text of [...own, ...past(draft)]) {
    const named = things
      .map((thing) => ({ thing, at: Math.max(...namesOf(thing).map((name) => lastAt(text, name))) }))
      .filter(({ at }) => at >= 0)
      .toSorted((left, right) => right.at - left.at);
    if (named[0] !== undefined) return named[0].thing;
  }
  return undefined;
}

/** The day whose number was said last: "day 4". */
export const lastDaySpoken = (draft: Draft): PlanDay | undefined =>
  lastSpoken(
    draft,
    draft.days.map((day, index) => ({ day, name: `day ${index + 1}` })),
    ({ name }) => [name],
  )?.day;
