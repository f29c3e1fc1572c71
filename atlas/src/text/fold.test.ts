import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import { slugOf } from './slug.ts';

describe('fold', () => {
  it.each([
    ['São Paulo', 'sao paulo'],
    ['Łódź', 'lodz'],
    ['Straße', 'strasse'],
    ['Reykjavík', 'reykjavik'],
    ["Xi'an", 'xian'],
    ['Xi’an', 'xian'],
    ['Saint-Étienne', 'saint etienne'],
    ['İzmir', 'izmir'],
    ['  Rio   de Janeiro ', 'rio de janeiro'],
    ['東京', '東京'],
    ['서울', '서울'],
    ['Αθήνα', 'αθηνα'],
    ['St. Gallen', 'st gallen'],
  ])('%s → %s', (text, expected) => {
    expect(fold(text)).toBe(expected);
  });

  it('is the same when folded again', () => {
    for (const text of ['Đà Nẵng', 'København', 'Ürümqi']) expect(fold(fold(text))).toBe(fold(text));
  });
});

describe('slugOf', () => {
  it('keeps letters and digits only', () => {
    expect(slugOf('Würzburg')).toBe('wurzburg');
    expect(slugOf('Donostia / San Sebastián')).toBe('donostia-san-sebastian');
    expect(slugOf('東京')).toBe('');
  });
});
