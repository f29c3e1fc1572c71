import { Card } from '../ui/card.tsx';
import { useRoom } from './accounts.queries.ts';

interface Share {
  used: number;
  most: number;
}

const count = (n: number) => n.toLocaleString();
const megabyte = 1024 * 1024;
/** Of the megabytes that the operator counts in. */
function megabytes(bytes: number) {
  if (bytes === 0) return 'Nothing';
  return bytes < megabyte ? 'Less than 1 MB' : `${count(Math.round(bytes / megabyte))} MB`;
}

function ShareRow({ label, share, words }: { label: string; share: Share; words: (n: number) => string }) {
  const { used, most } = share;
  const part = Math.min(1, used / most);
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
        {label}
        <span className="figures text-small font-normal text-muted">
          {words(used)} of {words(most)}
        </span>
      </p>
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={Math.min(used, most)}
        aria-valuetext={`${words(used)} of ${words(most)}`}
        className="h-2 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className={`h-full rounded-full ${part > 0.9 ? 'bg-danger' : 'bg-primary'}`}
          style={{ width: `${part * 100}%` }}
        />
      </div>
    </div>
  );
}

/** How much one keeps here, and how much one may. */
export function Room() {
  const { data } = useRoom();
  if (!data) return null;
  return (
    <Card className="mt-6 grid gap-4 p-6">
      <h2 className="text-lead">Room for your trips</h2>
      <div className="grid gap-4">
        <ShareRow label="Trips" share={data.trips} words={count} />
        <ShareRow label="Their plans" share={data.tripBytes} words={megabytes} />
        <ShareRow label="Files of bookings" share={data.fileBytes} words={megabytes} />
      </div>
    </Card>
  );
}
