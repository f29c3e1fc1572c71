import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from './import-rules.ts';

const root = resolve(import.meta.dirname, '..');
const isOurs = (file: string) => file.startsWith('server/src/') && !file.endsWith('.test.ts');

// Node may abort the whole process where a thread is ended that still loads.
test('threads are ended in one way, which waits until they have loaded', () => {
  const ending = sourceFiles(root).filter(
    (file) => isOurs(file) && /\.terminate\(/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(ending).toEqual(['server/src/work/end-thread.ts']);
});
