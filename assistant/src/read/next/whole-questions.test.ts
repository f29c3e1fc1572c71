import type { MarkedClause } from '@wayfare/reader';
import { describe, expect, it } from 'vitest';
import { withWholeQuestions } from './whole-questions.ts';

const clause = (act: MarkedClause['act'], text: string, confidence: number): MarkedClause => ({
  act,
  text,
  confidence,
  start: 0,
  end: text.length,
  spans: [],
});
const acts = (...clauses: MarkedClause[]) =>
  withWholeQuestions({ clauses }, false).clauses.map(({ act, text }) => [act, text]);

describe('a question that was hardly read', () => {
  it('is one where it asks whether something is so', () => {
    const text = 'Is the country in Schengen?';
    expect(acts(clause('add', text, 0.2))).toEqual([['ask.other', text]]);
    expect(acts(clause('add', 'add Bologna', 0.2))).toEqual([['add', 'add Bologna']]);
  });

  it('goes on where it says where', () => {
    expect(acts(clause('ask.zone', 'what day is it', 0.4), clause('ask.plug', 'in Pago Pago?', 0.2))).toEqual(
      [['ask.zone', 'what day is it in Pago Pago?']],
    );
  });

  it('is not asked by where one lives', () => {
    const home = clause('ask.when', 'We live in Denmark', 0.5);
    expect(acts(home, clause('ask.when', 'and when do cherries bloom in Kyoto?', 0.8))[0]?.[0]).toBe('chat');
  });

  it('is about the trip where it asks for our last day, or for a stop in its order', () => {
    expect(acts(clause('ask.length', "What's our last day there", 0.8))[0]?.[0]).toBe('ask.trip');
    expect(acts(clause('ask.length', 'which town comes in the middle?', 0.8))[0]?.[0]).toBe('ask.trip');
    expect(acts(clause('ask.length', 'how many days does Bath need?', 0.8))[0]?.[0]).toBe('ask.length');
  });
});
