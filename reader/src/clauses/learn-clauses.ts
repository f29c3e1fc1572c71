import type { Example } from '../corpus/read-corpus.ts';
import { markedPieces } from '../learning/measure.ts';
import { acts } from '../labels.ts';
import type { Lot } from '../learning/random.ts';
import type { LinearModel } from '../linear/linear-model.ts';
import { CLAUSE_ROWS, clauseFeatures } from './clause-features.ts';
import { evened, shares } from './clause-judge.ts';

interface Lesson {
  features: Int32Array;
  act: number;
}

const EPOCHS = 6;
const RATE = 0.15;
/** So much of the truth is spread over all acts, so that nothing is learned to be certain. */
const SMOOTHING = 0.05;
const MOST_ENTRIES = 760_000;
/** What is nearly right is not corrected: weights stay few, and none stands for noise. */
const LEAST_SLOPE = 0.03;

function lessonsOf(example: Example): Lesson[] {
  const { clauses, spans } = markedPieces(example);
  return clauses.map(({ label, start, end }, at) => {
    const features = clauseFeatures({
      text: example.message.text.slice(start, end),
      spans: spans
        .filter((span) => span.start >= start && span.start < end)
        .map((span) => ({ label: span.label, start: span.start - start, end: span.end - start })),
      hasTrip: example.message.trip !== null,
      isAnswer: example.message.lastAnswer !== undefined,
      before: clauses[at - 1]?.label ?? null,
      at,
      count: clauses.length,
    });
    return { act: acts.indexOf(label as (typeof acts)[number]), features };
  });
}

/** The strongest weights, each rounded to one of 255 steps. */
function strongest(weights: Float32Array): LinearModel {
  const sizes = weights
    .filter((weight) => weight !== 0)
    .map(Math.abs)
    .sort();
  const least = sizes[Math.max(0, sizes.length - MOST_ENTRIES)] ?? 0;
  const step = (sizes[Math.floor(sizes.length * 0.9995)] ?? 1) / 127;
  const starts = new Uint32Array(CLAUSE_ROWS + 1);
  const kept: number[] = [];
  for (let row = 0; row < CLAUSE_ROWS; row += 1) {
    for (let at = row * acts.length; at < (row + 1) * acts.length; at += 1)
      if (weights[at] !== 0 && Math.abs(weights[at]!) >= least) kept.push(at);
    starts[row + 1] = kept.length;
  }
  return {
    starts,
    step,
    tags: Uint8Array.from(kept, (at) => at % acts.length),
    weights: Int8Array.from(kept, (at) => Math.max(-127, Math.min(127, Math.round(weights[at]! / step)))),
  };
}

/** Logistic regression over whole clauses (Adagrad): which act a clause is, by its words and its spans. */
export function learnClauses(examples: readonly Example[], lot: Lot): LinearModel {
  const lessons = examples.flatMap(lessonsOf);
  const count = acts.length;
  const weights = new Float32Array(CLAUSE_ROWS * count);
  const squares = new Float32Array(CLAUSE_ROWS * count);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (let at = lessons.length - 1; at > 0; at -= 1) {
      const other = lot.under(at + 1);
      [lessons[at], lessons[other]] = [lessons[other]!, lessons[at]!];
    }
    for (const { features, act } of lessons) {
      const unit = evened(features.length);
      const scores = new Float64Array(count);
      for (const row of features)
        for (let tag = 0; tag < count; tag += 1) scores[tag]! += weights[row * count + tag]! * unit;
      const chances = shares(scores);
      const slopes = chances.map(
        (chance, tag) => (chance - SMOOTHING / count - (tag === act ? 1 - SMOOTHING : 0)) * unit,
      );
      for (const row of features)
        for (let tag = 0; tag < count; tag += 1) {
          const at = row * count + tag;
          const slope = slopes[tag]!;
          if (Math.abs(slope) < LEAST_SLOPE) continue;
          squares[at]! += slope * slope;
          weights[at]! -= (RATE * slope) / (Math.sqrt(squares[at]!) + 1e-6);
        }
    }
  }
  return strongest(weights);
}
