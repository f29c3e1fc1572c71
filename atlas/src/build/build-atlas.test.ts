import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openAtlas } from '../open-atlas.ts';
import { buildAtlas } from './build-atlas.ts';
import { worldFileName } from './locations.ts';

it('builds once, tells its steps, and leaves a current atlas alone', { timeout: 120_000 }, async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'atlas-'));
  try {
    expect(() => openAtlas({ directory })).toThrow(/has not been built/);
    const steps: string[] = [];
    const first = await buildAtlas({
      directory,
      leaveOutFaulty: true,
      onProgress: (step) => steps.push(step),
    });
    expect(first.built).toBe(true);
    expect(steps).toEqual(['catalogue', 'places', 'ids', 'world', 'search index', 'writing']);
    expect(openAtlas({ directory }).city('fr-paris')?.name).toBe('Paris');

    const before = statSync(path.join(directory, worldFileName)).mtimeMs;
    expect(await buildAtlas({ directory, leaveOutFaulty: true })).toMatchObject({ built: false });
    expect(statSync(path.join(directory, worldFileName)).mtimeMs).toBe(before);

    writeFileSync(path.join(directory, 'stamp.txt'), 'of other sources');
    expect(await buildAtlas({ directory, leaveOutFaulty: true })).toMatchObject({ built: true });
  } finally {
    rmSync(directory, { recursive: true });
  }
});
