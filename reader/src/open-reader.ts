import { readFileSync } from 'node:fs';
import { bestStretches } from './decoding/best-stretches.ts';
import type { TokenStretch } from './decoding/best-stretches.ts';
import { judgeClause } from './clauses/clause-judge.ts';
import { actsOfTokens, joinActs } from './clauses/join-acts.ts';
import { actScores, spanScores } from './decoding/join-scores.ts';
import { sharesOf } from './decoding/shares-of.ts';
import { acts, spanLabels } from './labels.ts';
import { featuresOf } from './linear/features-of.ts';
import { addLinear, readLinear } from './linear/linear-model.ts';
import type { Gazetteer, MarkedClause, MarkedSpan, Message, Reader } from './marked.ts';
import { openNetwork } from './network/open-network.ts';
import { encode } from './words/encode.ts';
import { openVocabulary } from './words/vocabulary.ts';

/** The weights of a language. */
export const weightsOf = (language: string) => new URL(`../weights/${language}/`, import.meta.url);

/** How the two halves are joined, and how their scores become confidences; written by the training. */
export interface Balance {
  /** How much one point of the linear half counts. */
  linearShare: number;
  /** How much is decided by what the clause says as a whole, and how much by its words one by one; 0 to 1. */
  clauseShare: number;
  spanTemperature: number;
  actTemperature: number;
}

/** Loads weights, of English unless told; the gazetteer is asked for every name of a message. */
export function openReader(gazetteer: Gazetteer, weights = weightsOf('en'), balance?: Balance): Reader {
  const file = (name: string) => new URL(name, weights);
  const vocabulary = openVocabulary(weights);
  const network = openNetwork(file('network.bin'), file('vectors.bin'));
  const ofSpans = readLinear(file('spans.bin'));
  const ofActs = readLinear(file('acts.bin'));
  const ofClauses = readLinear(file('clauses.bin'));
  const { linearShare, clauseShare, spanTemperature, actTemperature } =
    balance ?? (JSON.parse(readFileSync(file('balance.json'), 'utf8')) as Balance);

  return {
    read(message: Message) {
      const encoded = encode(message, gazetteer, vocabulary);
      const { tokens } = encoded;
      if (message.text.trim() === '') return { clauses: [] };
      const scores = network.score(encoded);
      const spanTags = spanScores(scores);
      const actTags = actScores(scores);
      const features = featuresOf(encoded);
      addLinear(ofSpans, features.spans, linearShare, spanTags);
      addLinear(ofActs, features.acts, linearShare, actTags);
      const inText = ({ from, to }: TokenStretch) => {
        const [start, end] = [tokens[from]!.start, tokens[to - 1]!.end];
        return { start, end, text: message.text.slice(start, end) };
      };
      const spans = bestStretches(spanTags, tokens.length, spanTemperature).map((span): MarkedSpan => ({
        label: spanLabels[span.label]!,
        ...inText(span),
        confidence: span.exactly,
        labelled: span.labelled,
      }));
      const stretches = bestStretches(actTags, tokens.length, actTemperature);
      const shares = sharesOf(actTags, tokens.length, actTemperature);
      const clauses: MarkedClause[] = [];
      for (const [at, clause] of stretches.entries()) {
        const { start, end, text } = inText(clause);
        // A span that crosses into the next clause belongs to the one it begins in.
        const own = spans.filter((span) => span.start >= start && span.start < end);
        const judged = judgeClause(ofClauses, {
          text,
          spans: own.map((span) => ({ label: span.label, start: span.start - start, end: span.end - start })),
          hasTrip: message.trip !== null,
          isAnswer: message.lastAnswer !== undefined,
          before: clauses.at(-1)?.act ?? null,
          at,
          count: stretches.length,
        });
        const { act, confidence } = joinActs(
          actsOfTokens(shares, tokens.length, clause),
          judged,
          clauseShare,
        );
        clauses.push({ act: acts[act]!, start, end, text, confidence, spans: own });
      }
      return { clauses };
    },
  };
}
