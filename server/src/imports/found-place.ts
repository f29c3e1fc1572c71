import type { ImportFormat } from '@wayfare/contracts/vocabulary';
import type { FoundTrack } from './track-lines.ts';
import type { TripDocument } from '@wayfare/contracts/trip-document';

/** A place as a file tells of it, before the atlas is asked. Only the name is sure to be there. */
export interface FoundPlace {
  name: string;
  latitude?: number | undefined;
  longitude?: number | undefined;
  placeId?: string | undefined;
  note?: string | undefined;
  link?: string | undefined;
  /** A stop of the route, with its nights; everything else is a thing of a day, or an idea. */
  nights?: number | undefined;
  /** So many nights are slept here, as far as an event's length tells, and at which address. */
  stayNights?: number | undefined;
  address?: string | undefined;
  /** The day it belongs to: a local date, or its number from 1. */
  on?: string | undefined;
  day?: number | undefined;
  startMinute?: number | undefined;
  endMinute?: number | undefined;
  /** An instant whose local time is that of the place, once that is known; milliseconds since 1970. */
  startsAt?: number | undefined;
  endsAt?: number | undefined;
  kind?: string | undefined;
}

/** What a reader made of a file. */
export interface FoundFile {
  format: ImportFormat;
  tripName?: string | undefined;
  places: FoundPlace[];
  notices: string[];
  tracks?: FoundTrack[];
  /** A file of ours holds the whole trip. */
  document?: TripDocument;
}
