import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** One tab: its name in the address or state, its words, how many it holds, what it shows. */
export interface Tab {
  value: string;
  label: string;
  count?: number | undefined;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
  /** In several rows where one does not hold them all, instead of a row that scrolls. */
  wraps?: boolean;
}

/** A few views of one thing, one shown at a time. */
export function Tabs({ label, tabs, value, onChange, wraps = false }: TabsProps) {
  return (
    <RadixTabs.Root value={value} onValueChange={onChange}>
      <RadixTabs.List
        aria-label={label}
        className={classNames(
          'flex border-b border-line',
          wraps ? 'flex-wrap gap-x-5' : 'gap-6 overflow-x-auto overflow-y-hidden',
        )}
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            className="inline-flex min-h-11 shrink-0 items-center gap-2 border-b-2 border-transparent text-small font-semibold text-ink hover:text-primary-ink data-[state=active]:border-primary data-[state=active]:text-ink"
          >
            {tab.label}
            {tab.count === undefined ? null : (
              <span className="figures rounded-full bg-sunken px-2 text-fine font-medium text-muted">
                {tab.count}
              </span>
            )}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
