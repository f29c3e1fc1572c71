import type { Findings } from './finding.ts';

const cliches =
  /\b(must[- ](see|visit|do|try)|breathtaking\w*|world[- ]class|stunning\w*|nestled|hidden gems?|unforgettable|unparalleled|bucket[- ]list|jaw[- ]dropping|once[- ]in[- ]a[- ]lifetime|awe[- ]inspiring|best in the world|most beautiful in the world|mesmeri[sz]ing|vibrant tapestry|something for everyone)\b/iu;

/** Checks how a text is written: its ending, and words that sell instead of telling. */
export function checkText(
  name: string,
  text: string,
  findings: Findings,
  { sentence = true }: { sentence?: boolean } = {},
): void {
  if (/ {2}/.test(text)) findings.warning(`${name} has two spaces in a row`);
  if (/https?:|www\./i.test(text)) findings.error(`${name} holds a web address`);
  if (text.includes('!')) findings.warning(`${name} has an exclamation mark`);
  const cliche = cliches.exec(text);
  if (cliche) findings.warning(`${name} says "${cliche[0]}"`);
  if (sentence && !/[.?…)"”’]$/.test(text)) findings.warning(`${name} does not end like a sentence`);
}

/** Checks that a point is written with care. */
export function checkPoint({ lat, lon }: { lat: number; lon: number }, findings: Findings): void {
  for (const [name, value] of Object.entries({ lat, lon })) {
    if (Math.abs(value * 1e4 - Math.round(value * 1e4)) > 1e-4)
      findings.error(`${name} has more than four decimals`);
  }
  const rough = [lat, lon].every((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6);
  if (rough) findings.warning(`coordinates ${lat}, ${lon} look rounded to two decimals`);
}
