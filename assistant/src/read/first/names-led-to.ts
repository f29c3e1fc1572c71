import type { Placed } from '../spans.ts';
import type { SettlePlaces } from './place-mentions.ts';

const name = /^(?:the\s+)?((?:\p{Lu}[\p{L}'’-]+)(?:\s\p{Lu}[\p{L}'’-]+){0,2})/u;
const onward = /^,?\s+(?:and\s+)?(?:(?:head(?:ing|ed)|going|travell?ing|flying)\s+)?/;
const toward = /(?:to|towards?)\s+(?:(?:visit|explore)\s+)?/;
/** After these marks, what words lead to a place: "five days in", "three cities across", "from Lille to". */
const leads: readonly (readonly [readonly string[], RegExp])[] = [
  [['nights', 'length'], /^\s+in\s+/i],
  [['count'], /^[^.,;!?]{0,24}\b(?:cities|towns)\s+(?:in|across|of)\s+/i],
  [['origin'], /^\s+and\s+(?:ending|finishing|concluding)\s+in\s+/i],
  [['origin'], new RegExp(onward.source + toward.source, 'i')],
];

const LARGE = 100_000;

/** The longest name at a place of the text that is a town or an area by that very name. */
export function nameAt(
  text: string,
  start: number,
  settle: SettlePlaces,
): { start: number; text: string } | null {
  const [whole = '', words = ''] = name.exec(text.slice(start)) ?? [];
  const from = start + whole.length - words.length;
  const parts = words.split(/\s/);
  for (let count = parts.length; count > 0; count -= 1) {
    const said = parts.slice(0, count).join(' ');
    const hit = said === '' ? null : settle([{ name: said, use: 'town', asWritten: true }])[0]?.hit;
    const isArea = hit?.kind === 'country' || hit?.kind === 'region';
    const isTown = hit?.kind === 'city' && (hit.inCatalogue || hit.population > LARGE);
    if (hit?.match === 'exact' && (isArea || isTown)) return { start: from, text: said };
  }
  return null;
}

/** Names without a mark where the words before them say that one goes there. */
export function withNamesLedTo(text: string, spans: readonly Placed[], settle: SettlePlaces): Placed[] {
  const found = spans.flatMap((span, index): Placed[] => {
    const { clause } = span;
    const until = Math.min(clause.end, spans[index + 1]?.start ?? clause.end);
    const gap = text.slice(span.end, until);
    const lead = leads.find(([labels, words]) => labels.includes(span.label) && words.test(gap));
    const length = lead?.[1].exec(gap)?.[0].length;
    const met = length === undefined ? null : nameAt(text, span.end + length, settle);
    if (met === null || met.start + met.text.length > until) return [];
    return [{ label: 'stop', ...met, end: met.start + met.text.length, confidence: 0.5, clause }];
  });
  return [...spans, ...found].toSorted((one, other) => one.start - other.start);
}
