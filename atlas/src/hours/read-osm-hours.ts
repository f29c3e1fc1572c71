import { calendarOf } from '../calendar/country-calendar.ts';
import type { LocalDate } from './open-windows.ts';
import { takeClosingDays } from './osm/closing-days.ts';
import { tidied } from './osm/layers.ts';
import { asksForAppointment } from './osm/read-comment.ts';
import { readRules } from './osm/read-rules.ts';
import { layRules } from './osm/rules-to-layers.ts';
import type { SunPlace } from './osm/sun-windows.ts';
import type { UnsaidKind } from './osm/unsaid.ts';
import { Unsaid } from './osm/unsaid.ts';
import { writeLayers } from './osm/write-layers.ts';
import { parseHours } from './parse-hours.ts';

/** Opening hours of OpenStreetMap in the atlas's own grammar. */
export interface OsmHours {
  ok: true;
  hours: string;
  /** Days on which it is closed whatever its hours. */
  closedOn?: readonly string[];
  /** It is surely open between these hours, and may be for longer (`18:00-22:00+`, `sunrise-sunset`). */
  confidence?: 'core';
  /** At other times somebody may be let in who has an appointment. */
  byAppointment?: true;
  /** What else it says, in its own words. */
  comments?: readonly string[];
}

/** Why there are none: `problem` ends a sentence ("Its hours were not read: it counts the weeks of the year"). */
export interface NoOsmHours {
  ok: false;
  kind: UnsaidKind;
  problem: string;
}

interface OsmHoursContext {
  /** Whose Easter is meant. */
  countryCode?: string | undefined;
  /** Where the sun rises and sets that hours may follow. Without it such hours are not read. */
  place?: SunPlace | undefined;
  /** From what date on: rules for years before it are passed over. Without it a rule for single years is not read. */
  today?: LocalDate | undefined;
}

/** Whether the churches of a country keep another Easter, so that nobody knows which is meant. */
const keepsOtherEaster = (countryCode: string | undefined): boolean =>
  countryCode !== undefined &&
  calendarOf(countryCode)?.days.some(({ when }) => when.startsWith('orthodox')) === true;

function read(text: string, { countryCode, place, today }: OsmHoursContext): OsmHours {
  const laid = layRules(readRules(text, today), place);
  const opens = laid.layers.some(({ windows }) => windows.length > 0);
  if (!opens && laid.byAppointment) throw new Unsaid('by appointment', 'it opens by appointment only');
  if (!opens && laid.layers.length > 0) throw new Unsaid('closed', 'it never opens');
  if (!opens) throw new Unsaid('unknown', 'it says nothing of hours');
  const { layers, closedOn } = takeClosingDays(laid.layers);
  const hours = writeLayers(tidied(layers));
  if (keepsOtherEaster(countryCode) && [hours, ...closedOn].some((part) => part.includes('easter')))
    throw new Unsaid('unsayable', 'its country knows two Easters');
  const parsed = parseHours(hours);
  if (!parsed.ok) throw new Unsaid('unsayable', parsed.problem);
  return {
    ok: true,
    hours,
    ...(closedOn.length > 0 && { closedOn }),
    ...(laid.mayLast && { confidence: 'core' }),
    ...(laid.byAppointment && { byAppointment: true }),
    ...(laid.comments.length > 0 && { comments: laid.comments }),
  };
}

/**
 * Reads an `opening_hours` value of OpenStreetMap. What cannot be said in the atlas's grammar as it was meant is not
 * read at all: hours that are nearly right send people to closed doors.
 */
export function readOsmHours(text: string, context: OsmHoursContext = {}): OsmHours | NoOsmHours {
  try {
    return read(text, context);
  } catch (error) {
    if (!(error instanceof Unsaid)) throw error;
    const byAppointment = error.kind === 'unreadable' && asksForAppointment(text);
    if (byAppointment) return { ok: false, kind: 'by appointment', problem: 'it opens by appointment only' };
    return { ok: false, kind: error.kind, problem: error.message };
  }
}
