import type { PlanDay } from '@wayfare/contracts/plan';
import { isClosed, type DayOffer } from './offers-for-day.ts';

/** What is better known than that one would find anyway, and so would one what the usual ranking has near its top. */
const knownFrom = 72;
const topShare = 0.2;
/** So far from what else the day holds one still goes for it. */
const nearMeters = 2500;
const reachMeters = 7000;

/** Who has lunch and dinner already needs no third table. */
const mealsOfDay = 2;

const isSurprise = ({ offer }: DayOffer, isFed: boolean) =>
  !(isFed && offer.category === 'food') &&
  offer.fame < knownFrom &&
  offer.kind !== 'quarter' &&
  !offer.dayTrip &&
  !isClosed(offer);

/** The more it has of their likes, the less known and the nearer to the day's way, the better. */
const worthOf = ({ offer, meters }: DayOffer) =>
  ((1 + offer.likes.length) * (150 - offer.fame)) / (1 + meters / nearMeters);

/**
 * What these travellers would not have found by themselves, the best first: lesser known, of their likes, not closed on
 * the day, near its way. `rows` is the usual ranking.
 */
export function surprises(rows: readonly DayOffer[], { items }: PlanDay): DayOffer[] {
  const isFed = items.filter(({ kind }) => kind === 'meal').length >= mealsOfDay;
  const beyondTop = rows.slice(Math.floor(rows.length * topShare)).filter((row) => isSurprise(row, isFed));
  const liked = beyondTop.filter(({ offer }) => offer.likes.length > 0);
  const near = (among: readonly DayOffer[], within: number) => among.filter(({ meters }) => meters <= within);
  const tiers = [
    near(liked, nearMeters),
    near(liked, reachMeters),
    near(beyondTop, nearMeters),
    near(beyondTop, reachMeters),
  ];
  const byWorth = tiers.flatMap((tier) => tier.toSorted((left, right) => worthOf(right) - worthOf(left)));
  return [...new Set(byWorth)];
}
