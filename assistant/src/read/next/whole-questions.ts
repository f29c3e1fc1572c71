import type { Marked, MarkedClause } from '@wayfare/reader';

/** A reading that is hardly more than a guess. */
const UNSURE = 0.45;
const notOurs = new Set<MarkedClause['act']>(['offtopic', 'nonsense', 'abuse']);
const changes = new Set<MarkedClause['act']>(['add', 'remove', 'replace', 'move', 'swap', 'order', 'nights', 'wish', 'rest']);

const isAsk = ({ act }: MarkedClause): boolean => act.startsWith('ask.');
const isOpen = ({ text }: MarkedClause): boolean => !/[.!?;:,]\s*$/.test(text);
const beginsAnew = /^\s*(?:and|but|so|then|or|also|if|otherwise|please|can|could)\b/i;

/** "Do we have time for | a day trip to Tivoli?" is one question, and asks for no day trip. */
function joined(clauses: readonly MarkedClause[]): MarkedClause[] {
  const whole: MarkedClause[] = [];
  for (const clause of clauses) {
    const last = whole.at(-1);
    const goesOn =
      last !== undefined && isAsk(last) && isOpen(last) && changes.has(clause.act) && !beginsAnew.test(clause.text);
    if (!goesOn) whole.push(clause);
    else
      whole[whole.length - 1] = {
        ...last,
        end: clause.end,
        text: `${last.text.trimEnd()} ${clause.text.trimStart()}`,
        spans: [...last.spans, ...clause.spans],
      };
  }
  return whole;
}

/** What was hardly read as something else, and is a question by its form or by what stands beside it. */
function settled(clause: MarkedClause, others: readonly MarkedClause[]): MarkedClause {
  if (clause.confidence >= UNSURE) return clause;
  if (notOurs.has(clause.act) && clause.text.trim().endsWith('?')) return { ...clause, act: 'ask.other' };
  const isTold = changes.has(clause.act) && clause.spans.length === 0 && !clause.text.includes('?');
  return isTold && others.some(isAsk) ? { ...clause, act: 'chat' } : clause;
}

/** Questions that were read in parts, or for something else, as the whole questions that they are. */
export function withWholeQuestions({ clauses }: Marked): Marked {
  const whole = joined(clauses);
  return { clauses: whole.map((clause) => settled(clause, whole)) };
}
