/** Rows of a CSV text under the names of its first line. */
export function parseCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (quoted) {
      if (letter === '"' && text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else if (letter === '"') quoted = false;
      else cell += letter;
    } else if (letter === '"') quoted = true;
    else if (letter === ',' || letter === '\n') {
      rows.at(-1)?.push(cell.replace(/\r$/, ''));
      cell = '';
      if (letter === '\n') rows.push([]);
    } else cell += letter;
  }
  if (cell !== '') rows.at(-1)?.push(cell);
  const [heads = [], ...body] = rows;
  return body
    .filter((row) => row.length > 1)
    .map((row) => Object.fromEntries(heads.map((head, index) => [head, row[index] ?? ''])));
}

/** A dictionary as Python prints it: strings in either quote, numbers, lists, dictionaries. */
export function parsePythonDict(text: string): Record<string, unknown> {
  const json = text.replace(
    /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g,
    (_, single?: string, double?: string) => JSON.stringify((single ?? double ?? '').replace(/\\(.)/g, '$1')),
  );
  try {
    return JSON.parse(
      json
        .replace(/\bNone\b/g, 'null')
        .replace(/\bTrue\b/g, 'true')
        .replace(/\bFalse\b/g, 'false'),
    ) as Record<string, unknown>;
  } catch {
    return {};
  }
}
