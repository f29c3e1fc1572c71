import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

export const workerName = 'service-worker';

/** Tells the service worker which files this release is made of; its own text changes with them, so browsers see it. */
export const listFilesForWorker = (): Plugin => ({
  name: 'list-files-for-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      const files = Object.keys(bundle)
        .filter((file) => file.startsWith('assets/'))
        .map((file) => `/${file}`)
        .toSorted();
      const release = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.name !== workerName) continue;
        chunk.code = chunk.code
          .replace('__RELEASE__', release)
          .replace('__FILES__', JSON.stringify(files).replaceAll("'", ''));
      }
    },
  },
});
