/* Writes the JSON Schemas that the atlas's files name: `npm run atlas:schema`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { calendarFileSchema } from './calendar-schema.ts';
import { cityFileSchema, countryFileSchema } from './catalogue-schema.ts';
import { tableSchemas } from './table-schemas.ts';

export const dataDirectory = fileURLToPath(new URL('../../data', import.meta.url));

/** Each JSON Schema beside the data, by its file. */
export const jsonSchemas = Object.entries({
  city: cityFileSchema,
  country: countryFileSchema,
  calendar: calendarFileSchema,
  ...tableSchemas,
}).map(([name, schema]) => ({
  file: path.join(dataDirectory, 'schema', `${name}.json`),
  text: `${JSON.stringify(z.toJSONSchema(schema), null, 2)}\n`,
}));

if (import.meta.main) for (const { file, text } of jsonSchemas) writeFileSync(file, text);
