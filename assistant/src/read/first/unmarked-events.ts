import { listed } from '../any-of.ts';
import type { Placed } from '../spans.ts';
import { labelled } from '../spans.ts';

/** What stands before and after the name of an event, and is no part of it. */
const leading =
  listed(`you, we, i, they, there, is, are, am, be, will, would, plan, plans, want, wish, need, have, has, had,
  got, going, gonna, like, also, and, then, to, a, an, the, my, our, some, on, from, during, between, in, at`);
const trailing =
  listed(`you, we, i, want, need, have, like, would, to, attend, go, visit, be, is, are, in, at, on, from,
  during, between, the, and, for, near, around`);
const lead = new RegExp(`^(?:[^\\p{L}\\p{N}]|\\b(?:${leading})\\b)+`, 'iu');
const tail = new RegExp(`(?:[^\\p{L}\\p{N}]|\\b(?:${trailing})\\b)+$`, 'iu');

/** The words of a clause that no mark took, the longest stretch of them, without what leads to an event. */
function wordsOf(clause: Placed['clause'], spans: readonly Placed[]) {
  const own = spans.filter((span) => span.clause === clause);
  const ends = [clause.start, ...own.map(({ end }) => end)];
  const stretches = ends.map((from, index) => {
    const gap = clause.text.slice(from - clause.start, (own[index]?.start ?? clause.end) - clause.start);
    const behind = gap.slice(lead.exec(gap)?.[0].length ?? 0);
    return { start: from + gap.length - behind.length, text: behind.replace(tail, '') };
  });
  return stretches.toSorted((one, other) => other.text.length - one.text.length)[0];
}

/** "We see my aunt in Lille on day 3": an event with its place and its day, of which its own words have no mark. */
export function withUnmarkedEvents(spans: readonly Placed[], clauses: readonly Placed['clause'][]): Placed[] {
  const added = clauses.flatMap((clause): Placed[] => {
    const own = spans.filter((span) => span.clause === clause);
    const isEvent =
      clause.act === 'event' &&
      labelled(own, 'day').length > 0 &&
      labelled(own, 'stop').length > 0 &&
      labelled(own, 'event').length === 0;
    const words = isEvent ? wordsOf(clause, spans) : undefined;
    if (words === undefined || words.text === '') return [];
    const { start, text } = words;
    return [{ label: 'event', start, end: start + text.length, text, confidence: 0.5, clause }];
  });
  return [...spans, ...added].toSorted((one, other) => one.start - other.start);
}
