import { useEffect, useRef, type Ref } from 'react';
import { Switch } from '../ui/switch.tsx';
import { Answer, type AnswerActions } from './answer.tsx';
import { Composer } from './composer.tsx';
import { exchangesOf, lastSaid, type Message } from './conversation.ts';
import { FirstPrompts } from './first-prompts.tsx';
import { LimitNote } from './limit-note.tsx';
import { QuickReplies } from './quick-replies.tsx';
import type { Conversation } from './use-conversation.ts';

interface ChatPanelProps {
  conversation: Conversation;
  actions: AnswerActions;
  justAsking: { on: boolean; set: (on: boolean) => void };
  signedIn: boolean;
  /** The trip has nothing in it yet. */
  fresh: boolean;
}

/** So far below the upper edge the newest question stands: the padding of the conversation. */
const READING_GAP = 16;

/** What was asked, and by whom where it was somebody else. */
function Said({ asked, ref }: { asked: Message; ref: Ref<HTMLParagraphElement> | undefined }) {
  return (
    <p
      ref={ref}
      className="ml-auto w-fit max-w-[85%] rounded-card rounded-br-sm bg-primary-soft px-3.5 py-2 text-small whitespace-pre-line wrap-anywhere"
    >
      {asked.by ? <span className="block text-fine text-muted">{asked.by}</span> : null}
      {asked.text}
    </p>
  );
}

/** The conversation with the assistant beside the trip. */
export function ChatPanel({ conversation, actions, justAsking, signedIn, fresh }: ChatPanelProps) {
  const { messages, busy, limitedUntil, problem } = conversation;
  const panel = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const newest = useRef<HTMLParagraphElement>(null);
  const last = messages.at(-1);
  const asked = lastSaid(messages)?.asked.id;
  // An answer is read from its beginning, so the question stays at the top while the answer grows below it.
  useEffect(() => {
    const box = list.current;
    if (box && newest.current) box.scrollTop = newest.current.offsetTop - READING_GAP;
    // The question is not used here, but each new one asks for its place.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asked]);
  const sayAgain = (text: string) => {
    conversation.typed.restore(text);
    panel.current?.querySelector('textarea')?.focus();
  };
  const ask = (text: string) => conversation.send(text, justAsking.on);
  const done = last?.state === 'done' ? last : null;
  return (
    <div ref={panel} className="flex min-h-0 flex-1 flex-col">
      <div
        ref={list}
        // A region that scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="log"
        aria-label="Conversation"
        aria-live="polite"
        className="relative min-h-0 flex-1 overflow-y-auto px-4 py-4 [container-type:size]"
      >
        {messages.length === 0 ? <FirstPrompts onChoose={ask} fresh={fresh} /> : null}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {exchangesOf(messages).map((exchange) => (
            <div
              key={exchange[0]?.id}
              // The newest is as tall as the view, so that its question can stand at the top before it is answered.
              className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 last:min-h-[100cqh]"
            >
              {exchange.map((message) =>
                message.role === 'user' ? (
                  <Said key={message.id} ref={message.id === asked ? newest : undefined} asked={message} />
                ) : (
                  <Answer
                    key={message.id}
                    message={message}
                    actions={actions}
                    onRetry={() => conversation.retry(message.id)}
                    onSayAgain={sayAgain}
                    busy={busy}
                  />
                ),
              )}
              {done && exchange.includes(done) ? (
                <QuickReplies
                  message={done}
                  onChoose={(label, intents) => conversation.send(label, justAsking.on, undefined, intents)}
                />
              ) : null}
            </div>
          ))}
        </div>
      </div>
      <div className="border-t border-line px-4 pt-3 pb-1">
        {limitedUntil === null ? null : (
          <LimitNote until={limitedUntil} signedIn={signedIn} onOver={conversation.ready} />
        )}
        {problem === null ? null : (
          <p role="alert" className="mb-2 rounded-control bg-danger-soft px-3 py-2 text-small">
            {problem} Your message stays here.
          </p>
        )}
        <Composer conversation={conversation} justAsking={justAsking.on} changeState={actions.changeState} />
        {/* In the bar above where there is room for it. */}
        <div className="xl:hidden">
          <Switch label="Just asking" checked={justAsking.on} onChange={justAsking.set} />
        </div>
      </div>
    </div>
  );
}
