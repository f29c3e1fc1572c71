import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/button.tsx';
import type { Attraction } from './guides.queries.ts';

const AddToTripDialog = lazy(async () => ({
  default: (await import('./add-to-trip-dialog.tsx')).AddToTripDialog,
}));

/** Puts an attraction among the ideas of a trip that is chosen then. */
export function AddToTrip({ attraction }: { attraction: Attraction }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" size={18} /> Add to my trip
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <AddToTripDialog attraction={attraction} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
