import fastJsonStringify, { type AnySchema } from 'fast-json-stringify';
import { z } from 'zod';

type JsonSchema = { [key: string]: unknown };

const isNull = (schema: JsonSchema) => schema['type'] === 'null';
const kept = ['type', 'properties', 'items', 'required', 'enum', 'const', 'nullable', 'additionalProperties'];

/** Rewrites "X or null" to the form that the compiled serialiser is quick with, and drops what only validates. */
function simplify(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(simplify);
  if (typeof schema !== 'object' || schema === null) return schema;
  const source = schema as JsonSchema;
  const choices = source['anyOf'] as JsonSchema[] | undefined;
  if (choices?.length === 2 && choices.some(isNull)) {
    return { ...(simplify(choices.find((choice) => !isNull(choice))) as JsonSchema), nullable: true };
  }
  if (choices || source['oneOf'] || source['allOf'] || source['$ref']) return { unknown: true };
  const simple: JsonSchema = {};
  for (const key of kept) {
    if (!(key in source)) continue;
    const value = source[key];
    simple[key] =
      key === 'properties'
        ? Object.fromEntries(
            Object.entries(value as JsonSchema).map(([name, inner]) => [name, simplify(inner)]),
          )
        : simplify(value);
  }
  return simple;
}

function writtenOut(answer: z.ZodType): object | null {
  const simple = simplify(z.toJSONSchema(answer, { unrepresentable: 'any', io: 'output', reused: 'inline' }));
  return JSON.stringify(simple).includes('"unknown":true') ? null : (simple as object);
}

// The tests start the app some hundred times: an answer is written out, and its serialiser compiled, for the first.
const known = new WeakMap<z.ZodType, object | null>();
const serialisers = new WeakMap<object, (answer: unknown) => string>();

/** The schema from which an answer's serialiser is compiled; `null` where plain JSON serves better (unions). */
export function answerSchema(answer: z.ZodType): object | null {
  const before = known.get(answer);
  if (before !== undefined) return before;
  const written = writtenOut(answer);
  known.set(answer, written);
  return written;
}

/** What writes an answer of such a schema. */
export function serialiserOf(schema: object) {
  const before = serialisers.get(schema);
  if (before) return before;
  const compiled: (answer: unknown) => string = fastJsonStringify(schema as AnySchema);
  serialisers.set(schema, compiled);
  return compiled;
}
