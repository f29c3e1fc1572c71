import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
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

export default defineConfig(({ mode }) => {
  const target = loadEnv(mode, '.', 'WAYFARE_')['WAYFARE_API'] ?? 'http://127.0.0.1:3000';
  return {
    root: import.meta.dirname,
    plugins: [react(), tailwindcss(), preloadFonts()],
    build: { outDir: 'dist', manifest: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
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
