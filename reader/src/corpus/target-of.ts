import type { Act, SpanLabel } from '../labels.ts';
import type { Token } from '../words/tokenize.ts';
import type { Stretch } from './parse-marked.ts';
import type { Example } from './read-corpus.ts';

/** What the reader should say of each token. */
export interface Target {
  spans: ({ label: SpanLabel; begins: boolean } | null)[];
  clauses: { act: Act; begins: boolean }[];
}

const holds = (stretch: Stretch<string>, token: Token) =>
  token.start >= stretch.start && token.end <= stretch.end;
const isWord = (token: Token) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(token.text);

/** What stands outside of braces: part of the request where no trip exists, else talk. */
const outside = ({ kind }: Example): Act => (kind === 'first' ? 'plan' : 'chat');

/** The clauses, so drawn out that each token belongs to one; punctuation goes with the words before it. */
function clausesOf(example: Example, tokens: readonly Token[]): Target['clauses'] {
  const marked = tokens.map((token) => example.marks.clauses.find((clause) => holds(clause, token)) ?? null);
  const first = tokens.findIndex(isWord);
  let last: Stretch<Act> | null = first < 0 ? null : marked[first]!;
  return tokens.map((token, at) => {
    const own: Stretch<Act> | null = at >= first && (isWord(token) || marked[at]) ? marked[at]! : last;
    const begins = at === 0 || own !== last;
    last = own;
    return { act: own?.label ?? outside(example), begins };
  });
}

/** The target of an example; throws where a mark does not stand on the borders of tokens. */
export function targetOf(example: Example, tokens: readonly Token[]): Target {
  const { spans, clauses, text } = example.marks;
  for (const stretch of [...spans, ...clauses]) {
    const cut = tokens.find(
      ({ start, end }) =>
        (start < stretch.start && stretch.start < end) || (start < stretch.end && stretch.end < end),
    );
    if (cut)
      throw new Error(`"${text.slice(stretch.start, stretch.end)}" begins or ends inside "${cut.text}"`);
  }
  const marked = tokens.map((token) => spans.find((span) => holds(span, token)) ?? null);
  return {
    spans: marked.map((span, at) => span && { label: span.label, begins: span !== (marked[at - 1] ?? null) }),
    clauses: clausesOf(example, tokens),
  };
}
