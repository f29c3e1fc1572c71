import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './import-rules.ts';

const root = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const decisions = readdirSync(join(root, 'docs/decisions')).map((name) => `docs/decisions/${name}`);
const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...decisions];
const { scripts, workspaces } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  workspaces: string[];
};
const folders = [...workspaces, 'scripts', 'docs', '.ci'];

/** Words in backticks that look like a path of this repository. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`([\w@.-]+(?:\/[\w@.{}*-]+)*\/?)`/g)]
    .map(([, path]) => path!)
    .filter((path) => folders.includes(path.split('/')[0]!) && path.includes('/') && !/[{}*]/.test(path));

const fileLimit = (file: string) => (/\.test\.tsx?$/.test(file) ? 400 : 300);

describe.each(documents)('%s', (document) => {
  it('names only paths that exist', () => {
    expect(pathsIn(read(document)).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('names only scripts that exist', () => {
    const named = [...read(document).matchAll(/(?:`|^)npm (?:run )?([a-z][\w:]*)/gm)].map(
      ([, name]) => name!,
    );
    expect(named.filter((name) => !scripts[name] && !['ci'].includes(name))).toEqual([]);
  });
});

describe('the repository', () => {
  it('keeps its README short', () => {
    expect(read('README.md').split('\n').length).toBeLessThanOrEqual(100);
  });

  it('keeps files within their budget of lines', () => {
    const long = sourceFiles(root)
      .filter((file) => !file.startsWith('atlas/data/'))
      .map((file) => ({ file, lines: read(file).split('\n').length - 1 }))
      .filter(({ file, lines }) => lines > fileLimit(file));
    expect(long).toEqual([]);
  });

  it('explains every setting that the server reads', () => {
    const config = read('server/src/config.ts');
    const settings = [...config.matchAll(/env\['([A-Z_0-9]+)'\]/g)].map(([, name]) => name!);
    const example = read('.env.example');
    expect(settings.filter((name) => !example.includes(`${name}=`))).toEqual([]);
  });

  it('has no addresses of a registry in its lock file', () => {
    expect(read('package-lock.json')).not.toMatch(/"resolved": "https?:/);
  });
});
