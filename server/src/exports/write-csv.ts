import type { TripReading } from './trip-reading.ts';

/** A spreadsheet takes a cell that begins so for a formula, and runs it. */
const looksLikeFormula = /^[=+\-@\t\r]/;

/** One cell: a formula is defused by an apostrophe, quotes are doubled. */
function csvCell(value: string) {
  const safe = looksLikeFormula.test(value) ? `'${value}` : value;
  return /[",\n\r']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const csvRow = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;

/** Every cost of a trip as CSV (RFC 4180), with a mark at the front by which spreadsheets know its letters. */
export function writeCostsCsv({ costs }: TripReading): string {
  const rows = costs.map(({ day, on, what, category, money }) => [
    day ? String(day.number) : '',
    on ?? '',
    what,
    category,
    (money.amountCents / 100).toFixed(2),
    money.currency,
  ]);
  return `\ufeff${[['Day', 'Date', 'What', 'Category', 'Amount', 'Currency'], ...rows].map(csvRow).join('')}`;
}
