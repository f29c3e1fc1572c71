import type { Money } from '@wayfare/contracts/money';
import type { DrivingCost } from '@wayfare/planner';
import { counted } from '@wayfare/wording/words';
import { formatDistance } from '../ui/format-distance.ts';
import { convert, type Rates } from './sums.ts';
import { wholeMoney } from './whole-money.ts';

interface DrivingLinesProps {
  driving: DrivingCost;
  currency: string;
  rates: Rates;
}

/** Less is below what an estimate can tell. */
const leastCents = 500;

/** What driving is paid for. */
export function DrivingLines({ driving, currency, rates }: DrivingLinesProps) {
  const { hireDays, hire, kilometres, fuel, tolls } = driving;
  const lines: readonly (readonly [what: string, money: Money])[] = [
    [`Hired car, ${counted(hireDays, 'day')}`, hire],
    [`Fuel, ${formatDistance(kilometres * 1000)}`, fuel],
    ['Tolls and ferries', tolls],
  ];
  return (
    <>
      {lines.map(([what, money]) => {
        const cents = convert(money, currency, rates);
        return money.amountCents < leastCents || cents === null ? null : (
          <div key={what} className="figures col-span-2 flex justify-between gap-3 text-fine text-muted">
            <dt>{what}</dt>
            <dd>{wholeMoney(cents, currency)}</dd>
          </div>
        );
      })}
    </>
  );
}
