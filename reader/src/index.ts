/* The door of the reader: which words of a message say what, and what each clause does. */
export { openReader, weightsOf } from './open-reader.ts';
export { gazetteerOf } from './gazetteer-of.ts';
export { acts, spanLabels } from './labels.ts';
export type { Act, SpanLabel } from './labels.ts';
export type { Gazetteer, KnownName, Marked, MarkedClause, MarkedSpan, Message, Reader } from './marked.ts';
