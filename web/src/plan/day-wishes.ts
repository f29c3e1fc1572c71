import type { PlanDay } from '@wayfare/contracts/plan';
import type { DayWish } from './day-proposal.tsx';

const only = (number: number) => ({ days: [{ number }] });
const has = ({ items }: PlanDay, kind: string) => items.some((item) => item.kind === kind);

/** A wet day goes under a roof. */
export const forRain = (number: number): DayWish => ({
  title: `Day ${number} in the rain`,
  done: `Day ${number} is planned for rain`,
  intents: [{ kind: 'rainPlan', when: only(number) }],
});

/** A day gets more to see; an empty one is planned. */
export const filled = (day: PlanDay, number: number): DayWish => ({
  title: `Fill day ${number}`,
  done: `Day ${number} is filled`,
  intents: [
    has(day, 'visit')
      ? { kind: 'setPace', change: 'fuller', when: only(number) }
      : { kind: 'planAnew', when: only(number) },
  ],
});

/** A day gets less to do. */
export const lighter = (number: number): DayWish => ({
  title: `A lighter day ${number}`,
  done: `Day ${number} is lighter`,
  intents: [{ kind: 'setPace', change: 'lighter', when: only(number) }],
});

/** Something else takes the place of one thing of a day. */
export const swapped = (itemId: string, title: string): DayWish => ({
  title: `Something else instead of ${title}`,
  done: `${title} is swapped`,
  intents: [{ kind: 'replaceItem', item: { words: title, itemId } }],
});
