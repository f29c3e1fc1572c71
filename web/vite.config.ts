import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { defineConfig, loadEnv, type Plugin } from 'vite';

/** Names the two faces of the first screen in the page's head, so that they load beside the script. */
const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, context) =>
      Object.keys(context.bundle ?? {})
        .filter((file) => /(inter|fraunces)-latin-(wght|opsz)-normal.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          injectTo: 'head' as const,
        })),
  },
});

const workerName = 'service-worker';

/** Tells the service worker which files this release is made of; its own text changes with them, so browsers see it. */
const listFilesForWorker = (): Plugin => ({
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

export default defineConfig(({ mode }) => {
  const target = loadEnv(mode, '.', 'WAYFARE_')['WAYFARE_API'] ?? 'http://127.0.0.1:3000';
  return {
    root: import.meta.dirname,
    // Drawn by the atlas when the project is prepared.
    resolve: {
      alias: [
        {
          find: /^basemap\.pmtiles/,
          replacement: resolve(import.meta.dirname, '../atlas/dist/basemap.pmtiles'),
        },
      ],
    },
    plugins: [react(), tailwindcss(), preloadFonts(), listFilesForWorker()],
    build: {
      outDir: 'dist',
      manifest: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // The map is that large, and waits until the page stands.
      chunkSizeWarningLimit: 1200,
      rolldownOptions: {
        input: {
          index: join(import.meta.dirname, 'index.html'),
          [workerName]: join(import.meta.dirname, 'src/offline/service-worker.ts'),
        },
        output: {
          // The worker's address stays the same over all releases, and it must stand at the root to serve all pages.
          entryFileNames: ({ name }) => (name === workerName ? 'sw.js' : 'assets/[name]-[hash].js'),
        },
      },
    },
    server: {
      proxy: Object.fromEntries(
        ['/api', '/auth', '/idp', '/healthz', '/art', '/calendar/'].map((path) => [
          path,
          { target, changeOrigin: false },
        ]),
      ),
    },
  };
});
