import type { Money } from '@wayfare/contracts/money';
import type { PlanItem } from '@wayfare/contracts/plan';
import type { Leg, Trip } from '@wayfare/contracts/trip';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { paidCosts, type DrivingCost } from '@wayfare/planner';

/** What money goes to, in the order in which it is shown. */
export const costCategories = ['lodging', 'transport', 'sights', 'meals', 'other'] as const;
export type CostCategory = (typeof costCategories)[number];

/** One cost of a trip. Days count from 0; a stay's cost is shared among its nights. */
export interface Cost {
  category: CostCategory;
  money: Money;
  estimate: boolean;
  /** Whether its booking says that it is paid. */
  paid: boolean;
  days: number[];
}

/** What has no price in the trip, so that the sum does not claim to be whole. */
export interface Unpriced {
  stays: number;
  ways: number;
  meals: number;
}

const itemCategories: Record<PlanItem['kind'], CostCategory> = {
  visit: 'sights',
  activity: 'sights',
  meal: 'meals',
  transfer: 'transport',
  check_in: 'lodging',
  check_out: 'lodging',
  free: 'other',
  note: 'other',
};

type Points = Pick<Trip, 'origin' | 'stops' | 'end'>;

/** The ids of the route's points from the way in to the way home. */
export const pointIds = ({ origin, stops, end }: Points) => [
  ...(origin ? ['origin'] : []),
  ...stops.map(({ id }) => id),
  ...(end ? ['end'] : []),
];

/** The pairs of points that follow each other, each with its leg where one is kept. */
export function routePairs(trip: Points & Pick<Trip, 'legs'>) {
  const ids = pointIds(trip);
  return ids.slice(1).map((to, index) => {
    const from = ids[index]!;
    const leg: Leg | undefined = trip.legs.find((one) => one.from === from && one.to === to);
    return { from, to, leg };
  });
}

const nightsBefore = ({ stops }: Points, id: string) => {
  const at =
    id === 'end'
      ? stops.length
      : Math.max(
          0,
          stops.findIndex((stop) => stop.id === id),
        );
  return stops.slice(0, at).reduce((sum, { nights }) => sum + nights, 0);
};

function stayCosts(trip: Trip): Cost[] {
  return trip.stops.flatMap(({ id, nights, cost, booking }) => {
    if (!cost) return [];
    const first = nightsBefore(trip, id);
    const days = Array.from({ length: Math.max(1, nights) }, (_, index) => first + index);
    return [
      { category: 'lodging' as const, money: cost, estimate: false, paid: booking?.paid === true, days },
    ];
  });
}

function wayCosts(trip: Trip): Cost[] {
  return routePairs(trip).flatMap(({ to, leg }) => {
    if (!leg?.travel.cost) return [];
    const { cost, estimate } = leg.travel;
    const paid = leg.booking?.paid === true;
    return [{ category: 'transport' as const, money: cost, estimate, paid, days: [nightsBefore(trip, to)] }];
  });
}

function itemCosts({ plan }: TripDocument): Cost[] {
  const paidFor = paidCosts(plan);
  return (plan?.days ?? []).flatMap((day, index) =>
    day.items.flatMap((item): Cost[] => {
      const { kind, travel, madeBy, booking } = item;
      const cost = paidFor(item);
      const isEstimate = madeBy !== 'traveller';
      return [
        ...(cost
          ? [
              {
                category: itemCategories[kind],
                money: cost,
                estimate: isEstimate,
                paid: booking?.paid === true,
                days: [index],
              },
            ]
          : []),
        ...(travel?.cost
          ? [
              {
                category: 'transport' as const,
                money: travel.cost,
                estimate: travel.estimate,
                paid: false,
                days: [index],
              },
            ]
          : []),
      ];
    }),
  );
}

/** Every cost that the trip knows of, with the car, where one drives: its cost is shared among the days. */
export function costsOf(document: TripDocument, driving: DrivingCost | null, days: number): Cost[] {
  const car: Cost[] =
    driving === null
      ? []
      : [
          {
            category: 'transport',
            money: driving.beside,
            estimate: true,
            paid: false,
            days: Array.from({ length: days }, (_, day) => day),
          },
        ];
  return [...stayCosts(document.trip), ...wayCosts(document.trip), ...itemCosts(document), ...car];
}

/** What the trip holds without a price. Sights are left out: no price there may well mean free. */
export function unpricedOf({ trip, plan }: TripDocument): Unpriced {
  const items = plan?.days.flatMap((day) => day.items) ?? [];
  return {
    stays: trip.stops.filter(({ nights, cost }) => nights > 0 && !cost).length,
    ways: routePairs(trip).filter(({ leg }) => !leg?.travel.cost).length,
    meals: items.filter(({ kind, cost }) => kind === 'meal' && !cost).length,
  };
}

/** Units of each currency for one euro. */
export type Rates = Readonly<Record<string, number>>;

/** An amount in another currency at an indicative rate; null where a rate is not known. */
export function convert({ amountCents, currency }: Money, to: string, rates: Rates): number | null {
  if (currency === to) return amountCents;
  const [from, into] = [rates[currency], rates[to]];
  return from === undefined || into === undefined ? null : (amountCents / from) * into;
}

/** The sum of a trip in one currency, in hundredths. */
export interface Totals {
  cents: number;
  estimatedCents: number;
  paidCents: number;
  byCategory: { category: CostCategory; cents: number }[];
  byDay: number[];
  /** Costs in a currency without a rate, which are in no sum. */
  withoutRate: number;
}

/** Adds up costs in one currency, by category and by day. */
export function totalsOf(costs: readonly Cost[], days: number, currency: string, rates: Rates): Totals {
  const sums = new Map<CostCategory, number>();
  const byDay = Array.from({ length: days }, () => 0);
  let estimated = 0;
  let paidCents = 0;
  let withoutRate = 0;
  for (const { category, money, estimate, paid, days: on } of costs) {
    const cents = convert(money, currency, rates);
    if (cents === null) {
      withoutRate += 1;
      continue;
    }
    sums.set(category, (sums.get(category) ?? 0) + cents);
    if (estimate) estimated += cents;
    if (paid) paidCents += cents;
    for (const day of on) if (day in byDay) byDay[day]! += cents / on.length;
  }
  const byCategory = costCategories.flatMap((category) => {
    const cents = Math.round(sums.get(category) ?? 0);
    return cents > 0 ? [{ category, cents }] : [];
  });
  return {
    cents: byCategory.reduce((sum, { cents }) => sum + cents, 0),
    estimatedCents: Math.round(estimated),
    paidCents: Math.round(paidCents),
    byCategory,
    byDay: byDay.map(Math.round),
    withoutRate,
  };
}
