import type { TripVersion } from '@wayfare/contracts/version-endpoints';
import { toInstant } from '@wayfare/contracts/text';
import { notFound } from '../http/refusal.ts';
import type { User } from '../http/visitor.ts';
import { conflict, logEntryOf, nextRecord, type SaveNeeds, toSaved } from './save-trip.ts';
import { summariseChange } from './summarise-change.ts';
import type { TripRecord } from './trip-record.ts';
import type { VersionRepo } from './version.repo.ts';

interface VersionInput {
  id: string;
  version: number;
}

type LogRow = Awaited<ReturnType<VersionRepo['list']>>[number];

const toVersion = ({ version, kind, by_name: by, summary, saved_at }: LogRow): TripVersion => ({
  version,
  kind,
  at: toInstant(saved_at),
  by,
  summary,
});

type LogNeeds = Pick<SaveNeeds, 'trips' | 'versions'>;

async function ownTrip({ trips }: LogNeeds, actor: User, id: string): Promise<TripRecord> {
  const record = await trips.find(id);
  if (record?.ownerId !== actor.id) throw notFound('trip');
  return record;
}

/** The change log of an own trip. */
export async function listVersions(needs: LogNeeds, actor: User, id: string) {
  await ownTrip(needs, actor, id);
  return { versions: (await needs.versions.list(id)).map(toVersion) };
}

/** An own trip as it was. */
export async function readVersion(needs: LogNeeds, actor: User, { id, version }: VersionInput) {
  await ownTrip(needs, actor, id);
  const found = await needs.versions.find(id, version);
  if (!found) throw notFound('version');
  return { ...toVersion(found.row), ...found.document };
}

/** Makes an earlier state the newest one. It is a version like any other, so this too can be taken back. */
export async function restoreVersion(
  needs: SaveNeeds,
  actor: User,
  { id, version, newest }: VersionInput & { newest: number },
) {
  const current = await ownTrip(needs, actor, id);
  if (current.version !== newest) throw conflict(current);
  const { document } = (await needs.versions.find(id, version)) ?? {};
  if (!document) throw notFound('version');
  const { tripName, trip, plan } = document;
  const next = nextRecord(current, { name: tripName, trip, plan }, needs.now());
  const before = { tripName: current.name, trip: current.trip, plan: current.plan };
  const summary = summariseChange(before, document);
  if (
    !(await needs.trips.replace(next, current, await logEntryOf(needs, actor, next, current, { summary })))
  ) {
    const winner = await needs.trips.find(id);
    throw winner ? conflict(winner) : notFound('trip');
  }
  needs.onSaved(id);
  return toSaved(next);
}
