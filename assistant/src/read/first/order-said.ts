import { anyOf } from '../any-of.ts';
import type { Heading } from '../reading.ts';
import type { Placed } from '../spans.ts';
import { between, labelled } from '../spans.ts';
import type { Named } from './place-mentions.ts';

const then = anyOf('then, followed by, after that, afterwards, onto, on to, before going, before heading');
const arrow = />|→/;

const isThen = (words: string) => then.test(words) || arrow.test(words);

/** "Bergen → Flåm, then Ålesund": the places are to be visited in the order in which they stand. */
export function isInOrder(text: string, named: readonly Named[]): boolean {
  const stops = named.filter(({ span }) => ['stop', 'base', 'end'].includes(span.label));
  return stops.some(({ span }, index) => {
    const next = stops[index + 1];
    return next !== undefined && isThen(between(text, span, next.span).slice(-60));
  });
}

const headings: readonly (readonly [RegExp, Heading])[] = [
  [/north to (?:the )?south|southwards/i, 'south'],
  [/south to (?:the )?north|northwards/i, 'north'],
  [/west to (?:the )?east|eastwards/i, 'east'],
  [/east to (?:the )?west|westwards/i, 'west'],
];

/** "Vietnam from north to south". */
export function readHeading(spans: readonly Placed[]): Heading | null {
  const said = spans
    .filter(({ label }) => ['pos', 'round', 'extra', 'stop'].includes(label))
    .map(({ text }) => text);
  return headings.find(([pattern]) => said.some((words) => pattern.test(words)))?.[1] ?? null;
}

/** The way from where it begins to where it ends is the trip. */
export const isRoadTrip = (spans: readonly Placed[]): boolean =>
  labelled(spans, 'by', 'like').some(({ text }) => /road ?trip|scenic (?:drive|route)/i.test(text));
