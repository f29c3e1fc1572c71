import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '../ui/class-names.ts';

interface NavMenuProps {
  label: string;
  /** What the button shows; its label where it is only words. */
  face: ReactNode;
  buttonClass: string;
  /** Opens under a mouse too; touch and keyboard press the button. */
  opensOnHover?: boolean;
  align?: 'start' | 'end';
  children: ReactNode;
}

/** A button that shows a short list of links: by hover where asked for, by press, by keyboard, by touch. */
export function NavMenu({
  label,
  face,
  buttonClass,
  opensOnHover = false,
  align = 'start',
  children,
}: NavMenuProps) {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  // Open belongs to one place in the history: going anywhere closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const setOpen = (next: boolean) => setOpenAt(next ? key : null);
  useEffect(() => {
    if (!open) return undefined;
    const onPress = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpenAt(null);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open]);
  const hover = (inside: boolean) => (event: React.PointerEvent) => {
    if (opensOnHover && event.pointerType === 'mouse') setOpen(inside);
  };
  return (
    <div
      ref={root}
      role="presentation"
      className="relative"
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onBlur={(event) => {
        if (!root.current?.contains(event.relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-label={label}
        className={buttonClass}
        // A mouse that opened it by hovering must not close it again by the press that follows.
        onClick={({ nativeEvent }) => {
          const byMouse = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse';
          setOpen(!open || (opensOnHover && byMouse));
        }}
      >
        {face}
      </button>
      {open ? (
        <div className={classNames('absolute top-full z-40 pt-1', align === 'end' ? 'right-0' : 'left-0')}>
          <ul className="rise grid min-w-52 rounded-control border border-line bg-surface p-1.5 shadow-lift">
            {children}
          </ul>
        </div>
      ) : null}
    </div>
  );
}

/** The classes of a link or button inside a `NavMenu`. */
export const navMenuItemClass =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left text-small font-medium text-ink no-underline hover:bg-primary-soft aria-[current=page]:text-primary-ink';
