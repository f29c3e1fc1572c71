import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { transformWithOxc, type Plugin } from 'vite';

const description = createRequire(import.meta.url).resolve('maplibre-gl/package.json');
const sources = resolve(description, '../src');
/** What the map's code asks for when it wants its worker's address. */
const workerAddress = 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
const addressModule = '\0map-worker-address';
/** Our map's tiles, and those of street styles, have the form MVT; the reader of the other one weighs 20 kB. */
const mltModule = '\0no-mlt-tiles';
const mltReader = `export class MLTVectorTile {
  constructor() { throw new Error('This map reads vector tiles in the form MVT only.'); }
}`;
/** The library's classes are written for fields that are nothing where they are only declared. */
const assignedFields = {
  lang: 'ts',
  typescript: { removeClassFieldsWithoutInitializer: true },
  assumptions: { setPublicClassFields: true },
} as const;

/**
 * Builds the map's library from its sources. Its two ready-made files, for the page and for its worker, carry most of
 * the same code twice; built here, page and worker load one file for what they share, and what nobody uses stays away.
 */
export const shareMapLibrary = (): Plugin => ({
  name: 'share-map-library',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source === 'maplibre-gl') return resolve(sources, 'index.ts');
    if (source === workerAddress) return addressModule;
    if (importer?.startsWith(sources) && source.endsWith('/vector_tile_mlt.ts')) return mltModule;
  },
  load(id) {
    if (id === mltModule) return mltReader;
    if (id !== addressModule) return;
    const worker = this.emitFile({
      type: 'chunk',
      id: resolve(sources, 'source/worker.ts'),
      name: 'map-worker',
    });
    return `export default import.meta.ROLLUP_FILE_URL_${worker};`;
  },
  transform(code, id) {
    if (id.startsWith(sources) && id.endsWith('.ts')) return transformWithOxc(code, id, assignedFields);
    // Of its whole description the library reads its version.
    if (id === description)
      return JSON.stringify({ version: (JSON.parse(code) as { version: string }).version });
  },
});
