import type { MarkedText, Stretch } from './parse-marked.ts';

/** A stretch of a text and what shall stand there; it may not cross the border of a mark. */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

/** The text with other words in places; its marks stay on what they marked. */
export function editMarked({ text, spans, clauses }: MarkedText, edits: readonly TextEdit[]): MarkedText {
  const inOrder = edits.toSorted((a, b) => a.start - b.start);
  let edited = '';
  let at = 0;
  for (const edit of inOrder) {
    edited += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  const moved = (offset: number) =>
    inOrder.reduce(
      (sum, { start, end, text: put }) => (end <= offset && start < offset ? sum + put.length - (end - start) : sum),
      offset,
    );
  const move = <Label extends string>({ label, start, end }: Stretch<Label>): Stretch<Label> => ({
    label,
    start: moved(start),
    end: moved(end),
  });
  return {
    text: edited + text.slice(at),
    spans: spans.map(move).filter(({ start, end }) => start < end),
    clauses: clauses.map(move).filter(({ start, end }) => start < end),
  };
}
