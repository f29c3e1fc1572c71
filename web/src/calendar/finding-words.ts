import type { Finding } from '@wayfare/contracts/finding';
import { formatStay } from '../guides/format-stay.ts';
import { formatMinute } from '../ui/format-date.ts';

const minutes = (value: string | number | undefined) => formatStay(Number(value ?? 0));
const clock = (value: string | number | undefined) => formatMinute(Number(value ?? 0));

const words: Partial<Record<Finding['kind'], (facts: Finding['facts']) => string>> = {
  overlap: ({ minutes: shared }) => `Overlaps with another thing by ${minutes(shared)}`,
  unreachable: ({ neededMinutes, gapMinutes }) =>
    `The way takes ${minutes(neededMinutes)}, there are ${minutes(Math.max(0, Number(gapMinutes)))}`,
  before_arrival: ({ arrivalMinute }) => `Before you arrive, at ${clock(arrivalMinute)}`,
  after_departure: ({ departureMinute }) => `After you leave, at ${clock(departureMinute)}`,
  day_too_long: ({ overMinutes }) => `The day runs ${minutes(overMinutes)} too long`,
  unverified_place: () => 'This place is not in our atlas',
  visited_twice: () => 'Visited twice',
  wrong_order: () => 'Not in the order of the route',
  no_night: () => 'No night is planned after this day',
};

/** What a finding says, in a sentence; null for those that this view cannot tell without more knowledge. */
export const findingWords = ({ kind, facts }: Finding) => words[kind]?.(facts) ?? null;
