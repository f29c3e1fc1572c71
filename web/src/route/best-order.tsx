import { Route } from 'lucide-react';
import { lengthOfTime } from '@wayfare/wording/words';
import type { Editing } from '../trips/editing.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { showToast } from '../ui/toast.tsx';
import { reorder } from './route-edits.ts';
import { useBestOrder } from './route.queries.ts';

function Order({
  title,
  names,
  minutes,
  moved,
}: {
  title: string;
  names: string[];
  minutes: number;
  moved: Set<string>;
}) {
  return (
    <section className="min-w-0">
      <h3 className="text-small font-semibold">{title}</h3>
      <p className="figures text-fine text-muted">{lengthOfTime(minutes)} of travel</p>
      <ol className="mt-2 grid gap-1 text-small">
        {names.map((name, index) => (
          // A city may be visited twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${name} ${index}`} className="flex gap-2 wrap-anywhere">
            <span className="figures w-5 shrink-0 text-right text-muted">{index + 1}</span>
            <span className={moved.has(name) ? 'rounded-sm bg-primary-soft px-1 font-semibold' : 'px-1'}>
              {name}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Finds the order with the least travel when asked, and shows what it would change before it is kept. */
export function BestOrder({ editing }: { editing: Editing }) {
  const { document, edit, undo } = editing;
  const { stops } = document.trip;
  const search = useBestOrder();
  const found = search.data;
  const nameOf = new Map(stops.map(({ id, place }) => [id, place.name]));
  const names = (ids: readonly string[]) => ids.map((id) => nameOf.get(id) ?? '');
  const present = stops.map(({ id }) => id);
  const better = found !== undefined && found.minutesThen < found.minutesNow;
  const moved = new Set(names(found?.stopIds.filter((id, index) => present[index] !== id) ?? []));
  const keep = () => {
    if (found && edit(reorder(document, found.stopIds, found.legs))) {
      showToast({
        text: `The new order saves ${lengthOfTime(found.minutesNow - found.minutesThen)}.`,
        action: { label: 'Undo', run: undo },
      });
    }
    search.reset();
  };
  return (
    <>
      <Button
        look="quiet"
        className="-mr-3"
        busy={search.isPending}
        onClick={() =>
          search.mutate(document, {
            onError: ({ message }) =>
              showToast({ text: `The best order could not be worked out. ${message}` }),
          })
        }
      >
        <Route aria-hidden="true" size={17} /> {search.isPending ? 'Looking…' : 'Best order'}
      </Button>
      {found ? (
        <Dialog
          title={
            better ? `Saves ${lengthOfTime(found.minutesNow - found.minutesThen)}` : 'This is the best order'
          }
          onClose={search.reset}
          actions={
            better ? (
              <>
                <Button onClick={search.reset}>Leave as it is</Button>
                <Button look="primary" onClick={keep}>
                  Keep new order
                </Button>
              </>
            ) : (
              <Button look="primary" onClick={search.reset}>
                Good
              </Button>
            )
          }
        >
          {better ? (
            <div className="grid gap-6 sm:grid-cols-2">
              <Order title="Now" names={names(present)} minutes={found.minutesNow} moved={new Set()} />
              <Order title="Then" names={names(found.stopIds)} minutes={found.minutesThen} moved={moved} />
            </div>
          ) : (
            <p className="text-small">
              No other order of these stops is quicker, with locked and booked stops where they are.
            </p>
          )}
          {found.clashes.length > 0 ? (
            <p className="mt-4 text-small text-amber">
              No order reaches {new Intl.ListFormat('en').format(found.clashes)} on the right day.
            </p>
          ) : null}
        </Dialog>
      ) : null}
    </>
  );
}
