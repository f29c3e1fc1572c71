import type { MarkedSpan } from '@wayfare/reader';
import { anyOf } from './any-of.ts';
import { again, alone, children, onlyOnes, people, plainWords, relations, self, two } from './party-words.ts';
import { numberAt, numberIn } from './read-number.ts';
import { tokensOf } from './words-in.ts';

interface Counted {
  count: number;
  isSelf: boolean;
  /** The words say how many they are in all, the writer among them: "the two of us". */
  isAll: boolean;
  /** Somebody's relation, who does not travel alone. */
  isOther: boolean;
}

const nobody: Counted = { count: 0, isSelf: false, isAll: false, isOther: false };
const MOST_BY_NAME = 25;

const isAge = (word: string) => Number(word) > MOST_BY_NAME;

function countOf(said: readonly string[], isBeside: boolean): Counted {
  // "My father 78": how old he is, and no more than one.
  const words = said.some((word) => relations.has(word)) ? said.filter((word) => !isAge(word)) : said;
  const figures = words.filter((word) => !/^(?:couples?|pair)$/.test(word));
  const counted = figures.findIndex(
    (word, index) => numberAt(figures, index) !== null && !plainWords.has(word),
  );
  const at = words.indexOf(figures[counted] ?? '');
  if (words.some((word) => /^(?:s?he's|f|m)$/.test(word)) || (numberAt(words, at)?.value ?? 0) > MOST_BY_NAME)
    return nobody;
  const number = at < 0 ? null : numberAt(words, at)!.value;
  const isSelf = words.some((word) => self.has(word));
  const isUs = words.includes('us');
  if (words.some((word) => alone.has(word)) && number === null && !words.some((word) => two.has(word)))
    return { count: 1, isSelf: true, isAll: true, isOther: false };
  const isKind = number === null && /^(?:all|both)$/.test(words[0] ?? '') && !words.includes('us');
  if (words.every((word) => again.has(word)) || isKind) return nobody;
  const isPair = words.some((word) => two.has(word));
  const isCouple = words.some((word) => /^(?:couples?|honeymooners|newlyweds|duo|pair)$/.test(word));
  if (isUs) return { count: number ?? 2, isSelf: true, isAll: true, isOther: false };
  if (isPair && isCouple && !words.includes('of'))
    return { count: 2 * (number ?? 1), isSelf: false, isAll: true, isOther: false };
  const isOurs = words.some((word) => word === 'my' || word === 'our');
  if (isPair && number !== null && words.some((word) => word.endsWith('parents')))
    return { count: number, isSelf: false, isAll: !isOurs, isOther: isOurs };
  if (isPair) return { count: 2 * (number ?? 1), isSelf: false, isAll: false, isOther: true };
  if (number !== null) {
    // "Two grown ones" stand beside their parents.
    const mine = isBeside || isOurs || words.includes('ones');
    return { count: number, isSelf, isAll: !mine && !isSelf, isOther: mine };
  }
  const letters = words.join('').match(/\d/g) ?? [];
  if (letters.length > 0)
    return { count: letters.reduce((sum, one) => sum + Number(one), 0), isSelf, isAll: true, isOther: false };
  return { count: 1, isSelf, isAll: false, isOther: !isSelf };
}

/** Who are the grown ones of a family, seen from its children. */
const parents = new Set(
  'mum mom mam dad mother father gran granny nan grandma grandpa pop parents'.split(' '),
);

/** "With 2 friends": the writer is one more. */
const besideUs = /\b(?:with|w\/|wi?th|plus|bring|bringing|join\w*)\s*(?:my |our |the )?$/i;

const iAm = /\b(?:I['’]?m|I am)\s+$/;
const forThem = /\bfor (?:my |our )?$/i;
const plus = /(?:\bplus|\+)\s*(?:my |our )?$/i;
const generic = anyOf('adult*, people, ppl, pax, person*, grown-ups, grownups, travell*, traveler*');

/** Who is grown up: every span adds whom it names, the writer once. */
export function countAdults(
  spans: readonly MarkedSpan[],
  message: string,
  hasKids: boolean,
): { count: number; young: number; withUs: boolean } | null {
  let others = 0;
  let more = 0;
  let all: number | null = null;
  let hasUs = false;
  let hasSelf = false;
  let young = 0;
  const seen = new Set<string>();
  for (const span of spans) {
    const ahead = message.slice(0, span.start);
    const isBeside = besideUs.test(ahead) || span.text.startsWith('+');
    // "I'm a retired priest" is who writes.
    const isWriter = iAm.test(ahead) && numberIn(tokensOf(span.text.replace(/^an?\s/i, ''))) === null;
    for (const words of people(span.text)) {
      const key = words.filter((word) => !plainWords.has(word)).join(' ');
      const isNobody = key === '' && numberIn(words) === null && !words.includes('friend');
      const one = words.find((word) => onlyOnes.has(word));
      // "My wife and I … my wife paints".
      const isSeen = seen.has(key) || (one !== undefined && seen.has(one) && numberIn(words) === null);
      if (isSeen || isNobody) continue;
      for (const name of [key, one ?? key]) seen.add(name);
      const counted = countOf(words, isBeside);
      const { count, isAll } = counted;
      const isSelf = counted.isSelf || (isWriter && count === 1);
      const isOther = counted.isOther && !isWriter;
      if (words.some((word) => children.test(word))) young += count;
      const areThey = isOther && words.some((word) => two.has(word)) && forThem.test(ahead);
      if ((isAll && count > 0 && !isOther) || areThey) {
        const isUs = isSelf || words.includes('us');
        const isSame: boolean = hasUs || isUs || (all !== null && generic.test(words.join(' ')));
        all = isSame ? Math.max(all ?? 0, count) : (all ?? 0) + count;
        hasUs ||= isUs || words.some((word) => two.has(word));
      } else if (isSelf) {
        hasSelf = true;
        others += count - 1;
      } else if (all !== null && plus.test(ahead)) more += count;
      else others += count;
    }
  }
  // "Mum, dad and three grown ones" names all of a family, the writer among them.
  const names = spans.flatMap(({ text }) => people(text)).flat();
  const isNamed = spans.every(({ start }) => !besideUs.test(message.slice(0, start)));
  const isWhole = hasKids && names.length > 1 && names.every((word) => parents.has(word));
  const isFamily =
    (isWhole && isNamed) ||
    (!hasSelf &&
      spans.some(({ text }) => /\bgrown ones\b/.test(text)) &&
      !/\b(?:my|our|with)\b/i.test(spans[0]!.text));
  if (isFamily) return { count: (all ?? 0) + others, young, withUs: false };
  const none = others === 0 && !hasSelf;
  if (all === null) return none ? null : { count: others + 1, young, withUs: false };
  // "We are 3 (my wife, my father and me)": a number, and as many names for the same people.
  if (hasSelf && others + 1 === all) return { count: all, young, withUs: false };
  if (hasUs) return { count: all + others, young, withUs: others === 0 };
  // "Me and three college friends" is counted by its parts; "two adults" holds the husband who is named later.
  const count = hasSelf ? 1 + others + all : Math.max(all, others + (others > 0 ? 1 : 0));
  return { count: count + more, young, withUs: false };
}
