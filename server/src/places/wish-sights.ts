import type { Attraction } from '@wayfare/atlas';
import type { Want } from './wish-wants.ts';
import { by, type WishIndex } from './wish-index.ts';

/** How well the sights, or the cities, hold what is wanted. */
export interface Fit {
  /** Of each place whether it is all that is wanted. */
  fits: (at: number) => boolean;
  /** The same by its name or kind alone, without what is merely told of it. */
  fitsKnown: (at: number) => boolean;
  /** How much of what is wanted it is, the rare words more; above one where its name says so. */
  share: (at: number) => number;
}

const weights = { kind: 1, text: 0.5 };
/** A name that says what is wanted is what was meant. */
const named = 0.6;

function holds(how: number, { isKind }: Want): boolean {
  return isKind ? (how & (by.kind | by.name)) > 0 : how > 0;
}

/** Fits wants to what a table of the index says of so many places. */
export function fitOf(table: WishIndex['ofSights'], size: number, wants: readonly Want[]): Fit {
  const rows = wants.map((want) => {
    const rarity = Math.log(1 + size / (1 + table.count(want.term)));
    return { want, rarity, spread: table.spread(want.term, size) };
  });
  const needed = rows.filter(({ want }) => want.isNeeded);
  const total = rows.reduce((sum, { rarity }) => sum + rarity, 0) || 1;
  const partOf = (how: number, want: Want) => {
    if (!holds(how, want)) return 0;
    const isNamed = (how & by.name) > 0;
    return (how & by.kind) > 0 || isNamed
      ? weights.kind + (isNamed && !want.isKind ? named : 0)
      : weights.text;
  };
  return {
    fits: (at) => needed.every(({ spread, want }) => holds(spread[at]!, want)),
    fitsKnown: (at) => needed.every(({ spread }) => (spread[at]! & (by.kind | by.name)) > 0),
    share: (at) =>
      rows.reduce((sum, { spread, want, rarity }) => sum + rarity * partOf(spread[at]!, want), 0) / total,
  };
}

/** So much of what a word is told of is of one kind, where the word means that kind. */
const mostly = 0.5;
const least = 3;

/** Of what kind most sights are that are told of in words of a wish: croissants are told of cafés; null where of many. */
export function kindTold(index: WishIndex, wants: readonly Want[]): Attraction['category'] | null {
  for (const { term, isKind } of wants) {
    if (isKind) continue;
    const counts = new Map<Attraction['category'], number>();
    const spread = index.ofSights.spread(term, index.sights.length);
    for (const [at, how] of spread.entries())
      if (how > 0) counts.set(index.sights[at]!.category, (counts.get(index.sights[at]!.category) ?? 0) + 1);
    const [first] = [...counts].sort(([, one], [, other]) => other - one);
    const most = Math.max(least, mostly * index.ofSights.count(term));
    if (first && first[1] >= most) return first[0];
  }
  return null;
}
