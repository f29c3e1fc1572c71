import type { Party } from './party.ts';

/** What a place asks of its visitors, in units of its currency. */
export interface EntryPrice {
  /** Of an adult; of a car or a group where `priceFor` says so. */
  price: number;
  /** A child's price, and the age from which one pays in full. */
  child?: readonly [price: number, underAge: number] | undefined;
  /** Younger ones pay nothing. */
  free?: number | undefined;
  /** Of two adults with up to two children. */
  family?: number | undefined;
  priceFor?: 'car' | 'group' | undefined;
}

/** Where nothing is said of children, the smallest are let in free. */
const USUALLY_FREE = 3;
const SEATS = 5;
/** As many as a small boat or a guide takes. */
const GROUP = 10;
const FAMILY = 2;

const sum = (prices: readonly number[]): number => prices.reduce((all, one) => all + one, 0);

function childPrice({ price, child, free = USUALLY_FREE }: EntryPrice, age: number): number {
  if (age < free) return 0;
  return child !== undefined && age < child[1] ? Math.min(child[0], price) : price;
}

/** What all who travel pay together at a place: the cheapest of single and family tickets. */
export function entryCost(entry: EntryPrice, { adults, ages }: Party): number {
  const { price, priceFor, family } = entry;
  const heads = adults + ages.length;
  if (priceFor === 'car') return price * Math.max(1, Math.ceil(heads / SEATS));
  if (priceFor === 'group') return price * Math.max(1, Math.ceil(heads / GROUP));
  const dearestFirst = ages.map((age) => childPrice(entry, age)).toSorted((one, other) => other - one);
  const withFamilies = (families: number): number =>
    families * (family ?? 0) +
    Math.max(0, adults - families * FAMILY) * price +
    sum(dearestFirst.slice(families * FAMILY));
  const most = family === undefined ? 0 : Math.ceil(Math.max(adults, ages.length) / FAMILY);
  return Math.min(...Array.from({ length: most + 1 }, (_, families) => withFamilies(families)));
}
