import type { Findings } from './finding.ts';

const cliches =
  /\b(must[- ](see|visit|do|try)|breathtaking\w*|world[- ]class|stunning\w*|nestled|hidden gems?|unforgettable|unparalleled|bucket[- ]list|jaw[- ]dropping|once[- ]in[- ]a[- ]lifetime|awe[- ]inspiring|best in the world|most beautiful in the world|mesmeri[sz]ing|vibrant tapestry|something for everyone)\b/iu;

/** The fields of `value` that `allowed` does not name, and the required ones that are missing. */
export function checkFields(
  value: object,
  required: readonly string[],
  optional: readonly string[],
  findings: Findings,
): void {
  for (const key of required) {
    if ((value as Record<string, unknown>)[key] === undefined) findings.error(`${key} is missing`);
  }
  for (const key of Object.keys(value)) {
    if (!required.includes(key) && !optional.includes(key))
      findings.error(`${key} is not a field of the format`);
  }
}

/** Checks a sentence or paragraph: its length, its ending, and words that sell instead of telling. */
export function checkText(
  name: string,
  text: unknown,
  least: number,
  most: number,
  findings: Findings,
  options: { sentence?: boolean; paragraphs?: boolean } = {},
): void {
  if (typeof text !== 'string') {
    findings.error(`${name} is not text`);
    return;
  }
  if (text.length < least || text.length > most) {
    findings.error(`${name} has ${text.length} characters, not ${least}–${most}`);
  }
  if (text !== text.trim()) findings.error(`${name} begins or ends with a space`);
  if (/ {2}/.test(text)) findings.warning(`${name} has two spaces in a row`);
  if (!options.paragraphs && text.includes('\n')) findings.error(`${name} has a line break`);
  if (/https?:|www\./i.test(text)) findings.error(`${name} holds a web address`);
  if (text.includes('!')) findings.warning(`${name} has an exclamation mark`);
  const cliche = cliches.exec(text);
  if (cliche) findings.warning(`${name} says "${cliche[0]}"`);
  if (options.sentence !== false && text.length > 0 && !/[.?…)"”’]$/.test(text)) {
    findings.warning(`${name} does not end like a sentence`);
  }
}

/** Checks a number: finite, within its bounds, whole where it must be. */
export function checkNumber(
  name: string,
  value: unknown,
  least: number,
  most: number,
  findings: Findings,
  whole = true,
): void {
  if (typeof value !== 'number' || !Number.isFinite(value)) findings.error(`${name} is not a number`);
  else if (value < least || value > most) findings.error(`${name} is ${value}, not ${least}–${most}`);
  else if (whole && !Number.isInteger(value)) findings.error(`${name} is ${value}, not a whole number`);
}

/** Checks that a value is one of a closed list. */
export function checkOneOf(
  name: string,
  value: unknown,
  allowed: readonly unknown[],
  findings: Findings,
): void {
  if (!allowed.includes(value)) findings.error(`${name} "${String(value)}" is none of ${allowed.join(' ')}`);
}

/** Checks a slug: lower-case words of a–z and 0–9 joined by single hyphens. */
export function checkSlug(slug: unknown, findings: Findings): void {
  if (typeof slug !== 'string' || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 80) {
    findings.error(`slug "${String(slug)}" is not lower-case words joined by hyphens`);
  }
}

/** Checks a point on the globe; says false when the numbers are unusable. */
export function checkPoint(lat: unknown, lon: unknown, findings: Findings): boolean {
  checkNumber('lat', lat, -90, 90, findings, false);
  checkNumber('lon', lon, -180, 180, findings, false);
  if (typeof lat !== 'number' || typeof lon !== 'number') return false;
  for (const [name, value] of [
    ['lat', lat],
    ['lon', lon],
  ] as const) {
    if (Math.abs(value * 1e4 - Math.round(value * 1e4)) > 1e-4)
      findings.error(`${name} has more than four decimals`);
  }
  const rough = [lat, lon].every((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6);
  if (rough) findings.warning(`coordinates ${lat}, ${lon} look rounded to two decimals`);
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
}
