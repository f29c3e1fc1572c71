import { Redo2, Undo2 } from 'lucide-react';
import { memo } from 'react';
import { Button } from '../ui/button.tsx';
import type { AnswerActions } from './answer.tsx';
import type { Message } from './conversation.ts';
import { namedParts, type Named } from './named-parts.ts';

const most = 8;

/** A sentence whose places open where they are in the trip. */
const Line = memo(({ text, named }: { text: string; named: readonly Named[] }) =>
  namedParts(text, named).map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <button
        key={`${index} ${part.name}`}
        type="button"
        onClick={part.show}
        className="inline rounded-md bg-primary-soft px-1 text-left font-medium text-primary-ink decoration-current/40 underline-offset-4 hover:underline"
      >
        {part.name}
      </button>
    ),
  ),
);

/** What an answer changed, told in sentences, and the way to take it back. */
export function ChangeNote({ message, actions }: { message: Message; actions: AnswerActions }) {
  const { answerId } = message;
  const state = answerId === undefined ? null : actions.changeState(answerId);
  const shown = message.changes.slice(0, most);
  const rest = message.changes.length - shown.length;
  return (
    <section
      aria-label="What changed"
      className="mt-2 rounded-control border border-line bg-sunken/60 px-3 py-2"
    >
      <ul
        className={`grid gap-1 text-fine leading-relaxed ${state === 'undone' ? 'text-muted line-through' : ''}`}
      >
        {shown.map((line) => (
          <li key={line} className="figures wrap-anywhere">
            <Line text={line} named={actions.named} />
          </li>
        ))}
        {rest > 0 ? <li className="text-muted">and {rest} more</li> : null}
      </ul>
      {state === 'undone' ? (
        <Button look="quiet" className="-ml-3 !px-3" onClick={actions.redo}>
          <Redo2 aria-hidden="true" size={16} /> Redo
        </Button>
      ) : state === null || answerId === undefined ? null : (
        <Button look="quiet" className="-ml-3 !px-3" onClick={() => actions.undoAnswer(answerId)}>
          <Undo2 aria-hidden="true" size={16} />
          {state === 'last' ? 'Undo this' : 'Undo back to here'}
        </Button>
      )}
    </section>
  );
}
