import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { screenFiles } from './screen-files.ts';

/** The worker's address stays the same over all releases, and it must stand at the root to serve all pages. */
const address = 'sw.js';

/**
 * Builds the service worker: one file that imports no other, as not every browser takes a worker that does. It is told
 * which files this release is made of; its own text changes with them, so browsers see it.
 */
export const buildWorker = (source: string): Plugin => ({
  name: 'build-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const files = screenFiles(bundle);
      const written = JSON.stringify(files);
      const release = createHash('sha256').update(written).digest('hex').slice(0, 12);
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: { __RELEASE__: JSON.stringify(release), __FILES__: written },
        build: {
          write: false,
          modulePreload: false,
          rolldownOptions: { input: join(import.meta.dirname, '..', source), output: { format: 'iife' } },
        },
      });
      const [worker] = 'output' in built ? built.output : [];
      if (worker?.type !== 'chunk') throw new Error(`${source} was not built into one file.`);
      this.emitFile({ type: 'asset', fileName: address, source: worker.code });
    },
  },
});
