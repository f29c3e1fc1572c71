import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

let message: string | null = null;
const listeners = new Set<() => void>();

function setMessage(next: string | null) {
  message = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says something that ends what the visitor was doing: a trip that is gone, a sign-in that failed. */
export const showGlobalMessage = (text: string) => setMessage(text);

/** The dialog of `showGlobalMessage`; OK leads to the first page. */
export function GlobalMessage() {
  const text = useSyncExternalStore(
    subscribe,
    () => message,
    () => null,
  );
  const navigate = useNavigate();
  if (text === null) return null;
  const leave = () => {
    setMessage(null);
    void navigate('/');
  };
  return (
    <Dialog
      title="Message"
      onClose={leave}
      mustAnswer
      actions={
        <Button look="primary" onClick={leave}>
          OK
        </Button>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
