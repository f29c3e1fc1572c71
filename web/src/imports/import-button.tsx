import { Import } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { ImportDialog, type ImportTarget } from './import-dialog.tsx';

/** Opens the import of a file. `trips` are those that it may go into. */
export function ImportButton({ trips }: { trips: readonly ImportTarget[] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Import aria-hidden="true" size={18} /> Import
      </Button>
      {open ? <ImportDialog trips={trips} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
