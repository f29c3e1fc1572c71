import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { Planner } from './use-planner.ts';

/** Sends what was typed before coming here as the first message, once, and takes it out of the address. */
export function useFirstQuestion({ conversation, setPane }: Planner) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('ask');
  const sent = useRef(false);
  useEffect(() => {
    if (asked === null || sent.current) return;
    sent.current = true;
    setPane('chat');
    if (!conversation.send(asked, false)) conversation.typed.restore(asked);
    setSearch(
      (held) => {
        held.delete('ask');
        return held;
      },
      { replace: true },
    );
  }, [asked, conversation, setPane, setSearch]);
}
