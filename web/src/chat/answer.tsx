import type { PlaceRef } from '@wayfare/contracts/place-ref';
import { RotateCw } from 'lucide-react';
import { lazy, memo, Suspense, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { inOwnUnits } from '../ui/in-own-units.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { ChangeNote } from './change-note.tsx';
import type { ChangeState, Message } from './conversation.ts';
import type { Named } from './named-parts.ts';
import { PlaceCards } from './place-cards.tsx';

/** What an answer can do to the trip, and where its change stands now. */
export interface AnswerActions {
  inTrip: (place: PlaceRef) => boolean;
  addPlace: (place: PlaceRef) => void;
  /** Whether what an answer changed can be taken back; null where its change is not known any more. */
  changeState: (answerId: string) => ChangeState;
  undoAnswer: (answerId: string) => void;
  redo: () => void;
  /** What the trip holds by name; a sentence that names it leads there. */
  named: readonly Named[];
  /** What an answer understood and assumed, to be confirmed, changed or taken out. */
  wishes: (of: readonly string[]) => ReactNode;
}

/** Words are read into elements once, not at every change of the trip. */
const Markdown = memo(
  lazy(async () => ({ default: (await import('../blogs/article-text.tsx')).ArticleText })),
);

/** What was asked for and is not done; pressing one puts it into the box, to say it in other words. */
function LeftOut({ words, onChoose }: { words: readonly string[]; onChoose: (text: string) => void }) {
  return (
    <div role="group" aria-label="Left out" className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="text-fine text-muted">Left out</span>
      {words.map((one) => (
        <button
          key={one}
          type="button"
          aria-label={`Left out: ${one}. Say it in other words`}
          onClick={() => onChoose(one)}
          className="min-h-11 max-w-full rounded-full border border-amber/60 bg-amber-soft px-3.5 text-left text-fine font-medium wrap-anywhere"
        >
          {one}
        </button>
      ))}
    </div>
  );
}

interface AnswerProps {
  message: Message;
  actions: AnswerActions;
  onRetry: () => void;
  /** Puts words that were left out into the box where one writes. */
  onSayAgain: (text: string) => void;
  busy: boolean;
}

/** One answer: its words as they come, what it changed, the places it speaks of. */
export function Answer({ message, actions, onRetry, onSayAgain, busy }: AnswerProps) {
  const { state, problem, cards, changes, wishes = [], leftOut = [] } = message;
  const text = inOwnUnits(message.text);
  return (
    <article aria-label="Answer" aria-busy={state === 'coming'} className="text-small">
      {text ? (
        <Suspense fallback={<p className="whitespace-pre-line">{text}</p>}>
          <Markdown markdown={text} />
        </Suspense>
      ) : null}
      {state === 'coming' && text === '' ? (
        <div className="grid gap-2" role="status" aria-label="The answer is coming">
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      ) : null}
      {changes.length > 0 ? <ChangeNote message={message} actions={actions} /> : null}
      {wishes.length > 0 ? actions.wishes(wishes) : null}
      {leftOut.length > 0 ? <LeftOut words={leftOut} onChoose={onSayAgain} /> : null}
      {cards.length > 0 ? (
        <PlaceCards cards={cards} inTrip={actions.inTrip} onAdd={actions.addPlace} />
      ) : null}
      {state === 'failed' ? (
        <ErrorInPlace
          title="The assistant could not answer."
          detail={problem}
          onRetry={onRetry}
          busy={busy}
        />
      ) : null}
      {state === 'stopped' ? (
        <p className="mt-1 flex flex-wrap items-center gap-2 text-fine text-muted">
          Stopped. Nothing was changed.
          <Button look="quiet" onClick={onRetry} disabled={busy}>
            <RotateCw aria-hidden="true" size={16} /> Ask again
          </Button>
        </p>
      ) : null}
    </article>
  );
}
