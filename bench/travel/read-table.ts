import { readFileSync } from 'node:fs';

/** Rows of a comma-separated file as objects by column name. Fields in double quotes may hold commas. */
export function readTable(path: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(path, 'utf8').replaceAll('\r', '').trim().split('\n');
  const names = splitRow(head);
  return lines.map((line) => {
    const fields = splitRow(line);
    return Object.fromEntries(names.map((name, i) => [name, fields[i] ?? '']));
  });
}

function splitRow(line: string): string[] {
  if (!line.includes('"')) return line.split(',');
  const fields = line.match(/("([^"]|"")*"|[^,]*)(,|$)/g) ?? [];
  return fields.map((field) =>
    field
      .replace(/,$/, '')
      .replace(/^"(.*)"$/, '$1')
      .replaceAll('""', '"'),
  );
}
