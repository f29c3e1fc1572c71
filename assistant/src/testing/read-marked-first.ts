import type { Atlas } from '@wayfare/atlas';
import type { Reading } from '../read/reading.ts';
import { markedLine } from './marked-line.ts';
import { readFirst } from './read-first.ts';

/** Reads a marked first request of somebody in Britain, whose marks are all as sure as is told. */
export function readMarkedFirst(line: string, atlas: Atlas, today: string, confidence: number): Reading {
  const { text, clauses } = markedLine(line, 'first');
  const sure = clauses.map((clause) => ({
    ...clause,
    spans: clause.spans.map((span) => ({ ...span, confidence })),
  }));
  return readFirst(text, { clauses: sure }, { atlas, today, locale: 'en-GB', currency: 'GBP' });
}
