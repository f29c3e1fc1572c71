import { promisify } from 'node:util';
import { deflateRaw, inflateRawSync } from 'node:zlib';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { Schema } from '../db/schema.ts';
import { readStoredPlan, readStoredTrip } from './upgrade-document.ts';

const deflated = promisify(deflateRaw);

/** A document as it is stored. */
export type Texts = Pick<Schema['trips'], 'name' | 'trip' | 'plan'>;

/** A trip's document in little room. */
export const packDocument = async ({ name, trip, plan }: Texts) =>
  (await deflated(JSON.stringify([name, trip, plan]))).toString('base64');

export const readDocument = ({ name, trip, plan }: Texts): TripDocument => ({
  tripName: name,
  trip: readStoredTrip(trip),
  plan: readStoredPlan(plan),
});

/** The document that was packed. */
export function unpackDocument(packed: string): TripDocument {
  const written = inflateRawSync(Buffer.from(packed, 'base64')).toString();
  const [name, trip, plan] = JSON.parse(written) as [string, string, string | null];
  return readDocument({ name, trip, plan });
}
