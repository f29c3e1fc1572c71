import type { StoredTrip } from '@wayfare/contracts/trip-endpoints';
import type { Schema } from '../db/schema.ts';
import { Written } from '../http/written.ts';
import { aroundDocument } from './trip-record.ts';
import { toHead } from './trip-row.ts';

/**
 * A stored trip as an answer, its document passed through as it stands. The tag names all that the answer is made of:
 * the version is that of the document, and the trip may move between lists without a new one.
 */
export function writeStoredTrip(row: Schema['trips'], access: StoredTrip['access']): Written<StoredTrip> {
  const around = JSON.stringify(aroundDocument(toHead(row), access));
  const json = `${around.slice(0, -1)},"trip":${row.trip},"plan":${row.plan}}`;
  const tag = `"${row.version}-${row.modified_at}-${row.state}-${row.featured}-${access}"`;
  return new Written(json, tag);
}
