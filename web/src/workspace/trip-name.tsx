import { limits } from '@wayfare/contracts/limits';
import { useEffect, useState } from 'react';
import type { TripEditor } from './use-trip-editor.ts';

/** The trip's name, changed where it stands. */
export function TripName({ editor }: { editor: TripEditor }) {
  const kept = editor.document.tripName;
  const [typed, setTyped] = useState(kept);
  useEffect(() => setTyped(kept), [kept]);
  const keep = () => {
    const name = typed.trim();
    if (name === kept) return;
    if (name === '') setTyped(kept);
    else editor.edit({ edit: 'renameTrip', name });
  };
  return (
    <div className="min-w-0 flex-1">
      <h1 tabIndex={-1} className="sr-only">
        {kept || 'New trip'}
      </h1>
      <input
        aria-label="Trip name"
        placeholder="Name your trip"
        maxLength={limits.tripNameCharacters}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
          if (event.key === 'Escape') setTyped(kept);
        }}
        className="min-h-11 w-full min-w-0 rounded-md border border-transparent bg-transparent px-2 font-display text-lead font-semibold text-ellipsis text-ink max-sm:px-1 max-sm:text-body placeholder:text-muted hover:border-line focus:border-line-strong focus:bg-surface"
      />
    </div>
  );
}
