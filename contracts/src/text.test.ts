import { expect, it } from 'vitest';
import { z } from 'zod';
import type { CallName } from './calls.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { givenInstant, localDate, sitePath } from './text.ts';

/** Every string that a schema takes, with the path to it. */
function stringsOf(
  schema: z.core.$ZodType,
  path = '',
  seen = new Set<z.core.$ZodType>(),
): [string, z.ZodType][] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const inside = (one: z.core.$ZodType, step = '') => stringsOf(one, path + step, seen);
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return [[path, schema]];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, one]) => inside(one as z.ZodType, `.${key}`));
  if (schema instanceof z.ZodArray) return inside(schema.element, '[]');
  if (schema instanceof z.ZodTuple) return schema.def.items.flatMap((one, at) => inside(one, `[${at}]`));
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((one) => inside(one));
  if (schema instanceof z.ZodRecord)
    return [...inside(schema.keyType, '{}'), ...inside(schema.valueType, '{}')];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return inside(schema.unwrap());
  if (schema instanceof z.ZodLazy) return inside(schema.unwrap());
  if (schema instanceof z.ZodPipe) return inside(schema.in);
  const plain = ['enum', 'literal', 'number', 'int', 'boolean', 'null', 'undefined'];
  if (plain.includes(schema._zod.def.type)) return [];
  throw new Error(`${path} is of a kind that this test does not know: ${schema._zod.def.type}`);
}

/** The server looks at it itself, and says that it is no text file. */
const checkedElsewhere = 'previewImport.content';

it.each(Object.keys(endpoints) as CallName[])('no string that %s takes may hold a null character', (name) => {
  const { params, query, body }: Endpoint = endpoints[name];
  for (const part of [params, query, body])
    for (const [path, schema] of part ? stringsOf(part) : []) {
      if (name + path === checkedElsewhere) continue;
      expect(schema.safeParse('\0').success, name + path).toBe(false);
      expect(schema.safeParse('a\0b').success, name + path).toBe(false);
    }
});

it('dates lie in years that calendars are sure of', () => {
  for (const on of ['0000-01-01', '0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31']) {
    expect(localDate.safeParse(on).error?.issues).toMatchObject([
      { message: 'must lie in the years 1900 to 2199' },
    ]);
    expect(givenInstant.safeParse(`${on}T10:00:00+14:00`).success).toBe(false);
  }
  for (const on of ['1900-01-01', '2199-12-31']) expect(localDate.parse(on)).toBe(on);
  expect(givenInstant.safeParse('2026-05-01T10:00:00Z').success).toBe(true);
});

it('a path of this site leads nowhere else', () => {
  const others = [
    'https://evil.example',
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '',
    'city-guide',
  ];
  const split = ['/\t/evil.example', '/x y', '/x\\y', '/\0'];
  for (const path of [...others, ...split])
    expect([path, sitePath.safeParse(path).success]).toEqual([path, false]);
  for (const path of ['/', '/city-guide/japan/kyoto', '/attraction-guide/a/b/c?day=1#hours'])
    expect(sitePath.parse(path)).toBe(path);
});
