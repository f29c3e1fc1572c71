import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../ui/icon-button.tsx';

interface PlaceSheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A card at the foot of the map; Escape closes it. */
export function PlaceSheet({ title, onClose, children }: PlaceSheetProps) {
  return (
    // Escape is heard from whatever in the card has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      className="rise absolute bottom-3 left-3 z-20 max-h-[60%] w-88 max-w-[calc(100%-5rem)] overflow-y-auto rounded-card bg-surface p-4 shadow-lift"
    >
      <div className="flex items-start gap-2">
        <h3 className="min-w-0 flex-1 pt-1.5 text-lead leading-snug wrap-anywhere">{title}</h3>
        <IconButton label="Close" icon={<X size={18} />} onClick={onClose} className="-mt-1 -mr-2" />
      </div>
      {children}
    </section>
  );
}
