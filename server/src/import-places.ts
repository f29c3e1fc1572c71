import { createReadStream, existsSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { extractKinds, mergeImports, openAtlas, readExtract, readOsmPbf } from '@wayfare/atlas';
import { readConfig } from './config.ts';
import { openDatabase } from './db/open-database.ts';
import { extraPlaceRepo } from './places/extra-place.repo.ts';
import { importExtract } from './places/import-extract.ts';

const usage = `Usage: npm run atlas:import -- --osm FILE | --wikidata FILE | --wikivoyage FILE | --csv FILE
       [--source NAME] [--licence NAME]
       npm run atlas:import -- --remove NAME

Brings places of your own into the database: an OpenStreetMap extract (.osm.pbf or GeoJSON), items of Wikidata (JSON),
a Wikivoyage listings dump, or a CSV file. What the atlas has already gains what the file knows of it; the rest become
places of their own. Importing the same file again replaces it, and --remove takes out what a file of that
name brought. A running server shows them after its next start.`;
const origins = {
  osm: { source: 'OpenStreetMap', licence: 'ODbL 1.0' },
  wikidata: { source: 'Wikidata', licence: 'CC0 1.0' },
  wikivoyage: { source: 'Wikivoyage', licence: 'CC BY-SA 4.0' },
  csv: { source: null, licence: 'own data' },
};
const shownProblems = 50;

const { values } = parseArgs({
  options: {
    osm: { type: 'string' },
    wikidata: { type: 'string' },
    wikivoyage: { type: 'string' },
    csv: { type: 'string' },
    source: { type: 'string' },
    licence: { type: 'string' },
    remove: { type: 'string' },
  },
});
const kind = extractKinds.find((name) => values[name] !== undefined);
const file = kind && values[kind];
async function openPlaces() {
  const config = readConfig(process.env);
  const db = await openDatabase(config.databaseUrl, config.dataDirectory);
  return { db, places: extraPlaceRepo(db) };
}

if (values.remove !== undefined) {
  const { db, places } = await openPlaces();
  const removed = await places.removeFile(values.remove);
  await db.destroy();
  process.stdout.write(`${removed} places taken out.\n`);
  process.exit(removed === 0 ? 1 : 0);
}
if (!kind || !file || !existsSync(file)) {
  process.stderr.write(`${file ? `There is no file ${file}.\n\n` : ''}${usage}\n`);
  process.exit(2);
}

const { db, places } = await openPlaces();
const atlas = openAtlas();
const { source, licence } = origins[kind];
let told = 0;
const { imported, problems } = await importExtract(
  {
    places,
    atlas,
    onProblem: (line, problem) => {
      if (told++ < shownProblems) process.stderr.write(`line ${line}: ${problem}\n`);
    },
  },
  file.endsWith('.pbf') ? readOsmPbf(file) : readExtract(kind, createReadStream(file)),
  basename(file),
  {
    source: values.source ?? source ?? basename(file),
    licence: values.licence ?? licence,
    importedOn: new Date().toISOString().slice(0, 10),
  },
);
if (problems > shownProblems) process.stderr.write(`… and ${problems - shownProblems} more\n`);
const merged = mergeImports(await places.all(), atlas);
await db.destroy();
process.stdout.write(
  `${imported} places imported, ${problems} left out. With all imports there are ${merged.places.length} places of ` +
    `their own, and more is known of ${merged.facts.size} others.\n`,
);
