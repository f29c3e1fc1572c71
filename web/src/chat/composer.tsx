import { limits } from '@wayfare/contracts/limits';
import { ArrowUp, Square } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { inSession, readStored, writeStored } from '../ui/browser-storage.ts';
import { classNames } from '../ui/class-names.ts';
import { IconButton, iconButtonClass } from '../ui/icon-button.tsx';
import type { Conversation } from './use-conversation.ts';

interface ComposerProps {
  conversation: Conversation;
  justAsking: boolean;
  /** Under which name an unsent text is kept. */
  keptAs: string;
}

const sendClass = classNames(
  iconButtonClass,
  'bg-primary text-on-primary hover:bg-primary-strong hover:text-on-primary',
);

/** Where one writes: Enter sends, Shift+Enter breaks the line, ↑ in an empty box takes up the last message again, Escape stops. */
export function Composer({ conversation, justAsking, keptAs }: ComposerProps) {
  const key = `wayfare.typed.${keptAs}`;
  const [typed, setTyped] = useState(() => {
    const stored = readStored(inSession, key);
    return typeof stored === 'string' ? stored : '';
  });
  const box = useRef<HTMLTextAreaElement>(null);
  const type = (text: string) => {
    setTyped(text);
    writeStored(inSession, key, text === '' ? undefined : text);
  };
  const submit = () => {
    if (conversation.send(typed, justAsking)) type('');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      submit();
    }
    if (event.key === 'Escape' && conversation.busy) conversation.stop();
    const last = conversation.messages.findLast(({ role }) => role === 'user');
    if (event.key === 'ArrowUp' && typed === '' && last) {
      event.preventDefault();
      type(last.text);
    }
  };
  return (
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
  );
}
