/*
 * Composes the messages of a marked corpus as if the reader had been sure of every mark, prints what came out of some of
 * them and counts: node assistant/src/testing/compose-gold.ts FOLDER [first|next|ask|other] [every so many, 0 for none]
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openAtlas } from '@wayfare/atlas';
import { intent } from '@wayfare/contracts/intent';
import type { Conversation, TripTalkedOf } from '../read/next/clause.ts';
import { composeIntents } from '../read/next/compose-intents.ts';
import { isPartial } from '../read/next/sureness.ts';
import { understood } from '../read/read-text.ts';
import { readFirst } from './read-first.ts';
import { markedLine } from './marked-line.ts';

const TODAY = '2027-03-10';
const [folder = '', wanted = 'next', every = '50'] = process.argv.slice(2);
const atlas = openAtlas();
const print = (text: string) => process.stdout.write(`${text}\n`);

/** `Tokyo 4, Hakone 1 | Senso-ji, Tsukiji Market`. */
function tripOf(line: string): TripTalkedOf {
  const [stops = [], items = []] = line
    .split('|')
    .map((part) => part.split(',').flatMap((name) => name.trim() || []));
  const nights = stops.map((stop) => Number(/\d+$/.exec(stop)?.[0] ?? 1));
  const names = stops.map((stop) => stop.replace(/\s+\d+$/, ''));
  return {
    stops: names,
    nights,
    items,
    startOn: '2027-05-03',
    days: nights.reduce((sum, one) => sum + one, 1),
  };
}

/** The marks with words that the grammars know. */
const wordsKnown = (message: ReturnType<typeof markedLine>, { trip }: Conversation) => {
  const { text, marked } = understood(atlas, { text: message.text, trip }, message);
  return { text, ...marked };
};

/** What a message gives, and whether all of it was understood. */
function compose(kind: string, line: string, talk: Conversation): { shown: string[]; whole: boolean } {
  const message = markedLine(line, kind === 'first' ? 'first' : 'next');
  const marked = wordsKnown(message, talk);
  if (kind === 'first') {
    const reading = readFirst(marked.text, marked, { atlas, today: TODAY, locale: 'en-GB', currency: 'GBP' });
    const places = reading.mentions.map(
      ({ surface, role, hit }) => `${surface} (${role}: ${hit?.id ?? 'unknown'})`,
    );
    const left = (reading.leftOut ?? []).map(({ words, why }) => `left out: ${words} (${why})`);
    const whole = !(reading.leftOut ?? []).some(({ why }) => why === 'not understood');
    return { shown: [JSON.stringify(reading.request), places.join(', '), ...left], whole };
  }
  const { intents, unused } = composeIntents(marked, talk);
  const whole =
    unused.length === 0 &&
    intents.length > 0 &&
    intents.every((one) => !isPartial(one) && intent.safeParse(one).success);
  return {
    shown: [...intents.map((one) => JSON.stringify(one)), ...unused.map((words) => `unused: ${words}`)],
    whole,
  };
}

let trip: TripTalkedOf | null = null;
let lastAnswer = '';
const counts = { messages: 0, whole: 0 };
for (const file of readdirSync(folder).filter((name) => name.endsWith('.txt')))
  for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
    if (line.startsWith('@trip')) trip = tripOf(line.slice(5));
    else if (line.startsWith('@none')) trip = null;
    else if (line.startsWith('@said')) lastAnswer = line.slice(6);
    const [kind = '', message = ''] = line.split('\t');
    if (message === '') continue;
    const talk: Conversation = { today: TODAY, dayFirst: true, currency: 'GBP', trip, lastAnswer };
    lastAnswer = '';
    if (kind !== wanted) continue;
    const { shown, whole } = compose(kind, message, talk);
    counts.messages += 1;
    if (whole) counts.whole += 1;
    if (Number(every) > 0 && counts.messages % Number(every) === 0)
      print(`\n${message}\n  ${shown.join('\n  ')}`);
  }
print(
  `\n${counts.messages} messages, ${((counts.whole / counts.messages) * 100).toFixed(1)} % without anything left over`,
);
