import { useEffect } from 'react';
import type { FoundGroup } from './found.ts';

interface SearchOptionsProps {
  id: string;
  groups: readonly FoundGroup[];
  /** The place of the marked entry among all. */
  marked: number;
  onChoose: (path: string) => void;
}

/** What was found, in groups. Keys belong to the box, which keeps the focus; a press chooses. */
export function SearchOptions({ id, groups, marked, onChoose }: SearchOptionsProps) {
  useEffect(() => {
    // Braces: browsers begin to answer a promise, and an effect may not.
    void document.getElementById(`${id}-${marked}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, marked]);
  const firstOf = (group: number) =>
    groups.slice(0, group).reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label="Found"
      className={groups.length > 0 ? 'mt-3 max-h-[50vh] overflow-auto' : ''}
    >
      {groups.map(({ title, entries }, group) => (
        <div key={title} role="group" aria-label={title} className="pb-2">
          <p aria-hidden="true" className="px-3 py-1 text-fine font-semibold text-muted">
            {title}
          </p>
          {entries.map(({ key, name, detail, why, path }, within) => {
            const index = firstOf(group) + within;
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={key}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === marked}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(path)}
                className="grid min-h-11 cursor-pointer content-center rounded-md px-3 py-1.5 hover:bg-primary-soft aria-selected:bg-primary-soft"
              >
                <span className="truncate text-small font-medium" dir="auto">
                  {name}
                </span>
                <span className="truncate text-fine text-muted">
                  {[detail, why].filter(Boolean).join(' · ')}
                </span>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
