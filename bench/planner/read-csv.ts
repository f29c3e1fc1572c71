import { existsSync, readFileSync } from 'node:fs';

/** The rows of a small comma-separated file with heads and without quotes; none when the file is not there. */
export function readCsv(path: string): Record<string, string>[] {
  if (!existsSync(path)) return [];
  const [head, ...lines] = readFileSync(path, 'utf8').trim().split(/\r?\n/);
  const names = (head ?? '').split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  });
}
