import type { Placed } from '../spans.ts';

const named = /\p{Lu}[\p{L}'’-]+[,\s]*(?:\(|(?:who )?(?:is|aged)\s)?\s*(\d{1,2})\b/gu;
const goesOn = /^\)?\s*(?:[,.;:)(&+–-]|and\b|$)/;

/** "Three kids: Anna 15, Max 11, Sofia 6": names of children with their ages, whatever they were taken for. */
export function mendNamed(spans: readonly Placed[], text: string): Placed[] {
  const kids = spans.find(({ label }) => label === 'kids');
  if (kids === undefined) return [...spans];
  const from = kids.end;
  const [sentence = ''] = /^[^.!?\n]*/.exec(text.slice(from)) ?? [];
  const found = [...sentence.matchAll(named)].filter(({ 0: all, index }) =>
    goesOn.test(sentence.slice(index + all.length)),
  );
  if (found.length < 2) return [...spans];
  const isIn = ({ start, end }: Placed) =>
    found.some(({ 0: all, index }) => start < from + index + all.length && end > from + index);
  const ages = found.map(({ 0: all, 1: age = '', index }): Placed => {
    const start = from + index + all.lastIndexOf(age);
    return { label: 'ages', start, end: start + age.length, text: age, confidence: 1, clause: kids.clause };
  });
  const rest = spans.filter((span) => span === kids || !isIn(span));
  return [...rest, ...ages].toSorted((one, other) => one.start - other.start);
}
