import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useCurrentUser } from '../accounts/accounts.queries.ts';
import { useLocalDraft } from '../trips/local-draft.ts';

const PlanHereDialog = lazy(async () => ({
  default: (await import('./plan-here-dialog.tsx')).PlanHereDialog,
}));

interface PlanHereProps {
  /** What the planner is asked for: a city to go to, its sample days, an article's, or a trip to copy. */
  brings: { to: string } | { sample: string } | { copy: string } | { article: string };
  /** What that is, in words: “Kyoto”, “3 days in Kyoto”. */
  what: string;
  /** False where it only makes a trip of its own. */
  mayJoin?: boolean;
  className: string;
  children: ReactNode;
}

/** Takes a place or its days to the planner; asks whether to begin a trip or to add to one, where there is one. */
export function PlanHere({ brings, what, mayJoin = true, className, children }: PlanHereProps) {
  const user = useCurrentUser();
  const draft = useLocalDraft();
  const [asking, setAsking] = useState(false);
  const query = new URLSearchParams(brings).toString();
  return (
    <>
      <Link
        to={`/create?${query}`}
        className={className}
        data-asks
        onClick={(event) => {
          // Until it is known who is here, there may be trips to choose from.
          if ((!draft && user === null) || event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setAsking(true);
        }}
      >
        {children}
      </Link>
      {asking ? (
        <Suspense fallback={null}>
          <PlanHereDialog query={query} what={what} mayJoin={mayJoin} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
