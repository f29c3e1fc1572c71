import type { FeaturedRegion } from '@wayfare/contracts/vocabulary';
import type { Schema } from '../db/schema.ts';
import { tripInfoOf } from './trip-info.ts';
import type { TripHead, TripRecord } from './trip-record.ts';
import { readStoredPlan, readStoredTrip } from './upgrade-document.ts';

/** What is read of a trip whose document nobody needs. */
export const headColumns = [
  'id',
  'owner_id',
  'state',
  'name',
  'featured',
  'region',
  'version',
  'modified_at',
  'deleted_at',
] as const;

/** A row as a record without its document. */
export const toHead = (row: Pick<Schema['trips'], (typeof headColumns)[number]>): TripHead => ({
  id: row.id,
  ownerId: row.owner_id,
  state: row.state,
  name: row.name,
  featured: row.featured === 1,
  region: row.region as FeaturedRegion | null,
  version: row.version,
  modifiedAt: row.modified_at,
  deletedAt: row.deleted_at,
});

/** A row as a record, its document read. */
export const toRecord = (row: Schema['trips']): TripRecord => ({
  ...toHead(row),
  trip: readStoredTrip(row.trip),
  plan: readStoredPlan(row.plan),
});

/** What a save writes. */
export const documentColumns = (record: TripRecord) => ({
  state: record.state,
  name: record.name,
  trip: JSON.stringify(record.trip),
  plan: record.plan && JSON.stringify(record.plan),
  info: JSON.stringify(tripInfoOf(record.trip, record.plan)),
  version: record.version,
  modified_at: record.modifiedAt,
});
