import type { ExtractKind, ExtractResult } from './extract-row.ts';
import { readOsm } from './read-osm.ts';
import { readTable } from './read-table.ts';
import { readWikidata } from './read-wikidata.ts';

async function* decode(stream: AsyncIterable<Uint8Array | string>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  for await (const chunk of stream)
    yield typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

/** Reads an operator's extract row by row, in constant memory; bad rows come as problems with their line. */
export function readExtract(
  kind: ExtractKind,
  stream: AsyncIterable<Uint8Array | string>,
): AsyncGenerator<ExtractResult> {
  const chunks = decode(stream);
  if (kind === 'osm') return readOsm(chunks);
  return kind === 'wikidata' ? readWikidata(chunks) : readTable(kind, chunks);
}
