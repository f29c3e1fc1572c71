import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const { memorySettings, serverProgram } = (await import(join(root, 'scripts/prepare.mjs'))) as {
  memorySettings: Record<string, string>;
  serverProgram: string[];
};
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');

it('the container runs the server as `npm start` does', () => {
  const [, command = ''] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? [];
  expect(JSON.parse(command)).toEqual(['node', ...serverProgram]);
  for (const [name, value] of Object.entries(memorySettings))
    expect(dockerfile).toContain(`${name}=${value}`);
});
