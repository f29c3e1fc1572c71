import type { Act, SpanLabel } from '../labels.ts';
import { acts, spanLabels } from '../labels.ts';

/** A stretch of a text with what was marked on it. */
export interface Stretch<Label extends string> {
  label: Label;
  start: number;
  end: number;
}

export interface MarkedText {
  text: string;
  spans: Stretch<SpanLabel>[];
  /** Only what stands in braces. */
  clauses: Stretch<Act>[];
}

const opening = /[{[]([a-z.]+) (?=\S)/y;
const isAct = new Set<string>(acts);
const isSpanLabel = new Set<string>(spanLabels);

/** Reads `{add put [see the Louvre] in}`; throws a sentence on what is wrong with the marks. */
export function parseMarked(marked: string): MarkedText {
  const result: MarkedText = { text: '', spans: [], clauses: [] };
  let clause: Stretch<Act> | null = null;
  let span: Stretch<SpanLabel> | null = null;
  for (let at = 0; at < marked.length; at += 1) {
    const sign = marked[at]!;
    const start = result.text.length;
    if (sign === '{' || sign === '[') {
      opening.lastIndex = at;
      const label = opening.exec(marked)?.[1] ?? '';
      if (!(sign === '{' ? isAct : isSpanLabel).has(label))
        throw new Error(`no such label: ${marked.slice(at, at + 20)}`);
      if (span !== null || (sign === '{' && clause !== null)) throw new Error('marks are nested');
      if (sign === '{') clause = { label: label as Act, start, end: start };
      else span = { label: label as SpanLabel, start, end: start };
      at += label.length + 1;
    } else if (sign === '}') {
      if (clause === null || span !== null) throw new Error('a } too many');
      result.clauses.push({ ...clause, end: start });
      clause = null;
    } else if (sign === ']') {
      if (span === null) throw new Error('a ] too many');
      result.spans.push({ ...span, end: start });
      span = null;
    } else if (sign === '\\' && marked[at + 1] === 'n') {
      result.text += '\n';
      at += 1;
    } else result.text += sign;
  }
  if (clause !== null || span !== null) throw new Error('a mark is not closed');
  return result;
}
