import type { Finding } from '@wayfare/contracts/finding';
import type { Plan, PlanDay } from '@wayfare/contracts/plan';
import { formatMoney } from '../ui/format-money.ts';
import { formatDate, formatMinute } from '../ui/format-date.ts';
import { counted, lengthOfTime } from '@wayfare/wording/words';

type Facts = Finding['facts'];
const number = (facts: Facts, name: string) => Number(facts[name] ?? 0);
const word = (facts: Facts, name: string) => String(facts[name] ?? '');
const at = (facts: Facts, name: string) => formatMinute(number(facts, name));
const stay = (facts: Facts, name: string) => lengthOfTime(number(facts, name));

const hours = (facts: Facts) =>
  word(facts, 'hours')
    .split(',')
    .map((pair) =>
      pair
        .split('-')
        .map((minute) => formatMinute(Number(minute)))
        .join('–'),
    )
    .join(' and ');

/** Who says so, of hours that are not the atlas's: ` (hours from OpenStreetMap, 12 May 2026)`. */
const told = (facts: Facts) =>
  facts['hoursFrom'] === undefined
    ? ''
    : ` (hours from ${word(facts, 'hoursFrom') === 'openstreetmap' ? 'OpenStreetMap' : word(facts, 'hoursFrom')}, ${formatDate(word(facts, 'hoursFromOn'))})`;

const sentences: Record<Finding['kind'], (facts: Facts) => string> = {
  closed: (facts) => `${word(facts, 'title')} is closed that day${told(facts)}.`,
  outside_hours: (facts) => `${word(facts, 'title')} is open ${hours(facts)}${told(facts)}.`,
  last_entry_missed: (facts) => `${word(facts, 'title')}: last entry is at ${at(facts, 'lastEntryMinute')}.`,
  overlap: (facts) =>
    `${word(facts, 'title')} and ${word(facts, 'other')} overlap by ${stay(facts, 'minutes')}.`,
  unreachable: (facts) =>
    `It takes ${stay(facts, 'neededMinutes')} to get to ${word(facts, 'other')}, but there is only ${stay(facts, 'gapMinutes')}.`,
  before_arrival: (facts) => `${word(facts, 'title')} is before you arrive at ${at(facts, 'arrivalMinute')}.`,
  after_departure: (facts) =>
    `${word(facts, 'title')} is after you leave at ${at(facts, 'departureMinute')}.`,
  day_too_long: (facts) =>
    `The day ends at ${at(facts, 'endMinute')}, ${stay(facts, 'overMinutes')} later than it should.`,
  too_many_visits: (facts) =>
    `${counted(number(facts, 'visits'), 'visit')} in one day; your pace allows ${number(facts, 'most')}.`,
  no_meal_break: (facts) =>
    `No time for ${word(facts, 'meal')} between ${at(facts, 'fromMinute')} and ${at(facts, 'toMinute')}.`,
  over_budget: (facts) =>
    `The trip is ${formatMoney({ amountCents: number(facts, 'overCents'), currency: word(facts, 'currency') })} over your budget.`,
  unverified_place: (facts) => `${word(facts, 'place')} is not in our atlas: check that it exists.`,
  out_of_season: (facts) => `${word(facts, 'title')} is out of season at that time.`,
  booking_needed: (facts) =>
    facts['booking'] === 'needed'
      ? `${word(facts, 'title')} must be booked ahead.`
      : `${word(facts, 'title')} is best booked ahead.`,
  visited_twice: (facts) => `${word(facts, 'title')} is in the plan twice.`,
  fixed_event_missed: (facts) => `“${word(facts, 'what')}” is not on the day you set.`,
  no_night: (facts) => `${counted(number(facts, 'missing'), 'night')} without a bed.`,
  wrong_order: (facts) =>
    facts['after'] === undefined
      ? `${word(facts, 'title') || word(facts, 'stop')} is in the wrong place in the order.`
      : `${word(facts, 'title')} should come after ${word(facts, 'after')}.`,
  long_wait: (facts) => `${stay(facts, 'waitMinutes')} of waiting before ${word(facts, 'other')}.`,
  holiday_check: (facts) =>
    facts['usual'] === undefined
      ? `Public holiday (${word(facts, 'holiday')}): check whether ${word(facts, 'title')} is open.`
      : `${word(facts, 'title')} is usually ${facts['usual'] === 'closed' ? 'closed' : 'open for a shorter time'} on ${word(facts, 'holiday')}: check before you go.`,
  no_transport: (facts) =>
    `No buses or trains run on ${word(facts, 'holiday')}: walk, or order a taxi well ahead.`,
  after_dark: (facts) =>
    facts['lightFrom'] !== undefined
      ? `It is still dark at ${word(facts, 'title')}: it gets light at about ${at(facts, 'lightFrom')}.`
      : `It gets dark at ${word(facts, 'title')} at about ${at(facts, 'lightUntil')}: go earlier to see it.`,
  great_day: (facts) => `${word(facts, 'name')}. ${word(facts, 'tell')}`,
  hours_unsure: (facts) => `The opening hours of ${word(facts, 'title')} are uncertain: check before you go.`,
};

/** What a finding says, as a sentence. */
export const findingWords = ({ kind, facts }: Finding) => sentences[kind](facts);

/** Why a press cannot mend it, where that can be told. */
function whyLeft({ dayId, itemIds = [] }: Finding, plan: Plan | null) {
  const items = plan?.days.find(({ id }) => id === dayId)?.items ?? [];
  const held = items.find(({ id, locked }) => itemIds.includes(id) && locked);
  return held ? ` ${held.title} is locked.` : '';
}

/** What became of mending everything: how much was mended, and what is left and why. */
export function fixedWords(fixed: number, left: readonly Finding[], plan: Plan | null) {
  const done = fixed > 0 ? `${counted(fixed, 'thing')} fixed` : 'Nothing could be fixed by itself';
  const [first, ...others] = left;
  if (!first) return done;
  const more = others.length > 0 ? ` And ${others.length} more.` : '';
  return `${done}; left to you: ${findingWords(first)}${whyLeft(first, plan)}${more}`;
}

/** What the words of fixes speak of: the days in their order, and the items without a place. */
export interface DayOutline {
  dayIds: readonly string[];
  placeless: readonly string[];
}

/** What of these days the words of fixes speak of. */
export const outlineOf = (days: readonly PlanDay[]): DayOutline => ({
  dayIds: days.map(({ id }) => id),
  placeless: days.flatMap(({ items }) => items.flatMap(({ id, place }) => (place ? [] : [id]))),
});

/** What its one-click fix does, in words for a button; null where there is no fix. */
export function fixWords({ fix }: Finding, { dayIds, placeless }: DayOutline): string | null {
  switch (fix?.edit) {
    case undefined:
      return null;
    case 'moveItem':
      return `Move to day ${dayIds.indexOf(fix.dayId) + 1}`;
    case 'setItemTime':
      return `Start at ${formatMinute(fix.startMinute)}`;
    case 'removeItem':
      return placeless.includes(fix.itemId) ? 'Remove' : 'Move to ideas';
    case 'addItem':
      return `Add ${fix.item.title} at ${formatMinute(fix.item.startMinute)}`;
    case 'replaceDay':
      return 'Adjust the times';
    case 'setNights':
      return `Stay ${counted(fix.nights, 'night')}`;
    default:
      return 'Fix';
  }
}
