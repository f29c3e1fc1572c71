import type { Finding } from '@wayfare/contracts/finding';

const words: Record<Finding['kind'], string> = {
  closed: 'is closed that day',
  outside_hours: 'is outside its opening hours',
  last_entry_missed: 'is after the last entry',
  overlap: 'overlaps with something else',
  unreachable: 'cannot be reached in time',
  before_arrival: 'is before you arrive',
  after_departure: 'is after you leave',
  day_too_long: 'makes the day too long',
  too_many_visits: 'is one visit too many',
  no_meal_break: 'leaves no time for a meal',
  over_budget: 'is over the budget',
  unverified_place: 'is not verified',
  out_of_season: 'is out of season',
  booking_needed: 'needs to be booked',
  visited_twice: 'is visited twice',
  fixed_event_missed: 'is not on its day',
  no_night: 'has no bed for a night',
  wrong_order: 'is out of order',
  long_wait: 'means a long wait',
  hours_unsure: 'has hours that are not sure',
};

/** One finding in a line: what it is about and what is wrong with it. */
export function describeFinding(
  { kind, facts, itemIds }: Finding,
  titleOf: (itemId: string) => string | undefined,
) {
  const about = facts['title'] ?? facts['what'] ?? titleOf(itemIds[0] ?? '') ?? facts['stop'] ?? 'The day';
  return `${about} ${words[kind]}`;
}
