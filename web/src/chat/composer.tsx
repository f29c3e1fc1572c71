import { limits } from '@wayfare/contracts/limits';
import { ArrowUp, Square } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { IconButton, iconButtonClass } from '../ui/icon-button.tsx';
import { canReplace, lastSaid, type ChangeState, type Said } from './conversation.ts';
import { useTypedText } from './typed-text.ts';
import type { Conversation } from './use-conversation.ts';

interface ComposerProps {
  conversation: Conversation;
  justAsking: boolean;
  changeState: (answerId: string) => ChangeState;
}

const sendClass = classNames(
  iconButtonClass,
  'bg-primary text-on-primary hover:bg-primary-strong hover:text-on-primary',
);

/** Says that the message before is being said anew, and what becomes of what it changed. */
function EditNote({ said, whole, onCancel }: { said: Said; whole: boolean; onCancel: () => void }) {
  const changed = (said.answer?.changes.length ?? 0) > 0;
  return (
    <p role="status" className="flex items-center justify-between gap-2 pb-1 text-fine text-muted">
      {!whole
        ? 'The trip has changed since, so this will be sent as a new message.'
        : changed
          ? 'Editing your last message. Sending it undoes what it changed.'
          : 'Editing your last message.'}
      <Button look="quiet" className="!px-2 !text-fine" onClick={onCancel}>
        Cancel
      </Button>
    </p>
  );
}

/** Where one writes: Enter sends, Shift+Enter breaks the line, ↑ in an empty box edits the last message, Escape stops. */
export function Composer({ conversation, justAsking, changeState }: ComposerProps) {
  const typed = useTypedText(conversation.typed);
  const type = conversation.typed.write;
  const box = useRef<HTMLTextAreaElement>(null);
  const [edited, setEdited] = useState<Said | null>(null);
  // Another device may have said something since.
  const said = edited && conversation.messages.includes(edited.asked) ? edited : null;
  const whole = said !== null && canReplace(said, changeState);
  const stopEditing = () => {
    setEdited(null);
    type('');
    box.current?.focus();
  };
  const submit = () => {
    if (!conversation.send(typed, justAsking, said && whole ? said : undefined)) return;
    setEdited(null);
    type('');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      submit();
    }
    if (event.key === 'Escape' && said) stopEditing();
    else if (event.key === 'Escape' && conversation.busy) conversation.stop();
    const last = lastSaid(conversation.messages);
    if (event.key === 'ArrowUp' && typed === '' && last && !conversation.busy) {
      event.preventDefault();
      type(last.asked.text);
      setEdited(last);
    }
  };
  return (
    <>
      {said ? <EditNote said={said} whole={whole} onCancel={stopEditing} /> : null}
      <form
        className="flex items-end gap-1 rounded-card border border-line-strong/50 bg-surface p-1 pl-3 focus-within:border-primary"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
          box.current?.focus();
        }}
      >
        <textarea
          ref={box}
          aria-label="Message"
          rows={1}
          placeholder={justAsking ? 'Ask about the trip' : 'Where, when, what do you love?'}
          maxLength={limits.questionCharacters}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-40 min-h-11 min-w-0 flex-1 resize-none bg-transparent py-2.5 text-small text-ink outline-none placeholder:text-muted"
        />
        {conversation.busy ? (
          <IconButton label="Stop" icon={<Square size={18} />} onClick={conversation.stop} />
        ) : (
          <button
            type="submit"
            aria-label="Send"
            className={sendClass}
            disabled={typed.trim() === '' || conversation.limitedUntil !== null}
          >
            <ArrowUp size={20} />
          </button>
        )}
      </form>
    </>
  );
}
