import { limits } from '@wayfare/contracts/limits';
import type { PlanItem } from '@wayfare/contracts/plan';
import { useState } from 'react';
import { newLocalId } from '../trips/editing.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { formatDay } from '../ui/format-date.ts';
import { Select } from '../ui/select.tsx';
import { addOwnItem, settleSlot, type Slot } from './item-edits.ts';
import { SlotFields } from './slot-fields.tsx';
import type { Board } from './use-board.ts';

const kinds = [
  { value: 'activity', label: 'Activity' },
  { value: 'visit', label: 'Visit' },
  { value: 'meal', label: 'Meal' },
  { value: 'transfer', label: 'Way' },
  { value: 'free', label: 'Free time' },
  { value: 'note', label: 'Note' },
] as const;

const formId = 'add-to-calendar';

function AddForm({ start, board }: { start: Slot; board: Board }) {
  const { ideas } = board.document.trip;
  const [slot, setSlot] = useState(start);
  const [title, setTitle] = useState('');
  const [kind, setKind] = useState<PlanItem['kind']>('activity');
  const close = () => board.add(null);
  const keep = () => {
    const { on, startMinute, endMinute } = settleSlot(slot);
    const target = board.days.find((day) => day.on === on);
    const name = title.trim();
    if (!target || name === '') return;
    // An idea taken by its name comes with its place.
    const place = ideas.find((idea) => idea.place.name === name)?.place ?? null;
    const item: PlanItem = {
      id: newLocalId(),
      kind: place && kind === 'activity' ? 'visit' : kind,
      title: name,
      place,
      startMinute,
      endMinute,
      travel: null,
      locked: false,
      madeBy: 'traveller',
    };
    board.change(addOwnItem(target.day, item), `${name} added to ${formatDay(on)}`);
    close();
  };
  return (
    <Dialog
      title="Add to the calendar"
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button look="primary" type="submit" form={formId}>
            Add
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
      >
        <Field
          label="What"
          required
          maxLength={limits.titleCharacters}
          value={title}
          list={ideas.length > 0 ? `${formId}-ideas` : undefined}
          onChange={(event) => setTitle(event.target.value)}
          {...(ideas.length > 0 ? { hint: 'Type anything, or take one of your ideas.' } : {})}
        />
        <datalist id={`${formId}-ideas`}>
          {ideas.map(({ id, place }) => (
            <option key={id}>{place.name}</option>
          ))}
        </datalist>
        <Select
          label="Kind"
          value={kind}
          options={kinds}
          onChange={(event) => setKind(event.target.value as PlanItem['kind'])}
        />
        <SlotFields slot={slot} days={board.days} onChange={setSlot} />
      </form>
    </Dialog>
  );
}

/** The form for something new, where one was asked for. */
export function AddDialog({ board }: { board: Board }) {
  return board.adding ? <AddForm start={board.adding} board={board} /> : null;
}
