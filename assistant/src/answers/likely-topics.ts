import type { QuestionTopic } from '@wayfare/contracts/vocabulary';
import type { Asked } from './asked.ts';
import { readFeastSaid } from '../read/dates/feasts.ts';
import { says } from './asked.ts';
import { stemsOf } from './content-words.ts';
import { topicWords } from './topic-words.ts';

const none: ReadonlySet<string> = new Set();
const named = Object.entries(topicWords).map(([topic, { own, also }]) => ({
  topic: topic as QuestionTopic,
  own: own === '' ? none : stemsOf(own),
  also: also === undefined ? none : stemsOf(also),
}));

/** How much a word that names a topic by itself weighs, beside one that goes with several. */
const OWN = 2;
/** How much a reading weighs: one that is quite sure holds against two words, unless no word speaks for it. */
const READ = 2.5;
const SURE = 0.75;
const SURELY_READ = 4;
const UNSUPPORTED = 1.5;
const LEAST = 1;
const SECOND = 0.5;
const MOST = 3;

export interface LikelyTopics {
  /** What the question may be about, the likeliest first. */
  topics: QuestionTopic[];
  /** How likely the first is. */
  weight: number;
  /** Those for which words of the question or the things in it speak. */
  spoken: ReadonlySet<QuestionTopic>;
}

const weekdays = [...stemsOf('monday tuesday wednesday thursday friday saturday sunday')];

const bestTime =
  /\b(?:best|good|right) (?:time|months?|season)\b|\b(?:which|what) month|^\W*when can (?:you|one|we|i) see\b/i;
const ways = stemsOf('from get between travel go way');
const when = stemsOf('when date dates');

/** What the things that a question names say of its topic. */
function byThings(asked: Asked): [QuestionTopic, number][] {
  const { hits, sight, stems, ask, turn } = asked;
  const isWay = says(asked, ways);
  const isFollowing = stems.has('there') && asked.earlier.length > 0;
  const places = hits.filter(({ kind }) => kind !== 'country').length + (isFollowing ? 1 : 0);
  const isOnDay =
    ask.when?.days?.some(({ weekday }) => weekday !== undefined) === true ||
    weekdays.some((day) => stems.has(day));
  return [
    ['transfer', hits.some(({ kind }) => kind === 'airport') ? OWN : 0],
    ['between', places > 1 && isWay ? OWN : 0],
    ['around', stems.has('get') && stems.has('around') ? OWN : 0],
    ['cost', sight === null ? 0 : 0.5],
    ['hours', sight === null ? 0 : isOnDay ? OWN : 0.5],
    ['feast', says(asked, when) && readFeastSaid(ask.text, turn.today)?.startOn !== undefined ? OWN : 0],
    ['when', sight === null && bestTime.test(ask.text) ? OWN : 0],
    ['sights', /\bthings to (?:see|do|visit)\b/i.test(ask.text) ? OWN : 0],
    ['compare', places > 1 && stems.has('or') ? OWN : 0],
  ];
}

/** How much the reading of a topic weighs: little where its own words are missing and those of another stand there. */
function readWeight({ ask }: Asked, byWords: ReadonlyMap<QuestionTopic, number>): number {
  const { topic, sure = 1 } = ask;
  const isNamed =
    (byWords.get(topic) ?? 0) > 0 || topicWords[topic]?.own === undefined || topicWords[topic].own === '';
  const other = Math.max(0, ...byWords.values());
  if (!isNamed && (other >= OWN || (other >= LEAST && sure < SURE))) return sure * UNSUPPORTED;
  return sure >= SURE ? SURELY_READ : sure * READ;
}

/** What a question may be about, by how it was read and by what the things in it are called. */
export function likelyTopics(asked: Asked): LikelyTopics {
  const { topic: read, sure = 1 } = asked.ask;
  const stems = [...asked.stems];
  const weights = new Map<QuestionTopic, number>();
  const add = (topic: QuestionTopic, weight: number) =>
    weights.set(topic, (weights.get(topic) ?? 0) + weight);
  for (const { topic, own, also } of named)
    add(
      topic,
      stems.filter((word) => own.has(word)).length * OWN + stems.filter((word) => also.has(word)).length,
    );
  for (const [topic, weight] of byThings(asked)) add(topic, weight);
  const spoken = new Set([...weights].flatMap(([topic, weight]) => (weight > 0 ? topic : [])));
  add(read, readWeight(asked, weights));
  const ranked = [...weights].toSorted((one, other) => other[1] - one[1]);
  // A second answer to a topic that only was guessed would be one to another question.
  const likely = ranked.filter(
    ([topic, weight], rank) => rank === 0 || (topic === read ? sure >= SECOND : weight >= LEAST),
  );
  return { topics: likely.slice(0, MOST).map(([topic]) => topic), weight: ranked[0]?.[1] ?? 0, spoken };
}

/** Whether a question calls a topic by a word of its own. */
export const isCalledBy = (stems: ReadonlySet<string>, topic: QuestionTopic): boolean =>
  named.some((one) => one.topic === topic && [...stems].some((stem) => one.own.has(stem)));

/** The words by which the topics are called that the stems name. */
export function relatedTo(stems: ReadonlySet<string>): ReadonlySet<string> {
  const about = named.filter(({ own }) => [...stems].some((stem) => own.has(stem)));
  return new Set(about.flatMap(({ own, also }) => [...own, ...also]));
}
