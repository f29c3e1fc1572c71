import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { Track } from '@wayfare/contracts/trip';
import type { EditNamed, EditResult } from './edit-result.ts';
import { refuse } from './edit-result.ts';
import { isIndex, withInserted, withoutIndex } from './list.ts';

/** A trip without tracks has no empty list of them, as one that never had any. */
function withTracks(document: TripDocument, tracks: Track[]): TripDocument {
  const { tracks: _before, ...trip } = document.trip;
  return { ...document, trip: tracks.length === 0 ? trip : { ...trip, tracks } };
}

/** Keeps a recorded way with the trip. */
export function addTrack(document: TripDocument, edit: EditNamed<'addTrack'>): EditResult {
  const { tracks = [] } = document.trip;
  if (tracks.some(({ id }) => id === edit.track.id))
    return refuse(`The trip already has a track ${edit.track.id}.`);
  if (!isIndex(edit.index, tracks.length))
    return refuse(`There is no position ${edit.index} among the tracks.`);
  return {
    document: withTracks(document, withInserted(tracks, edit.index, edit.track)),
    inverse: { edit: 'removeTrack', trackId: edit.track.id },
  };
}

/** Takes a recorded way out of the trip. */
export function removeTrack(document: TripDocument, edit: EditNamed<'removeTrack'>): EditResult {
  const { tracks = [] } = document.trip;
  const index = tracks.findIndex(({ id }) => id === edit.trackId);
  const track = tracks[index];
  if (track === undefined) return refuse(`The trip has no track ${edit.trackId}.`);
  return {
    document: withTracks(document, withoutIndex(tracks, index)),
    inverse: { edit: 'addTrack', track, index },
  };
}
