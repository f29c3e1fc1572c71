import { addDays, daysBetween } from '@wayfare/almanac/local-date';
import type { Finding } from '@wayfare/contracts/finding';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { CalendarHeart, CircleCheck, TriangleAlert } from 'lucide-react';
import type { CallAnswer } from '../api.ts';
import { findingWords } from '../plan/finding-words.ts';
import { totalNights } from '../trips/trip-days.ts';
import type { Editing } from '../trips/editing.ts';
import { Button } from '../ui/button.tsx';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { formatRange, monthNames } from '../ui/format-date.ts';
import { counted } from '@wayfare/wording/words';
import { Skeleton } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast.tsx';
import { shiftDates } from './route-edits.ts';
import { useDatesPreview } from './route.queries.ts';

type Preview = CallAnswer<'previewDates'>;

/** What would break and what would be mended, a line each. */
function linesOf({ trip }: TripDocument, { breaks, missed, seasons, mends }: Preview) {
  const line = (finding: Preview['breaks'][number]) => findingWords(finding as Finding);
  const names = new Map(trip.stops.map(({ id, place }) => [id, place.name]));
  const months = monthNames();
  const season = (good: boolean) =>
    seasons.flatMap((one) =>
      one.good === good
        ? [
            `${names.get(one.stopId)} in ${months[one.month - 1]} ${good ? 'is one of its best months' : 'is not one of its best months'}`,
          ]
        : [],
    );
  return {
    worse: [
      // What concerns the whole trip comes before single hours, of which only the first are shown.
      ...missed.map(({ what }) => `${what} falls outside the trip`),
      ...season(false),
      ...breaks.filter(({ severity }) => severity !== 'hint').map(line),
    ],
    better: [
      ...season(true),
      ...mends.filter(({ severity }) => severity !== 'hint').map((one) => `Fixed: ${line(one)}`),
    ],
    days: breaks.filter(({ kind }) => kind === 'great_day').map(line),
  };
}

const shownLines = 5;

const marks = {
  worse: { icon: TriangleAlert, colour: 'text-amber' },
  better: { icon: CircleCheck, colour: 'text-green' },
  days: { icon: CalendarHeart, colour: 'text-muted' },
};

function Lines({ lines, mark }: { lines: string[]; mark: keyof typeof marks }) {
  const { icon: Icon, colour } = marks[mark];
  const rest = lines.length - shownLines;
  return (
    <ul className="grid gap-1">
      {lines.slice(0, shownLines).map((line) => (
        <li key={line} className="flex gap-2">
          <Icon aria-hidden="true" size={16} className={`mt-1 shrink-0 ${colour}`} />
          <span className="wrap-anywhere">{line}</span>
        </li>
      ))}
      {rest > 0 ? <li className="text-muted">and {rest} more</li> : null}
    </ul>
  );
}

interface DatesPreviewProps {
  editing: Editing;
  startOn: string;
  onDone: () => void;
}

/** What other dates would break and mend, before they are kept. */
export default function DatesPreview({ editing, startOn, onDone }: DatesPreviewProps) {
  const { document, edit, undo } = editing;
  const { trip } = document;
  const preview = useDatesPreview(document, startOn);
  const shift = trip.startOn ? daysBetween(trip.startOn, startOn) : 0;
  const lines = preview.data ? linesOf(document, preview.data) : null;
  const keep = () => {
    if (edit(shiftDates(document, startOn)))
      showToast({ text: 'The dates were changed.', action: { label: 'Undo', run: undo } });
    onDone();
  };
  return (
    <section aria-label="Other dates" className="grid gap-3 rounded-control bg-sunken p-4 text-small">
      <p className="figures">
        <span className="font-semibold">{formatRange(startOn, addDays(startOn, totalNights(trip)))}</span>
        <span className="block text-muted">
          Everything moves {counted(Math.abs(shift), 'day')} {shift < 0 ? 'earlier' : 'later'}.
        </span>
      </p>
      <div aria-live="polite">
        {lines === null && preview.isError ? (
          <ErrorInPlace
            title="The new dates could not be checked."
            onRetry={() => void preview.refetch()}
            busy={preview.isFetching}
          />
        ) : lines === null ? (
          <Skeleton className="h-5 w-4/5" />
        ) : (
          <div className="grid gap-2">
            {lines.worse.length > 0 ? <Lines lines={lines.worse} mark="worse" /> : null}
            {lines.better.length > 0 ? <Lines lines={lines.better} mark="better" /> : null}
            {lines.worse.length === 0 ? <p>Nothing breaks.</p> : null}
            {lines.days.length > 0 ? <Lines lines={lines.days} mark="days" /> : null}
          </div>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={keep}>
          Keep these dates
        </Button>
        <Button look="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </section>
  );
}
