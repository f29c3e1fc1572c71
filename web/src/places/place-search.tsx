import { MapPin } from 'lucide-react';
import { useId } from 'react';
import { PlaceOption } from './place-option.tsx';
import type { FoundPlace } from './places.queries.ts';
import type { SearchAround } from './trip-places.ts';
import type { FoundGroup } from './use-found-places.ts';
import { usePlaceBox } from './use-place-box.ts';

interface PlaceSearchProps {
  label: string;
  placeholder: string;
  onChoose: (place: FoundPlace) => void;
  /** What Enter does with a text for which nothing is chosen; without it, the best place found is chosen. */
  onText?: (typed: string) => void;
  /** A text is also taken when the box is left, and the box is empty then. */
  keepsText?: boolean;
  initial?: string;
  /** The look of the box. */
  boxClass: string;
  /** Only places of these kinds are offered. */
  kinds?: readonly FoundPlace['kind'][];
  /** The trip for which one searches. */
  around?: SearchAround;
}

/** A box that finds places as one types or pastes, by arrow keys, mouse or touch. */
export function PlaceSearch({ label, placeholder, boxClass, initial = '', ...needs }: PlaceSearchProps) {
  const id = useId();
  const { kinds, around, onChoose, onText, keepsText = false } = needs;
  const box = usePlaceBox({ initial, kinds, around, onChoose, onText, keepsText });
  const { results, groups, marked, showing } = box;
  return (
    <div
      role="presentation"
      className="relative min-w-0 flex-1"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) box.leave();
      }}
    >
      <input
        role="combobox"
        aria-label={label}
        aria-expanded={showing}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        {...(showing && results[marked] ? { 'aria-activedescendant': `${id}-${marked}` } : {})}
        autoComplete="off"
        placeholder={box.fetching ? `Looking up ${box.fetching}…` : placeholder}
        value={box.typed}
        onChange={(event) => box.type(event.target.value)}
        onFocus={() => box.setOpen(true)}
        onKeyDown={box.onKeyDown}
        className={boxClass}
      />
      <div
        hidden={!showing}
        className="absolute inset-x-0 top-full z-30 mt-2 max-h-80 overflow-auto rounded-control border border-line bg-surface p-1.5 text-left shadow-lift"
      >
        <div id={`${id}-list`} role="listbox" aria-label="Places found">
          {groups.map((group, at) => (
            <Group
              key={group.title}
              id={id}
              group={group}
              first={groups.slice(0, at).reduce((sum, { places }) => sum + places.length, 0)}
              marked={marked}
              onChoose={box.choose}
            />
          ))}
        </div>
        {box.searchingOutside || results.length === 0 ? (
          <p role="status" className="flex min-h-11 items-center gap-3 px-3 text-small text-muted">
            <MapPin aria-hidden="true" size={18} className="shrink-0" />
            <SearchNote {...box} found={results.length > 0} />
          </p>
        ) : null}
      </div>
    </div>
  );
}

interface GroupProps {
  id: string;
  group: FoundGroup;
  /** The place of its first entry among all. */
  first: number;
  marked: number;
  onChoose: (place: FoundPlace) => void;
}

function Group({ id, group: { title, places }, first, marked, onChoose }: GroupProps) {
  const options = places.map((place, index) => (
    <PlaceOption
      key={`${place.kind}-${place.id}`}
      id={`${id}-${first + index}`}
      place={place}
      marked={first + index === marked}
      onChoose={onChoose}
    />
  ));
  if (title === '') return options;
  return (
    <div role="group" aria-label={title}>
      <p
        aria-hidden="true"
        className={`px-3 pt-2 pb-1 text-fine font-semibold text-muted ${first > 0 ? 'mt-1 border-t border-line' : ''}`}
      >
        {title}
      </p>
      {options}
    </div>
  );
}

interface NoteProps {
  failed: boolean;
  searching: boolean;
  searchingOutside: boolean;
  problem: string | null;
  found: boolean;
}

function SearchNote({ failed, searching, searchingOutside, problem, found }: NoteProps) {
  if (problem) return problem;
  if (searchingOutside && !searching) return found ? 'Looking further…' : 'Looking elsewhere…';
  if (searching) return 'Looking…';
  return failed ? 'Search is not available right now.' : 'No place with that name was found.';
}
