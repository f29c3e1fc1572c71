import { limits } from '@wayfare/contracts/limits';
import type { Money } from '@wayfare/contracts/money';
import type { PlanItem } from '@wayfare/contracts/plan';
import { ExternalLink } from 'lucide-react';
import { bookingOfItem } from '../bookings/booking-of-item.ts';
import { BookingPart } from '../bookings/booking-part.tsx';
import { formatDay } from '../ui/format-date.ts';
import { readerChoices } from '../ui/reader-choices.ts';
import { Select } from '../ui/select.tsx';
import { currencies, parseAmount, parseLink, withField } from './item-fields.ts';
import { KeptArea, KeptField } from './kept-field.tsx';
import { usePlanActions, usePlanDocument } from './plan-actions.ts';

function DayChoice({ item }: { item: PlanItem }) {
  const actions = usePlanActions();
  const days = usePlanDocument().plan?.days ?? [];
  const own = days.find(({ items }) => items.some(({ id }) => id === item.id));
  const moveTo = (dayId: string) => {
    const items = days.find(({ id }) => id === dayId)?.items ?? [];
    const later = items.findIndex(({ startMinute }) => startMinute > item.startMinute);
    void actions.moveItem({ itemId: item.id, dayId, index: later < 0 ? items.length : later });
  };
  return (
    <Select
      label="Day"
      value={own?.id ?? ''}
      disabled={item.locked || item.kind === 'transfer'}
      onChange={(event) => moveTo(event.target.value)}
      options={days.map(({ id, on }, index) => ({
        value: id,
        label: `Day ${index + 1}${on ? `, ${formatDay(on)}` : ''}`,
      }))}
    />
  );
}

function CostFields({ item, usual }: { item: PlanItem; usual: string }) {
  const actions = usePlanActions();
  const keep = (cost: Money | undefined) =>
    void actions.edit({ edit: 'updateItem', item: withField(item, 'cost', cost) });
  const { cost } = item;
  const currency = cost?.currency ?? usual;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-2">
      <KeptField
        label="Cost"
        inputMode="decimal"
        value={cost ? String(cost.amountCents / 100) : ''}
        onKeep={(typed) => {
          const amountCents = parseAmount(typed);
          if (amountCents === null) return 'Type an amount, such as 12.50';
          keep(amountCents === 0 ? undefined : { amountCents, currency });
          return undefined;
        }}
      />
      <Select
        label="Currency"
        value={currency}
        disabled={!cost}
        onChange={(event) => cost && keep({ ...cost, currency: event.target.value })}
        options={currencies(currency).map((code) => ({ value: code, label: code }))}
      />
    </div>
  );
}

interface LinkFieldProps {
  label: string;
  value: string | undefined;
  onKeep: (link: string | undefined) => void;
}

function LinkField({ label, value, onKeep }: LinkFieldProps) {
  return (
    <div>
      <KeptField
        label={label}
        type="url"
        placeholder="https://"
        value={value ?? ''}
        onKeep={(typed) => {
          const link = parseLink(typed);
          if (link === null) return 'This is not a web address';
          onKeep(link);
          return undefined;
        }}
      />
      {value ? (
        <a
          href={value}
          target="_blank"
          rel="noreferrer"
          className="link inline-flex min-h-11 items-center gap-1.5 text-fine"
        >
          Open <ExternalLink aria-hidden="true" size={14} />
        </a>
      ) : null}
    </div>
  );
}

/** Everything of an item that can be changed. Each field is kept as one leaves it. */
export function ItemForm({ item }: { item: PlanItem }) {
  const actions = usePlanActions();
  const { trip } = usePlanDocument();
  const usual = trip.request.budget?.currency ?? trip.assumed.budget?.currency ?? readerChoices().currency;
  const update = (next: PlanItem) => void actions.edit({ edit: 'updateItem', item: next });
  return (
    <div className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <KeptField
          label="Title"
          maxLength={limits.titleCharacters}
          value={item.title}
          onKeep={(title) => (title === '' ? 'It needs a title' : update({ ...item, title }))}
        />
        <DayChoice item={item} />
        <CostFields item={item} usual={usual} />
        <LinkField label="Link" value={item.link} onKeep={(link) => update(withField(item, 'link', link))} />
        <BookingPart {...bookingOfItem(trip, item)} />
      </div>
      <KeptArea
        label="Note"
        rows={2}
        maxLength={limits.noteCharacters}
        value={item.note ?? ''}
        onKeep={(note) => update(withField(item, 'note', note || undefined))}
      />
    </div>
  );
}
