import type { Act, Marked, MarkedClause, MarkedSpan, SpanLabel } from '@wayfare/reader';

const mark = /[{[]([a-z.]+) |[}\]]|\\n/g;

/**
 * What the reader gives for a message with its marks, `{add put [see the Louvre] in}`, when it is sure of all of them:
 * words outside of braces are a plan's in a first request, and talk elsewhere.
 */
export function markedLine(line: string, kind: 'first' | 'next' = 'next'): Marked & { text: string } {
  const spans: MarkedSpan[] = [];
  const bounds: { act: Act | null; start: number }[] = [{ act: null, start: 0 }];
  let text = '';
  let from = 0;
  let open: { label: SpanLabel; start: number } | null = null;
  for (const match of line.matchAll(mark)) {
    text += line.slice(from, match.index);
    from = match.index + match[0].length;
    const [sign] = match[0];
    if (sign === '[') open = { label: match[1] as SpanLabel, start: text.length };
    else if (sign === '{') bounds.push({ act: match[1] as Act, start: text.length });
    else if (sign === '}') bounds.push({ act: null, start: text.length });
    else if (sign === '\\') text += '\n';
    else if (open !== null) {
      spans.push({ ...open, end: text.length, text: text.slice(open.start), confidence: 1 });
      open = null;
    }
  }
  text += line.slice(from);
  const clauses = bounds.flatMap(({ act, start }, index): MarkedClause[] => {
    const end = bounds[index + 1]?.start ?? text.length;
    const inside = spans.filter((span) => span.start >= start && span.end <= end);
    const words = text.slice(start, end);
    if (act === null && !/[\p{L}\p{N}]/u.test(words)) return [];
    const meant = act ?? (kind === 'first' ? 'plan' : 'chat');
    return [{ act: meant, start, end, text: words, confidence: 1, spans: inside }];
  });
  return { text, clauses };
}
