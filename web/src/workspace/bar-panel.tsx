import { X } from 'lucide-react';
import { Dialog, Popover } from 'radix-ui';
import { useRef, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { useIsMobile } from '../ui/use-media-query.ts';

interface BarPanelProps {
  name: string;
  /** What was pressed: the panel hangs from it, and the focus goes back to it. */
  from: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** Escape is first for what stands open within: a dialog, or the list of a search. */
function leaveToInner(event: KeyboardEvent) {
  const { target } = event;
  const inner = target instanceof Element && target.closest<HTMLDialogElement>('dialog[open]');
  if (inner) inner.dispatchEvent(new Event('cancel', { cancelable: true }));
  const list = target instanceof Element && target.matches('[role=combobox][aria-expanded=true]');
  if (inner || list) event.preventDefault();
}

/** Keeps what all forms of the panel do on closing: the focus goes back, unless one pressed elsewhere. */
function useClosing({ from, onClose }: Pick<BarPanelProps, 'from' | 'onClose'>) {
  const pressedElsewhere = useRef(false);
  return {
    onEscapeKeyDown: leaveToInner,
    onInteractOutside: (event: Event) => {
      const { target } = event;
      // The bar opens and closes by itself, and what speaks of a change leaves it open.
      const kept = target instanceof Element && target.closest('[data-trip-bar], [data-toasts]');
      if (kept) event.preventDefault();
      else pressedElsewhere.current = true;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (!pressedElsewhere.current) from.current?.focus();
    },
    onOpenChange: (open: boolean) => {
      if (!open) onClose();
    },
  };
}

function Cross({ onClose }: Pick<BarPanelProps, 'onClose'>) {
  return (
    <div className="absolute top-3 right-3">
      <IconButton label="Close" icon={<X size={20} />} onClick={onClose} />
    </div>
  );
}

/** Hangs from what was pressed, and leaves the trip beside it in reach. */
function Hanging({ name, from, onClose, children }: BarPanelProps) {
  const { onOpenChange, ...closing } = useClosing({ from, onClose });
  return (
    <Popover.Root open onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={from as RefObject<HTMLElement>} />
      <Popover.Portal>
        <Popover.Content
          {...closing}
          aria-label={name}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          className="rise relative z-40 max-h-[var(--radix-popover-content-available-height)] w-96 overflow-y-auto rounded-card border border-line bg-surface p-5 shadow-lift focus-visible:outline-none"
        >
          {children}
          <Cross onClose={onClose} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Lies over the foot of a phone, in reach of a thumb. */
function Sheet({ name, from, onClose, children }: BarPanelProps) {
  const { onOpenChange, ...closing } = useClosing({ from, onClose });
  const content = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-[oklch(0.2_0.03_265_/_0.5)]" />
        <Dialog.Content
          {...closing}
          ref={content}
          aria-describedby={undefined}
          // The first field would bring up the keyboard, which covers what one came to see.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            content.current?.focus();
          }}
          className="rise fixed inset-x-0 bottom-0 z-40 max-h-[85dvh] overflow-y-auto overscroll-contain rounded-t-card bg-surface p-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))] shadow-lift outline-none"
        >
          <Dialog.Title className="sr-only">{name}</Dialog.Title>
          {children}
          <Cross onClose={onClose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** A part of the trip's frame, opened from the bar. */
export default function BarPanel(props: BarPanelProps) {
  return useIsMobile() ? <Sheet {...props} /> : <Hanging {...props} />;
}
