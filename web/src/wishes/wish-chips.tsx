import { Check, Pencil, X } from 'lucide-react';
import { useState } from 'react';
import type { Trip } from '@wayfare/contracts/trip';
import type { Editing } from '../trips/editing.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Menu } from '../ui/menu.tsx';
import { hasField, WishField } from './wish-field.tsx';
import {
  assumedKeys,
  confirmWish,
  describeWish,
  dropWish,
  saidKeys,
  setWish,
  type WishKey,
} from './wishes.ts';

interface WishChipsProps {
  trip: Trip;
  edit: Editing['edit'];
  /** Only these; all of them when left out. */
  of?: readonly string[] | undefined;
}

interface RowProps extends WishChipsProps {
  title: 'Understood' | 'Assumed';
  onChange: (key: WishKey) => void;
}

const chipClass =
  'min-h-11 max-w-full rounded-full border px-3.5 text-left text-fine font-medium wrap-anywhere hover:border-primary hover:bg-primary-soft';

/** Wishes in a few words each, to be confirmed, changed or taken out. */
function Row({ title, trip, edit, of, onChange }: RowProps) {
  const isAssumed = title === 'Assumed';
  const held = isAssumed ? trip.assumed : trip.request;
  const keys = (isAssumed ? assumedKeys(trip) : saidKeys(trip)).filter((key) => of?.includes(key) ?? true);
  const chips = keys.flatMap((key) => {
    const text = describeWish(key, held);
    return text ? [{ key, text }] : [];
  });
  if (chips.length === 0) return null;
  return (
    <div role="group" aria-label={title} className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="text-fine text-muted">{title}</span>
      {chips.map(({ key, text }) => (
        <Menu
          key={key}
          trigger={
            <button
              type="button"
              aria-label={`${title}: ${text}`}
              className={classNames(
                chipClass,
                isAssumed ? 'border-dashed border-line-strong' : 'border-line-strong/60 bg-surface',
              )}
            >
              {text}
            </button>
          }
          entries={[
            ...(isAssumed
              ? [
                  {
                    label: 'That’s right',
                    icon: <Check size={18} />,
                    onSelect: () => edit(confirmWish(trip, key)),
                  },
                ]
              : []),
            ...(hasField(key)
              ? [{ label: 'Change', icon: <Pencil size={18} />, onSelect: () => onChange(key) }]
              : []),
            {
              label: 'Remove',
              icon: <X size={18} />,
              onSelect: () => edit(isAssumed ? dropWish(trip, key) : setWish(trip, key, undefined)),
            },
          ]}
        />
      ))}
    </div>
  );
}

interface ChipsProps extends WishChipsProps {
  rows: readonly RowProps['title'][];
}

function Chips({ rows, ...props }: ChipsProps) {
  const [changing, setChanging] = useState<WishKey | null>(null);
  return (
    <>
      {rows.map((title) => (
        <Row key={title} title={title} onChange={setChanging} {...props} />
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
          <WishField wish={changing} trip={props.trip} edit={props.edit} />
        </Dialog>
      )}
    </>
  );
}

/** What the assistant assumed, each to be confirmed, changed or taken out. */
export const AssumptionChips = (props: WishChipsProps) => <Chips rows={['Assumed']} {...props} />;

/** What an answer understood, and what it assumed beside that. */
export const WishChips = (props: WishChipsProps) => <Chips rows={['Understood', 'Assumed']} {...props} />;
