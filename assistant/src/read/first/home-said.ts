import { listed } from '../any-of.ts';
import type { Placed } from '../spans.ts';
import { nameAt } from './names-led-to.ts';
import type { SettlePlaces } from './place-mentions.ts';

const now = `(?:(?:${listed('all, both, now, currently, still, actually, just, here')})\\s+)*`;
const near = `(?:(?:${listed('right, just, in, near, at, outside, back')})\\s+)*`;
const we = "(?:I|we)(?:['’](?:m|re)|\\s+(?:am|are))?";
/** "We live near", "I'm based in", "home is", "writing from": what follows is where the writer lives. */
const lives = new RegExp(
  `\\b(?:${we}\\s+${now}(?:live|living|based|settled)\\s+${near}|(?:our |my )?home(?:town)?\\s+is\\s+${near}|` +
    `(?:writing|greetings|hello|hi)\\s+from\\s+(?:sunny\\s+|rainy\\s+)?)`,
  'giu',
);
const placed = new Set(['stop', 'maybe', 'base', 'about', 'via', 'see', 'airport']);

/** Where the writer says they live is where they start, unless another place is. */
export function withHomeSaid(
  text: string,
  spans: readonly Placed[],
  clauses: readonly Placed['clause'][],
  settle: SettlePlaces,
): Placed[] {
  if (spans.some(({ label }) => label === 'origin')) return [...spans];
  for (const { 0: lead, index } of text.matchAll(lives)) {
    const home = nameAt(text, index + lead.length, settle);
    const clause = clauses.find(({ start, end }) => index >= start && index < end) ?? clauses[0];
    if (home === null || clause === undefined) continue;
    const end = home.start + home.text.length;
    const met = spans.filter((span) => span.start < end && span.end > home.start);
    const isElsewhere = spans.some((span) => !met.includes(span) && span.text === home.text);
    if (isElsewhere || !met.every(({ label }) => placed.has(label))) continue;
    const origin: Placed = { label: 'origin', ...home, end, confidence: 1, clause };
    return [...spans.filter((span) => !met.includes(span)), origin].toSorted(
      (one, other) => one.start - other.start,
    );
  }
  return [...spans];
}
