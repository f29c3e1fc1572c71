import { Check, Pencil, X } from 'lucide-react';
import { useState } from 'react';
import type { Trip } from '@wayfare/contracts/trip';
import type { Editing } from '../trips/editing.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Menu } from '../ui/menu.tsx';
import { hasField, WishField } from './wish-field.tsx';
import { assumedKeys, confirmWish, describeWish, dropWish, type WishKey } from './wishes.ts';

interface AssumptionChipsProps {
  trip: Trip;
  edit: Editing['edit'];
  /** Only these; all assumptions when left out. */
  of?: readonly string[];
}

/** What the assistant assumed, each to be confirmed, changed or taken out. */
export function AssumptionChips({ trip, edit, of }: AssumptionChipsProps) {
  const [changing, setChanging] = useState<WishKey | null>(null);
  const keys = assumedKeys(trip).filter((key) => of?.includes(key) ?? true);
  const words = keys.flatMap((key) => {
    const text = describeWish(key, trip.assumed);
    return text ? [{ key, text }] : [];
  });
  if (words.length === 0 && changing === null) return null;
  return (
    <div role="group" aria-label="Assumed" className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1">
      {words.length > 0 ? <span className="text-fine text-muted">Assumed</span> : null}
      {words.map(({ key, text }) => (
        <Menu
          key={key}
          trigger={
            <button
              type="button"
              aria-label={`Assumed: ${text}`}
              className="min-h-11 max-w-full rounded-full border border-dashed border-line-strong px-3.5 text-fine font-medium wrap-anywhere hover:border-primary hover:bg-primary-soft"
            >
              {text}
            </button>
          }
          entries={[
            {
              label: 'That’s right',
              icon: <Check size={18} />,
              onSelect: () => edit(confirmWish(trip, key)),
            },
            ...(hasField(key)
              ? [{ label: 'Change', icon: <Pencil size={18} />, onSelect: () => setChanging(key) }]
              : []),
            { label: 'Remove', icon: <X size={18} />, onSelect: () => edit(dropWish(trip, key)) },
          ]}
        />
      ))}
      {changing === null ? null : (
        <Dialog
          title="What should it be?"
          onClose={() => setChanging(null)}
          actions={
            <Button look="primary" onClick={() => setChanging(null)}>
              Done
            </Button>
          }
        >
          <WishField wish={changing} trip={trip} edit={edit} />
        </Dialog>
      )}
    </div>
  );
}
