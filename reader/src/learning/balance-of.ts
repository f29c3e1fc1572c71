import type { Example } from '../corpus/read-corpus.ts';
import type { Gazetteer } from '../marked.ts';
import type { Balance } from '../open-reader.ts';
import { openReader } from '../open-reader.ts';
import { markedPieces } from './measure.ts';

const temperatures = [1, 1.4, 2, 2.8, 4, 5.6, 8];

/** How far confidences are from the truth, on the mean of squares (Brier). */
function distances(gazetteer: Gazetteer, weights: URL, balance: Balance, examples: readonly Example[]) {
  const reader = openReader(gazetteer, weights, balance);
  const sums = { span: 0, spans: 0, act: 0, acts: 0 };
  for (const example of examples) {
    const real = markedPieces(example);
    for (const { act, start, end, confidence, spans } of reader.read(example.message).clauses) {
      // An act is right where most of its words do that.
      const right = real.clauses.some((clause) => {
        const shared = Math.min(end, clause.end) - Math.max(start, clause.start);
        return clause.label === act && shared * 2 > end - start;
      });
      sums.act += (Number(right) - confidence) ** 2;
      sums.acts += 1;
      for (const span of spans) {
        const same = real.spans.some(
          (piece) => piece.label === span.label && piece.start === span.start && piece.end === span.end,
        );
        sums.span += (Number(same) - span.confidence) ** 2;
        sums.spans += 1;
      }
    }
  }
  return { spans: sums.span / sums.spans, acts: sums.act / sums.acts };
}

/** The temperatures at which a confidence is nearest to how often it is right, on messages that were held out. */
export function balanceOf(
  gazetteer: Gazetteer,
  weights: URL,
  linearShare: number,
  heldOut: readonly Example[],
): Balance {
  const tried = temperatures.map((temperature) => {
    const balance = { linearShare, spanTemperature: temperature, actTemperature: temperature };
    return { temperature, ...distances(gazetteer, weights, balance, heldOut) };
  });
  const best = (of: 'spans' | 'acts') => tried.reduce((a, b) => (b[of] < a[of] ? b : a)).temperature;
  return { linearShare, spanTemperature: best('spans'), actTemperature: best('acts') };
}
