import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';

/** The links of a trip, fetched when they are asked for. */
export const ShareDialog = lazy(() => import('./share-dialog.tsx'));

/** Opens the links of a trip: an icon in rows of controls, a word on pages. */
export function ShareButton({
  tripId,
  label,
  words = false,
}: {
  tripId: string;
  label: string;
  words?: boolean;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {words ? (
        <Button onClick={() => setOpen(true)}>
          <Share2 aria-hidden="true" size={18} /> {label}
        </Button>
      ) : (
        <IconButton label={label} icon={<Share2 size={19} />} onClick={() => setOpen(true)} />
      )}
      {open ? (
        <Suspense fallback={null}>
          <ShareDialog tripId={tripId} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
