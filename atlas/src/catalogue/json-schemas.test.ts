import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { jsonSchemas } from './json-schemas.ts';

it.each(jsonSchemas)('$file says what the schema says: npm run atlas:schema writes it', ({ file, text }) => {
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(text));
});
