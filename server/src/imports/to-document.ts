import { zoneOffsetSeconds } from '@wayfare/almanac/zone-time';
import { addDays } from '@wayfare/almanac/local-date';
import type { Atlas } from '@wayfare/atlas';
import type { ImportedPlace } from '@wayfare/contracts/import-endpoints';
import { limits } from '@wayfare/contracts/limits';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import { itemKinds, travelModes } from '@wayfare/contracts/vocabulary';
import { type TripDocument, tripDocument } from '@wayfare/contracts/trip-document';
import { webAddress } from '@wayfare/contracts/text';
import type { Idea, Stop } from '@wayfare/contracts/trip';
import { emptyTrip } from '@wayfare/contracts/empty-trip';
import type { FoundFile } from './found-place.ts';
import { type LodgingStay, lodgingStays } from './lodging-stays.ts';
import { type MatchedPlace, matchPlaces } from './match-place.ts';
import { refuseFile, tooManyPlaces } from './refuse-file.ts';
import { stopsFromDays } from './stops-from-days.ts';
import { toTracks } from './track-lines.ts';

/** A place with the day that it belongs to, counted from 1. */
type Scheduled = MatchedPlace & { day: number };

const dayMs = 86_400_000;
/** Things without a time follow each other from nine o'clock. */
const firstMinute = 540;
const usualStep = 75;
const latestMinute = 2879;

const isKind = (kind: string | undefined): kind is PlanItem['kind'] =>
  (itemKinds as readonly string[]).includes(kind ?? '');
const waysOut = new Set<string>(travelModes);

/** An instant becomes a date and a time where it happens. */
function withLocalTime(matched: MatchedPlace): MatchedPlace {
  const { found, place } = matched;
  if (found.startsAt === undefined) return matched;
  const offset = zoneOffsetSeconds(place?.timeZone ?? 'UTC', found.startsAt) * 1000;
  const local = found.startsAt + offset;
  const midnight = Math.floor(local / dayMs) * dayMs;
  const startMinute = Math.floor((local - midnight) / 60_000);
  const length = Math.round(((found.endsAt ?? found.startsAt) - found.startsAt) / 60_000);
  const on = new Date(local).toISOString().slice(0, 10);
  return { ...matched, found: { ...found, on, startMinute, endMinute: startMinute + length } };
}

/** Puts everything that has a day on one, counted from the first date where there are dates. */
function schedule(matched: readonly MatchedPlace[], stays: readonly LodgingStay[]) {
  const dates = matched.flatMap(({ found }) => found.on ?? []).sort();
  const numbered = matched.find(({ found }) => found.on && found.day);
  const start = numbered ? addDays(numbered.found.on!, 1 - numbered.found.day!) : dates[0];
  const startOn = start === undefined || dates[0] === undefined ? null : dates[0] < start ? dates[0] : start;
  const dayOn = (on: string) => Math.round((Date.parse(on) - Date.parse(startOn ?? on)) / dayMs) + 1;
  const dayOf = ({ found: { on, day } }: MatchedPlace) => (on && startOn ? dayOn(on) : day);
  const scheduled = matched.flatMap((one): Scheduled[] => {
    const day = stays.some((stay) => stay.one === one) ? undefined : dayOf(one);
    return day === undefined || one.found.nights !== undefined ? [] : [{ ...one, day }];
  });
  const lastDays = stays.map(({ until }) => dayOn(until));
  const count = Math.max(0, ...scheduled.map(({ day }) => day), ...lastDays);
  if (count > limits.days) {
    throw refuseFile(
      `This file spans ${count} days; a trip has at most ${limits.days}. Import a shorter part of it.`,
    );
  }
  return { startOn, scheduled, count };
}

function noteOf({ found, hit }: MatchedPlace, title: string): string | undefined {
  const own = found.link !== undefined && !webAddress.safeParse(found.link).success ? found.link : '';
  // Whoever called a place by another name wants to find it again by that name.
  const alias = hit && title !== found.name ? found.name : '';
  return [found.note, alias, own].filter(Boolean).join('\n').slice(0, limits.noteCharacters) || undefined;
}

function toItem(one: Scheduled, id: string, index: number): PlanItem {
  const { found, place, hit } = one;
  const start = Math.min(latestMinute, found.startMinute ?? firstMinute + index * usualStep);
  const end = Math.max(start, Math.min(latestMinute, found.endMinute ?? start + 60));
  const allDay = found.kind === 'all day';
  const link = webAddress.safeParse(found.link);
  const note = noteOf(one, found.name);
  return {
    id,
    kind: allDay
      ? 'note'
      : isKind(found.kind)
        ? found.kind
        : waysOut.has(found.kind ?? '')
          ? 'transfer'
          : hit?.kind === 'attraction' || place
            ? 'visit'
            : 'activity',
    title: found.name.trim().slice(0, 200) || 'Place',
    place,
    startMinute: allDay ? 0 : start,
    endMinute: allDay ? 0 : end,
    travel: null,
    locked: found.startMinute !== undefined,
    madeBy: 'traveller',
    ...(link.success && { link: link.data }),
    ...(note && { note }),
  };
}

function toDays(
  scheduled: readonly Scheduled[],
  count: number,
  startOn: string | null,
  reports: ImportedPlace[],
) {
  const overflow: MatchedPlace[] = [];
  const days = Array.from({ length: count }, (_, index): PlanDay => {
    const own = scheduled.filter(({ day }) => day === index + 1);
    overflow.push(...own.slice(limits.itemsPerDay));
    const items = own.slice(0, limits.itemsPerDay).map((one, position) => {
      const item = toItem(one, `d${index + 1}-${position + 1}`, position);
      reports.push(reportOf(one, item.id, 'item', index + 1));
      return item;
    });
    return {
      id: `day${index + 1}`,
      on: startOn && addDays(startOn, index),
      stopId: null,
      base: null,
      endBase: null,
      startMinute: 540,
      endMinute: 1260,
      items: items.sort((a, b) => a.startMinute - b.startMinute),
    };
  });
  return { days, overflow };
}

const reportOf = (
  { found, hit }: MatchedPlace,
  id: string | null,
  role: ImportedPlace['role'],
  day: number | null = null,
): ImportedPlace => ({
  id,
  name: found.name,
  day,
  role,
  matched: hit && { placeId: hit.id, name: hit.name, context: hit.context },
});

/** What has no point and no day is kept in the notes, word for word. */
function toNotes(lost: readonly MatchedPlace[]): string {
  const lines = lost.map(({ found }) =>
    [found.name, found.note?.replaceAll('\n', ' '), found.link].filter(Boolean).join(' · '),
  );
  const text =
    lines.length === 0 ? '' : `Not found on the map:\n${lines.map((line) => `- ${line}`).join('\n')}`;
  if (text.length > limits.tripNotesCharacters) {
    throw refuseFile(
      'Too many places of this file have no point on the map to be kept in the notes. Import fewer at once.',
    );
  }
  return text;
}

const nameOf = (file: FoundFile, fileName: string) =>
  (file.tripName || fileName.replace(/\.[a-z0-9]{1,8}$/i, '') || 'Imported trip')
    .trim()
    .slice(0, limits.tripNameCharacters) || 'Imported trip';

/** Makes a trip of what was found: stops, days, ideas; what is nowhere on the map goes into the notes. */
export function toDocument(
  atlas: Atlas,
  file: FoundFile,
  fileName: string,
): { document: TripDocument; places: ImportedPlace[] } {
  const tracks = toTracks(file.tracks ?? []);
  if (file.places.length + tracks.length === 0) throw refuseFile('This file contains no places.');
  if (file.places.length > limits.importPlaces) throw tooManyPlaces();
  const matched = matchPlaces(atlas, file.places).map(withLocalTime);
  const stays = lodgingStays(atlas, matched);
  const { startOn, scheduled, count } = schedule(matched, stays);
  const onDays = new Set(scheduled.map(({ found }) => found));
  const reports: ImportedPlace[] = [];
  const given = matched
    .filter(({ found, place }) => found.nights !== undefined && place)
    .slice(0, limits.stops);
  const stops: Stop[] = given.map((one, index) => {
    const id = `stop${index + 1}`;
    const note = noteOf(one, one.place!.name);
    reports.push(reportOf(one, id, 'stop'));
    return { id, place: one.place!, nights: one.found.nights!, ...(note && { note }) };
  });
  const { days, overflow } = toDays(scheduled, count, startOn, reports);
  const route = stops.length > 0 ? { stops, days } : stopsFromDays(atlas, days, stays);
  const slept = 'stopOf' in route ? [...route.stopOf] : [];
  reports.push(...slept.map(([{ one }, stopId]) => reportOf(one, stopId, 'stop')));
  const asStops = new Set([...given, ...slept.map(([{ one }]) => one)].map(({ found }) => found));
  const rest = [...matched.filter(({ found }) => !onDays.has(found) && !asStops.has(found)), ...overflow];
  const ideas = rest.flatMap((one): Idea[] => {
    if (!one.place) return [];
    const id = `idea${reports.length + 1}`;
    const link = webAddress.safeParse(one.found.link).data;
    const note = [noteOf(one, one.place.name), link]
      .filter(Boolean)
      .join('\n')
      .slice(0, limits.noteCharacters);
    reports.push(reportOf(one, id, 'idea'));
    return [{ id, place: one.place, ...(note && { note }) }];
  });
  const lost = rest.filter(({ place }) => !place);
  reports.push(...lost.map((one) => reportOf(one, null, 'note')));
  reports.push(
    ...tracks.map(({ id, name }) => ({ id, name, day: null, role: 'track' as const, matched: null })),
  );
  const trip = {
    ...emptyTrip(),
    startOn,
    stops: route.stops,
    ideas,
    notes: toNotes(lost),
    ...(tracks.length > 0 && { tracks }),
  };
  const plan = days.length > 0 ? { schemaVersion: 1 as const, days: route.days } : null;
  return { document: tripDocument.parse({ tripName: nameOf(file, fileName), trip, plan }), places: reports };
}
