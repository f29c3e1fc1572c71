import type { Act, SpanLabel } from './labels.ts';

/** What a traveller wrote, and what it was written about. */
export interface Message {
  text: string;
  /** The trip that is being talked about; null where none exists yet. */
  trip: { stops: readonly string[]; items: readonly string[] } | null;
  /** What the assistant said last. */
  lastAnswer?: string;
}

/** Words that say something; offsets into `Message.text` as given. */
export interface MarkedSpan {
  label: SpanLabel;
  start: number;
  end: number;
  text: string;
  /** How likely exactly this span with this label is, 0–1. */
  confidence: number;
  /** How likely its words have this label, wherever it begins and ends, 0–1. */
  labelled?: number;
}

/** Words that do something together. */
export interface MarkedClause {
  act: Act;
  start: number;
  end: number;
  text: string;
  /** How likely the act is, 0–1. */
  confidence: number;
  spans: readonly MarkedSpan[];
}

/** Clauses in order that together cover every word of the message. */
export interface Marked {
  clauses: readonly MarkedClause[];
}

/** What is known of names. */
export interface Gazetteer {
  /** The best known place with exactly this name, folded; null where there is none. */
  lookup(name: string): KnownName | null;
}

export interface KnownName {
  kind: 'city' | 'country' | 'region' | 'sight' | 'airport';
  /** Fame or population, 0–1. */
  weight: number;
}

export interface Reader {
  read(message: Message): Marked;
}
