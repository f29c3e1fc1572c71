import {
  cloneElement,
  lazy,
  Suspense,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';

/** One entry of a menu. */
export interface MenuEntry {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  danger?: boolean;
}

const loadList = () => import('./menu-list.tsx');
const MenuList = lazy(loadList);
const preload = () => void loadList().catch(() => undefined);

interface MenuProps {
  /** A button. */
  trigger: ReactElement<ComponentProps<'button'>>;
  entries: readonly MenuEntry[];
}

/**
 * A button that opens a short list of actions. Arrow keys, letters and Escape work as one expects. Many buttons stand
 * on a page and few are pressed: the list is fetched as one reaches for it, and drawn from the first press on.
 */
export function Menu({ trigger, entries }: MenuProps) {
  const [opened, setOpened] = useState<{ byKey: boolean } | null>(null);
  const closed = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: preload,
    onFocus: preload,
    // A press by key comes as a click without a button.
    onClick: ({ detail }) => setOpened({ byKey: detail === 0 }),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      setOpened({ byKey: true });
    },
  });
  if (!opened) return closed;
  return (
    <Suspense fallback={closed}>
      <MenuList trigger={trigger} entries={entries} byKey={opened.byKey} />
    </Suspense>
  );
}
