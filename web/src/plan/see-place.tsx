import type { Plan } from '@wayfare/contracts/plan';
import { Compass, X } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { SharedChoice } from '../trips/use-shared-choice.ts';
import { onDevice, readStored, writeStored } from '../ui/browser-storage.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { OpenSeeProvider, type OpenSee } from './see-panel.ts';

const WhatToSee = lazy(() => import('./what-to-see.tsx'));

/** So wide are the days where the panel has room beside them. */
const besideFrom = 860;

const closedKey = 'wayfare.see-closed';

/** Whether an element has room for both. */
function useRoom() {
  const element = useRef<HTMLDivElement>(null);
  const [wide, setWide] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setWide((entry?.contentRect.width ?? 0) >= besideFrom));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, wide] as const;
}

interface SeeAsideProps {
  className: string;
  /** Whether it was asked for just now. */
  takesFocus: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The panel beside the days or over the map. Asked for, it takes the focus as it opens, and gives it back. */
function SeeAside({ className, takesFocus, onClose, children }: SeeAsideProps) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!takesFocus) return undefined;
    const before = document.activeElement;
    element.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [takesFocus]);
  return (
    <aside
      ref={element}
      tabIndex={-1}
      aria-labelledby="see-heading"
      className={`no-print flex flex-col gap-3 overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-4 outline-none ${className}`}
    >
      <header className="flex items-center gap-2">
        <Compass aria-hidden="true" size={19} className="text-primary-ink" />
        <h2 id="see-heading" className="mr-auto text-lead">
          What to see here
        </h2>
        <IconButton label="Close what to see" icon={<X size={19} />} onClick={onClose} className="-mr-2" />
      </header>
      {children}
    </aside>
  );
}

interface SeePlaceProps {
  plan: Plan;
  choice: SharedChoice;
  /** The days. */
  children: ReactNode;
}

/**
 * Where the panel of what there is to see stands: beside the days where they leave room, over the map where the window
 * is wide enough for dragging out of it, else as a sheet.
 */
export function SeePlace({ plan, choice, children }: SeePlaceProps) {
  const [element, roomy] = useRoom();
  const wide = useMediaQuery('(width >= 1024px)');
  const beside = roomy && wide;
  // Where there is room it stands there until one closes it, on this device.
  const [asked, setAsked] = useState<boolean | null>(() =>
    readStored(onDevice, closedKey) === true ? false : null,
  );
  const open = asked ?? beside;
  const { select, selection } = choice;
  const openFor = useMemo(
    (): OpenSee => (dayId) => {
      select({ dayId, itemId: null });
      setAsked(true);
      writeStored(onDevice, closedKey, undefined);
    },
    [select],
  );
  const day = plan.days.find(({ id }) => id === selection.dayId) ?? plan.days[0];
  const close = () => {
    setAsked(false);
    if (beside) writeStored(onDevice, closedKey, true);
  };
  const panel =
    day && open ? (
      <Suspense fallback={<Skeleton className="h-96" />}>
        <WhatToSee day={day} draggable={wide} onDay={(dayId) => select({ dayId, itemId: null })} />
      </Suspense>
    ) : null;
  return (
    <OpenSeeProvider value={openFor}>
      <div
        ref={element}
        className={beside && panel ? 'grid grid-cols-[minmax(0,1fr)_21rem] items-start gap-6' : undefined}
      >
        <div className="min-w-0">{children}</div>
        {beside && panel ? (
          <SeeAside
            takesFocus={asked === true}
            onClose={close}
            className="sticky top-4 max-h-[calc(100dvh-9rem)]"
          >
            {panel}
          </SeeAside>
        ) : null}
      </div>
      {panel && wide && !beside
        ? createPortal(
            <SeeAside
              takesFocus={asked === true}
              onClose={close}
              className="rise fixed top-20 right-3 bottom-3 z-30 w-88 shadow-lift"
            >
              {panel}
            </SeeAside>,
            document.body,
          )
        : null}
      {panel && !wide ? (
        <Dialog title="What to see here" onClose={close}>
          <div className="h-[min(42rem,calc(100dvh-11rem))] overflow-y-auto overscroll-contain">{panel}</div>
        </Dialog>
      ) : null}
    </OpenSeeProvider>
  );
}

/** Opens it for a day, from the head of the days or from where one adds to a day. */
export function SeeButton({ onOpen, name }: { onOpen: () => void; name?: string }) {
  return (
    <Button look="quiet" className="no-print !px-2" {...(name && { 'aria-label': name })} onClick={onOpen}>
      <Compass aria-hidden="true" size={17} /> What to see
    </Button>
  );
}
