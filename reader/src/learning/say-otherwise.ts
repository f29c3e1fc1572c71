import type { TextEdit } from '../corpus/edit-marked.ts';
import type { MarkedText } from '../corpus/parse-marked.ts';
import type { Act } from '../labels.ts';
import type { Lot } from './random.ts';

type Clause = MarkedText['clauses'][number];

/** Verbs that do the same to what stands behind them. */
const verbs: Readonly<Partial<Record<Act, readonly string[]>>> = {
  remove: [
    'remove', 'drop', 'skip', 'cut', 'delete', 'scrap', 'bin', 'ditch', 'lose', 'leave out', 'take out',
    'cut out', 'get rid of', 'kick out',
  ],
  add: ['add', 'include', 'put in', 'throw in', 'fit in', 'squeeze in'],
  move: ['move', 'shift', 'push', 'put'],
  swap: ['swap', 'switch', 'exchange', 'swap round'],
}; // prettier-ignore
/** Each with the word that joins what goes and what comes. */
const exchanges = [
  ['replace', 'with'], ['replace', 'by'], ['swap', 'for'], ['change', 'to'], ['switch', 'to'],
  ['exchange', 'for'], ['trade', 'for'],
] as const; // prettier-ignore
const joiners = /^(?:with|by|for|to)$/i;

const openers = [
  'can you', 'could you', 'can we', 'could we', "let's", 'please', 'pls', 'i want to', "i'd like to",
  'we want to', "we'd like to", 'we should', 'i think we should', 'maybe', 'actually', 'ok so', 'hmm,',
  'oh and', 'also', 'would it be possible to', 'you can', 'just', 'one thing:', 'i need you to',
]; // prettier-ignore
const bare =
  'make give start end finish set keep lock plan build rename call spend stay extend shorten turn go arrange'.split(
    ' ',
  );
const begins = new Set(
  [...Object.values(verbs).flat(), ...exchanges.map(([verb]) => verb), ...bare].map(
    (verb) => verb.split(' ')[0]!,
  ),
);

const clauseText = ({ text }: MarkedText, { start, end }: Clause) => text.slice(start, end);

/** The verb with which a clause begins, one of these; null where another word does. */
function verbAt(words: string, of: readonly string[]): string | null {
  const said = words.toLowerCase();
  return of.toSorted((a, b) => b.length - a.length).find((verb) => said.startsWith(`${verb} `)) ?? null;
}

function otherExchange(marks: MarkedText, clause: Clause, lot: Lot): TextEdit[] {
  const words = clauseText(marks, clause);
  const verb = verbAt(words, [...new Set(exchanges.map(([one]) => one))]);
  const inside = marks.spans.filter(({ start, end }) => start >= clause.start && end <= clause.end);
  const [old, fresh] = inside;
  if (verb === null || old === undefined || fresh === undefined || inside.length > 2) return [];
  const between = marks.text.slice(old.end, fresh.start);
  if (!joiners.test(between.trim())) return [];
  const [put, joiner] = lot.of(exchanges);
  return [
    { start: clause.start, end: clause.start + verb.length, text: put },
    { start: old.end, end: fresh.start, text: ` ${joiner} ` },
  ];
}

/** The same wishes with another verb that means the same. */
export function otherVerbs(marks: MarkedText, lot: Lot): TextEdit[] {
  return marks.clauses.flatMap((clause) => {
    if (clause.label === 'replace') return otherExchange(marks, clause, lot);
    const own = verbs[clause.label];
    const verb = own === undefined ? null : verbAt(clauseText(marks, clause), own);
    if (own === undefined || verb === null) return [];
    const end = clause.start + verb.length;
    return marks.spans.some((span) => span.start < end && span.end > clause.start)
      ? []
      : [{ start: clause.start, end, text: lot.of(own) }];
  });
}

/** An order said as people say orders to one another: asked for, wished for, or with a word before it. */
export function openedOtherwise(marks: MarkedText, lot: Lot): TextEdit[] {
  const [first] = marks.clauses;
  if (first === undefined) return [];
  const words = clauseText(marks, first);
  const opener = verbAt(words, openers);
  const [word = ''] = words.toLowerCase().split(/\s/);
  const isFree = (end: number) => !marks.spans.some((span) => span.start < end && span.end > first.start);
  if (opener !== null && lot.happens(0.5)) {
    const end = first.start + opener.length + 1;
    return isFree(end) ? [{ start: first.start, end, text: '' }] : [];
  }
  const end = first.start + word.length;
  if (!begins.has(word) || !isFree(end)) return [];
  return [{ start: first.start, end, text: `${lot.of(openers)} ${word}` }];
}
