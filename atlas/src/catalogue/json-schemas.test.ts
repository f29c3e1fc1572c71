import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { dataDirectory, jsonSchemas } from './json-schemas.ts';
import { tableSchemas } from './table-schemas.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

it.each(jsonSchemas)('$file says what the schema says: npm run atlas:schema writes it', ({ file, text }) => {
  expect(read(file)).toEqual(JSON.parse(text));
});

it('every table has a schema and holds to it', () => {
  const tables = path.join(dataDirectory, 'tables');
  expect(readdirSync(tables).sort()).toEqual(
    Object.keys(tableSchemas)
      .map((name) => `${name}.json`)
      .sort(),
  );
  for (const [name, schema] of Object.entries(tableSchemas)) {
    const { error } = schema.safeParse(read(path.join(tables, `${name}.json`)));
    expect(error?.issues ?? [], name).toEqual([]);
  }
});
