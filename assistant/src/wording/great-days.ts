import { joinWords } from '@wayfare/wording/words';
import type { Atlas } from '@wayfare/atlas';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { knownOn } from '../planning/great-days.ts';
import { dateWords } from './dates-and-money.ts';

/** The rest stands beside the days. */
const MOST_TOLD = 3;

/** The holidays, eves and feasts that a trip falls on, each told once; null where there are none. */
export function greatDaysSentence({ trip, plan }: TripDocument, atlas: Atlas): string | null {
  const days = new Map<string, { on: string; name: string; tell: string }>();
  for (const day of plan?.days ?? [])
    for (const { name, tell } of knownOn(atlas, day, trip.stops))
      if (day.on !== null && tell !== null && !days.has(tell)) days.set(tell, { on: day.on, name, tell });
  const all = [...days.values()];
  if (all.length === 0) return null;
  const told = all.slice(0, MOST_TOLD).map(({ on, name, tell }) => `${name}, ${dateWords(on)}: ${tell}`);
  const others = all.slice(MOST_TOLD).map(({ on, name }) => `${name} (${dateWords(on)})`);
  if (others.length > 0) told.push(`Other special days of the trip: ${joinWords(others)}.`);
  return told.join(' ');
}
