import { useMutation, useQueryClient } from '@tanstack/react-query';
import { limits } from '@wayfare/contracts/limits';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { api, type CallAnswer } from '../api.ts';
import type { ImportedPlace } from '@wayfare/contracts/import-endpoints';
import { intoTrip, withoutPlaces } from './imported-trip.ts';
import { readChosen } from './read-chosen.ts';

/** What a file would become, before anything is kept. */
export type ImportPreview = CallAnswer<'previewImport'>;

/** Has a file read; nothing is kept yet. */
export const usePreviewImport = () =>
  useMutation({
    mutationFn: async (file: File) => {
      const { fileName, content } = await readChosen(file);
      return api.call('previewImport', {
        body: { fileName: fileName.slice(0, limits.fileNameCharacters) || 'file', content },
      });
    },
  });

interface Kept {
  document: TripDocument;
  /** What is to stay out. */
  left: readonly ImportedPlace[];
  /** The trip that it goes into; a new one is made without it. */
  intoId: string | null;
}

/** Keeps what was imported, as a new trip or in one that is there. */
export function useKeepImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ document: whole, left, intoId }: Kept) => {
      const document = withoutPlaces(whole, left);
      if (intoId === null) return api.call('saveTrip', { body: document });
      const { _id, tripName, trip, plan, version } = await api.call('getTrip', {
        params: { id: intoId },
        query: { unsaved: 'false' },
      });
      return api.call('saveTrip', {
        body: { _id, version, ...intoTrip({ tripName, trip, plan }, document) },
      });
    },
    onSuccess: (saved) => {
      void client.invalidateQueries({ queryKey: ['trips'] });
      void client.invalidateQueries({ queryKey: ['tripOutline', saved._id] });
    },
  });
}
