import type { Atlas, TravelModel } from '@wayfare/atlas';
import type { Finding } from '@wayfare/contracts/finding';
import type { Trip } from '@wayfare/contracts/trip';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { applyEdit, previewShift } from '@wayfare/planner';
import { addDays } from '@wayfare/almanac/local-date';
import { knowledgeOf } from './knowledge.ts';
import { waysOf } from './ways.ts';

/** What other dates would do to a trip. */
export interface DatesPreview {
  breaks: Finding[];
  mends: Finding[];
  missed: { what: string; on: string }[];
  seasons: { stopId: string; month: number; good: boolean }[];
}

const totalNights = ({ stops }: Trip): number => stops.reduce((sum, { nights }) => sum + nights, 0);

/** Whether each stop is visited in one of its guide's best months; without a guide nothing is said. */
function seasonsFrom(trip: Trip, startOn: string, atlas: Atlas): DatesPreview['seasons'] {
  let nights = 0;
  return trip.stops.flatMap((stop) => {
    const month = Number(addDays(startOn, nights).slice(5, 7));
    nights += stop.nights;
    const best = atlas.cityInfo(stop.place.placeId ?? '')?.guide.bestMonths ?? [];
    return best.length === 0 ? [] : [{ stopId: stop.id, month, good: best.includes(month) }];
  });
}

/** Audits a trip on its present and on other dates and tells the difference; nothing is changed. */
export function previewDates(
  document: TripDocument,
  startOn: string,
  { atlas, travel }: { atlas: Atlas; travel: TravelModel },
): DatesPreview {
  const { trip } = document;
  const ways = waysOf(document, travel);
  const moved = applyEdit(document, { edit: 'setStartOn', startOn });
  const after = 'refused' in moved ? document : moved.document;
  const shift = previewShift(
    document,
    startOn,
    knowledgeOf(document, atlas, ways),
    knowledgeOf(after, atlas, ways),
  );
  const lastOn = addDays(startOn, totalNights(trip));
  const missed = (trip.request.fixed ?? []).flatMap(({ what, on }) =>
    on !== undefined && (on < startOn || on > lastOn) ? [{ what, on }] : [],
  );
  const present = trip.startOn === null ? [] : seasonsFrom(trip, trip.startOn, atlas);
  const seasons = seasonsFrom(trip, startOn, atlas).filter(
    ({ stopId, good }) => present.find((one) => one.stopId === stopId)?.good !== good,
  );
  if ('refused' in shift) return { breaks: [], mends: [], missed, seasons };
  // What lies outside the trip is told once, as missed.
  const told = new Set(missed.map(({ what }) => what));
  const breaks = shift.breaks.filter(
    ({ kind, facts }) => kind !== 'fixed_event_missed' || !told.has(String(facts['what'])),
  );
  return { breaks, mends: shift.mends, missed, seasons };
}
