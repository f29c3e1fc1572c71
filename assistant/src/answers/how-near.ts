import { joinWords } from '@wayfare/wording/words';
import type { QuestionTopic } from '@wayfare/contracts/vocabulary';
import type { Reply } from '../conversation/reply.ts';
import { listed } from '../read/any-of.ts';
import type { Asked } from './asked.ts';
import { asCalled } from './asked.ts';
import { contentWords } from './content-words.ts';
import { sentencesAbout } from './from-notes.ts';
import type { LikelyTopics } from './likely-topics.ts';
import { isCalledBy, relatedTo } from './likely-topics.ts';
import { rarityIn, shareHeld } from './rarity.ts';

/** A sentence with so much of what the question says comes near to it; with less it is about something else. */
const NEAR = 0.4;

/** What is known nearest to what was asked, told as that. */
export function nearest(asked: Asked): Reply {
  const [about] = sentencesAbout(asked, NEAR);
  const ofCountry = asked.hits.length > 0 && asked.hits.every(({ kind }) => kind === 'country');
  const subjects =
    asked.hits.length > 0
      ? asked.hits.map((hit) => (ofCountry ? hit.name : asCalled(asked, hit)))
      : asked.cities.map(({ name }) => name);
  const named = joinWords([...new Set(subjects.slice(0, 2))]);
  if (about !== undefined)
    return {
      text: `I do not know that for certain. What my notes say nearest to it: ${about}`,
      suggestions: [],
    };
  return named === ''
    ? {
        text: 'I do not know that. Which place do you mean? Of every place in my atlas I can tell you about weather, ways, food, money, visas, opening hours and what to pack.',
        suggestions: [],
      }
    : {
        text: `I do not know that about ${named}, so I would rather not guess. I can tell you about its weather, ways, food, costs, sights and opening hours.`,
        suggestions: [`How is the weather in ${named}?`, `What to see in ${named}?`],
      };
}

/** Topics that are answered from texts, which may speak of another thing than the one that was asked. */
const ofNotes = new Set<QuestionTopic>(
  'safety health around food eat stay night shop kids access pack customs feast phone laws luggage when'.split(
    ' ',
  ) as QuestionTopic[],
);
const SURELY_READ = 0.6;
/** Read so unsurely, a fact is no answer unless a word of the question asks for it. */
const HARDLY_READ = 0.45;
/** A topic that little speaks for is a guess: then its answer has to hold so much of the question. */
const GUESS = 1.5;
/** What a topic weighs for which only the kind of thing speaks that was named. */
const BY_THING = 0.6;
const SHARED_BY_GUESS = 0.3;

const isFact = (topic: QuestionTopic): boolean =>
  !ofNotes.has(topic) && topic !== 'trip' && topic !== 'where';

/** Whether a fact was hardly read, and no word of the question asks for it. */
export const isUnspoken = ({ ask: { sure = 1 } }: Asked, topic: QuestionTopic, { spoken }: LikelyTopics) =>
  isFact(topic) && sure < HARDLY_READ && !spoken.has(topic);

/** Whether an answer may be about another thing than what was asked. */
export function isAside(asked: Asked, { topic, reply: { text } }: Found, likely: LikelyTopics): boolean {
  const { weight } = likely;
  const { sure = 1 } = asked.ask;
  if (sure >= SURELY_READ || weight >= GUESS || asked.words.size === 0) return false;
  if (!ofNotes.has(topic)) return isFact(topic) && weight <= BY_THING;
  return shareHeld(asked.words, contentWords(text), rarityIn(asked.turn.atlas)) < SHARED_BY_GUESS;
}

export interface Found {
  topic: QuestionTopic;
  reply: Reply;
}

const RARE = 5;
/** An answer that holds so much of the question is no other one. */
const HELD = 0.5;

/** The rarest word of a question that an answer does not hold; null where it holds all that say something. */
function missedWord(asked: Asked, text: string): string | null {
  const rarity = rarityIn(asked.turn.atlas);
  const held = contentWords(text);
  const missed = [...asked.words].filter((word) => !held.has(word) && word.length > 2 && rarity(word) > RARE);
  return missed.toSorted((one, other) => rarity(other) - rarity(one))[0] ?? null;
}

const NEAREST = 'I do not know just that. What I know nearest to it:';
const thereIs = listed('is there, are there, does it have, do they have');
const isThere = new RegExp(
  `\\b(?:${thereIs})\\s(.+?)(?=\\s(?:${listed('in, at, on, near, to, from, between, around, of')})\\s|[?.,]|$)`,
  'i',
);

/** Whether an answer speaks of what a question asks after by "is there". */
function holdsThing({ ask }: Asked, text: string): boolean {
  const things = contentWords(isThere.exec(ask.text)?.[1] ?? '');
  const held = contentWords(text);
  return things.size === 0 || [...things].some((thing) => held.has(thing));
}

/** An answer from texts with the sentence before it that speaks of what it leaves out, or a word that it does. */
export function withMissed(asked: Asked, { topic, reply }: Found): Reply {
  const { sure = 1 } = asked.ask;
  if (ofNotes.has(topic) && !holdsThing(asked, reply.text))
    return { ...reply, text: `${NEAREST} ${reply.text}` };
  const word =
    ofNotes.has(topic) || topic === 'when' || topic === 'weather' ? missedWord(asked, reply.text) : null;
  if (word === null) return reply;
  const about = sentencesAbout(asked).filter(
    (sentence) => contentWords(sentence).has(word) && !reply.text.includes(sentence),
  );
  if (about[0] !== undefined) return { ...reply, text: `${about[0]} ${reply.text}` };
  const held = new Set([...contentWords(reply.text), ...relatedTo(asked.stems)]);
  const share = shareHeld(asked.words, held, rarityIn(asked.turn.atlas));
  const isHeld = share >= HELD;
  // What holds nothing at all of the question is not near to it.
  const told = shareHeld(asked.words, contentWords(reply.text), rarityIn(asked.turn.atlas));
  if (
    told === 0 &&
    !isCalledBy(asked.stems, topic) &&
    topic !== 'feast' &&
    sure < SURELY_READ &&
    ofNotes.has(topic)
  )
    return nearest(asked);
  return sure >= SURELY_READ || isHeld || !ofNotes.has(topic)
    ? reply
    : { ...reply, text: `${NEAREST} ${reply.text}` };
}
