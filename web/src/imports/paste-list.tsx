import { limits } from '@wayfare/contracts/limits';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/text-area.tsx';

interface PasteListProps {
  text: string;
  onChange: (text: string) => void;
  onRead: () => void;
  busy: boolean;
}

/** Where a list is pasted that somebody shared, or wrote: a place a line, with whatever stands around the names. */
export function PasteList({ text, onChange, onRead, busy }: PasteListProps) {
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onRead();
      }}
    >
      <TextArea
        label="Or paste a list"
        hint="A shared list of Google Maps, copied from its page, or names of your own, one a line."
        value={text}
        rows={4}
        maxLength={limits.importFileBytes / 4}
        onChange={({ target }) => onChange(target.value)}
      />
      <Button type="submit" busy={busy} disabled={text.trim() === ''} className="justify-self-end">
        Read the list
      </Button>
    </form>
  );
}
