import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['**/*.test.ts'],
    globalSetup: ['./start-site.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // As patient as a look for an element is.
    expect: { poll: { timeout: 30_000 } },
    // Two browsers at a time: one waits for its page while the other works, and two cores are soon busy.
    maxWorkers: 2,
  },
});
