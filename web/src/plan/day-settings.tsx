import { limits } from '@wayfare/contracts/limits';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay } from '@wayfare/contracts/plan';
import { X } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { spots } from '../places/place-kinds.ts';
import { PlaceSearch } from '../places/place-search.tsx';
import { aroundDay } from '../places/trip-places.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { boxClass, Field } from '../ui/field.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { fromClock, toClock } from '../ui/clock.ts';
import { parsePoint, withField } from './item-fields.ts';
import { usePlanActions, usePlanDocument } from './plan-actions.ts';
import type { SingleEdit } from './retimed-edit.ts';

interface DaySettingsProps {
  day: PlanDay;
  index: number;
  onClose: () => void;
}

interface BaseFieldProps {
  label: string;
  place: PlaceRef | null;
  /** Where a place of one's own is put as long as its position is not known. */
  near: PlaceRef | null;
  /** Whether its position is asked for elsewhere. */
  placed?: boolean;
  onChange: (place: PlaceRef | null) => void;
}

/** Where a day starts or ends: a known place, or one of one's own. */
function BaseField({ label, place, near, placed = false, onChange }: BaseFieldProps) {
  const [point, setPoint] = useState('');
  const document = usePlanDocument();
  const own = (name: string) =>
    onChange({
      name: name.slice(0, limits.titleCharacters),
      kind: 'lodging',
      latitude: near?.latitude ?? 0,
      longitude: near?.longitude ?? 0,
      ...(near?.timeZone && { timeZone: near.timeZone }),
      ...(near?.countryCode && { countryCode: near.countryCode }),
      status: 'own',
    });
  const known = parsePoint(point);
  const setPosition = () => {
    if (place && known) onChange({ ...place, ...known });
  };
  return (
    <div className="grid gap-1">
      <span className="text-small font-semibold">{label}</span>
      {place ? (
        <div className="flex items-center gap-2">
          <span className="min-w-0 flex-1 text-small wrap-anywhere">{place.name}</span>
          <IconButton label={`Take away: ${label}`} icon={<X size={18} />} onClick={() => onChange(null)} />
        </div>
      ) : null}
      <PlaceSearch
        label={label}
        placeholder={place ? 'Another hotel, address or place' : 'A hotel, address or place'}
        onChoose={(found) => onChange(found.place)}
        kinds={spots}
        around={aroundDay(document, near, null)}
        {...(near && { onText: own, keepsText: true })}
        boxClass={boxClass}
      />
      {place?.status === 'own' && !placed ? (
        <Field
          label={`Position of ${place.name}`}
          placeholder="35.0116, 135.7681"
          hint="Latitude and longitude; it stands at the city’s centre until you say so."
          {...(known === null ? { error: 'Two numbers, such as 35.0116, 135.7681' } : {})}
          value={point}
          onChange={(event) => setPoint(event.target.value)}
          onBlur={setPosition}
        />
      ) : null}
    </div>
  );
}

interface BaseFieldsProps {
  draft: PlanDay;
  near: PlaceRef | null;
  onChange: (draft: PlanDay) => void;
}

/** Both ends of a day; one that comes back to where it starts goes on doing so. */
function BaseFields({ draft, near, onChange }: BaseFieldsProps) {
  const { base, endBase } = draft;
  const returns = samePlace(base, endBase);
  return (
    <>
      <BaseField
        label="Starts at"
        place={base}
        near={near}
        onChange={(next) => onChange({ ...draft, base: next, ...(returns && { endBase: next }) })}
      />
      <BaseField
        label="Ends at"
        placed={returns}
        place={endBase}
        near={near}
        onChange={(next) => onChange({ ...draft, endBase: next })}
      />
      <p className="text-fine text-muted">Enter takes a name as it is, for a hotel that is not found.</p>
    </>
  );
}

const samePlace = (left: PlaceRef | null, right: PlaceRef | null) =>
  JSON.stringify(left) === JSON.stringify(right);

/** The day as it was set, and the same hotel on the other days of its stay where one wants that. */
function settingEdits(
  days: readonly PlanDay[],
  before: PlanDay,
  day: PlanDay,
  wholeStay: boolean,
): SingleEdit[] {
  const edits: SingleEdit[] = [{ edit: 'replaceDay', day }];
  if (!wholeStay || !before.stopId) return edits;
  const swap = (place: PlaceRef | null) => {
    if (!samePlace(before.base, day.base) && samePlace(place, before.base)) return day.base;
    if (!samePlace(before.endBase, day.endBase) && samePlace(place, before.endBase)) return day.endBase;
    return place;
  };
  for (const other of days) {
    if (other.id === day.id || other.stopId !== before.stopId) continue;
    const next = { ...other, base: swap(other.base), endBase: swap(other.endBase) };
    if (next.base !== other.base || next.endBase !== other.endBase)
      edits.push({ edit: 'replaceDay', day: next });
  }
  return edits;
}

/** A day's own title, hours, start, end and note. */
export default function DaySettings({ day, index, onClose }: DaySettingsProps) {
  const actions = usePlanActions();
  const [draft, setDraft] = useState(day);
  const [wholeStay, setWholeStay] = useState(true);
  const { trip, plan } = usePlanDocument();
  const stop = trip.stops.find(({ id }) => id === day.stopId)?.place ?? null;
  const near = stop ?? day.base ?? day.endBase;
  const setTime = (name: 'startMinute' | 'endMinute', value: string) => {
    const minute = fromClock(value);
    if (minute !== null) setDraft({ ...draft, [name]: minute });
  };
  const late = draft.endMinute <= draft.startMinute;
  const baseChanged = !samePlace(day.base, draft.base) || !samePlace(day.endBase, draft.endBase);
  const stayDays = plan?.days.filter(({ stopId }) => stopId !== null && stopId === day.stopId).length ?? 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Hours after midnight belong to the evening before.
    const endMinute = late ? draft.endMinute + 1440 : draft.endMinute;
    const ownHours = draft.startMinute !== day.startMinute || endMinute !== day.endMinute || day.ownHours;
    const set = { ...draft, endMinute, ...(ownHours === true && { ownHours }) };
    actions.editRetimed(settingEdits(plan?.days ?? [], day, set, wholeStay && baseChanged));
    onClose();
  };
  return (
    <Dialog title={`Day ${index + 1}`} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4">
        <Field
          label="Title"
          maxLength={limits.titleCharacters}
          value={draft.title ?? ''}
          onChange={(event) => setDraft(withField(draft, 'title', event.target.value || undefined))}
        />
        <div className="grid grid-cols-2 gap-3">
          <Field
            label="Starts"
            type="time"
            required
            value={toClock(draft.startMinute)}
            onChange={(event) => setTime('startMinute', event.target.value)}
          />
          <Field
            label="Ends"
            type="time"
            required
            {...(late ? { hint: 'The night after' } : {})}
            value={toClock(draft.endMinute)}
            onChange={(event) => setTime('endMinute', event.target.value)}
          />
        </div>
        <BaseFields draft={draft} near={near} onChange={setDraft} />
        {baseChanged && stayDays > 1 ? (
          <label className="flex min-h-11 items-center gap-3 text-small">
            <input
              type="checkbox"
              checked={wholeStay}
              onChange={(event) => setWholeStay(event.target.checked)}
              className="size-5 accent-primary"
            />
            On the other days of this stay too
          </label>
        ) : null}
        <TextArea
          label="Note"
          rows={2}
          maxLength={limits.noteCharacters}
          value={draft.note ?? ''}
          onChange={(event) => setDraft(withField(draft, 'note', event.target.value || undefined))}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary">
            Keep
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
