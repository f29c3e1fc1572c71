import type { Trip } from '@wayfare/contracts/trip';
import { counted, joinWords } from '@wayfare/wording/words';
import { totalNights } from '../trips/trip-days.ts';
import { formatMoney } from '../ui/format-money.ts';
import { monthNames } from '../ui/format-date.ts';
import { describeWish } from '../wishes/wishes.ts';

const perWords = { total: 'in all', person: 'a person', day: 'a day', person_day: 'a person and day' };

/** For whom a trip is, when, how long and for how much: only what its wishes say. */
export function storyFacts({ request, assumed, stops }: Trip): [name: string, value: string][] {
  const wishes = { ...assumed, ...request };
  const say = (key: Parameters<typeof describeWish>[0]) => describeWish(key, wishes);
  const { month, budget, children = 0 } = wishes;
  const party = [say('adults'), children > 0 ? say('children') : ''].filter(Boolean);
  const facts: [string, string][] = [
    ['For whom', joinWords(party)],
    ['Who like', joinWords((wishes.interests ?? []).map((interest) => interest.replaceAll('_', ' ')))],
    ['Season', month === undefined ? (wishes.season ?? '') : monthNames('long')[month - 1]!],
    ['Length', counted(totalNights({ stops }) + 1, 'day')],
    [
      'Budget',
      budget
        ? `${formatMoney({ amountCents: Math.round(budget.amount * 100), currency: budget.currency })} ${perWords[budget.per]}`
        : '',
    ],
    ['Pace', wishes.pace ?? ''],
    ['Getting about', say('transport')],
  ];
  return facts.filter(([, value]) => value !== '');
}
