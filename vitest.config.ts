import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: [
      '{almanac,wording,contracts,planner,atlas,covers,reader,assistant,server,web,bench,scripts}/**/*.test.{ts,tsx}',
    ],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['server/src/testing/prepare-postgres.ts'],
    testTimeout: 20_000,
    // As many as a small machine has cores; on its own it would leave one idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
