import type { MarkedSpan } from '@wayfare/reader';
import { numberAt, numberIn } from './read-number.ts';
import { anyOf } from './any-of.ts';
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

const self = new Set(['i', 'me', 'myself', 'im', "i'm", 'moi', 'meself']);
const alone = new Set(['solo', 'alone', 'backpacker', 'single', 'individual']);
/** Says who it is, but not that it is one more. */
const again = new Set(['he', 'him', 'she', 'her', 'they', 'them', 'his', 'who', 'it', 'us', 'we', 'both']);
const two = new Set('couple couples honeymooners newlyweds parents grandparents inlaws pair duo'.split(' '));
const plainWords = new Set(
  'the a an my our his their just only with plus old older retired elderly young grown dear lovely other and for of from in total friend'.split(
    ' ',
  ),
);
const children =
  anyOf(`kid*, child*, toddler*, todler*, bab*, infant*, newborn*, teen*, twin*, son, sons, daughter*, boy*,
  girl*, little*, niece*, nephew*, grandkid*, grandchild*, grandson*, granddaughter*, tot, tots, bairn*, minor*, bub*,
  nino*, anak*`);

/** Who is named by what they are to the writer. */
const relations = new Set(
  `i me mum mom mam dad father mother husband wife hubby sister brother aunt uncle gran granny nan grandma grandpa
  partner gf bf boyfriend girlfriend cousin bro sis papa mama`.split(/\s+/),
);

/** "Mum dad me" is three. */
const each = (words: string[]): string[][] => {
  const named = words.filter((word) => relations.has(word));
  return named.length > 1 ? named.map((word) => [word]) : [words];
};

/** "My brother and his husband", "me + bf", "mum n dad": one person after the other. */
const people = (text: string): string[][] =>
  text
    .replace(/\bin[- ]laws?\b/gi, 'inlaws')
    .replace(/\b(?:mum|mom|mam|mother)('s)? (?:and|&|n|\+) (?:my )?(?:dad|father)\b/gi, 'parents')
    .replace(/\bhusband (?:and|&|n) wife\b|\bnewly ?wed(?:s|ded)?\b/gi, 'couple')
    .split(/,|\+|&|\/|\b(?:and|n|plus|with|w)\b|\bmet\b/i)
    .map((part) => tokensOf(part).filter((word) => /[\p{L}\d]/u.test(word)))
    .filter((words) => words.length > 0)
    .flatMap(each);

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

function countOf(words: readonly string[], isBeside: boolean): Counted {
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
  if (words.every((word) => again.has(word))) return nobody;
  const isPair = words.some((word) => two.has(word));
  const isCouple = words.some((word) => /^(?:couples?|honeymooners|newlyweds|duo|pair)$/.test(word));
  if (isUs) return { count: number ?? 2, isSelf: true, isAll: true, isOther: false };
  if (isPair && isCouple && !words.includes('of'))
    return { count: 2 * (number ?? 1), isSelf: false, isAll: true, isOther: false };
  if (isPair) return { count: 2 * (number ?? 1), isSelf: false, isAll: false, isOther: true };
  if (number !== null) {
    const mine = isBeside || words.some((word) => word === 'my' || word === 'our');
    return { count: number, isSelf, isAll: !mine && !isSelf, isOther: mine };
  }
  const letters = words.join('').match(/\d/g) ?? [];
  if (letters.length > 0)
    return { count: letters.reduce((sum, one) => sum + Number(one), 0), isSelf, isAll: true, isOther: false };
  return { count: 1, isSelf, isAll: false, isOther: !isSelf };
}

/** "With 2 friends": the writer is one more. */
const besideUs = /\b(?:with|w\/|wi?th|plus|bring|bringing|join\w*)\s*(?:my |our |the )?$/i;

/** Who is grown up: every span adds whom it names, the writer once. */
function countAdults(spans: readonly MarkedSpan[], message: string): { count: number; young: number } | null {
  let others = 0;
  let all: number | null = null;
  let hasUs = false;
  let hasSelf = false;
  let young = 0;
  const seen = new Set<string>();
  for (const span of spans) {
    const isBeside = besideUs.test(message.slice(0, span.start)) || span.text.startsWith('+');
    for (const words of people(span.text)) {
      const key = words.filter((word) => !plainWords.has(word)).join(' ');
      if (seen.has(key)) continue;
      seen.add(key);
      const { count, isSelf, isAll, isOther } = countOf(words, isBeside);
      if (words.some((word) => children.test(word))) young += count;
      if (isAll && count > 0 && !isOther) {
        const isUs = isSelf || words.includes('us');
        all = hasUs || isUs ? Math.max(all ?? 0, count) : (all ?? 0) + count;
        hasUs ||= isUs || words.some((word) => two.has(word));
      } else if (isSelf) {
        hasSelf = true;
        others += count - 1;
      } else others += count;
    }
  }
  // "Mum, dad and three grown ones" names all of a family, the writer among them.
  const isFamily =
    spans.some(({ text }) => /\bgrown ones\b/.test(text)) && !/\b(?:my|our|with)\b/i.test(spans[0]!.text);
  if (isFamily) return { count: (all ?? 0) + others, young };
  const none = others === 0 && !hasSelf;
  if (all === null) return none ? null : { count: others + 1, young };
  if (hasUs) return { count: all + others, young };
  // "Me and three college friends" is counted by its parts; "two adults" holds the husband who is named later.
  const count = hasSelf ? 1 + others + all : Math.max(all, others + (others > 0 ? 1 : 0));
  return { count, young };
}

/** Children by their own words: "the twins", "two teens", "our daughter", "3 kids". */
function countKids(spans: readonly MarkedSpan[]): { count: number | null; many: boolean } {
  let count = 0;
  let many = false;
  const seen = new Set<string>();
  for (const { text } of spans)
    for (const words of people(text)) {
      const key = words
        .filter((word) => !plainWords.has(word))
        .join(' ')
        .replace(/s$/, '');
      if (
        seen.has(key) ||
        (words.every((word) => again.has(word) || /^\d+$/.test(word)) && !/^\d+$/.test(text.trim()))
      )
        continue;
      seen.add(key);
      const number = numberIn(words.filter((word) => word !== 'a' && word !== 'an'));
      const isAge = words.some((word) => /^(?:month|months|year|years|yo|yr|yrs|under|mo|m)$/.test(word));
      const isTwins = words.some((word) => word.startsWith('twin'));
      const isPlural = words.some((word) => children.test(word) && /(?:s|ren)$/.test(word)) && !isTwins;
      if (isTwins) count += 2 * (isAge ? 1 : (number ?? 1));
      else if (number !== null && !isAge) count += number;
      else if (isPlural) many = true;
      else count += 1;
    }
  return { count: count === 0 ? null : count, many };
}

/** "3, 6 and 9", "8 months", "both 71", "aged five", "60ish", "6 yrs". */
function agesIn(text: string): number[] {
  const words = tokensOf(text);
  const ages: number[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const age = words[at] === 'a' || words[at] === 'an' || words[at] === 'both' ? null : numberAt(words, at);
    if (age === null) continue;
    const unit = words[age.next] ?? '';
    // "1 child 10yo" has one age.
    if (children.test(unit)) continue;
    // "One 80 years old" has one age.
    if (/^\d/.test(unit)) continue;
    const isMonths = /^(?:m|mo|mos|mth|mths|months?)$/.test(unit);
    ages.push(/^(?:weeks?|wks?)$/.test(unit) ? 0 : isMonths ? Math.floor(age.value / 12) : age.value);
    at = age.next - 1;
  }
  return /\d+\s?(?:-|–|to)\s?\d+/.test(text) ? ages.slice(0, 2) : ages;
}

/** The whole number where one was said: "family of five", "11 girls", "six of us", "3 couples". */
function countAll(spans: readonly MarkedSpan[]): { count: number; isFamily: boolean } | null {
  let best: { count: number; isFamily: boolean } | null = null;
  for (const { text } of spans) {
    const words = tokensOf(text);
    const number = numberIn(words.filter((word) => word !== 'a' && word !== 'an'));
    if (number === null || words.includes('families')) continue;
    const count = number * (words.includes('couples') ? 2 : 1);
    if (best === null || count > best.count) best = { count, isFamily: words.includes('family') };
  }
  return best;
}

/** "A 9 month old", "two boys 7 & 10": ages that stand in the words for children. */
function agesOfKids(text: string): number[] {
  if (/under|grade/i.test(text)) return [];
  if (/year|month|\d\s?yo\b|\byo\b|yr|\bold|mo\b/i.test(text)) return agesIn(text);
  const behind = /[\p{L})]\s+\(?(?:aged? )?(\d{1,2}(?:\s*(?:,|&|and|\+)\s*\d{1,2})*)\)?$/iu.exec(text)?.[1];
  return behind === undefined || /^(?:anak|baby)/i.test(text) ? [] : agesIn(behind);
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
const myself =
  /\bI(?:'m|'ll|'d| am| will| would| want| plan| hope)?(?: (?:to|like|be|going|planning|hoping|want))* (?:stay|staying|travel|travell?ing)\b/;
const others = anyOf(
  `we, we're, we'll, we'd, us, our, both, together, family, friend*, wife, husband, partner, girlfriend, boyfriend,
  mum, mom, dad, parents, group, party of`,
);

/** Puts together who travels, from the words for all, for the grown ones, for the children, and from ages. */
export function readParty(all: readonly MarkedSpan[], message: string): Party {
  const spans = all.flatMap(withoutChildren);
  const of = (label: string) => spans.filter((span) => span.label === label);
  const ages = of('ages').flatMap(({ text }) => (/over|plus|\+|under|up to/.test(text) ? [] : agesIn(text)));
  const kids = countKids(of('kids'));
  const inKids = ages.length > 0 ? [] : of('kids').flatMap(({ text }) => agesOfKids(text));
  const said = [...ages, ...inKids].filter((age) => age < GROWN);
  const areTwins =
    said.length === 1 && kids.count === 2 && of('kids').every(({ text }) => /^(?:\w+ )?twins?\b/i.test(text));
  const childAges = areTwins ? [said[0]!, said[0]!] : said;
  const total = countAll(of('people'));
  const grownUps = countAdults(of('adults'), message);
  const hasKids = of('kids').length > 0;
  // "Me and my son (9)": whose age is a child's is none of the grown ones.
  const sons = hasKids ? 0 : Math.min(grownUps?.young ?? 0, childAges.length);
  const grownSaid = grownUps === null ? null : grownUps.count - sons;
  const kidCount =
    kids.count === null && !hasKids ? null : Math.max(kids.count ?? 0, kids.many ? 2 : 0, childAges.length);
  const onlyAges = !hasKids && childAges.length > 0 ? childAges.length : null;
  const count = kids.many && childAges.length > 0 ? childAges.length : (kidCount ?? onlyAges);
  const party: Party = {};
  if (count !== null && count > 0) party.children = Math.min(50, count);
  if (childAges.length > 0 && childAges.length <= (count ?? 0)) party.childAges = childAges;
  const grown = ages.filter((age) => age >= GROWN);
  if (grown.length > 0) party.adultAges = grown;
  if (total !== null) {
    const rest = total.count - (party.children ?? 0);
    if (
      grownSaid !== null &&
      grownSaid + (party.children ?? 0) <= total.count &&
      grownSaid > 1 &&
      party.children !== undefined
    )
      party.adults = grownSaid;
    else if (party.children === undefined && total.isFamily && total.count >= 3)
      Object.assign(party, { adults: 2, children: total.count - 2, guessed: true });
    else party.adults = rest > 0 ? rest : total.count;
  } else if (grownSaid !== null) party.adults = grownSaid;
  if (all.length === 0 && myself.test(message) && !others.test(message))
    Object.assign(party, { adults: 1, guessed: true });
  if (party.adults !== undefined) party.adults = Math.min(50, Math.max(0, party.adults));
  return party;
}
