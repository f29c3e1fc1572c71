import type { SpanLabel } from '@wayfare/reader';
import { listed } from '../any-of.ts';

const hurried = 'rushed, rush*, packed, busy, hectic, stressful, hurried, strenuous, tiring, full';
const number = '(?:\\d+|one|two|three|a few|a couple of)(?:\\s?(?:-|to|or)\\s?(?:\\d+|two|three|four))?';
const few = `(?:no|not|never|don't want|at most|max\\w*)\\s+(?:more than\\s+)?${number}\\s+(?:big |main )?`;

const time = '\\d|week|weekend|few|long|day|days|trip|break|holiday|itinerary|plan';

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
      `(?:not|no|nothing|never)\\s+(?:too\\s+|so\\s+|much\\s+)?(?:${listed(hurried)})|` +
        `${few}(?:things?|sights?|stops?|activit(?:y|ies)|places)|` +
        listed(`leisurely, unhurried, relaxed, in no hurry, not in a hurry, no hurry, pace is easy, pace easy, pace gentle,
        pace must be gentle, days gentle, relaxed pace, laid back, laid-back, slow pace, slow-paced, slow paced, take it slow,
        take it easy, easy pace, easygoing, doing nothing, do nothing, sleep in, lie-ins, late starts, just relax,
        gentle pace, slow slow*, action-packed, action packed, jam-packed, jam packed, fast-paced, fast paced, whirlwind`) +
        `|(?:relaxed|relaxing|gentle|slow|easy|chilled|lazy)(?= (?:pace|${time}))|packed(?= (?:schedule|${time}))`,
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
  { label: 'notby', words: any(
      `no flights, no flying, without flying, no planes, no car, without a car, don't fly, do not fly, dont fly, won't fly,
      stopped flying, flying is out, not flying`,
    ) },
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
