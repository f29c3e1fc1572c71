import type { ExtractResult, RawPlace } from './extract-row.ts';
import { toExtractRow } from './extract-row.ts';
import { readJsonObjects } from './read-json-objects.ts';

/** A part of JSON of which nothing is sure. */
type Json = { readonly [key: string]: Json } | readonly Json[] | string | number | boolean | null | undefined;

/** What lies at a path of keys; undefined where there is nothing. */
function at(json: Json, ...path: readonly (string | number)[]): Json {
  return path.reduce<Json>(
    (part, key) =>
      typeof part === 'object' && part !== null ? (part as Readonly<Record<string, Json>>)[key] : undefined,
    json,
  );
}
const textAt = (json: Json, ...path: readonly (string | number)[]): string | undefined => {
  const part = at(json, ...path);
  return typeof part === 'string' ? part : undefined;
};
const numberAt = (json: Json, ...path: readonly (string | number)[]): number | undefined => {
  const part = at(json, ...path);
  return typeof part === 'number' ? part : undefined;
};

const valuesOf = (json: Json): Json[] =>
  typeof json === 'object' && json !== null ? (Object.values(json) as Json[]) : [];

/** An entity of a dump: labels, aliases, and claims. */
function fromEntity(entity: Json): RawPlace {
  const claim = (property: string) => at(entity, 'claims', property, 0, 'mainsnak', 'datavalue', 'value');
  const labels = valuesOf(at(entity, 'labels')).map((label) => textAt(label, 'value'));
  const aliases = valuesOf(at(entity, 'aliases', 'en')).map((alias) => textAt(alias, 'value'));
  const where = claim('P625');
  return {
    id: textAt(entity, 'id'),
    wikidata: textAt(entity, 'id'),
    name: textAt(entity, 'labels', 'en', 'value') ?? labels.find((label) => label !== undefined) ?? '',
    otherNames: [...labels, ...aliases],
    lat: numberAt(where, 'latitude'),
    lon: numberAt(where, 'longitude'),
    category: null,
    url: textAt(claim('P856')),
    phone: textAt(claim('P1329')),
  };
}

/** One line of the answer to a query: `item`, `itemLabel`, and the coordinates as `Point(lon lat)`. */
function fromBinding(binding: Json): RawPlace {
  const value = (...names: readonly string[]) =>
    names.map((name) => textAt(binding, name, 'value')).find((text) => text !== undefined);
  const point = /^Point\(([-\d.e]+) ([-\d.e]+)\)$/i.exec(value('coord', 'coordinates', 'location') ?? '');
  const id = /Q\d+$/.exec(value('item', 'place') ?? '')?.[0];
  return {
    id,
    wikidata: id,
    name: value('itemLabel', 'placeLabel', 'label') ?? '',
    otherNames: [value('localLabel'), value('itemAltLabel')?.replaceAll(', ', ';')],
    lon: point?.[1],
    lat: point?.[2],
    category: null,
    url: value('website', 'url'),
    phone: value('phone'),
  };
}

/** The entities or lines that one JSON object holds: itself, those of `{"entities": …}`, or those of a query's answer. */
function placesIn(json: Json): RawPlace[] {
  const bindings = at(json, 'results', 'bindings');
  if (bindings !== undefined) return valuesOf(bindings).map(fromBinding);
  const entities = at(json, 'entities');
  if (entities !== undefined) return valuesOf(entities).map(fromEntity);
  return [fromEntity(json)];
}

/**
 * Reads items of Wikidata: a dump or a part of one (an array, or an object a line), `Special:EntityData`, or the answer
 * of a SPARQL query as JSON.
 */
export async function* readWikidata(chunks: AsyncIterable<string>): AsyncGenerator<ExtractResult> {
  for await (const { line, text } of readJsonObjects(chunks)) {
    let json: Json;
    try {
      json = JSON.parse(text) as Json;
    } catch {
      yield { line, problem: 'is not valid JSON' };
      continue;
    }
    for (const place of placesIn(json))
      yield place.wikidata === undefined
        ? { line, problem: 'is no item of Wikidata' }
        : toExtractRow('wikidata', place, line);
  }
}
