import { limits } from '@wayfare/contracts/limits';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import { useState, type FormEvent } from 'react';
import { lengthOfTime } from '@wayfare/wording/words';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { ownItem } from './add-items.ts';
import { fromClock, toClock } from '../ui/clock.ts';
import { parsePoint } from './item-fields.ts';
import { itemKinds } from './item-kinds.ts';
import { usePlanActions } from './plan-actions.ts';

interface AddOwnProps {
  day: PlanDay;
  near: PlaceRef | null;
  onDone: () => void;
}

const kinds = ['activity', 'visit', 'meal', 'free', 'note', 'check_in', 'check_out'] as const;
const usual: Partial<Record<PlanItem['kind'], { title: string; minutes: number }>> = {
  meal: { title: 'Meal', minutes: 60 },
  free: { title: 'Free time', minutes: 90 },
  note: { title: '', minutes: 0 },
};

function placeOf(name: string, at: ReturnType<typeof parsePoint>, near: PlaceRef | null): PlaceRef | null {
  if (!at) return null;
  return {
    name,
    kind: 'custom',
    ...at,
    ...(near?.timeZone && { timeZone: near.timeZone }),
    ...(near?.countryCode && { countryCode: near.countryCode }),
    status: 'own',
  };
}

/** Anything of one's own: what, when, how long, and where if one likes. */
export function AddOwn({ day, near, onDone }: AddOwnProps) {
  const actions = usePlanActions();
  const [kind, setKind] = useState<PlanItem['kind']>('activity');
  const [title, setTitle] = useState('');
  const [start, setStart] = useState(() => toClock(day.items.at(-1)?.endMinute ?? day.startMinute));
  const [minutes, setMinutes] = useState(60);
  const [point, setPoint] = useState('');
  const at = parsePoint(point);
  const startMinute = fromClock(start);
  const choose = (next: PlanItem['kind']) => {
    setKind(next);
    const { title: name = '', minutes: length = 60 } = usual[next] ?? {};
    if (title === '' || title === usual[kind]?.title) setTitle(name);
    setMinutes(length);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (at === null || startMinute === null || title.trim() === '') return;
    const place = placeOf(title.trim(), at, near);
    const { item, index } = ownItem(day, { kind, title: title.trim(), startMinute, minutes, place });
    actions.editRetimed([{ edit: 'addItem', dayId: day.id, item, index }], { pinned: item.id });
    onDone();
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
        <Select
          label="What"
          value={kind}
          onChange={(event) => choose(event.target.value as PlanItem['kind'])}
          options={kinds.map((value) => ({ value, label: itemKinds[value].name }))}
        />
        <Field
          label="Name"
          required
          maxLength={limits.titleCharacters}
          placeholder="Cooking class with Yuki"
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label="Starts"
          type="time"
          required
          value={start}
          onChange={(event) => setStart(event.target.value)}
        />
        <Stepper
          label="Length"
          value={minutes}
          shown={lengthOfTime(minutes)}
          most={720}
          onChange={(next) => setMinutes(Math.max(0, minutes + (next > minutes ? 15 : -15)))}
        />
      </div>
      <Field
        label="Position, if you know it"
        placeholder="35.0116, 135.7681"
        hint="Latitude and longitude, as maps show them. The way there is then worked out."
        {...(at === null ? { error: 'Two numbers, such as 35.0116, 135.7681' } : {})}
        value={point}
        onChange={(event) => setPoint(event.target.value)}
      />
      <div>
        <Button type="submit" look="primary">
          Add to the day
        </Button>
      </div>
    </form>
  );
}
