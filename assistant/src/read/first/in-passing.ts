import { anyOf, listed } from '../any-of.ts';
import { plainText } from '../words-in.ts';

/** Where a sentence ends, or turns from what is told to what is wanted. */
const ends = /[.;:!?\n](?=\s|$)/;
const turns = /,?\s(?:but|so|however)\s|,\s(?:and\s)?(?=(?:now|this (?:time|year))\b)/;
const turn = new RegExp(`${ends.source}|${turns.source}`, 'g');

/** A time that is over. */
const over = anyOf(
  `last year, last summer, last winter, last spring, last autumn, last fall, last time, last easter, last christmas,
  year before, the past, last years, years ago, when i was, when we were, our honeymoon`,
);
const inYear = /\b(?:in|since|summer of)\s(?:19|20)\d\d\b/;
const went = `went, did, spent, stayed, visited, toured, travelled, traveled, drove`;
const ours = anyOf(`${went}, were in, was in, were at, have been, had been, have had, had, took, did`);
const eachYear = /\bevery (?:single )?(?:year|summer|winter|spring|autumn|christmas|easter)\b/;
const doing = anyOf('we go, we do, i go, i do, we drive, we visit, have been, go to');
const ofHabit = anyOf('usually go, usually do, normally go, normally do, always go, always do');

const kin =
  'sister, brother, mother, father, mum, mom, dad, aunt, uncle, cousin, wife, husband, daughter, son';
const others =
  'friend*, mate*, boss, colleague*, neighbour*, neighbor*, roommate*, teacher*, class, bloke, guy';
const somebody = listed(`everyone, everybody, people, someone, somebody, ship, ${kin}, ${others}`);
/** "My sister and her lot went", "a friend at work, Ben, says to": somebody, and soon what they do or advise. */
const saidOf = (verbs: string) =>
  new RegExp(`(?<!\\p{L})(?:${somebody})(?:,?\\s\\p{L}+,?){0,4}\\s(?:${listed(verbs)})(?!\\p{L})`, 'iu');
const theirs = saidOf(`${went}, goes, moved to`);
/** What others think one should do. */
const advised = saidOf(
  `to add, to do, to go to, says do, said do, going on about, goes on about, recommend*`,
);

/** Who is among those who travel, or wishes something after all. */
const wanted = anyOf(
  `and i, and me, i and, want*, wanna, wish*, we'd, i'd, would, like to, fancy, plan*, hope, dream*, love to, thinking,
  decided, chosen, settled, booked, picked, going to, we'll, will, let's, join*, taking`,
);
/** The half sentence that a place of a text stands in, its words before the place, and whether a "but" follows. */
function halfOf(text: string, at: number): { half: string; ahead: string; isTurned: boolean } {
  const ends = [...text.matchAll(turn)].map(({ 0: sign, index }) => ({ at: index + sign.length, sign }));
  const from = ends.findLast((end) => end.at <= at)?.at ?? 0;
  const next = ends.find((end) => end.at > at);
  return {
    half: text.slice(from, next?.at),
    ahead: text.slice(from, at),
    isTurned: next?.sign.includes('but') ?? false,
  };
}

/** Whether a place is only told of: a journey that is over, one of other people, or what they say one should do. */
export function isInPassing(message: string, at: number): boolean {
  const { half, ahead, isTurned } = halfOf(plainText(message), at);
  if (wanted.test(ahead)) return false;
  const isOver = (over.test(half) || inYear.test(half)) && ours.test(ahead);
  const isHabit = ofHabit.test(ahead) || (eachYear.test(half) && doing.test(ahead));
  if (isOver || isHabit) return true;
  return theirs.test(ahead) || (isTurned && advised.test(ahead));
}
