import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { readGuestName, writeGuestName } from './guest-name.ts';

const longestName = 40;

interface GuestNameDialogProps {
  /** Called once the name is kept. */
  onNamed: () => void;
  onClose: () => void;
}

/** Lets a visitor who came by a link say who they are, for the owner's history and for who is here. */
export function GuestNameDialog({ onNamed, onClose }: GuestNameDialogProps) {
  const [typed, setTyped] = useState(readGuestName);
  return (
    <Dialog title="Your name" onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          writeGuestName(typed.trim());
          onNamed();
        }}
      >
        <p className="text-muted">
          The others on this trip see it beside what you change, marked as a guest’s. It is kept in this
          browser.
        </p>
        <Field
          label="Name"
          autoComplete="name"
          maxLength={longestName}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" look="primary" className="justify-self-start">
          Save
        </Button>
      </form>
    </Dialog>
  );
}
