import type { Leg, Travel } from '@wayfare/contracts/trip';
import { formatDistance } from '../ui/format-distance.ts';
import { formatMoney } from '../ui/format-money.ts';
import { lengthOfTime } from '@wayfare/wording/words';

/** A way between two points that follow each other, with the leg kept for it. */
export interface RoutePair {
  from: string;
  to: string;
  leg: Leg | undefined;
}

/** Length, distance, cost and carbon of a way, as far as they are known. */
export function wayFacts({ minutes, distanceMeters, cost, co2Grams, estimate }: Travel): string {
  return [
    `${estimate ? 'about ' : ''}${lengthOfTime(minutes)}`,
    formatDistance(distanceMeters),
    ...(cost ? [formatMoney({ ...cost, amountCents: Math.round(cost.amountCents / 100) * 100 })] : []),
    ...(co2Grams ? [`${(co2Grams / 1000).toFixed(co2Grams < 10_000 ? 1 : 0)} kg CO₂`] : []),
  ].join(' · ');
}
