import type { Asked } from '../asked.ts';
import { says } from '../asked.ts';
import { stemsOf } from '../content-words.ts';
import { joinWords } from '@wayfare/wording/words';
import { convertMoney } from '@wayfare/atlas';
import { moneyWords } from '../../wording/dates-and-money.ts';
import { roughCost } from '../../wording/describe-trip.ts';
import type { PlanView, Planned } from './plan-view.ts';
import { asksOnly, capital, dayName } from './plan-view.ts';

const costs = stemsOf(
  'cost costs costing price budget expensive cheap spend spending money pay paying cheapest dearest rough roughly estimate need',
);
const superlatives = stemsOf('cheapest dearest expensive');
const entries = stemsOf('entry entrance admission fee fees sights museums tickets ticket');
const dayWord = stemsOf('day days');

function currencyOf({ turn }: Asked): string {
  const { request, assumed } = turn.document.trip;
  return request.budget?.currency ?? assumed.budget?.currency ?? turn.currency;
}

/** What the sights and ways of some items cost together, in the currency of the traveller. */
function sumOf(items: readonly Planned[], currency: string): number {
  const all = items.flatMap(({ item }) => [item.cost, item.travel?.cost].filter((one) => one !== undefined));
  return all.reduce(
    (sum, { amountCents, currency: own }) => sum + (convertMoney(amountCents / 100, own, currency) ?? 0),
    0,
  );
}

const rest = 'Beds, meals and the ways between towns are not counted in that.';

function ofDays({ asked, days, all, chosen }: PlanView, currency: string): string {
  const sums = chosen.map((index) => {
    const sum = sumOf(
      all.filter((one) => one.index === index),
      currency,
    );
    return `${capital(dayName(days[index]!, index))}: about ${moneyWords(sum, currency)} for sights and short ways, for everybody.`;
  });
  return `${sums.join(' ')} ${asked.words.size > 0 ? rest : ''}`.trim();
}

function extreme({ asked, days, all }: PlanView, currency: string): string {
  const sums = days.map((day, index) => ({
    name: dayName(day, index),
    sum: sumOf(
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
function dearest({ visits }: PlanView, currency: string): string | null {
  const best = visits.toSorted((one, other) => sumOf([other], currency) - sumOf([one], currency))[0];
  return best === undefined
    ? null
    : `${best.item.title} on ${dayName(best.day, best.index)}: about ${moneyWords(sumOf([best], currency), currency)} for everybody.`;
}

/** What the trip costs: all of it, a day, the cheapest day, or its sights. */
export function tellCosts(view: PlanView): string | null {
  const { asked, visits } = view;
  // "How long is that train, and what does it cost?" is not about the trip.
  if (/^and\b.*\bit\b/i.test(asked.ask.text)) return null;
  if (!says(asked, costs) || asked.hits.length > 0 || !asksOnly(asked, costs, entries, superlatives))
    return null;
  const currency = currencyOf(asked);
  if (view.chosen.length > 0) return ofDays(view, currency);
  if (says(asked, superlatives))
    return says(asked, dayWord) ? extreme(view, currency) : dearest(view, currency);
  if (says(asked, entries)) {
    const sum = sumOf(visits, currency);
    const dear = visits
      .toSorted((one, other) => sumOf([other], currency) - sumOf([one], currency))
      .slice(0, 3);
    return `The sights in the plan cost about ${moneyWords(sum, currency)} for everybody, above all ${joinWords(dear.map(({ item }) => item.title))}.`;
  }
  const cost = roughCost(asked.turn.document, asked.turn.atlas, currency);
  return cost === null
    ? null
    : `All in all, with beds, meals, sights and ways, about ${moneyWords(cost, currency)} for everybody. This is an estimate.`;
}
