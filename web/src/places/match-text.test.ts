import { describe, expect, it } from 'vitest';
import { matchesText } from './match-text.ts';

describe('matching a text', () => {
  it.each([
    ['kyoto', 'Kyoto before nine in the morning', true],
    ['kyo nine', 'Kyoto before nine in the morning', true],
    ['kyotto', 'Kyoto before nine', true],
    ['kytoo', 'Kyoto before nine', true],
    ['sao', 'São Paulo', true],
    ['SÃO paulo', 'Sao Paulo', true],
    ['osaka', 'Kyoto before nine', false],
    ['', 'Kyoto', false],
    ['😀', 'Kyoto', false],
    ['<script>', 'Kyoto', false],
    ['القاهرة', 'Cairo (القاهرة)', true],
  ])('%j in %j: %s', (typed, text, expected) => expect(matchesText(typed, text)).toBe(expected));

  it('takes a very long text in its stride', () => {
    expect(matchesText('x'.repeat(5000), 'Kyoto')).toBe(false);
  });
});
