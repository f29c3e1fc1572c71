import { fold } from '@wayfare/atlas';
import { readNumber } from './read-number.ts';

type Words = readonly string[];

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const phrasesOf = (list: string): Words[] => list.split(', ').map((phrase) => phrase.split(' '));
const startsWith = (words: Words, phrase: Words): boolean => phrase.every((word, at) => words[at] === word);
const wordsOf = (text: string): string[] => fold(text).split(' ').filter(Boolean);
const nameWords = (name: string): string[] => wordsOf(name.replace(/ \(.*$/, ''));

/** What may stand before the words that ask for something, and changes nothing about them. */
const polite = listOf(
  'please kindly ok okay hey hi hello and also so but well actually now then just sorry oh yes yeah hmm thanks lets let us ' +
    'we i ill well id wed im were are would could can will you like love want wanna need decided prefer rather better to simply',
);
/** Who wonders, forbids or tells of something else asks for no change. */
const doubts = listOf(
  'dont never cannot cant wont shouldnt wouldnt if should why when suppose unless whether',
);

/** The words of a clause from the first that says what is asked for. */
function askedWords(clause: string): string[] {
  const words = wordsOf(clause);
  const from = words.findIndex(
    (word, at) => !polite.has(word) && !(word === 'have' && words[at + 1] === 'to'),
  );
  return from < 0 ? [] : words.slice(from);
}

const removals = phrasesOf(
  'remove, skip, drop, delete, cancel, omit, ditch, scrap, forget, forget about, exclude, eliminate, cut, cut out, ' +
    'leave out, take out, leave, take, get rid of, never mind, nevermind, no longer, do not, dont, not, no, without, minus',
).toSorted((one, other) => other.length - one.length);
/** These ask wherever they stand: "Nara instead of Osaka". */
const joining = phrasesOf('instead of, rather than, but not, without');
/** Verbs that take something out only together with this word. */
const completed: Readonly<Record<string, string>> = { leave: 'out', take: 'out' };
const exchanges = listOf('replace swap exchange switch substitute change');
const forAnother = listOf('with for by to');
const turning = listOf('make turn do');
/** What may stand between such words and the name of what goes. */
const glue = listOf(
  'the a our my to in at of for go going visit visiting see stay staying stop stopover city whole entire part leg ' +
    'all and or both out need want about either',
);

/** Whether the name comes next, after nothing but glue and the names of other stops. */
function isNext(words: Words, name: Words, others: readonly Words[]): boolean {
  for (let at = 0; at < words.length;) {
    const left = words.slice(at);
    if (startsWith(left, name)) return true;
    const other = others.find((one) => startsWith(left, one));
    if (other === undefined && !glue.has(words[at]!)) return false;
    at += other?.length ?? 1;
  }
  return false;
}

/** The words that take something out, where a clause begins with them. */
function removalOf(asked: Words): Words | null {
  const phrase = removals.find((one) => startsWith(asked, one));
  const also = phrase === undefined ? undefined : completed[phrase.join(' ')];
  return phrase === undefined || (also !== undefined && !asked.includes(also)) ? null : phrase;
}

/**
 * Whether a clause clearly asks that a place goes: "skip Osaka", "Nara instead of Osaka", "we don't want to go to
 * Osaka". "Skip the museum in Osaka" and "we can't skip Osaka" do not.
 */
export function asksToTakeOut(clause: string, name: string, others: readonly string[] = []): boolean {
  const own = nameWords(name);
  const rest = others.map(nameWords).filter((one) => one.length > 0);
  if (own.length === 0) return false;
  const asked = askedWords(clause);
  const phrase = removalOf(asked);
  if (phrase !== null && isNext(asked.slice(phrase.length), own, rest)) return true;
  // "Make Hakone a day trip": it is no place to stay any more.
  const becomesOuting = asked.some((word, at) => word === 'trip' && asked[at - 1] === 'day');
  if (becomesOuting && turning.has(asked[0]!) && isNext(asked.slice(1), own, rest)) return true;
  const words = wordsOf(clause);
  if (words.some((word) => doubts.has(word))) return false;
  return words.some((_, at) =>
    joining.some(
      (one) => startsWith(words.slice(at), one) && isNext(words.slice(at + one.length), own, rest),
    ),
  );
}

/** Whether a clause clearly asks that another place comes where this one is: "replace Osaka with Nara". */
export function asksToExchange(clause: string, name: string): boolean {
  const asked = askedWords(clause);
  const own = nameWords(name);
  const after = asked.findIndex((word, at) => at > 0 && forAnother.has(word));
  return (
    own.length > 0 &&
    exchanges.has(asked[0] ?? '') &&
    after > 0 &&
    readNumber(asked[after + 1] ?? '') === null &&
    isNext(asked.slice(1, after), own, [])
  );
}

/** Whether words that take something out are only wondered about, or forbidden: "we can't skip Osaka". */
export function isRemovalDoubted(clause: string): boolean {
  const words = wordsOf(clause);
  const at = words.findIndex((_, from) =>
    removals.some((one) => !doubts.has(one[0]!) && startsWith(words.slice(from), one)),
  );
  return at > 0 && words.slice(0, at).some((word) => doubts.has(word));
}

/** "No" and "without" ask for nothing until it is known what they are about. */
const unnamed = listOf('do dont no not without minus never nevermind');

/** Whether a clause clearly asks that something goes, whatever it is. */
function asksToRemove(clause: string): boolean {
  const phrase = removalOf(askedWords(clause));
  return phrase !== null && !unnamed.has(phrase[0]!);
}

const emptying = listOf('free empty clear rest off nothing lazy open siesta nap relaxing plans');

/** Whether a clause clearly asks for a day, or some hours, without sights. */
export const asksToEmpty = (clause: string): boolean => {
  const words = wordsOf(clause);
  return (
    asksToRemove(clause) ||
    (words.some((word) => emptying.has(word)) && !words.some((word) => doubts.has(word)))
  );
};

const lengthOpeners = listOf(
  'make stay spend do keep have reduce cut shorten limit set change take bring give trim remove drop skip delete less ' +
    'fewer shorter only minus one a',
);
const lengthGlue = listOf('it its the this trip whole total be in for at back down is our stay visit');
const units: Readonly<Record<string, number>> = { day: 1, days: 1, night: 1, nights: 1, week: 7, weeks: 7 };

/** The counts of days and nights that a clause names: "make it 5 days", "two nights less". */
function countsOf(words: Words): number[] {
  return words.flatMap((word, at) => {
    const unit = units[word];
    const number = [words[at - 1], words[at - 2]]
      .map((one) => readNumber(one ?? ''))
      .find((one) => one !== null);
    return unit === undefined || number === undefined || number === null ? [] : [number * unit];
  });
}

/** What a clause clearly says of the length of the trip or of a stay; null where it says nothing of it. */
export function lengthAsked(clause: string, names: readonly string[]): { counts: number[] } | null {
  const known = new Set(names.flatMap(nameWords));
  const asked = askedWords(clause);
  const opener = asked.find((word) => !lengthGlue.has(word) && !known.has(word));
  const wonders = asked[0] === 'is' || asked[0] === 'be';
  if (opener === undefined || wonders || !(lengthOpeners.has(opener) || readNumber(opener) !== null))
    return null;
  if (!asked.some((word) => word in units || word === 'shorter' || word === 'shorten')) return null;
  return { counts: countsOf(asked) };
}

const restarts = phrasesOf(
  'start over, start again, start afresh, start fresh, start from scratch, begin again, begin from scratch, startover',
);
const planners = listOf(
  'plan make create book do start begin build organise organize arrange design propose suggest',
);
const freshWords = listOf('new different another fresh separate');
const trips = listOf('trip holiday vacation journey getaway');
const beforeTrip = listOf('me us a an the one completely totally entirely whole brand all over');
/** A trip of this kind is part of one. */
const outings = listOf('day side boat bus train car half');

/** "Plan a new trip", "another trip", "a completely different holiday". */
function namesFreshTrip(asked: Words): boolean {
  const from = planners.has(asked[0] ?? '') ? 1 : 0;
  const noun = asked.findIndex((word, at) => at >= from && trips.has(word));
  if (noun < 0) return false;
  const before = asked.slice(from, noun);
  const fresh = before.findIndex((word) => freshWords.has(word));
  const kind = before.at(-1) ?? '';
  const isOuting = outings.has(kind) && readNumber(before.at(-2) ?? '') === null;
  return (
    fresh >= 0 &&
    !isOuting &&
    before.length - fresh <= 4 &&
    before.slice(0, fresh).every((word) => beforeTrip.has(word))
  );
}

const discards = listOf('forget scrap ditch discard drop cancel delete trash');
const wholes = listOf('all everything trip plan itinerary whole entire lot');
const pronouns = listOf('it this that of about the thing');
const goers = listOf('plan go going do book travel fly make head');
const additions = listOf('add include also keep too plus day');

/** "Forget all that and plan a week in Rome", "scrap this trip, let's go to Peru instead". */
function discardsTrip(asked: Words): boolean {
  if (!discards.has(asked[0] ?? '')) return false;
  let at = 1;
  while (at < asked.length && (wholes.has(asked[at]!) || pronouns.has(asked[at]!))) at += 1;
  const rest = askedWords(asked.slice(at).join(' '));
  const isWhole = asked.slice(1, at).some((word) => wholes.has(word));
  const isInstead = rest.includes('instead');
  if (at === 1 || rest.some((word) => additions.has(word))) return false;
  return rest[0] === 'plan' || ((isWhole || isInstead) && goers.has(rest[0] ?? ''));
}

/** "Let's go to Peru instead of all that". */
function insteadOfAll(words: Words): boolean {
  if (words.some((word) => doubts.has(word))) return false;
  return words.some((_, at) => {
    const left = words.slice(at);
    return (
      (startsWith(left, ['instead', 'of']) || startsWith(left, ['rather', 'than'])) &&
      left.slice(2).every((word) => wholes.has(word) || pronouns.has(word)) &&
      left.slice(2).some((word) => wholes.has(word))
    );
  });
}

/** Whether a message clearly asks for another trip in the place of the present one. */
export function asksForNewTrip(text: string): boolean {
  const sentences = text.split(/[.!?;\n]+/);
  return sentences.some((sentence, at) => {
    const asked = askedWords(sentence);
    return (
      (restarts.some((one) => startsWith(asked, one)) && !asked.includes('day')) ||
      namesFreshTrip(asked) ||
      discardsTrip(askedWords(sentences.slice(at).join(' '))) ||
      insteadOfAll(wordsOf(sentence))
    );
  });
}

const correcting = listOf('rather instead make it go do plan trip for the a no better lets to');

/** "Rather Dubai", "let's go to Dubai instead": nothing is said but that it shall be elsewhere. */
export function asksForElsewhere(text: string, name: string): boolean {
  const words = wordsOf(text);
  const own = new Set(nameWords(name));
  const turns = words.includes('rather') || words.includes('instead') || startsWith(words, ['make', 'it']);
  return turns && words.every((word) => own.has(word) || polite.has(word) || correcting.has(word));
}
