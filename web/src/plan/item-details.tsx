import type { PlanItem } from '@wayfare/contracts/plan';
import { BookOpen, Copy, Lightbulb, Lock, Navigation, Pencil, Shuffle, Trash2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { bookingOfItem } from '../bookings/booking-of-item.ts';
import { BookingLines } from '../bookings/booking-lines.tsx';
import { useCities } from '../guides/guides.queries.ts';
import { SightOnDay } from '../guides/sight-on-day.tsx';
import { directionsAddress } from '../places/directions.ts';
import { attractionPath } from '../places/place-path.ts';
import { SourceNote } from '../places/source-note.tsx';
import { newLocalId } from '../trips/editing.ts';
import { Button } from '../ui/button.tsx';
import { isCalm } from '../ui/use-media-query.ts';
import { swapped } from './day-wishes.ts';
import { toIdeas } from './fix-findings.ts';
import { ItemForm } from './item-form.tsx';
import { usePlanActions, usePlanDocument } from './plan-actions.ts';

const DayProposal = lazy(() => import('./day-proposal.tsx'));

function Swap({ item: { id, title } }: { item: PlanItem }) {
  const [open, setOpen] = useState(false);
  const { plan } = usePlanDocument();
  const day = plan?.days.find(({ items }) => items.some((one) => one.id === id));
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Shuffle aria-hidden="true" size={17} /> Swap
      </Button>
      <Suspense fallback={null}>
        {open && day ? (
          <DayProposal day={day} wish={swapped(id, title)} onClose={() => setOpen(false)} />
        ) : null}
      </Suspense>
    </>
  );
}

interface ActionsProps {
  item: PlanItem;
  editing: boolean;
  onEdit: () => void;
}

function Actions({ item, editing, onEdit }: ActionsProps) {
  const actions = usePlanActions();
  const { id, title } = item;
  const duplicate = () => {
    const day = actions.read().plan?.days.find(({ items }) => items.some((one) => one.id === id));
    if (!day) return;
    const { booking: _booking, ...rest } = item;
    const copy: PlanItem = { ...rest, id: newLocalId(), locked: false, madeBy: 'traveller' };
    const index = day.items.findIndex((one) => one.id === id) + 1;
    actions.editRetimed([{ edit: 'addItem', dayId: day.id, item: copy, index }]);
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button aria-expanded={editing} onClick={onEdit}>
        <Pencil aria-hidden="true" size={17} /> Edit
      </Button>
      <Button onClick={duplicate}>
        <Copy aria-hidden="true" size={17} /> Duplicate
      </Button>
      {item.kind === 'visit' && item.place ? <Swap item={item} /> : null}
      <Button
        aria-pressed={item.locked}
        className="hidden pointer-coarse:inline-flex"
        onClick={() => actions.edit({ edit: 'lockItem', itemId: id, locked: !item.locked })}
      >
        <Lock aria-hidden="true" size={17} /> {item.locked ? 'Locked' : 'Lock'}
      </Button>
      {item.place && item.kind !== 'transfer' ? (
        <Button
          onClick={() =>
            actions.editRetimedWithUndo(`${title} is with your ideas`, toIdeas(actions.read(), item))
          }
        >
          <Lightbulb aria-hidden="true" size={17} /> Move to ideas
        </Button>
      ) : null}
      <Button
        aria-label={`Remove ${title}`}
        onClick={() =>
          actions.editRetimedWithUndo(`${title} is removed`, [{ edit: 'removeItem', itemId: id }])
        }
      >
        <Trash2 aria-hidden="true" size={17} /> Remove
      </Button>
    </div>
  );
}

const linkClass = 'link inline-flex min-h-11 items-center gap-1.5 text-small font-medium';

/** The place of an item for whoever will be there: what the atlas or its source knows, and the way. */
function AboutPlace({ item: { id, place, travel } }: { item: PlanItem }) {
  const { plan } = usePlanDocument();
  if (!place) return null;
  const on = plan?.days.find(({ items }) => items.some((one) => one.id === id))?.on ?? null;
  const [cityId, slug] = place.status === 'atlas' ? (place.placeId?.split('/') ?? []) : [];
  return (
    <div className="grid gap-1.5">
      {cityId && slug ? <SightOnDay cityId={cityId} slug={slug} on={on} /> : null}
      {place.source ? <SourceNote place={place} /> : null}
      <p className="flex flex-wrap gap-x-5">
        <a
          href={directionsAddress(place, travel?.mode)}
          target="_blank"
          rel="noreferrer"
          className={linkClass}
        >
          <Navigation aria-hidden="true" size={15} /> Directions
        </a>
        {cityId && slug ? <GuideLink cityId={cityId} slug={slug} /> : null}
      </p>
    </div>
  );
}

function GuideLink({ cityId, slug }: { cityId: string; slug: string }) {
  const city = useCities().data?.find(({ id }) => id === cityId);
  return city ? (
    <Link to={attractionPath(city, slug)} target="_blank" className={linkClass}>
      <BookOpen aria-hidden="true" size={15} /> Guide
    </Link>
  ) : null;
}

/** What one thing of a day is, what can be done with it, and behind Edit all that can be changed. */
export default function ItemDetails({ item }: { item: PlanItem }) {
  const [editing, setEditing] = useState(item.place === null);
  const { booking } = bookingOfItem(usePlanDocument().trip, item);
  const root = useRef<HTMLDivElement>(null);
  // Opened at the foot of a screen, it would be out of sight.
  useEffect(() => {
    const behavior = isCalm() ? 'instant' : 'smooth';
    root.current?.closest('[data-item-id]')?.scrollIntoView({ block: 'nearest', behavior });
  }, []);
  return (
    <div
      ref={root}
      role="group"
      aria-label={`Details of ${item.title}`}
      className="mt-2 mb-1.5 grid gap-4 rounded-control border border-line bg-surface p-3 sm:p-4"
    >
      <AboutPlace item={item} />
      <Actions item={item} editing={editing} onEdit={() => setEditing(!editing)} />
      {editing ? <ItemForm item={item} /> : booking ? <BookingLines booking={booking} /> : null}
    </div>
  );
}
