import { createReadStream, existsSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { extractKinds, openAtlas } from '@wayfare/atlas';
import { readConfig } from './config.ts';
import { openDatabase } from './db/open-database.ts';
import { extraPlaceRepo } from './places/extra-place.repo.ts';
import { importExtract } from './places/import-extract.ts';

const usage = `Usage: npm run atlas:import -- --wikivoyage FILE | --osm FILE | --csv FILE [--source NAME] [--licence NAME]

Brings places of your own into the database: a Wikivoyage listings dump, an OpenStreetMap extract as GeoJSON, or a CSV
file. Importing the same source again replaces it. A running server shows them after its next start.`;
const licences = { wikivoyage: 'CC BY-SA 4.0', osm: 'ODbL 1.0', csv: 'own data' };
const shownProblems = 50;

const { values } = parseArgs({
  options: {
    wikivoyage: { type: 'string' },
    osm: { type: 'string' },
    csv: { type: 'string' },
    source: { type: 'string' },
    licence: { type: 'string' },
  },
});
const kind = extractKinds.find((name) => values[name] !== undefined);
const file = kind && values[kind];
if (!kind || !file || !existsSync(file)) {
  process.stderr.write(`${file ? `There is no file ${file}.\n\n` : ''}${usage}\n`);
  process.exit(2);
}

const config = readConfig(process.env);
const db = await openDatabase(config.databaseUrl, config.dataDirectory);
let told = 0;
const { imported, problems } = await importExtract(
  {
    places: extraPlaceRepo(db),
    atlas: openAtlas(),
    onProblem: (line, problem) => {
      if (told++ < shownProblems) process.stderr.write(`line ${line}: ${problem}\n`);
    },
  },
  kind,
  createReadStream(file),
  { source: values.source ?? basename(file), licence: values.licence ?? licences[kind] },
);
await db.destroy();
if (problems > shownProblems) process.stderr.write(`… and ${problems - shownProblems} more\n`);
process.stdout.write(`${imported} places imported, ${problems} left out.\n`);
