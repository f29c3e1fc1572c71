import { DropdownMenu } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

/** One entry of a menu. */
export interface MenuEntry {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  danger?: boolean;
}

/** A button that opens a short list of actions. Arrow keys, letters and Escape work as one expects. */
export function Menu({ trigger, entries }: { trigger: ReactElement; entries: readonly MenuEntry[] }) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          className="rise z-50 min-w-44 rounded-control border border-line bg-surface p-1 shadow-lift"
        >
          {entries.map((entry) => (
            <DropdownMenu.Item
              key={entry.label}
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
