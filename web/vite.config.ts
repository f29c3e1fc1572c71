import { join, resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type BuildOptions, defineConfig, loadEnv } from 'vite';
import { buildWorker } from './build/build-worker.ts';
import { compressFiles } from './build/compress-files.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { reachedModules } from './build/reached-modules.ts';
import { shareMapLibrary } from './build/share-map-library.ts';
import { subsetFonts } from './build/subset-fonts.ts';

const serverOutput: BuildOptions = {
  outDir: '../server/dist/pages',
  ssr: true,
  target: 'node24',
  emptyOutDir: true,
  // The server reads what it needs of the browser's files from the browser's build.
  copyPublicDir: false,
};
const sources = (...names: string[]) => names.map((name) => join(import.meta.dirname, `src/${name}.tsx`));
const featuredScreens = ['home/first-page', 'featured/featured-trips-page'];
/** Of those two the first holds the other, which would count twice. */
const publicScreens = [
  'home/first-page',
  'guides/city-guide-page',
  'guides/attraction-guide-page',
  'guides/city-guides-page',
  'guides/country-guide-page',
  'blogs/blogs-page',
  'blogs/blog-page',
];
const plannerParts = /web[\\/]src[\\/](workspace|plan|route|chat|wishes|money|sharing|exports)[\\/]/;

const browserOutput: BuildOptions = {
  outDir: 'dist',
  manifest: true,
  // Read by the server, for the stacks that admins see; scripts do not name them and nobody is sent them.
  sourcemap: 'hidden',
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  // The map is that large, and waits until the page stands.
  chunkSizeWarningLimit: 1200,
  rolldownOptions: {
    input: {
      index: join(import.meta.dirname, 'index.html'),
      begin: join(import.meta.dirname, 'src/begin.ts'),
    },
    output: {
      entryFileNames: 'assets/[name]-[hash].js',
      // Pieces that need each other in a ring still run in the order in which they are written.
      strictExecutionOrder: true,
      // Few large files pack better than many small ones, and what every page needs comes in one.
      codeSplitting: {
        groups: [
          { name: 'frame', test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]/ },
          { name: reachedModules('shell', sources('main'), 1) },
          // What public pages share comes in one file as well, rather than in a dozen small ones.
          { name: reachedModules('public', sources(...publicScreens), 2) },
          { name: reachedModules('featured', sources(...featuredScreens), 2) },
          { name: 'shared', test: /web[\\/]src[\\/](ui|places|telemetry)[\\/]/, minShareCount: 4 },
          { name: 'icons', test: /[\\/]lucide-react[\\/]/, minShareCount: 3 },
          // Guides have a map as well, and nothing else of the planner.
          { name: 'map', test: /web[\\/]src[\\/]map[\\/]/, minShareCount: 2 },
          // What several parts of the planner share, by those that do, rather than a file for each module.
          {
            name: 'planner',
            test: plannerParts,
            minShareCount: 2,
            entriesAware: true,
            entriesAwareMergeThreshold: 6000,
          },
        ],
      },
    },
  },
};

export default defineConfig(({ mode, isSsrBuild }) => {
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
        // Its style elements would need a policy that lets any style stand inline.
        {
          find: /^react-style-singleton$/,
          replacement: resolve(import.meta.dirname, 'src/ui/adopted-style.ts'),
        },
      ],
    },
    plugins: [
      react(),
      tailwindcss(),
      ...(isSsrBuild
        ? []
        : [
            subsetFonts(),
            preloadFonts(),
            shareMapLibrary(),
            buildWorker('src/offline/service-worker.ts'),
            compressFiles(),
          ]),
    ],
    build: isSsrBuild ? serverOutput : browserOutput,
    // All packages go into the server's build: it is loaded at once, and always in the form for production.
    ssr: { noExternal: true },
    ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
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
