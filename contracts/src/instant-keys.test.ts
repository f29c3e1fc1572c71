import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from './endpoints.ts';
import { instantKeys } from './instant-keys.ts';

interface Schema {
  type?: string;
  format?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  $ref?: string;
  $defs?: Record<string, Schema>;
}

/** Every string of a schema: the name it stands under, and whether it is an instant. */
function* stringsOf(
  schema: Schema,
  key: string,
  defs: Record<string, Schema>,
  seen = new Set<string>(),
): Generator<[string, boolean]> {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1)!;
    if (!seen.has(name)) yield* stringsOf(defs[name]!, key, defs, new Set([...seen, name]));
  }
  if (schema.type === 'string') yield [key, schema.format === 'date-time'];
  for (const choice of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])])
    yield* stringsOf(choice, key, defs, seen);
  for (const [name, inner] of Object.entries(schema.properties ?? {}))
    yield* stringsOf(inner, name, defs, seen);
  if (schema.items) yield* stringsOf(schema.items, key, defs, seen);
  if (typeof schema.additionalProperties === 'object')
    yield* stringsOf(schema.additionalProperties, key, defs, seen);
}

test('are the names of all instants in answers, and of no other text', () => {
  const found = Object.values(endpoints).flatMap((endpoint) => {
    if (!endpoint.answer) return [];
    const schema = z.toJSONSchema(endpoint.answer, { unrepresentable: 'any', io: 'output' }) as Schema;
    return [...stringsOf(schema, '', schema.$defs ?? {})];
  });
  expect(new Set(found.filter(([, isInstant]) => isInstant).map(([key]) => key))).toEqual(instantKeys);
  expect(found.filter(([key, isInstant]) => !isInstant && instantKeys.has(key))).toEqual([]);
  expect(found.length).toBeGreaterThan(300);
});
