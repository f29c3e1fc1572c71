import type { Random } from '@wayfare/planner';

/** One of several, by chance. */
export const oneOf = <Value>(random: Random, values: readonly Value[]): Value =>
  values[random.below(values.length)]!;

const pieces = [
  '\u0000',
  '\u202e',
  '\ud83d',
  '👩‍👩‍👧‍👦',
  'ß',
  'İ',
  '”',
  "'",
  '"',
  '\\',
  '<b>',
  '{{',
  '%',
  '../',
  '\n\n',
  '\t',
  ' ',
  '-',
  '–',
  '0',
  '99999999999999999999',
  '-1',
  '1e308',
  '½',
  '٣',
  '三',
  '31 February',
  '25:61',
  'tomorrow',
  'not',
  'and',
  'or',
  'instead of',
  'every',
  'except',
  'a week',
  'two',
  'Paris',
  'Springfield',
  'from',
  'to',
  'EUR',
  '€',
  '((((',
  'a'.repeat(300),
];

/** A text with a few pieces cut out, doubled, put elsewhere or put in. */
export function mutatedText(random: Random, text: string): string {
  let mutated = text;
  for (let turns = 1 + random.below(4); turns > 0; turns -= 1) {
    const words = mutated.split(' ');
    const at = random.below(words.length);
    const other = random.below(words.length);
    const cut = random.below(mutated.length);
    mutated = oneOf(random, [
      () => words.toSpliced(at, 1).join(' '),
      () => words.toSpliced(at, 0, oneOf(random, pieces)).join(' '),
      () => words.toSpliced(at, 1, words[other]!).join(' '),
      () => [...words.slice(at), ...words.slice(0, at)].join(' '),
      () => mutated.slice(0, cut) + oneOf(random, pieces) + mutated.slice(cut),
      () => mutated.slice(0, cut) + mutated.slice(cut + 1 + random.below(6)),
      () => `${mutated} ${words.slice(at, at + 5).join(' ')}`,
    ])();
  }
  return mutated;
}

const values: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53,
  1e308,
  '',
  ' ',
  'x'.repeat(5000),
  '\u0000',
  '__proto__',
  '2027-02-30',
  '2027-13-01',
  '0000-01-01',
  '9999-12-31',
  [],
  [null],
  {},
  { id: 'x' },
  [[[[[[[[]]]]]]]],
];

/** A value with a few of its parts taken out, doubled, mixed up or put in the place of others. */
export function mutatedValue<Value>(random: Random, value: Value): unknown {
  const copy = structuredClone(value) as unknown;
  for (let turns = 1 + random.below(3); turns > 0; turns -= 1) {
    const [holder, key] = oneOf(random, partsOf(copy));
    if (Array.isArray(holder)) mutateList(random, holder, Number(key));
    else mutateField(random, holder, key);
  }
  return copy;
}

type Fields = Record<string, unknown>;

function mutateList(random: Random, list: unknown[], at: number): void {
  oneOf(random, [
    () => list.splice(at, 1),
    () => list.push(structuredClone(list[at])),
    () => list.reverse(),
    () => list.splice(at, 1, oneOf(random, values)),
  ])();
}

function mutateField(random: Random, fields: Fields, key: string): void {
  const before = fields[key];
  oneOf(random, [
    () => delete fields[key],
    () => (fields[key] = oneOf(random, values)),
    () => (fields[oneOf(random, ['__proto__x', 'constructor', 'more', ''])] = before),
    () => (fields[key] = typeof before === 'string' ? mutatedText(random, before) : oneOf(random, values)),
    () => (fields[key] = typeof before === 'number' ? before * oneOf(random, [-1, 0.5, 1000]) : before),
  ])();
}

/** Every place in a value that holds another, with what holds it. */
function partsOf(value: unknown): [holder: Fields | unknown[], key: string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [
    [value as Fields, key] as [Fields, string],
    ...partsOf(part),
  ]);
}
