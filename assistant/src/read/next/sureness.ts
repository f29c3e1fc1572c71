import type { Intent } from '@wayfare/contracts/intent';
import type { Marked, MarkedClause, MarkedSpan, SpanLabel } from '@wayfare/reader';
import { anyOf, listed, rightBefore } from '../any-of.ts';
import { tooLong } from './change-time.ts';
import { readCount } from '../read-count.ts';
import { plainText } from '../words-in.ts';
import type { ClauseView, Conversation, Wanted } from './clause.ts';

/** What is left unread makes the rest of the reading less sure. */
const DOUBT = 0.6;

/** Words that say that another trip is meant. */
const afresh =
  anyOf(`new, another, different, instead, over, forget, scrap, scratch, throw*, rather than, replace,
  bin, ditch, drop, cancel, fresh, begin again, start again`);

/** Wishes that take something away, or may. */
const takesAway = new Set<Wanted['kind']>([
  'planTrip',
  'startOver',
  'removeStop',
  'replaceStop',
  'removeDays',
  'setLength',
  'setNights',
]);
/** "Forget that, add Porto": what is added to the trip is none of its own. */
const adds = /\badd\b/i;
/** "4 days in Mendoza" may be a part of the trip that is there, unless it is said that another one is meant. */
const isBesideTrip = ({ kind }: Wanted, { clauses }: Marked, { trip }: Conversation): boolean =>
  kind === 'planTrip' &&
  trip !== null &&
  (!clauses.some(({ text }) => afresh.test(text)) || clauses.some(({ text }) => adds.test(text)));

/** Who wonders, or tells what somebody else would do, has not asked for it yet. */
const wonders =
  anyOf(`if, should, whether, why, never, can't, cant, cannot, pity, wonder, suppose, imagine, would you, worth,
  last time, last year, my wife, my husband, my sister, my brother, friends, we had, i had, last trip, not sure, unsure,
  worried, perhaps, maybe, do you think, your thoughts`);
const losing =
  listed(`miss, lose, skip, drop, cut, remove, leave out, take out, missing, losing, skipping, dropping,
  cutting, leaving out, taking out`);
/** "Please don't skip Turin", "we would rather not miss it". */
const spares = new RegExp(
  `(?:\\b(?:not|never|dont|wont|without)|n't)\\s+(?:\\p{L}+\\s+){0,2}(?:${losing})(?![\\p{L}])`,
  'iu',
);

/** Labels of how many nights or days. */
const amounts = new Set<SpanLabel>(['count', 'nights', 'length']);

const thatNight = /^(?:that|this|those)(?: nights?)?$/i;

/** A length that is surely one makes the trip so long, whatever else the clause might do. */
const SURE_LENGTH = 0.7;
const isPlainLength = (wanted: Wanted, { spans }: MarkedClause): boolean =>
  wanted.kind === 'setLength' &&
  wanted.days !== undefined &&
  spans.some(({ label, confidence }) => label === 'length' && confidence >= 0.9);

/** "Hmm too long, 6": so many days, for they were too many. */
const isOtherLength = (wanted: Wanted, { text }: MarkedClause): boolean =>
  wanted.kind === 'setLength' && wanted.days !== undefined && tooLong.test(text);

const unit = '(?:days?|nights?)';
const byMuch = '(?:more|extra|less|fewer|earlier|sooner|later|longer|shorter)';
const moreTime = new RegExp(`\\b(?:an?|one|two|three|\\d) (?:${unit} ${byMuch}|${byMuch} ${unit})\\b`);
const LONGEST_PLAIN = 60;
/** "But one day more there", "leave a day earlier at the end": so short and plain that it is nothing else. */
const isPlainChange = (wanted: Wanted, { text }: MarkedClause): boolean =>
  (wanted.kind === 'setLength' || wanted.kind === 'setNights') &&
  wanted.change !== undefined &&
  text.length <= LONGEST_PLAIN &&
  moreTime.test(plainText(text));

const takeOutDay =
  anyOf(`delete the, remove the, drop the, cut the, skip the, scrap the, lose the, take out the, delete day, remove day,
  drop day, cut day, skip day, scrap day, lose day, take out day`);
const forAnother = /\b(?:swap|switch|replace|change|trade|exchange)\b/;
const instead = anyOf('instead of, rather than, in place of');
/** "Swap Inverness for Glasgow", "Naples instead of Rome": the old one and the new one in their order. */
function isExchange(words: string, old: string, fresh: string): boolean {
  const [first, second] = [words.indexOf(plainText(old)), words.indexOf(plainText(fresh))];
  if (first < 0 || second < 0) return false;
  return first < second ? forAnother.test(words.slice(0, first)) : instead.test(words.slice(second, first));
}

const takeOut =
  rightBefore(`remove, delete, drop, skip, cut, cut out, leave out, take out, get rid of, scrap, ditch, do without, without,
  don't want to go to, do not want to go to, don't want to stay in, do not want to stay in, want to skip`);
/** "Can you remove Inverness from the trip". */
const isTakenOut = (words: string, name: string): boolean => {
  const at = words.indexOf(plainText(name));
  const [before, behind] = [words.slice(0, Math.max(0, at)), words.slice(at + name.length)];
  const isSplit = /\b(?:leave|take|cut)\W*(?:the )?$/.test(before) && /^\W*out\b/.test(behind);
  return at > 0 && (isSplit || takeOut.test(before.replace(/\bthe\W*$/, '')));
};

const afterAll = anyOf(
  'instead of all, instead of this, instead of that, instead of it, forget all, forget this',
);

const noDayTrips = /^\W*(?:please\W+)?(?:no|without|skip the|drop the)\W+(?:more\W+)?day ?trips?\b/;

/** "Delete the third day", "swap Inverness for Glasgow": what is said so plainly is meant. */
const isPlainlySaid = (wanted: Wanted, { words, clause, talk }: ClauseView): boolean =>
  wanted.kind === 'wishTime' ||
  (wanted.kind === 'removeDays' && wanted.when.days?.length === 1 && takeOutDay.test(words)) ||
  (wanted.kind === 'removeDayTrips' && noDayTrips.test(words)) ||
  (wanted.kind === 'planTrip' && clause.confidence >= LIKELY && afterAll.test(words)) ||
  (wanted.kind === 'removeStop' && clause.confidence >= LIKELY && isTakenOut(words, wanted.place.name)) ||
  (wanted.kind === 'replaceStop' &&
    clause.confidence >= LIKELY &&
    talk.trip?.stops.includes(wanted.place.name) === true &&
    isExchange(words, wanted.place.name, wanted.by.name));
const LIKELY = 0.4;
const PLAIN = 0.66;

/** "And if I went a week later?" is not asked for yet. */
const hypothetical = /^\W*(?:ok |okay |hmm |and |but |so )*(?:what if|if|suppose|imagine)\b.*\?\s*$/i;
const ONLY_SUPPOSED = 0.29;

const emptied = anyOf('everything, nothing, anything, free, empty, clear, no plans, off');
/** "Skip everything on day 3" can hardly be meant otherwise. */
const isPlainRest = (wanted: Wanted, words: string): boolean =>
  wanted.kind === 'keepFree' && wanted.when.days !== undefined && emptied.test(words);
const SURE_REST = 0.5;

/** As sure as the least sure of what a wish rests on, and less where it may not be meant. */
export function surenessOf(wanted: Wanted, view: ClauseView, message: Marked): number {
  const { clause, used, talk } = view;
  const isDear = takesAway.has(wanted.kind);
  const read = readSurely(wanted, clause, [...used], talk, isDear);
  const least = isPlainRest(wanted, view.words) ? SURE_REST : isPlainlySaid(wanted, view) ? PLAIN : 0;
  const sure = Math.max(least, read) * (isDoubted(wanted, view, message) ? DOUBT : 1);
  const isSupposed = wanted.kind !== 'ask' && wanted.kind !== 'chat' && hypothetical.test(clause.text);
  return isSupposed ? Math.min(ONLY_SUPPOSED, sure) : sure;
}

const moreOfIt = anyOf('extend*, longer, add, more, extra, another, prolong*, lengthen*');
/** Words for more never make a trip shorter. */
const isContrary = (wanted: Wanted, words: string, { trip }: Conversation): boolean =>
  wanted.kind === 'setLength' &&
  moreOfIt.test(words) &&
  ((wanted.change ?? 0) < 0 || (wanted.days ?? Infinity) < (trip?.days ?? 0));

const moreOf = /\bmore (?:of|in|time in|time for) (?:the )?$/;
/** "Without the kids we could see more of Tokyo": nobody wishes Tokyo away. */
const isWishedFor = (wanted: Wanted, words: string): boolean =>
  wanted.kind === 'removeStop' && moreOf.test(words.split(plainText(wanted.place.name))[0]!);

const plans = /^\W*(?:please )?plan\b/;
/** "Swap Osaka for Kyoto", where Kyoto is the stop: which one is to go? */
const isEitherWay = (wanted: Wanted, words: string): boolean =>
  wanted.kind === 'replaceStop' &&
  words.includes(plainText(wanted.place.name)) &&
  words.includes(plainText(wanted.by.name)) &&
  !isExchange(words, wanted.place.name, wanted.by.name);

/** What is only wondered about or hardly read, or lacks what it would need to be done. */
export const isDoubted = (wanted: Wanted, { clause, words, talk }: ClauseView, message: Marked): boolean =>
  isPartial(wanted) ||
  isWishedFor(wanted, words) ||
  isEitherWay(wanted, words) ||
  (takesAway.has(wanted.kind) &&
    ((clause.confidence < LIKELY && !isPlainChange(wanted, clause)) ||
      (wanted.kind !== 'planTrip' && plans.test(words)))) ||
  isContrary(wanted, words, talk) ||
  (takesAway.has(wanted.kind) && (wonders.test(words) || spares.test(words))) ||
  isBesideTrip(wanted, message, talk);

function readSurely(
  wanted: Wanted,
  clause: MarkedClause,
  used: readonly MarkedSpan[],
  { trip }: Conversation,
  isDear: boolean,
): number {
  // Another trip is read anew, from the words as they are.
  if (wanted.kind === 'planTrip') return clause.confidence;
  const own = new Set([...(trip?.stops ?? []), ...(trip?.items ?? [])].map(plainText));
  // What the trip has by that very name needs no guess.
  const spans = used.filter(({ text }) => !own.has(plainText(text)));
  // A number says the same under whatever label, and so does the name that comes in the place of a stop. Where a name
  // ends matters little, unless something is taken away for it.
  const isSure = ({ label, text }: MarkedSpan) =>
    (amounts.has(label) && readCount(text) !== null) ||
    (label === 'day' && wanted.kind === 'setLength') ||
    thatNight.test(text) ||
    (wanted.kind === 'replaceStop' && wanted.by.name === text);
  const shares = spans
    .filter((span) => !isSure(span))
    .map(({ labelled, confidence }) => (isDear ? confidence : (labelled ?? confidence)));
  const sure = Math.round(Math.min(clause.confidence, ...shares) * 1000) / 1000;
  const isPlain =
    isPlainLength(wanted, clause) || isOtherLength(wanted, clause) || isPlainChange(wanted, clause);
  return isPlain ? Math.max(SURE_LENGTH, sure) : sure;
}

/** An intent that lacks what it would need to be done. */
export function isPartial(wanted: Wanted | Intent): boolean {
  switch (wanted.kind) {
    case 'setNights':
      return wanted.nights === undefined && wanted.change === undefined;
    case 'moveItem':
      return Object.keys(wanted.to).length === 0 && wanted.position === undefined;
    case 'replaceItem':
      return wanted.sight === undefined && wanted.words === undefined;
    case 'removeItem':
    case 'lockItem':
      return wanted.item.words === 'it' && wanted.item.when === undefined;
    case 'keepFree':
      return Object.keys(wanted.when).length === 0;
    case 'setHours':
      return wanted.startMinute === undefined && wanted.endMinute === undefined;
    default:
      return false;
  }
}
