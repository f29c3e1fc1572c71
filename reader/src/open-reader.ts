import { bestClauses } from './decoding/best-clauses.ts';
import { bestSpans } from './decoding/best-spans.ts';
import { sharesOf, topOf } from './decoding/shares-of.ts';
import { acts, spanLabels } from './labels.ts';
import type { Gazetteer, MarkedClause, MarkedSpan, Message, Reader } from './marked.ts';
import { openNetwork } from './network/open-network.ts';
import { encode } from './words/encode.ts';
import type { Token } from './words/tokenize.ts';
import { openVocabulary } from './words/vocabulary.ts';

/** Spans and clauses found by their tokens, as stretches of the text. */
function inText(text: string, tokens: readonly Token[]) {
  return ({ from, to, confidence }: { from: number; to: number; confidence: number }) => {
    const [start, end] = [tokens[from]!.start, tokens[to - 1]!.end];
    return { start, end, text: text.slice(start, end), confidence };
  };
}

/** Loads the weights of a language; the gazetteer is asked for every name of a message. */
export function openReader(gazetteer: Gazetteer, language = 'en'): Reader {
  const file = (name: string) => new URL(`../weights/${language}/${name}`, import.meta.url);
  const vocabulary = openVocabulary(file('words.txt'));
  const network = openNetwork(file('network.bin'), file('vectors.bin'));
  const { spanTemperature, actTemperature } = network.header;

  return {
    read(message: Message) {
      const encoded = encode(message, gazetteer, vocabulary);
      const { tokens } = encoded;
      if (tokens.length === 0) return { clauses: [] };
      const scores = network.score(encoded);
      const place = inText(message.text, tokens);
      const found = bestSpans(scores.spans, tokens.length, spanTemperature);
      const spans = found.map((span): MarkedSpan => ({ label: spanLabels[span.label]!, ...place(span) }));
      const clauses = bestClauses(scores.acts, scores.begins);
      return {
        clauses: clauses.map(({ from, to }): MarkedClause => {
          const shares = sharesOf(scores.ofClause(from, to), 1, actTemperature);
          const act = topOf(shares);
          const stretch = place({ from, to, confidence: shares[act]! });
          // A span that crosses into the next clause belongs to the one it begins in.
          const own = spans.filter(({ start }) => start >= stretch.start && start < stretch.end);
          return { act: acts[act]!, ...stretch, spans: own };
        }),
      };
    },
  };
}
