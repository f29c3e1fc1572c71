/** Prints rows under their heads, numbers to the right. */
export function printTable(
  title: string,
  heads: readonly string[],
  rows: readonly (string | number)[][],
): void {
  const cells = [[...heads], ...rows.map((row) => row.map(String))];
  const widths = heads.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  console.log(`\n${title}`);
  for (const row of cells) {
    const line = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(`  ${line.join('  ')}`);
  }
}

/** The mean, or null of nothing. */
export const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** A number with so many decimals, or a dash where there is none. */
export const shown = (value: number | null, decimals = 2): string =>
  value === null || !Number.isFinite(value) ? '–' : value.toFixed(decimals);

/** Rounds for the JSON line. */
export const rounded = (value: number | null, decimals = 3): number | null =>
  value === null ? null : Number(value.toFixed(decimals));
