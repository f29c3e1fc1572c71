import { fold } from '@wayfare/atlas';
import type { City, PlaceHit } from '@wayfare/atlas';
import type { Reply } from '../conversation/reply.ts';
import { anyOf, listed } from '../read/any-of.ts';
import type { Asked } from './asked.ts';
import { citiesOf } from './asked.ts';
import { sentencesNaming } from './from-notes.ts';
import { wordsBefore } from './zone.ts';

const stops = listed('station, terminal, pier, port, harbour, harbor, terminus, quay, dock');
const whichStop = new RegExp(`\\b(?:which|what)(?: \\S+){0,3}? (?:${stops})s?\\b`, 'i');
const whence = /\bfrom where\b|\bwhere (?:do|does|can)\b.*\b(?:leave|depart|go|start) from\b/i;
const goal = /(?:^|\s)(?:to|for|towards)$/;
const leaving = anyOf(
  'leave, leaves, depart*, go, goes, start*, run, runs, arrive*, catch, board, take, going, use',
);
const near = anyOf('nearest, closest, near, metro station');
const rides = anyOf(
  'train*, eurostar, tgv, bus, buses, coach*, ferry, ferries, boat*, hydrofoil*, catamaran*, express',
);
const stopWord = new RegExp(`\\p{Lu}\\p{L}+ (?:${stops})\\b`, 'iu');
const fromName = /\b(?:from|at) (?:the )?(\p{Lu}[\p{L}'’]+)/gu;

/** Whether a sentence names a station or port: what one leaves from that is no town. */
function namesStop(sentence: string, towns: ReadonlySet<string>): boolean {
  const names = [...sentence.matchAll(fromName)].map(([, name = '']) => fold(name));
  return stopWord.test(sentence) || names.some((name) => !towns.has(name));
}

/** Sentences in the notes of a town that name the other one and a stop. */
function notesOn(one: City, other: { name: string }, asked: Asked, towns: ReadonlySet<string>): string[] {
  const kind = new RegExp(`(?<!\\p{L})(?:${listed(other.name)})(?!\\p{L})`, 'iu');
  const about = { ...asked, cities: [one], guide: asked.turn.atlas.cityInfo(one.id), sight: null };
  return sentencesNaming(kind, about, false).filter((sentence) => namesStop(sentence, towns));
}

/** From which station trains leave for somewhere, where the notes of either end name it. */
export function answerStation(asked: Asked): Reply | null {
  const { ask, cities, hits, turn } = asked;
  const isGoal = (hit: PlaceHit) => goal.test(wordsBefore(hit, asked));
  const to = hits.find(isGoal) ?? hits[1];
  const start = hits.find((hit) => hit !== to);
  const [from] = start === undefined ? [] : citiesOf([start], turn);
  const isAsked = (whichStop.test(ask.text) || whence.test(ask.text)) && leaving.test(ask.text);
  if (!isAsked || !rides.test(ask.text) || near.test(ask.text) || from === undefined || to === undefined)
    return null;
  const towns = new Set(turn.atlas.catalogueCities().map(({ name }) => fold(name)));
  const back = cities.filter(({ id }) => id !== from.id).flatMap((one) => notesOn(one, from, asked, towns));
  const told = [...notesOn(from, to, asked, towns), ...back];
  const ride = rides.exec(ask.text)?.[0]?.toLowerCase().replace(/s$/, '') ?? '';
  const [best] = [...told.filter((one) => one.toLowerCase().includes(ride)), ...told];
  return {
    text: best ?? `I do not know from which: my notes on ${from.name} do not say, but the ticket does.`,
    suggestions: [],
  };
}
