import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

interface LinkOnceProps {
  link: string;
  /** What it is good for. */
  says: string;
  onClose: () => void;
}

/** A link that is shown this once, to be handed on. */
export function LinkOnce({ link, says, onClose }: LinkOnceProps) {
  return (
    <Dialog
      title="One-time link"
      onClose={onClose}
      actions={
        <Button look="primary" onClick={() => void navigator.clipboard.writeText(link).then(onClose)}>
          Copy and close
        </Button>
      }
    >
      <p className="mb-3">{says}</p>
      <code className="block rounded-control bg-sunken p-3 text-fine wrap-anywhere">{link}</code>
    </Dialog>
  );
}
