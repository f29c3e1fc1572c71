/* Writes the JSON Schemas that the catalogue's files name: `npm run atlas:schema`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { cityFileSchema, countryFileSchema } from './catalogue-schema.ts';

const dataDirectory = fileURLToPath(new URL('../../data', import.meta.url));

/** Each JSON Schema beside the data, by its file. */
export const jsonSchemas = Object.entries({ city: cityFileSchema, country: countryFileSchema }).map(
  ([name, schema]) => ({
    file: path.join(dataDirectory, `${name}.schema.json`),
    text: `${JSON.stringify(z.toJSONSchema(schema), null, 2)}\n`,
  }),
);

if (import.meta.main) for (const { file, text } of jsonSchemas) writeFileSync(file, text);
