import { Check, CloudOff, HardDrive, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { SaveState } from './trip-saver.ts';

const notes = {
  saved: { text: 'Saved', icon: Check },
  dirty: { text: 'Saving', icon: LoaderCircle },
  saving: { text: 'Saving', icon: LoaderCircle },
  offline: { text: 'Offline, will save', icon: CloudOff },
  'on-device': { text: 'Saved on this device', icon: HardDrive },
  failed: { text: 'Not saved', icon: TriangleAlert },
  'signed-out': { text: 'Kept on this device', icon: HardDrive },
  closed: { text: 'Not saved', icon: TriangleAlert },
  conflict: { text: 'Not saved', icon: TriangleAlert },
} as const;

/** How it stands with saving, in a word. */
export function SaveNote({ state, untouched }: { state: SaveState; untouched: boolean }) {
  if (untouched && state.kind === 'saved') return null;
  const { text, icon: Icon } = notes[state.kind];
  const bad = ['failed', 'closed', 'conflict'].includes(state.kind);
  // A phone's bar has no room to say that all is well.
  const asWished = state.kind === 'saved' || state.kind === 'on-device';
  return (
    <p
      role="status"
      className={`flex items-center gap-1.5 text-fine whitespace-nowrap ${bad ? 'font-medium text-danger' : 'text-muted'} ${asWished ? 'max-sm:sr-only' : ''}`}
    >
      <Icon aria-hidden="true" size={15} />
      <span className="max-lg:sr-only">{text}</span>
      {state.kind === 'failed' ? <span className="sr-only">{state.message}</span> : null}
    </p>
  );
}
