import { DropdownMenu } from 'radix-ui';
import { useCallback, useRef, type ReactElement } from 'react';
import type { MenuEntry } from './menu.tsx';

interface MenuListProps {
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  /** It was opened by a key, so the keys go on with its first entry. */
  byKey: boolean;
}

/** The menu itself, which opens as it is first drawn. */
export default function MenuList({ trigger, entries, byKey }: MenuListProps) {
  const toFirst = useRef(byKey);
  const first = useCallback((item: HTMLDivElement | null) => {
    if (!item || !toFirst.current) return;
    toFirst.current = false;
    // The menu takes the focus as it opens, and hands it on.
    requestAnimationFrame(() => item.focus());
  }, []);
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          className="rise z-50 min-w-44 rounded-control border border-line bg-surface p-1 shadow-lift"
        >
          {entries.map((entry, index) => (
            <DropdownMenu.Item
              key={entry.label}
              ref={index === 0 ? first : undefined}
              onSelect={entry.onSelect}
              className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 text-small font-medium outline-none data-highlighted:bg-primary-soft ${entry.danger ? 'text-danger' : 'text-ink'}`}
            >
              {entry.icon}
              {entry.label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
