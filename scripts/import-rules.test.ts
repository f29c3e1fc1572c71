import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultOf, importFaults, importsOf } from './import-rules.ts';
import { webEdges } from './web-edges.ts';

const root = resolve(import.meta.dirname, '..');

describe('the import rules', () => {
  it('hold in the whole tree', () => {
    expect(importFaults(root, webEdges)).toEqual([]);
  });

  it.each([
    ['contracts/src/trip.ts', '@wayfare/planner', 'may not import planner'],
    ['contracts/src/trip.ts', 'fastify', 'may not import fastify'],
    ['planner/src/solve.ts', '@wayfare/contracts/trip', 'only types'],
    ['planner/src/solve.ts', 'zod', 'may not import zod'],
    ['planner/src/solve.ts', 'node:fs', 'may not import node:fs'],
    ['planner/src/solve.ts', '@wayfare/atlas', 'may not import atlas'],
    ['atlas/src/index.ts', '@wayfare/planner', 'may not import planner'],
    ['atlas/src/index.ts', 'node:http', 'no network'],
    ['covers/src/cover-svg.ts', '@wayfare/atlas', 'may not import atlas'],
    ['covers/src/cover-svg.ts', 'node:http', 'may not import node:http'],
    ['assistant/src/index.ts', '@wayfare/server', 'may not import server'],
    ['server/src/trips/trip.repo.ts', '@wayfare/web', 'may not import web'],
    [
      'server/src/trips/trip.repo.ts',
      '../telemetry/count-views.ts',
      'server/trips may not import server/telemetry',
    ],
    ['server/src/http/serve.ts', '../trips/trip.repo.ts', 'shared server/http'],
    ['server/src/trips/trip.repo.ts', '../../../planner/src/solve.ts', 'past its door'],
    ['server/src/trips/trip.repo.ts', 'vitest', 'for tests only'],
    ['web/src/trips/trip-card.tsx', 'zod', 'does not belong in the browser'],
    ['web/src/trips/trip-card.tsx', '@wayfare/contracts/trip', 'only types of the schemas'],
    ['contracts/src/vocabulary.ts', 'zod', 'the browser imports this file'],
    ['contracts/src/vocabulary.ts', './trip.ts', 'the browser imports this file'],
    ['web/src/trips/trip-card.tsx', '@wayfare/atlas', 'may not import atlas'],
    ['web/src/ui/button.tsx', '../trips/trip-card.tsx', 'shared web/ui'],
    ['web/src/map/map.tsx', '../trips/trip-card.tsx', 'web/map may not import web/trips'],
    ['e2e/sign-in.test.ts', '@wayfare/server', 'may not import server'],
  ])('break when %s imports %s', (file, specifier, sentence) => {
    expect(faultOf({ file, specifier, typeOnly: false })).toContain(sentence);
  });

  it.each([
    ['planner/src/edits/apply-edit.ts', '@wayfare/contracts/edit', true],
    ['server/src/trips/trip.routes.ts', '../http/serve.ts', false],
    ['web/src/trips/trip-card.tsx', '@wayfare/contracts/trip', true],
    ['web/src/trips/trip-card.tsx', '@wayfare/contracts/vocabulary', false],
    ['contracts/src/empty-trip.ts', './trip.ts', true],
    ['contracts/src/trip.ts', './vocabulary.ts', false],
    ['server/src/app.ts', './trips/trip.routes.ts', false],
    ['web/src/trips/trip-card.tsx', '../ui/button.tsx', false],
    ['web/src/trips/trip-card.test.ts', 'vitest', false],
  ])('let %s import %s', (file, specifier, typeOnly) => {
    expect(faultOf({ file, specifier, typeOnly })).toBeNull();
  });

  it('see every form of import', () => {
    const text = [
      "import a from 'a';",
      "import type { B } from 'b';",
      "import {\n  c,\n} from 'c';",
      "import 'd';",
      "export { e } from 'e';",
      "export * from 'f';",
      "const g = await import('g');",
    ].join('\n');
    expect(importsOf('x.ts', text).map((entry) => [entry.specifier, entry.typeOnly])).toEqual([
      ['a', false],
      ['b', true],
      ['c', false],
      ['d', false],
      ['e', false],
      ['f', false],
      ['g', false],
    ]);
  });
});
