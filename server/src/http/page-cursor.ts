import { Refusal } from './refusal.ts';

/** Where the next page of a list in order of time begins: after this row. */
export interface PagePosition {
  at: number;
  id: string;
}

const pageRows = 50;

/** Writes down where a page begins, for the address of the next one. */
export const writeCursor = ({ at, id }: PagePosition) => Buffer.from(`${at}.${id}`).toString('base64url');

const usualId = /^[A-Za-z0-9_-]{1,60}$/;

/** Reads it back; refuses what nobody wrote, as a row's id is written in this list. */
export function readCursor(cursor: string | undefined, idForm = usualId): PagePosition | null {
  if (cursor === undefined) return null;
  const match = /^(\d{1,16})\.(.*)$/.exec(Buffer.from(cursor, 'base64url').toString());
  if (!match || !idForm.test(match[2]!))
    throw new Refusal('bad_input', 'This part of the list could not be found. Please reload the list.');
  return { at: Number(match[1]), id: match[2]! };
}

/** One page of a list: reads a row more than it shows, to tell whether there is a next one. */
export async function readPage<Row, Shown>(
  cursor: string | undefined,
  read: (after: PagePosition | null, limit: number) => Promise<Row[]>,
  positionOf: (row: Row) => PagePosition,
  show: (row: Row) => Shown | Promise<Shown>,
) {
  const found = await read(readCursor(cursor), pageRows + 1);
  const rows = found.slice(0, pageRows);
  const last = rows.at(-1);
  return {
    rows: await Promise.all(rows.map(show)),
    nextCursor: found.length > rows.length && last ? writeCursor(positionOf(last)) : null,
  };
}
