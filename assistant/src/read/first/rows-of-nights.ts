import type { SpanLabel } from '@wayfare/reader';
import { listed } from '../any-of.ts';
import { numberIn } from '../read-number.ts';
import { rowBeside } from '../rows-in.ts';
import type { Placed } from '../spans.ts';
import { labelled } from '../spans.ts';
import { tokensOf } from '../words-in.ts';

const figure = `(?:\\d{1,2}|${listed('one, two, three, four, five, six, seven, eight, nine, ten')})`;
const link = '(?:\\s*[,+&/]\\s*(?:(?:and|then)\\s+)?|\\s+(?:and|then)\\s+)';
const rows = new RegExp(
  `(?<![\\p{L}\\d.,£€$])${figure}(?:${link}${figure})+(?![\\p{L}\\d])(?:\\s*(?:nights?|nts?|days?)\\b)?`,
  'giu',
);
const figures = new RegExp(figure, 'giu');
const unitOf = /\p{L}+$/u;

/** What a figure may have been taken for and be one of a row of nights all the same. */
const loose = new Set<SpanLabel>(['nights', 'length', 'count', 'adults', 'people']);
/** Of other labels a figure is taken where the tagger was not sure. */
const SURE = 0.8;

/** "3/4 nights" is one length that is left open. */
const isRange = (row: string, counts: readonly number[]) =>
  row.includes('/') && counts.length === 2 && counts[1] === counts[0]! + 1;

/** "Budapest and Prague, 4 + 3 nights": figures in a row beside as many places are their nights, each for itself. */
export function withRowsOfNights(spans: readonly Placed[], text: string): Placed[] {
  const places = labelled(spans, 'stop', 'base', 'maybe', 'end');
  let result = [...spans];
  for (const { 0: row, index: start } of text.matchAll(rows)) {
    const end = start + row.length;
    const met = result.filter((span) => span.start < end && span.end > start);
    const own = [...row.matchAll(figures)];
    const unit = unitOf.exec(row)?.[0] ?? '';
    const hasUnit = /^(?:n|day)/i.test(unit) && numberIn([unit.toLowerCase()]) === null;
    const isFree = met.every(({ label, confidence }) => loose.has(label) || confidence < SURE);
    const areNights = hasUnit || met.some(({ label }) => label === 'nights');
    const counts = own.map(([said]) => numberIn(tokensOf(said)) ?? 0);
    const [clause] = met.map((span) => span.clause);
    if (clause === undefined || !isFree || !areNights || isRange(row, counts)) continue;
    if (rowBeside(text, { start, end }, places, own.length) === undefined) continue;
    const said = own.map(({ 0: number, index }): Placed => ({
      label: 'nights',
      start: start + index,
      end: start + index + number.length,
      text: hasUnit ? `${number} ${unit}` : number,
      confidence: 1,
      clause,
    }));
    result = [...result.filter((span) => !met.includes(span)), ...said];
  }
  return result.toSorted((one, other) => one.start - other.start);
}
