import { clock, joinWords } from '@wayfare/wording/words';
import type { PlanDay } from '@wayfare/contracts/plan';
import { minuteNamed } from '../understanding/read-clock.ts';
import { dayNumber, sightsOf } from '../do/day-sights.ts';
import type { Draft } from './draft.ts';
import { ownItem } from '../do/own-item.ts';
import { daysNamed } from './references.ts';

const rest =
  /\b(?:rest(?! of\b)|(?:a|lunch|coffee|tea) break|nap|siesta|pause|(?:day|morning|afternoon|evening) off|free(?= (?:day|time|morning|afternoon|evening|night|on|for|between|from|after|before)\b|\s*(?:$|[.,!?]))|(?:plan|want|do) nothing|nothing (?:on|at all)|lazy|(?:keep|leave)\b.{0,30}\bopen|no plans|relaxing day|beach day|pool day)\b/i;
const isAsked = /\b(?:make|keep|leave|have|want|need|add|put|take|give|plan|free|rest|nothing|no plans)\b/i;
const between =
  /\b(?:between|from) (\d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)?) ?(?:and|to|until|till|-) ?(\d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)?)/i;
/** Meals keep their usual hours beside what is kept free. */
const parts: readonly (readonly [RegExp, readonly (readonly [number, number])[]])[] = [
  [/\bmorning\b/i, [[540, 705]]],
  [/\bafternoon\b/i, [[840, 1080]]],
  [/\b(?:evening|night)\b/i, [[1215, 1320]]],
  [
    /./,
    [
      [540, 705],
      [840, 1080],
    ],
  ],
];

/** What stands in the plan where time is kept free. */
export const FREE_TIME = 'Free time';

type Stretch = readonly [from: number, to: number];

function stretchesOf(clause: string): readonly Stretch[] {
  const said = between.exec(clause);
  const from = said === null ? null : minuteNamed(`at ${said[1]}`);
  const to = said === null ? null : minuteNamed(`at ${said[2]}`);
  if (from !== null && to !== null && to > from) return [[from, to]];
  return parts.find(([words]) => words.test(clause))?.[1] ?? [];
}

/** Whether one is on the way then. */
const isUnderWay = (day: PlanDay, [from, to]: Stretch): boolean =>
  day.items.some(
    ({ kind, startMinute, endMinute }) =>
      (kind === 'transfer' || kind === 'check_in') && startMinute < to && endMinute > from,
  );

/** "Make day 4 a rest day", "a free afternoon on day 2", "a break between 14 and 16 on day 3": time in which nothing is planned. */
export function keepFree(clause: string, draft: Draft): boolean {
  const [day] = daysNamed(clause, draft);
  if (day === undefined || !rest.test(clause) || !isAsked.test(clause)) return false;
  if (/\b(?:break|free|open|close)\w* (?:in|into|from|of charge|entry|on)\b(?! day)/i.test(clause))
    return false;
  const stretches = stretchesOf(clause).filter((one) => !isUnderWay(day, one));
  const number = dayNumber(draft, day);
  if (stretches.length === 0) return draft.say(`On day ${number} you are on the way then.`);
  const before = day.items.filter(({ kind }) => kind === 'visit').map(({ title }) => title);
  const isWhole = stretches.length > 1;
  // A rest day has no sights at all.
  const present = isWhole ? new Set<string>() : sightsOf(day);
  for (const [startMinute, endMinute] of stretches) {
    const item = ownItem(draft, 'free', { kind: 'activity', title: FREE_TIME, startMinute, endMinute });
    if (!draft.apply({ edit: 'addItem', dayId: day.id, item, index: day.items.length })) return false;
  }
  draft.rebuildDays([day.id], { prefer: present, only: () => false });
  const now =
    draft.document.plan?.days.find(({ id }) => id === day.id)?.items.map(({ title }) => title) ?? [];
  const out = before.filter((title) => !now.includes(title));
  const hours = joinWords(stretches.map(([from, to]) => `${clock(from)} to ${clock(to)}`));
  return draft.say(
    `Day ${number} is free from ${hours}${out.length === 0 ? '' : `; ${joinWords(out)} ${out.length === 1 ? 'is' : 'are'} out`}.`,
  );
}
