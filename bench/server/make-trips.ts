import { measuredTrip } from './measured-trip.ts';

const tripCount = 20;

/** Saves the trips that are measured, and answers their ids. */
export async function makeTrips(origin: string, headers: Record<string, string>) {
  const ids: string[] = [];
  for (let n = 0; n < tripCount; n++) {
    const body = JSON.stringify({ ...measuredTrip(), tripName: `Trip ${n}` });
    const saved = await fetch(`${origin}/api/save`, { method: 'POST', headers, body });
    ids.push(((await saved.json()) as { _id: string })._id);
  }
  return ids;
}
