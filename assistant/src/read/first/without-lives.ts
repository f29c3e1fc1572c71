import type { SpanLabel } from '@wayfare/reader';
import { endsWithAny } from '../any-of.ts';
import type { Placed } from '../spans.ts';

/** What a place in passing is taken for. */
const taken = new Set<SpanLabel>(['stop', 'maybe', 'base', 'via', 'end', 'outing']);
/** Of those who are from somewhere else than the writer. */
const oneFrom = /\b(?:one|another|other|s?he|they)\b[^,.;]{0,20}\b(?:is|are|comes?) from\s+$/i;
const SURE = 0.9;

/** What people do at home, at work and at school: nobody plans a journey in these words. */
const lived = endsWithAny(
  `grew up, was born, were born, was raised, lived, lives, used to live, works, worked, used to work, studied,
  studies, trained, stationed, went to school, moved, moving, retired, got married, were married, honeymooned, proposed`,
  'in, at, near, from, to, outside, around',
);
/** "My boss is from Lucca"; where the writer is from is home. */
const comesFrom = endsWithAny('is, was, comes, came', 'from');

const sentence = (text: string, start: number) =>
  text
    .slice(0, start)
    .split(/[.;!?\n](?=\s)/)
    .at(-1)!;

/** "She grew up in Mildura", "my boss lives near Lucca": places of people's lives, to which nobody goes. */
export function withoutLives(spans: readonly Placed[], text: string): Placed[] {
  const isPassed = (span: Placed) => {
    const ahead = sentence(text, span.start);
    if (span.label === 'origin') return oneFrom.test(ahead);
    return taken.has(span.label) && span.confidence < SURE && (lived.test(ahead) || comesFrom.test(ahead));
  };
  const rest = spans.filter((span) => !isPassed(span));
  return rest.some(({ label }) => taken.has(label)) ? rest : [...spans];
}
