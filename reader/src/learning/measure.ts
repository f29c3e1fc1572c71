import type { Example } from '../corpus/read-corpus.ts';
import { targetOf } from '../corpus/target-of.ts';
import type { Marked, Reader } from '../marked.ts';
import { tokenize } from '../words/tokenize.ts';

/** Right, said and true of one label. */
export interface Count {
  right: number;
  said: number;
  true: number;
}

export interface Measured {
  messages: number;
  /** Exactly these words with this label. */
  spanF1: number;
  /** The label right, and the words in part. */
  spanOverlapF1: number;
  /** Exactly these words with this act. */
  clauseF1: number;
  /** The same acts in the same order, talk left out. */
  actsRight: number;
  /** All spans and all acts of a message. */
  wholeMessages: number;
  spans: Record<string, number>;
  acts: Record<string, number>;
}

interface Piece {
  label: string;
  start: number;
  end: number;
}

const f1 = ({ right, said, true: real }: Count) => Math.round((2000 * right) / Math.max(1, said + real)) / 10;

class Tally {
  readonly all: Count = { right: 0, said: 0, true: 0 };
  readonly byLabel = new Map<string, Count>();

  add(said: readonly Piece[], real: readonly Piece[], same: (a: Piece, b: Piece) => boolean) {
    const count = (label: string, what: keyof Count) => {
      const own = this.byLabel.get(label) ?? { right: 0, said: 0, true: 0 };
      own[what] += 1;
      this.all[what] += 1;
      this.byLabel.set(label, own);
    };
    for (const { label } of said) count(label, 'said');
    for (const piece of real) {
      count(piece.label, 'true');
      if (said.some((other) => other.label === piece.label && same(other, piece)))
        count(piece.label, 'right');
    }
  }

  get perLabel() {
    return Object.fromEntries(
      [...this.byLabel]
        .toSorted(([, a], [, b]) => b.true - a.true)
        .map(([label, count]) => [label, f1(count)]),
    );
  }
}

const exactly = (a: Piece, b: Piece) => a.start === b.start && a.end === b.end;
const inPart = (a: Piece, b: Piece) => a.start < b.end && b.start < a.end;

/** The marks of an example in the form in which a reader gives them. */
export function markedPieces(example: Example): { spans: Piece[]; clauses: Piece[] } {
  const tokens = tokenize(example.message.text);
  const { clauses } = targetOf(example, tokens);
  const edges = [...clauses.keys()].filter((at) => clauses[at]!.begins);
  return {
    spans: example.marks.spans,
    clauses: edges.map((from, at) => ({
      label: clauses[from]!.act,
      start: tokens[from]!.start,
      end: tokens[(edges[at + 1] ?? tokens.length) - 1]!.end,
    })),
  };
}

export const readPieces = ({ clauses }: Marked): { spans: Piece[]; clauses: Piece[] } => ({
  spans: clauses.flatMap(({ spans }) => spans),
  clauses: clauses.map(({ act, start, end }) => ({ label: act, start, end })),
});

const actsOf = (clauses: readonly Piece[]) =>
  clauses
    .map(({ label }) => label)
    .filter((label, at, all) => label !== 'chat' && label !== all[at - 1])
    .join(' ');

/** How well a reader marks messages whose marks are known. */
export function measure(reader: Reader, examples: readonly Example[]): Measured {
  const [spans, overlaps, clauses] = [new Tally(), new Tally(), new Tally()];
  let [actsRight, whole] = [0, 0];
  for (const example of examples) {
    const said = readPieces(reader.read(example.message));
    const real = markedPieces(example);
    spans.add(said.spans, real.spans, exactly);
    overlaps.add(said.spans, real.spans, inPart);
    clauses.add(said.clauses, real.clauses, exactly);
    const sameActs = actsOf(said.clauses) === actsOf(real.clauses);
    const sameSpans =
      said.spans.length === real.spans.length &&
      real.spans.every((piece) =>
        said.spans.some((other) => other.label === piece.label && exactly(other, piece)),
      );
    if (sameActs) actsRight += 1;
    if (sameActs && sameSpans) whole += 1;
  }
  const share = (count: number) => Math.round((1000 * count) / Math.max(1, examples.length)) / 10;
  return {
    messages: examples.length,
    spanF1: f1(spans.all),
    spanOverlapF1: f1(overlaps.all),
    clauseF1: f1(clauses.all),
    actsRight: share(actsRight),
    wholeMessages: share(whole),
    spans: spans.perLabel,
    acts: clauses.perLabel,
  };
}

/** What was measured of all together, without the single labels. */
export function totalsOf({ spans: _spans, acts: _acts, ...totals }: Measured) {
  return totals;
}
