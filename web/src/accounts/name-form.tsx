import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { showToast } from '../ui/toast.tsx';
import { useChangeName } from './accounts.queries.ts';

/** The name under which others see one, to be changed in place. */
export function NameForm({ displayName }: { displayName: string }) {
  const [typed, setTyped] = useState<string | null>(null);
  const change = useChangeName();
  if (typed === null) {
    return (
      <Button look="quiet" onClick={() => setTyped(displayName)}>
        Change name
      </Button>
    );
  }
  const name = typed.trim();
  const save = () =>
    change.mutate(name, {
      onSuccess: () => setTyped(null),
      onError: (error) => showToast({ text: error.message }),
    });
  return (
    <form
      aria-label="Change name"
      className="flex w-full flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (name) save();
      }}
    >
      <Field
        label="Your name"
        autoComplete="name"
        maxLength={120}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="min-w-0 flex-1 basis-56"
      />
      <Button type="submit" look="primary" busy={change.isPending} disabled={name === ''}>
        Save
      </Button>
      <Button look="quiet" onClick={() => setTyped(null)}>
        Cancel
      </Button>
    </form>
  );
}
