import type { MarkedSpan } from '@wayfare/reader';
import { countAdults } from './count-adults.ts';
import { countKids } from './count-kids.ts';
import { agesIn, agesOfKids } from './read-ages.ts';
import { anyOf } from './any-of.ts';
import { people, relations, self, two } from './party-words.ts';
import { numberAt, numberIn } from './read-number.ts';
import { tokensOf } from './words-in.ts';

/** Who travels; left out what was not said. */
export interface Party {
  adults?: number;
  children?: number;
  childAges?: number[];
  /** Ages of grown people, as they were said. */
  adultAges?: number[];
  /** The number follows from a word such as "family of five", not from a count of the grown ones. */
  guessed?: boolean;
}

interface Whole {
  count: number;
  isFamily: boolean;
  /** Only of the grown ones: "nine adults". */
  isGrown: boolean;
}

const grownWords = anyOf('adult*, grown-ups, grownups, ladies, gentlemen');
const ofAge = /\b(?:i['’]?m|i am|he is|she is|(?:s?he)['’]s|both|aged|turn\w*)\s+$/i;

/** "I am eighty-two", "so six there": a bare number that counts nobody. */
const isNoCount = ({ text, start, end }: MarkedSpan, message: string) =>
  isBare(tokensOf(text)) && (ofAge.test(message.slice(0, start)) || /^\s*there\b/i.test(message.slice(end)));

const isBare = (words: readonly string[]) => {
  const first = numberAt(words, 0);
  return first !== null && first.next === words.length;
};

/** The whole number where one was said: "family of five", "11 girls", "six of us", "3 couples". */
function countAll(spans: readonly MarkedSpan[], message: string): Whole | null {
  let best: Whole | null = null;
  for (const span of spans) {
    const words = tokensOf(span.text);
    const number = numberIn(words.filter((word) => word !== 'a' && word !== 'an'));
    if (number === null || words.includes('families') || isNoCount(span, message)) continue;
    const count = number * (words.includes('couples') ? 2 : 1);
    const isGrown = grownWords.test(span.text);
    if (best === null || count > best.count) best = { count, isFamily: words.includes('family'), isGrown };
  }
  return best;
}

const aged = /\b(?:\d{1,2}|\w+)[- ]?(?:yr|year|yo|month)s?\b/i;

/** "My husband and our 2 yr old": the words for one with a child's age are those of a child. */
function withoutChildren(span: MarkedSpan): MarkedSpan[] {
  if (span.label !== 'adults' || !aged.test(span.text)) return [span];
  return span.text.split(/,|\+|&|\band\b/).map((text) => ({
    ...span,
    text,
    label: aged.test(text) && (agesIn(text)[0] ?? GROWN) < GROWN ? ('kids' as const) : span.label,
  }));
}

const GROWN = 18;
/** Who stays or travels, where nobody else is spoken of. */
const planned = '(?: (?:to|like|be|going|planning|hoping|want))*';
const myself = new RegExp(
  `\\bI(?:'m|'ll|'d| am| will| would| want| plan| hope)?${planned} (?:stay|staying|travel|travell?ing)\\b`,
);
const others = anyOf(
  `we, we're, we'll, we'd, us, our, both, together, family, friend*, wife, husband, partner, girlfriend, boyfriend,
  mum, mom, dad, parents, group, party of`,
);

const vague = /over|plus|\+|under|up to/;

/** Every age once: "the 14-year-old" is one whose age was told before. */
function agesOf(spans: readonly MarkedSpan[], message: string): { age: number; start: number }[] {
  const result: { age: number; start: number }[] = [];
  for (const { text, start } of spans) {
    const isAgain = /\bthe\s+$/i.test(message.slice(0, start));
    for (const age of vague.test(text) ? [] : agesIn(text))
      if (!isAgain || !result.some((one) => one.age === age)) result.push({ age, start });
  }
  return result;
}

/** Who is with "just us two" where a child was told before: one of the two. */
const isAmongUs = (us: { count: number; withUs: boolean } | null, kids: number) =>
  us !== null && us.withUs && kids > 0 && us.count === kids + 1;

/** The number of the grown ones, beside so many children. */
function grownOf(total: Whole | null, grown: number | null, children: number | undefined): Partial<Party> {
  if (total === null) return grown === null ? {} : { adults: grown };
  if (total.isGrown) return { adults: total.count };
  const kids = children ?? 0;
  if (children === undefined && total.isFamily && total.count >= 3)
    return { adults: 2, children: total.count - 2, guessed: true };
  return { adults: total.count > kids ? total.count - kids : total.count };
}

const SURE_ENOUGH = 0.3;
/** Words that were hardly taken for somebody, and name nobody that is known. */
const isSomebody = ({ label, text, confidence }: MarkedSpan): boolean =>
  label !== 'adults' ||
  confidence >= SURE_ENOUGH ||
  numberIn(tokensOf(text)) !== null ||
  people(text).some((words) => words.some((word) => relations.has(word) || self.has(word) || two.has(word)));

/** Puts together who travels, from the words for all, for the grown ones, for the children, and from ages. */
export function readParty(all: readonly MarkedSpan[], message: string): Party {
  const spans = all.filter(isSomebody).flatMap(withoutChildren);
  const of = (label: string) => spans.filter((span) => span.label === label);
  const ages = agesOf(of('ages'), message);
  const hasKids = of('kids').length > 0;
  const inKids = ages.length > 0 ? [] : of('kids').flatMap(({ text }) => agesOfKids(text));
  const young = ages.filter(({ age }) => age < GROWN);
  const childAges = [...young.map(({ age }) => age), ...inKids.filter((age) => age < GROWN)];
  const kids = countKids(of('kids'), message, childAges);
  if (kids.twins && childAges.length > 0 && childAges.length + 1 === kids.count) {
    const twins = of('kids').find(({ text }) => /twin/i.test(text))!;
    const at = Math.max(
      0,
      young.findIndex(({ start }) => start > twins.start),
    );
    childAges.splice(at, 0, childAges[at]!);
  }
  const total = countAll(of('people'), message);
  const grownUps = countAdults(of('adults'), message, hasKids || childAges.length > 0);
  // "Me and my son (9)": whose age is a child's is none of the grown ones.
  const sons = hasKids ? 0 : Math.min(grownUps?.young ?? 0, childAges.length);
  const kidCount =
    kids.count === null && !hasKids ? null : Math.max(kids.count ?? 0, kids.many ? 2 : 0, childAges.length);
  const onlyAges = !hasKids && childAges.length > 0 ? childAges.length : null;
  // "We're five: my husband, me, the twins (9) and Tess, who is 4": of the twins one age was said.
  const rest = (total?.count ?? 0) - (grownUps?.count ?? 0);
  const isThird = kids.twins && kids.count === childAges.length && rest === childAges.length + 1;
  if (isThird) childAges.splice(0, 0, childAges[0]!);
  const told = isThird ? rest : kidCount;
  const count = kids.many && childAges.length > 0 ? childAges.length : (told ?? onlyAges);
  const isAmong =
    isAmongUs(grownUps, count ?? 0) && isToldFirst(of('adults'), [...of('kids'), ...of('ages')]);
  const grown = grownUps === null ? null : grownUps.count - (isAmong ? (count ?? 0) : sons);
  const party: Party = {};
  if (count !== null && count > 0) party.children = Math.min(50, count);
  if (childAges.length > 0 && childAges.length <= (count ?? 0)) party.childAges = childAges;
  const old = ages.flatMap(({ age }) => (age >= GROWN ? [age] : []));
  if (old.length > 0) party.adultAges = old;
  Object.assign(party, grownOf(total, grown, party.children));
  if (all.length === 0 && myself.test(message) && !others.test(message))
    Object.assign(party, { adults: 1, guessed: true });
  if (party.adults !== undefined) party.adults = Math.min(50, Math.max(0, party.adults));
  return party;
}

const isToldFirst = (adults: readonly MarkedSpan[], kids: readonly MarkedSpan[]) =>
  kids.some(({ start }) => adults.every((span) => start < span.start));
