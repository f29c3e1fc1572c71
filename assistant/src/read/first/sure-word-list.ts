import type { SpanLabel } from '@wayfare/reader';
import { listed } from '../any-of.ts';

const hurried = 'rushed, rush*, packed, busy, hectic, stressful, hurried, strenuous, tiring, full';
/** "Don't pack it too full", "cram in as much as you can". */
const filled = "\\p{L}+n't\\s+(?:pack|fill|cram|overload)\\s+(?:\\p{L}+\\s+){0,4}(?:full|tight|in|it|them)";
const crammed = 'cram(?= )|as much(?: of [^.,;!?\\n]{2,30})? as (?:possible|you can|we can|i can)';
const number = '(?:\\d+|one|two|three|a few|a couple of)(?:\\s?(?:-|to|or)\\s?(?:\\d+|two|three|four))?';
const few = `(?:no|not|never|don't want|at most|max\\w*)\\s+(?:more than\\s+)?${number}\\s+(?:big |main )?`;

const some = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight)';
/** Words between "not" and what one would not go by. */
const between = `plan, planning, intend, intending, aim*, want, wish, like, prefer*, be, to, involve, include, engage,
  engaging, in, on, a, any, tak*, consider*, travel*, by, have, use, using, do, for, the, self, our, kind of, sort of`;

const notBy = `(?:[\\s-]+(?:${listed(between)})){0,6}[\\s-]+`;
const means = 'fly|flying|planes?|air travel|airlines?|self[- ]?driv\\w+|driv(?:e|ing) ourselves|cars?';

const time = '\\d|week|weekend|few|long|day|days|trip|break|holiday|itinerary|plan';

/** Words that mean the same in every request; each with the label they have and the labels they may stand within. */
interface Sure {
  label: SpanLabel;
  words: RegExp;
  within?: readonly SpanLabel[];
  /** What stands there instead where the tagger took the words for something else. */
  replaces?: readonly SpanLabel[];
  /** Also where others of its label stand, though it is said of all who travel. */
  beside?: true;
  /** Not where these are told anywhere. */
  unless?: readonly SpanLabel[];
}

const all = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'giu');
const any = (list: string) => all(listed(list));

/** Tastes that nobody names by the way: who likes them, animals to see, dishes. */
const tastes = any(
  `foodie*, hiker, hikers, birder*, wine lover*, history buff*, art lover*, museum lover*, surfers, divers,
  safari, snorkel*, wildlife, beach time, beach, beaches, hot springs, street food, hawker food, food food*,
  big 5, big five, orangutan*, gorilla*, sloth*, platypus*, giant tortoise*, koala*, kangaroo*, puffin*, penguin*,
  komodo dragon*, giant panda*, elephants, lions, giraffes, whale watching,
  sushi, ramen, tapas, pizza, gelato, doner, khachapuri, dumplings, ceviche, pierogi, laksa, street tacos`,
);

export const sureWords: readonly Sure[] = [
  {
    label: 'pace',
    words: all(
      `(?:not|no|nothing|never|n't)\\s+(?:too\\s+|so\\s+|much\\s+|(?:like|want|wish)\\s+(?:to be|being)\\s+)?(?:${listed(hurried)})|` +
        `${filled}|${crammed}|${few}(?:things?|sights?|stops?|activit(?:y|ies)|places)|` +
        listed(`leisurely, unhurried, relaxed, in no hurry, not in a hurry, no hurry, pace is easy, pace easy, pace gentle,
        pace must be gentle, days gentle, relaxed pace, laid back, laid-back, slow pace, slow-paced, slow paced, take it slow,
        take it easy, easy pace, easygoing, doing nothing, do nothing, sleep in, lie-ins, late starts, just relax,
        gentle pace, slow slow*, action-packed, action packed, jam-packed, jam packed, fast-paced, fast paced, whirlwind`) +
        `|(?:relaxed|relaxing|gentle|slow|easy|chilled|lazy)(?= (?:pace|${time}))|packed(?= (?:schedule|${time}))|` +
        // Alone between two signs: "4 days in Bergen, relaxed".
        '(?<=[,.;]\\s{0,3})(?:relaxed|relaxing|slow|easy|chilled|balanced|packed)(?=\\s*(?:[,.;!]|$))',
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
    replaces: ['like', 'by'],
  },
  { label: 'event', words: any('gets married, get married, getting married') },
  {
    label: 'money',
    words: all(
      'budget (?:is |of |= ?)?(?:about |around )?(?:0|zero|nil)(?![.,]?\\d)|no money(?: at all)?|zero budget',
    ),
  },
  {
    label: 'money',
    words: all(
      // "My budget is 6000", "not over 6000", but no year.
      '(?:(?:budget|expenses|costs?|total|spend\\w*)[^.!?\\d\\n]{1,24}|not (?:over|more than|to exceed) |no more than )' +
        '(?<![\\d.,])(?!20[2-4]\\d(?!\\d))\\d{3,6}(?![\\d.,]*\\d|\\s*(?:days|nights|people|km|miles|%))',
    ),
    within: ['people', 'adults'],
    replaces: ['ages', 'adults', 'people', 'nights', 'hour', 'dates'],
    beside: true,
  },
  {
    label: 'notby',
    // "2000 euros without flights" is money.
    words: all(
      `(?:not|\\p{L}+n't|avoid(?:ing)?|no|never|non|rather than)${notBy}(?:flights?|${means})|` +
        `(?:without|exclud(?:e|ing))${notBy}(?:${means})`,
    ),
    within: ['bed', 'like'],
    replaces: ['by'],
  },
  {
    label: 'notby',
    words: any("don't fly, do not fly, dont fly, won't fly, stopped flying, flying is out"),
  },
  { label: 'dislike', words: any('no day trips') },
  { label: 'round', words: any('one way, one-way, open jaw, open-jaw') },
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
    replaces: ['adults'],
  },
  {
    label: 'by',
    words: all('by (?:\\p{L}+ ){0,2}(?:trains?|bus(?:es)?|ferry|ferries|coach)'),
    within: ['stop', 'see'],
  },
  {
    label: 'by',
    words: all('(?:with|in|take|taking|bring|use) (?:our|my|two|three|a couple of) (?:own )?(?:cars?|vans?)'),
    replaces: ['adults'],
  },
  {
    label: 'by',
    words: any(
      `drive ourselves, do the driving, doing the driving, road trip, roadtrip, self drive, self-drive, selfdrive, trains only, only trains, interrail*, campervan,
      motorhome, rental car, hire car, private driver, overnight ferry, night train, sleeper train, by train, by rail,
      by bus, by coach, by car, by ferry`,
    ),
    within: ['stop', 'see'],
  },
  {
    label: 'bed',
    words: any(
      `casas particulares, casa particular, riad, riads, ryokan*, homestay*, hostel, hostels, youth hostel*, airbnb*,
      agriturismo, guesthouse*, b&bs, b&b, glamping`,
    ),
    replaces: ['like'],
  },
  {
    label: 'adults',
    words: any(
      `solo, just me, only me, on my own, by myself, travelling alone, traveling alone, travel alone, i'm alone, im alone,
      i am alone, going alone, trip for 1, trip for one, for one person`,
    ),
  },
  {
    label: 'adults',
    words: all(
      'my (?:wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|hubby|other half) and (?:i|me|myself)',
    ),
    beside: true,
    unless: ['adults', 'people'],
  },
  { label: 'adults', words: all('(?<=[,.;]\\s)alone(?=\\s*[,.;:!])') },
  {
    label: 'adults',
    words: all(
      "(?<=we(?: are|'re) )an? (?:[a-z-]+ )?couple(?! of)|an? (?:[a-z-]+ )?couple(?= (?:aged|in (?:our|their)) )",
    ),
  },
  {
    label: 'adults',
    words: all(
      'for (?:an? (?:individual|couple|pair|single (?:person|travell?er))|one person|two|me|myself)' +
        `(?=\\s*(?:[.,;!?\\n]|$|in |from |with a |leaving|departing|starting|heading|travell?ing|to [a-z]+ (?:in|from)))`,
    ),
  },
  {
    label: 'people',
    words: all(
      `(?<=be )${some}(?= in (?:total|all)(?![\\p{L}]))|${some} (?:travell?ers?|individuals|persons)`,
    ),
    replaces: ['nights', 'ages', 'adults', 'kids'],
    beside: true,
  },
  {
    label: 'count',
    words: all(`${some}(?= (?:\\p{L}+ )?(?:cities|towns)(?![\\p{L}]))`),
    replaces: ['nights', 'people', 'adults', 'ages'],
  },
  {
    label: 'dates',
    words: any(
      'nxt wknd, next wknd, nxt weekend, next weekend, this weekend, this wknd, nxt week, next week, nxt month, next month',
    ),
  },
  {
    label: 'dates',
    words: all('\\d{1,2}[/.]\\d{1,2}\\s?(?:to|until|till|-|–)\\s?\\d{1,2}[/.]\\d{1,2}'),
    replaces: ['start', 'finish', 'hour', 'day'],
  },
  { label: 'like', words: tastes, within: ['dates', 'adults', 'stop', 'diet', 'see', 'nights', 'length'] },
];
