import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

const exclude = [...configDefaults.exclude, '**/dist/**'];

export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 20_000,
    // As many as a small machine has cores; on its own it would leave one idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude,
          globalSetup: ['server/src/testing/prepare-postgres.ts'],
          setupFiles: ['server/src/testing/after-each-test.ts'],
          // The app and the atlas are loaded once a worker, not once a file: that takes longer than most files' tests.
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'units',
          include: [
            '{almanac,wording,contracts,planner,atlas,covers,reader,assistant,bench,scripts}/**/*.test.ts',
          ],
          exclude,
          // As above.
          isolate: false,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
