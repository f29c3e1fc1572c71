import { plan, type Plan } from '@wayfare/contracts/plan';
import { trip, type Trip } from '@wayfare/contracts/trip';

type Document = Record<string, unknown>;
type Step = (document: Document) => Document;

export const newestVersion = 1;

/** From each older form to the next; the key is the version it starts from. Empty while there is one form. */
const tripSteps: Record<number, Step> = {};
const planSteps: Record<number, Step> = {};

function upgrade(document: Document, steps: Record<number, Step>) {
  let current = document;
  for (let version = Number(current['schemaVersion']); version < newestVersion; version++) {
    const step = steps[version];
    if (!step) throw new Error(`no way to upgrade a document from version ${version}`);
    current = { ...step(current), schemaVersion: version + 1 };
  }
  return current;
}

const newestStart = `{"schemaVersion":${newestVersion},`;

/** Whether a stored document can be passed on unread. One that begins in another way is read, and upgraded if need be. */
export const isNewestForm = ({ trip, plan }: { trip: string; plan: string | null }) =>
  trip.startsWith(newestStart) && (plan === null || plan.startsWith(newestStart));

/** Reads a stored trip, whatever version wrote it. Documents of the newest form are taken as they were checked. */
export function readStoredTrip(stored: string, steps = tripSteps): Trip {
  const document = JSON.parse(stored) as Document;
  return document['schemaVersion'] === newestVersion
    ? (document as Trip)
    : trip.parse(upgrade(document, steps));
}

export function readStoredPlan(stored: string | null, steps = planSteps): Plan | null {
  if (stored === null) return null;
  const document = JSON.parse(stored) as Document;
  return document['schemaVersion'] === newestVersion
    ? (document as Plan)
    : plan.parse(upgrade(document, steps));
}
