import { useState } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { LinkRow } from './link-row.tsx';
import { NewLink } from './new-link.tsx';
import { useTickets } from './sharing.queries.ts';

/** The links of a trip: made, copied, and ended by its owner. */
export default function ShareDialog({ tripId, onClose }: { tripId: string; onClose: () => void }) {
  const links = useTickets(tripId);
  const [now] = useState(() => Date.now());
  return (
    <Dialog title="Share this trip" onClose={onClose}>
      <NewLink tripId={tripId} />
      <section className="mt-6 border-t border-line pt-4">
        <h3 className="mb-1 text-small font-semibold">Links</h3>
        {links.isPending ? <Skeleton className="h-14" /> : null}
        {links.isError ? (
          <ErrorInPlace
            title="The links could not be loaded."
            onRetry={() => void links.refetch()}
            busy={links.isFetching}
          />
        ) : null}
        {links.data?.length === 0 ? (
          <p className="text-small text-muted">None yet. Without a link, only you can open this trip.</p>
        ) : null}
        <ul className="grid">
          {links.data?.map((link) => (
            <LinkRow key={link.id} tripId={tripId} link={link} now={now} />
          ))}
        </ul>
      </section>
    </Dialog>
  );
}
