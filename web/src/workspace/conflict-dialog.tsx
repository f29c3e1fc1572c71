import type { TripDocument } from '@wayfare/contracts/trip-document';
import { totalNights } from '../trips/trip-days.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { formatDay } from '../ui/format-date.ts';
import { counted } from '@wayfare/wording/words';

interface ConflictDialogProps {
  mine: TripDocument;
  theirs: TripDocument;
  onChoose: (side: 'mine' | 'theirs') => void;
}

function Side({ title, document }: { title: string; document: TripDocument }) {
  const { trip, tripName } = document;
  return (
    <div className="min-w-0 flex-1 basis-48 rounded-control border border-line p-4">
      <h3 className="text-fine font-semibold text-muted">{title}</h3>
      <p className="mt-1 font-semibold wrap-anywhere">{tripName || 'Unnamed trip'}</p>
      <p className="figures text-small text-muted">
        {trip.startOn ? `From ${formatDay(trip.startOn)}, ` : ''}
        {counted(totalNights(trip), 'night')}
      </p>
      <ol className="mt-2 list-inside list-decimal text-small">
        {trip.stops.map(({ id, place, nights }) => (
          <li key={id}>
            {place.name}, {counted(nights, 'night')}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Two states of one trip that do not fit together: both shown, one chosen. */
export default function ConflictDialog({ mine, theirs, onChoose }: ConflictDialogProps) {
  return (
    <Dialog
      title="This trip was changed elsewhere"
      mustAnswer
      onClose={() => onChoose('theirs')}
      actions={
        <>
          <Button onClick={() => onChoose('theirs')}>Keep the other</Button>
          <Button look="primary" onClick={() => onChoose('mine')}>
            Keep mine
          </Button>
        </>
      }
    >
      <p className="mb-4 text-small text-muted">
        Your changes do not fit onto it. Which of the two should stay?
      </p>
      <div className="flex flex-wrap gap-3">
        <Side title="Yours, here" document={mine} />
        <Side title="The other" document={theirs} />
      </div>
    </Dialog>
  );
}
