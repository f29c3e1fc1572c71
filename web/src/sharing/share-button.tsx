import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { ShareDialog } from './share-dialog.tsx';

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
      {open ? <ShareDialog tripId={tripId} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
