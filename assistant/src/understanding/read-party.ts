import { numberPattern, readNumber } from './read-number.ts';
import type { Span } from './span.ts';
import { spanOf } from './span.ts';

/** Who travels; left out what was not said. */
export interface Party {
  adults?: number;
  children?: number;
  childAges?: number[];
  /** The number follows from a word such as honeymoon, not from a count. */
  guessed?: boolean;
  spans: Span[];
}

const n = `(${numberPattern}|a couple of)`;
const people =
  '(?:people|persons?|pax|travell?ers?|guests?|individuals?|passengers?|participants?|members?|tourists?|visitors?|folks|of us|of me)';
const totals: readonly RegExp[] = [
  new RegExp(`\\b(?:group|party|family|team|total|crew|troop) of ${n}(?![\\w-])`, 'i'),
  new RegExp(`(?<![\\w$€£.-])${n}[ -](?:${people})\\b`, 'i'),
  new RegExp(
    `\\b(?:we'll|we will|i'll|i will|we|there(?:'s| are| is| will)?)(?: will)? (?:be|are) ${n} in total`,
    'i',
  ),
  new RegExp(
    `\\b(?:there (?:are|will be|is)|it's|we are|we're|it is|we will be|we'll be) (?:only |just )?${n} (?:of us|of me)`,
    'i',
  ),
  new RegExp(`\\bthe (two|three|four|five|six|seven|eight) of us\\b`, 'i'),
  new RegExp(
    `\\b${n} (?:friends|colleagues|students|women|men|ladies|guys|girls|buddies|mates|retirees|pensioners|seniors|backpackers)\\b`,
    'i',
  ),
  new RegExp(
    `(?:trip|travel plan|itinerary|plan|holiday|vacation|getaway|journey|weekend|days?|nights?|week|weeks) for (two|three|four|five|six|seven|eight|nine|ten|one|[1-9])(?= *(?:[,.;!?]|$|from|to|in|leaving|departing|starting|with|on|at|and))`,
    'i',
  ),
  new RegExp(`\\bfor (two|three|four|five|six|seven|eight|nine|ten)(?= *[,.;!?]| *$)`, 'i'),
];
const two =
  /\b(?:a|as a|young|married|old|older|retired|elderly) couple\b(?! of)|\bcouple (?:leaving|departing|travel|from|starting|in their)|\b(?:my|our) (?:wife|husband|girlfriend|boyfriend|partner|spouse|fianc[ée]e?|mum|mom|mother|father|dad|sister|brother|son-in-law|best friend|friend|daughter|son|colleague)\b/i;
const romance =
  /\bhoneymoon|\banniversary|\bromantic (?:trip|getaway|weekend)|\bcouples? (?:trip|getaway|retreat)/i;
const alone =
  /\b(?:solo|alone|by myself|on my own|single[- ]person|just me|an individual|only me|one person|single travell?er|myself)\b/i;
const kid =
  '(?:kids?|children|child|toddlers?|bab(?:y|ies)|infants?|teenagers?|teens?|sons?|daughters?|boys?|girls?|little ones?|grandchildren|grandkids|grandchild)';

function readAges(text: string): { ages: number[]; span: Span } | null {
  const list = '(\\d{1,2}(?:\\s*(?:,|and|&|,? and)\\s*\\d{1,2})*)';
  const patterns = [
    new RegExp(
      `\\b${kid}\\s*(?:\\(|,)?\\s*(?:who (?:are|is) |are |is )?(?:aged?s? |of |ages |aged )?${list}(?: ?(?:years?|yrs?|y\\/?o|year)s?(?:[ -]olds?)?)?\\)?`,
      'i',
    ),
    new RegExp(`\\b(?:ages?|aged) ${list}`, 'i'),
    new RegExp(`${list}[ -](?:years?|yrs?|y\\/?o)[ -]?(?:olds?)?\\b(?! anniversary)`, 'i'),
  ];
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (!match) continue;
    const ages = (match[1] ?? '').match(/\d{1,2}/g)?.map(Number) ?? [];
    if (/under (?:the age of )?$/i.test(text.slice(0, match.index))) continue;
    const behind = text.slice(match.index + match[0].length);
    if (/^\s*(?:days?|nights?|weeks?|hotel|rooms?|cit)/i.test(behind)) continue;
    if (ages.length > 0 && ages.every((age) => age <= 17)) return { ages, span: spanOf(match) };
  }
  return null;
}

function readChildren(text: string): { count: number; span: Span } | null {
  const counted = new RegExp(
    `(?<![\\w-])(?:(?:our|my|the|with) )?(${numberPattern}|a|an)(?: (?:small|young|little|teenage|toddler|grown|school-age))?(?: \\d{1,2}[ -]years?[ -]old)? ${kid}\\b`,
    'i',
  ).exec(text);
  if (counted) {
    const count = readNumber(counted[1] ?? '');
    if (count !== null && count <= 20) return { count, span: spanOf(counted) };
  }
  const one =
    /\b(?:my|our|with) (?:\w+ )?(?:\d{1,2}[ -]years?[ -]old|toddler|baby|infant|son|daughter|child)\b/i.exec(
      text,
    );
  return one ? { count: 1, span: spanOf(one) } : null;
}

/** People named by what they are to the traveller, who is one more. */
function readCompany(text: string): number | null {
  const friends = new RegExp(
    `\\bwith (?:my )?(${numberPattern}|a|some|a couple of|a few) (?:(?:of my|close|good|old|other) )?(?:friends?|colleagues?|mates|buddies|cousins?|siblings?|sisters?|brothers?)\\b`,
    'i',
  ).exec(text);
  let others = 0;
  if (friends) others += readNumber((friends[1] ?? '').replace(/ of$/, '').replace(/^a (?=c|f)/, '')) ?? 2;
  if (
    /\b(?:my|our) (?:elderly |old |retired )?parents\b(?!')|\bmum and dad\b|\bmy (?:mom|mum) and (?:my )?dad\b/i.test(
      text,
    )
  )
    others += 2;
  if (/\b(?:my|our) (?:grandparents|in-laws)\b/i.test(text)) others += 2;
  if (two.test(text) && !/\ba couple\b|\bcouple /i.test(text) && !/\b(?:son|daughter)\b(?!-in)/i.test(text))
    others += 1;
  else if (/\b(?:wife|husband|girlfriend|boyfriend|partner|spouse)\b/i.test(text)) others += 1;
  return others > 0 ? others + 1 : null;
}

function firstTotal(text: string): { count: number; span: Span } | null {
  for (const pattern of totals) {
    const match = [...text.matchAll(new RegExp(pattern.source, 'gi'))].find(
      ({ index, 0: words }) =>
        !/\bseat(?:s|ing)?(?: up to| for)? $/i.test(text.slice(0, index)) &&
        !(/friends|colleagues|buddies|mates/i.test(words) && /\bwith (?:my )?$/i.test(text.slice(0, index))),
    );
    if (!match) continue;
    const count = readNumber((match[1] ?? '').replace(/ of$/, '').replace(/^a (?=c)/, ''));
    if (count !== null && count >= 1 && count <= 50) return { count, span: spanOf(match) };
  }
  return null;
}

/** Reads who travels: counts, couples, families, ages of children. */
export function readParty(text: string): Party {
  const spans: Span[] = [];
  const party: Party = { spans };
  const ages = readAges(text);
  const children = readChildren(text);
  if (ages) {
    party.childAges = ages.ages;
    spans.push(ages.span);
  }
  if (children) spans.push(children.span);
  const childCount = children?.count ?? ages?.ages.length;
  if (childCount !== undefined) party.children = Math.max(childCount, ages?.ages.length ?? 0);
  const adults = new RegExp(`(?<![\\w-])(${numberPattern}|a|an) (?:grown[- ]?ups?|adults?)\\b`, 'i').exec(
    text,
  );
  const total = firstTotal(text);
  const together = readCompany(text);
  if (adults) {
    spans.push(spanOf(adults));
    party.adults = readNumber(adults[1] ?? '') ?? 1;
  } else if (total) {
    spans.push(total.span);
    const withIn = party.children !== undefined && party.children < total.count;
    party.adults = withIn ? total.count - (party.children ?? 0) : total.count;
  } else if (together !== null) party.adults = together;
  else if (alone.test(text)) party.adults = 1;
  else if (two.test(text) && !/\b(?:my|our) (?:son|daughter)\b/i.test(text)) party.adults = 2;
  else if (/\b(?:for|as|of) a (?:pair|duo)\b/i.test(text)) party.adults = 2;
  else if (
    /\b(?:I|I'm|I'll|I'd|I've|me|my)\b/i.test(text) &&
    !/\b(?:we|we're|we'll|we'd|our|us)\b/i.test(text) &&
    party.children === undefined &&
    !/honeymoon|anniversary/i.test(text)
  )
    Object.assign(party, { adults: 1, guessed: true });
  else if (romance.test(text)) Object.assign(party, { adults: 2, guessed: true });
  else if (party.children !== undefined) {
    Object.assign(party, { adults: /\b(?:we|our|us)\b/i.test(text) ? 2 : 1, guessed: true });
  }
  return party;
}
