import { useEffect } from 'react';
import type { TripEditor } from './use-trip-editor.ts';

/** Ctrl+Z and Ctrl+Shift+Z, but never inside a field, where they undo typing. */
export function useUndoKeys({ undo, redo }: Pick<TripEditor, 'undo' | 'redo'>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      if (event.target instanceof HTMLElement && event.target.matches('input, textarea, select')) return;
      event.preventDefault();
      (event.shiftKey ? redo : undo)();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [undo, redo]);
}
