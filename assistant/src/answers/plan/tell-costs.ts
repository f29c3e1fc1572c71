import type { Asked } from '../asked.ts';
import { says } from '../asked.ts';
import { stemsOf } from '../content-words.ts';
import { counted, joinWords } from '@wayfare/wording/words';
import { convertMoney } from '@wayfare/atlas';
import { headsOf, paidCosts, ticketsOf, wholeBudget } from '@wayfare/planner';
import { moneyWords } from '../../wording/dates-and-money.ts';
import { drivingOf, roughCost } from '../../planning/rough-cost.ts';
import type { PlanView, Planned } from './plan-view.ts';
import { asksOnly, capital, dayName } from './plan-view.ts';

const costs = stemsOf(
  'cost costs costing price budget expensive cheap spend spending money pay paying cheapest dearest rough roughly estimate need afford within',
);
const superlatives = stemsOf('cheapest dearest expensive');
const entries = stemsOf('entry entrance admission fee fees sights museums tickets ticket');
const sharers = stemsOf('person people head each everybody');
const dayWord = stemsOf('day days');

function currencyOf({ turn }: Asked): string {
  const { request, assumed } = turn.document.trip;
  return request.budget?.currency ?? assumed.budget?.currency ?? turn.currency;
}

/** What the sights and ways of some items cost together, in the currency of the traveller: a ticket once. */
function sumOf({ asked }: PlanView, items: readonly Planned[], currency: string): number {
  const paid = paidCosts(asked.turn.document.plan);
  const all = items.flatMap(({ item }) => [paid(item), item.travel?.cost].filter((one) => one !== undefined));
  return all.reduce(
    (sum, { amountCents, currency: own }) => sum + (convertMoney(amountCents / 100, own, currency) ?? 0),
    0,
  );
}

/** Less is below what an estimate can tell. */
const TELLING_CENTS = 500;
const rest = 'Beds, meals and the ways between towns are not counted in that.';

function ofDays(view: PlanView, currency: string): string {
  const { asked, days, all, chosen } = view;
  const sums = chosen.map((index) => {
    const sum = sumOf(
      view,
      all.filter((one) => one.index === index),
      currency,
    );
    return `${capital(dayName(days[index]!, index))}: about ${moneyWords(sum, currency)} for sights and short ways, for everybody.`;
  });
  return `${sums.join(' ')} ${asked.words.size > 0 ? rest : ''}`.trim();
}

function extreme(view: PlanView, currency: string): string {
  const { asked, days, all } = view;
  const sums = days.map((day, index) => ({
    name: dayName(day, index),
    sum: sumOf(
      view,
      all.filter((one) => one.index === index),
      currency,
    ),
  }));
  const sorted = sums.toSorted((one, other) => one.sum - other.sum);
  const isCheap = says(asked, stemsOf('cheap cheapest least'));
  const best = (isCheap ? sorted[0] : sorted.at(-1))!;
  return `${capital(best.name)} is the ${isCheap ? 'cheapest' : 'dearest'}: about ${moneyWords(best.sum, currency)} for sights and short ways, for everybody. ${rest}`;
}

/** The sight that costs most. */
function dearest(view: PlanView, currency: string): string | null {
  const { visits } = view;
  const best = visits.toSorted(
    (one, other) => sumOf(view, [other], currency) - sumOf(view, [one], currency),
  )[0];
  return best === undefined
    ? null
    : `${best.item.title} on ${dayName(best.day, best.index)}: about ${moneyWords(sumOf(view, [best], currency), currency)} for everybody.`;
}

/** What is seen on one ticket. */
function ticketsSentence({ asked }: PlanView): string {
  const names = ticketsOf(asked.turn.document.plan).map(({ items }) =>
    joinWords([...new Set(items.map(({ title }) => title))]),
  );
  return names.map((one) => ` ${one} are on one ticket, counted once.`).join('');
}

/** What the car takes of the sum; nothing where nobody drives. */
function drivingSentence({ asked }: PlanView, currency: string): string {
  const driving = drivingOf(asked.turn.document);
  if (driving === null) return '';
  const { hireDays, hire, fuel, tolls } = driving;
  const parts = [
    ...(hireDays > 0 ? [`a hired car for ${counted(hireDays, 'day')}`] : []),
    'fuel',
    ...(tolls.amountCents >= TELLING_CENTS ? ['tolls and ferries'] : []),
  ];
  const cents = hire.amountCents + fuel.amountCents + tolls.amountCents;
  const sum = convertMoney(cents / 100, 'EUR', currency) ?? 0;
  return ` About ${moneyWords(sum, currency)} of it is for ${joinWords(parts)}.`;
}

/** Where the sum stands beside the budget that was named. */
function budgetSentence({ asked, days }: PlanView, cost: number, currency: string): string {
  const { assumed, request } = asked.turn.document.trip;
  const budget = wholeBudget({ ...assumed, ...request }, days.length);
  const whole = budget && convertMoney(budget.amountCents / 100, budget.currency, currency);
  if (whole === null) return '';
  const difference = moneyWords(Math.abs(whole - cost), currency);
  return whole >= cost
    ? ` That is about ${difference} below your budget of ${moneyWords(whole, currency)} in all.`
    : ` That is about ${difference} over your budget of ${moneyWords(whole, currency)} in all: ask me to make it cheaper.`;
}

/** All of the trip: in all, for each traveller and each day. */
function wholeTrip(view: PlanView, currency: string): string | null {
  const { turn } = view.asked;
  const cost = roughCost(turn.document, turn.atlas, currency);
  if (cost === null) return null;
  const { assumed, request } = turn.document.trip;
  const people = headsOf({ ...assumed, ...request });
  const each = [
    ...(people > 1 ? [`${moneyWords(cost / people, currency)} a person`] : []),
    ...(view.days.length > 1 ? [`${moneyWords(cost / view.days.length, currency)} a day`] : []),
  ];
  const shares = each.length === 0 ? '' : `, which is ${joinWords(each)}`;
  return `All in all, with beds, meals, sights and ways, about ${moneyWords(cost, currency)} for everybody${shares}.${drivingSentence(view, currency)}${budgetSentence(view, cost, currency)} This is an estimate.`;
}

/** What the trip costs: all of it, a day, the cheapest day, or its sights. */
export function tellCosts(view: PlanView): string | null {
  const { asked, visits } = view;
  // "How long is that train, and what does it cost?" is not about the trip.
  if (/^and\b.*\bit\b/i.test(asked.ask.text)) return null;
  const asksPrice =
    says(asked, costs) || (['cost', 'money'].includes(asked.ask.topic) && says(asked, sharers));
  if (!asksPrice || asked.hits.length > 0 || !asksOnly(asked, costs, entries, superlatives)) return null;
  const currency = currencyOf(asked);
  if (view.chosen.length > 0) return ofDays(view, currency);
  if (says(asked, superlatives))
    return says(asked, dayWord) ? extreme(view, currency) : dearest(view, currency);
  if (says(asked, entries)) {
    const sum = sumOf(view, visits, currency);
    const dear = visits
      .toSorted((one, other) => sumOf(view, [other], currency) - sumOf(view, [one], currency))
      .slice(0, 3);
    return `The sights in the plan cost about ${moneyWords(sum, currency)} for everybody, above all ${joinWords(dear.map(({ item }) => item.title))}.${ticketsSentence(view)}`;
  }
  return wholeTrip(view, currency);
}
