import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from './import-rules.ts';

const root = resolve(import.meta.dirname, '..');
const runsOnTheServer = /^(almanac|wording|contracts|planner|atlas|covers|reader|assistant|server)\/src\//;
const isOurs = (file: string) =>
  runsOnTheServer.test(file) && !file.endsWith('.test.ts') && !file.includes('/testing/');

/** Who may call other servers: the door, and what is told of errors and views. Sign-in, mail and models have libraries. */
const callers = ['server/src/outside/fetch-bounded.ts', 'server/src/http/outbox.ts'];

test('servers of others are called through one door', () => {
  const calling = sourceFiles(root).filter(
    (file) => isOurs(file) && /\bfetch\(/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(calling.toSorted()).toEqual(callers.toSorted());
});
