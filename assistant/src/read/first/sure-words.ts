import type { SpanLabel } from '@wayfare/reader';
import { anyOf, listed } from '../any-of.ts';
import type { Placed } from '../spans.ts';
import { plainText } from '../words-in.ts';

const hurried = 'rushed, rush*, packed, busy, hectic, stressful, hurried, strenuous, tiring, full';
const number = '(?:\\d+|one|two|three|a few|a couple of)(?:\\s?(?:-|to|or)\\s?(?:\\d+|two|three|four))?';
const few = `(?:no|not|never|don't want|at most|max\\w*)\\s+(?:more than\\s+)?${number}\\s+(?:big |main )?`;

/** Words that mean the same in every request; each with the label they have and the labels they may stand within. */
interface Sure {
  label: SpanLabel;
  words: RegExp;
  within?: readonly SpanLabel[];
  /** What stands there instead where the tagger took the words for something else. */
  replaces?: readonly SpanLabel[];
}

const all = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'giu');
const any = (list: string) => all(listed(list));

const tastes = any(
  `foodie, foodies, foodie weekend, hiker, hikers, birder, birders, safari, snorkel*, wildlife, big 5, big five,
  orangutan*, sloth*, platypus*, giant tortoise*, wine lover*, history buff*, art lover*, museum lover*, beach time,
  beach, beaches, hot springs, food food*, surfers, divers, street food, hawker food,
  doner, sushi, ramen, tapas, gelato, khachapuri, pizza`,
);

const sure: readonly Sure[] = [
  {
    label: 'pace',
    words: all(
      `(?:not|no|nothing|never)\\s+(?:too\\s+|so\\s+|much\\s+)?(?:${listed(hurried)})|${few}(?:things?|sights?|stops?|activit(?:y|ies)|places)|` +
        listed(`leisurely, unhurried, relaxed pace, laid back, laid-back, slow pace, slow-paced, slow paced, take it slow,
        take it easy, easy pace, easygoing, doing nothing, sleep in, lie-ins, late starts, do nothing, just relax, gentle pace, slow slow*,
        action-packed, action packed, jam-packed, jam packed, fast-paced, fast paced, whirlwind`) +
        `|(?:relaxed|relaxing|gentle|slow|easy|chilled|lazy)(?= (?:pace|\\d|week|weekend|few|long|days|trip|break|holiday|itinerary|plan))|packed(?= (?:\\d|weekend|trip|itinerary|few|day|week|schedule|programme))`,
    ),
    within: ['dates', 'length', 'like', 'adults', 'bed'],
  },
  {
    label: 'diet',
    words: any(
      `halal, kosher, vegan, vegetarian*, veggie*, pescatarian*, pescetarian*, gluten free, gluten-free, coeliac,
      celiac, dairy free, dairy-free, lactose intolerant, nut free, nut-free`,
    ),
    within: ['bed', 'adults', 'stop', 'people', 'length'],
  },
  { label: 'event', words: any('gets married, get married, getting married') },
  {
    label: 'money',
    words: all(
      'budget (?:is |of |= ?)?(?:about |around )?(?:0|zero|nil)(?![.,]?\\d)|no money(?: at all)?|zero budget',
    ),
  },
  { label: 'notby', words: any('no flights, no flying, without flying, no planes, no car, without a car') },
  { label: 'dislike', words: any('no day trips') },
  {
    label: 'ages',
    words: all('\\d{1,2}[ -]?(?:months?|mo|mths?|years?|yrs?|yo)[ -]?olds?'),
    replaces: ['length', 'nights'],
  },
  {
    label: 'access',
    words: any(
      'step free, step-free, wheelchair*, wheelchair accessible, stroller friendly, pram friendly, pushchair friendly',
    ),
  },
  {
    label: 'by',
    words: any(
      `road trip, roadtrip, self drive, self-drive, selfdrive, trains only, only trains, interrail*, campervan,
      motorhome, rental car, hire car, private driver, overnight ferry, night train, sleeper train, by train, by rail,
      by bus, by coach, by car, by ferry`,
    ),
    within: ['stop', 'see'],
  },
  {
    label: 'bed',
    words: any(
      'casas particulares, casa particular, riad, ryokan, homestay*, hostel, hostels, airbnb, agriturismo, guesthouse*, b&bs, b&b, youth hostel, glamping',
    ),
    replaces: ['like'],
  },
  {
    label: 'adults',
    words: any('solo, just me, only me, on my own, by myself, travelling alone, traveling alone'),
  },
  {
    label: 'dates',
    words: any(
      'nxt wknd, next wknd, nxt weekend, next weekend, this weekend, this wknd, nxt week, next week, nxt month, next month',
    ),
    replaces: [],
  },
  {
    label: 'dates',
    words: all('\\d{1,2}[/.]\\d{1,2}\\s?(?:to|until|till|-|–)\\s?\\d{1,2}[/.]\\d{1,2}'),
    replaces: ['start', 'finish', 'hour', 'day'],
  },
  { label: 'like', words: tastes, within: ['dates', 'adults', 'stop', 'diet', 'see', 'nights', 'length'] },
];

/** Before these words they say the opposite, or speak of something else. */
const against =
  anyOf(`no, not, never, without, hate, hates, avoid, skip, don't, dont, won't, can't, cannot, isn't, bored,
  dislike, except, nothing, instead of, rather than, neither, nor, tired of`);
/** These say no themselves. */
const negative: readonly SpanLabel[] = ['pace', 'notby', 'dislike'];
const refused = /^\s+(?:are |is )?(?:not wanted|not for (?:me|us)|no thanks|out\b|isn't|aren't)/;
const isAgainst = (ahead: string) =>
  against.test(
    ahead
      .split(/[,.;!?\n(]/)
      .at(-1)!
      .slice(-30),
  );

/** Said of all who travel: a second span for it adds nothing. */
const once: Readonly<Partial<Record<SpanLabel, readonly SpanLabel[]>>> = {
  adults: ['adults', 'people', 'kids'],
  event: ['event'],
  money: ['money'],
};

const overlaps = (one: { start: number; end: number }, other: { start: number; end: number }) =>
  one.start < other.end && other.start < one.end;

/** A name that ends with such a word is a name: "Diani beach", "West Safari Park". */
const isName = (span: Placed, text: string, start: number) =>
  (span.label === 'stop' && (span.start === start || /^\p{Lu}/u.test(text))) ||
  (span.label === 'see' && /\p{Lu}/u.test(span.text));

/** The spans of a request and those that its tagger left out though their words can mean only one thing. */
export function withSureWords(
  message: string,
  spans: readonly Placed[],
  clauses: readonly Placed['clause'][],
): Placed[] {
  const plain = plainText(message);
  let result = [...spans];
  for (const { label, words, within = [], replaces = [] } of sure) {
    if (once[label]?.some((other) => result.some((span) => span.label === other)) === true) continue;
    for (const { 0: found, index: start } of plain.matchAll(words)) {
      const end = start + found.length;
      const text = message.slice(start, end);
      const clause = clauses.find((one) => start >= one.start && start < one.end);
      const met = result.filter((span) => overlaps(span, { start, end }));
      const mayStand = (span: Placed) =>
        [label, ...within, ...replaces].includes(span.label) && !isName(span, text, start);
      const isCovered = met.some((span) => span.label === label && span.start <= start && span.end >= end);
      if (clause === undefined || isCovered || !met.every(mayStand)) continue;
      const isRefused = isAgainst(plain.slice(0, start)) || refused.test(plain.slice(end));
      if (isRefused && !negative.includes(label)) continue;
      const kept = result.filter(
        (span) => !met.includes(span) || (span.label !== label && !replaces.includes(span.label)),
      );
      result = [...kept, { label, start, end, text, confidence: 1, clause }];
    }
  }
  return result.toSorted((one, other) => one.start - other.start);
}
