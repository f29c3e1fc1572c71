import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../ui/toast.tsx';
import type { TripEditor } from './use-trip-editor.ts';
import { saveDraftAsTrip } from './workspace.queries.ts';

/**
 * Makes the draft under change a saved trip, after any save under way has ended. `path` is where it goes on: at the
 * trip's planner, with its links open where it was saved for them.
 */
export function useSaveDraftAsTrip(
  editor: TripEditor,
  onSaved: (saved: { id: string; path: string }) => void,
) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: async (_toShare: boolean) => {
      await editor.saver.flush();
      editor.saver.finish();
      const { target } = editor.saver;
      return saveDraftAsTrip(editor.saver.document, target.kind === 'draft' ? target : { kind: 'draft' });
    },
    onSuccess: ({ _id, version, tripName }, toShare) => {
      editor.saver.becomeTrip(_id, version);
      void client.invalidateQueries({ queryKey: ['trips'] });
      showToast({ text: `“${tripName}” was saved to your trips.` });
      onSaved({ id: _id, path: `/open/${_id}${toShare ? '?share=true' : ''}` });
    },
    onError: (error) => {
      editor.saver.resume();
      showToast({ text: error instanceof Error ? error.message : 'The trip could not be saved.' });
    },
  });
  // Saved, it goes on elsewhere: what is done here until that page stands would be lost.
  return {
    save: () => mutation.mutate(false),
    saveToShare: () => mutation.mutate(true),
    saving: mutation.isPending || mutation.isSuccess,
  };
}
