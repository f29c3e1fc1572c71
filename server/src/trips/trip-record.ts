import type { StoredTrip, TripInfo } from '@wayfare/contracts/trip-endpoints';
import type { FeaturedRegion } from '@wayfare/contracts/vocabulary';
import type { Plan } from '@wayfare/contracts/plan';
import { toInstant } from '@wayfare/contracts/text';
import type { Trip } from '@wayfare/contracts/trip';
import type { Schema } from '../db/schema.ts';

/** A stored trip as the server works with it. */
export interface TripRecord {
  id: string;
  ownerId: string;
  state: 'active' | 'archived' | 'unsaved';
  name: string;
  trip: Trip;
  plan: Plan | null;
  featured: boolean;
  region: FeaturedRegion | null;
  version: number;
  modifiedAt: number;
  deletedAt: number | null;
}

/** What is known of a trip without reading its document. */
export type TripHead = Omit<TripRecord, 'trip' | 'plan'>;

/** The part of the list entry that follows from the document alone; stored beside it so that lists need not read it. */
export type InfoPart = Pick<
  TripInfo,
  | 'startOn'
  | 'endOn'
  | 'nights'
  | 'cities'
  | 'interests'
  | 'season'
  | 'adults'
  | 'children'
  | 'budget'
  | 'hasPlan'
>;

export type InfoRow = Pick<
  Schema['trips'],
  'id' | 'name' | 'info' | 'region' | 'featured' | 'version' | 'modified_at'
>;

/** What stands around a document that its reader gets. */
export const aroundDocument = (record: TripHead, access: StoredTrip['access']) => ({
  _id: record.id,
  tripName: record.name,
  modified: toInstant(record.modifiedAt),
  version: record.version,
  featured: record.featured,
  archived: record.state === 'archived',
  unsaved: record.state === 'unsaved',
  access,
});

/** A record as its reader gets it. */
export const toStoredTrip = (record: TripRecord, access: StoredTrip['access']): StoredTrip => ({
  ...aroundDocument(record, access),
  trip: record.trip,
  plan: record.plan,
});

/** A row as the lists show it, as JSON text: `info` is JSON already and goes in as it stands. */
export const writeTripInfo = (row: InfoRow) =>
  `{"_id":"${row.id}","tripName":${JSON.stringify(row.name)},"modified":"${toInstant(row.modified_at)}",` +
  `"featured":${row.featured === 1},"version":${row.version},"region":${JSON.stringify(row.region)},${row.info.slice(1)}`;
