import { limits } from '@wayfare/contracts/limits';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { Dialog } from '../ui/dialog.tsx';
import { boxClass } from '../ui/field.tsx';
import { useSettledValue } from '../ui/use-settled-value.ts';
import { SearchOptions } from './search-options.tsx';
import { useSearch } from './use-search.ts';

/** The search over any page: finds as one types; arrow keys choose, Enter opens, Escape closes. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState(0);
  const settled = useSettledValue(typed, 120);
  const { groups, asked, searching, failed } = useSearch(settled, 6);
  const waiting = settled !== typed || searching;
  const [awaited, setAwaited] = useState(false);
  const entries = groups.flatMap((group) => group.entries);
  const at = Math.min(marked, entries.length - 1);
  useEffect(() => box.current?.focus(), []);
  const open = (path: string) => {
    onClose();
    void navigate(path);
  };
  // Whoever types and presses Enter faster than the search answers gets the best of what was asked for, once it is there.
  const best = entries[at]?.path ?? `/search?${new URLSearchParams({ q: typed.trim() })}`;
  useEffect(() => {
    if (!awaited || waiting) return;
    setAwaited(false);
    if (typed.trim() === '') return;
    onClose();
    void navigate(best);
  }, [awaited, waiting, typed, best, onClose, navigate]);
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: entries.length - 1,
    };
    const step = steps[event.key];
    // A browser may keep the first Escape for itself in a search box.
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter') setAwaited(true);
    else if (step !== undefined && entries.length > 0) setMarked((step + entries.length) % entries.length);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog title="Search" onClose={onClose}>
      <input
        ref={box}
        type="search"
        role="combobox"
        aria-label="Search places, trips and articles"
        aria-expanded={entries.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        {...(entries[at] ? { 'aria-activedescendant': `${id}-${at}` } : {})}
        autoComplete="off"
        maxLength={limits.searchCharacters}
        placeholder="A city, a sight, a trip, an article"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setMarked(0);
          setAwaited(false);
        }}
        onKeyDown={onKeyDown}
        className={boxClass}
      />
      <SearchOptions id={id} groups={groups} marked={at} onChoose={open} />
      <p role="status" className="mt-3 text-small text-muted">
        <SearchNote {...{ asked, searching, failed, found: entries.length }} />
      </p>
    </Dialog>
  );
}

interface NoteProps {
  asked: boolean;
  searching: boolean;
  failed: boolean;
  found: number;
}

function SearchNote({ asked, searching, failed, found }: NoteProps) {
  if (!asked) return 'Type two letters or more.';
  if (failed) return 'Search is not available right now.';
  if (found > 0) return <span className="sr-only">{`${found} found`}</span>;
  return searching ? 'Looking…' : 'Nothing with that name was found.';
}
