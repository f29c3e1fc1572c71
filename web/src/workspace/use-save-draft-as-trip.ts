import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../ui/toast.tsx';
import type { TripEditor } from './use-trip-editor.ts';
import { saveDraftAsTrip } from './workspace.queries.ts';

/** Makes the draft under change a saved trip, after any save under way has ended. */
export function useSaveDraftAsTrip(editor: TripEditor, onSaved: (id: string) => void) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: async () => {
      await editor.saver.flush();
      editor.saver.finish();
      const { target } = editor.saver;
      return saveDraftAsTrip(editor.saver.document, target.kind === 'draft' ? target : { kind: 'draft' });
    },
    onSuccess: ({ _id, version, tripName }) => {
      editor.saver.becomeTrip(_id, version);
      void client.invalidateQueries({ queryKey: ['trips'] });
      showToast({ text: `“${tripName}” was saved to your trips.` });
      onSaved(_id);
    },
    onError: (error) => {
      editor.saver.resume();
      showToast({ text: error instanceof Error ? error.message : 'The trip could not be saved.' });
    },
  });
  // Saved, it goes on elsewhere: what is done here until that page stands would be lost.
  return { save: () => mutation.mutate(), saving: mutation.isPending || mutation.isSuccess };
}
