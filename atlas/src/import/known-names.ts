import type { Category } from '../catalogue/categories.ts';
import { isOpenAir } from '../catalogue/extra-attraction.ts';
import { fold } from '../text/fold.ts';

/** Of so many sights with a word in their names it no longer tells which is meant: museum, of, musée, park. */
const MOST_WITH_WORD = 12;

/** The names that one place has. */
export interface Named {
  name: string;
  localName?: string | null | undefined;
  otherNames?: readonly string[];
}

/** The names of a place, folded, and of each the words that tell it from others. */
export interface KnownNames {
  whole: ReadonlySet<string>;
  telling: ReadonlySet<string>;
}

const allNames = ({ name, localName, otherNames = [] }: Named): string[] => [
  name,
  ...(localName ? [localName] : []),
  ...otherNames,
];

/** Learns from all sights which words of names tell little, and reads names by that. */
export function nameReader(sights: Iterable<Named>): (place: Named) => KnownNames {
  const counts = new Map<string, number>();
  for (const sight of sights)
    for (const word of new Set(allNames(sight).flatMap((name) => fold(name).split(' '))))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  const tellingIn = (folded: string): string =>
    [...new Set(folded.split(' '))]
      .filter((word) => (counts.get(word) ?? 0) <= MOST_WITH_WORD)
      .sort()
      .join(' ');
  return (place) => {
    const whole = new Set(allNames(place).map(fold).filter(Boolean));
    return { whole, telling: new Set([...whole].map(tellingIn).filter(Boolean)) };
  };
}

const meets = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].some((name) => other.has(name));

/** What is for sale there: a café of the name of a museum is another place. */
function tradesOf(category: Category): readonly string[] {
  if (category === 'market') return ['table', 'shop'];
  if (category === 'food' || category === 'nightlife') return ['table'];
  return category === 'shopping' ? ['shop'] : ['sight'];
}

/**
 * How well the names of two places agree that they are one: 2 by a whole name, 1 by the words that tell, 0 not at all.
 * By words alone only what is alike may be the same, for gardens are called after their palaces.
 */
export function agreement(
  one: { names: KnownNames; category: Category | null },
  other: { names: KnownNames; category: Category | null },
): 0 | 1 | 2 {
  const [kind, otherKind] = [one.category, other.category];
  const isAlike = kind === null || otherKind === null || isOpenAir(kind) === isOpenAir(otherKind);
  if (kind !== null && otherKind !== null) {
    const trades = tradesOf(otherKind);
    if (!tradesOf(kind).some((trade) => trades.includes(trade))) return 0;
  }
  if (meets(one.names.whole, other.names.whole)) return 2;
  return isAlike && meets(one.names.telling, other.names.telling) ? 1 : 0;
}
