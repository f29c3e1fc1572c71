import type { Endpoint } from '@wayfare/contracts/endpoint';
import { endpoints } from '@wayfare/contracts/endpoints';
import { expect, it } from 'vitest';
import { answerSchema, serialiserOf } from './answer-schema.ts';

it('a writer can be made of every answer, though a server makes each with its first', () => {
  const schemas = Object.values<Endpoint>(endpoints).flatMap(({ answer }) =>
    answer ? [answerSchema(answer) ?? []].flat() : [],
  );
  expect(schemas.length).toBeGreaterThan(20);
  for (const schema of schemas) expect(serialiserOf(schema)).toBeTypeOf('function');
});
