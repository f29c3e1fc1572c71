import { describe, expect, it } from 'vitest';
import { editMarked } from './edit-marked.ts';
import { parseMarked } from './parse-marked.ts';
import { parseCorpus } from './read-corpus.ts';
import { targetOf } from './target-of.ts';
import { tokenize } from '../words/tokenize.ts';

const marked = String.raw`hi!\n{add put [see the Ghibli Museum] on [day day 3]}, thanks`;

describe('the marks of a message', () => {
  it('are told from its words', () => {
    const { text, spans, clauses } = parseMarked(marked);
    expect(text).toBe('hi!\nput the Ghibli Museum on day 3, thanks');
    expect(spans.map(({ label, start, end }) => [label, text.slice(start, end)])).toEqual([
      ['see', 'the Ghibli Museum'],
      ['day', 'day 3'],
    ]);
    expect(clauses.map(({ label, start, end }) => [label, text.slice(start, end)])).toEqual([
      ['add', 'put the Ghibli Museum on day 3'],
    ]);
  });

  it.each([
    ['{fly there}', 'no such label'],
    ['[stop [see x] y]', 'nested'],
    ['{add {remove x} y}', 'nested'],
    ['a] b', 'too many'],
    ['[stop Rome', 'not closed'],
  ])('are refused in %j', (text, fault) => {
    expect(() => parseMarked(text)).toThrow(fault);
  });

  it('stay where they were when words change', () => {
    const edited = editMarked(parseMarked(marked), [
      { start: 8, end: 25, text: 'Nara' },
      { start: 33, end: 34, text: '12' },
      { start: 34, end: 35, text: '' },
    ]);
    expect(edited.text).toBe('hi!\nput Nara on day 12 thanks');
    expect(edited.spans.map(({ start, end }) => edited.text.slice(start, end))).toEqual(['Nara', 'day 12']);
    expect(edited.clauses.map(({ start, end }) => edited.text.slice(start, end))).toEqual(['put Nara on day 12']);
  });
});

describe('a corpus', () => {
  const lines = [
    '# a comment',
    '@trip Tokyo 4, Kyoto 3 | Senso-ji, Fushimi Inari',
    '@said Shall I add Nara?',
    'next\t{yes yes please}',
    'next\t{remove drop [item Senso-ji]}',
    '@none',
    'first\t[stop Rome] {chat my aunt was there}, [length 3 days]',
    'other\tnonsense{',
  ];
  const { examples, faults } = parseCorpus('x.txt', lines.join('\n'));

  it('gives each message its trip, and the answer before it to one only', () => {
    const trip = { stops: ['Tokyo', 'Kyoto'], items: ['Senso-ji', 'Fushimi Inari'] };
    expect(examples.map(({ message }) => message)).toEqual([
      { text: 'yes please', trip, lastAnswer: 'Shall I add Nara?' },
      { text: 'drop Senso-ji', trip },
      { text: 'Rome my aunt was there, 3 days', trip: null },
    ]);
  });

  it('says where a mark is wrong', () => {
    expect(faults).toEqual(['x.txt:8: no such label: {']);
  });

  it('has an act for every word', () => {
    const first = examples[2]!;
    const { clauses } = targetOf(first, tokenize(first.message.text));
    expect(clauses.map(({ act, begins }) => (begins ? `{${act}` : act))).toEqual(
      ['{plan', '{chat', 'chat', 'chat', 'chat', 'chat', '{plan', 'plan'],
    );
  });

  it('refuses a mark that ends inside a word', () => {
    const cut = parseCorpus('x.txt', 'ask\t[about Georgia]n wine').examples[0]!;
    expect(() => targetOf(cut, tokenize(cut.message.text))).toThrow('inside "Georgian"');
  });
});
