import { describe, expect, it } from 'vitest';
import { tokenize } from './tokenize.ts';

const words = (text: string) => tokenize(text).map((token) => token.text);

describe('tokenize', () => {
  it.each([
    ['tokyo(4), 6nights 2pax', ['tokyo', '(', '4', ')', ',', '6', 'nights', '2', 'pax']],
    ['€3,000 or £250pp', ['€', '3,000', 'or', '£', '250', 'pp']],
    ['kids 7,9', ['kids', '7', ',', '9']],
    ["don't, it's L'Aquila", ['do', "n't", ',', 'it', "'s", 'L', "'Aquila"]],
    ['3.5.–10.5. at 9:30am...', ['3.5', '.', '–', '10.5', '.', 'at', '9:30', 'am', '...']],
    ['Kyoto-Nara 🚆\n- Hida', ['Kyoto', '-', 'Nara', '🚆', '\n', '-', 'Hida']],
    ['京都 und Zürich', ['京都', 'und', 'Zürich']],
  ])('splits %j', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('says where each token stands', () => {
    const text = ' a  3-day trip 🙂 to Ålesund!! ';
    for (const { text: token, start, end } of tokenize(text)) expect(text.slice(start, end)).toBe(token);
  });
});
