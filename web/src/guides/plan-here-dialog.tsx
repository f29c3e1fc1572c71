import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useLocalDraft } from '../trips/local-draft.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TripChoiceButton } from './trip-choice-button.tsx';
import { useTripChoices } from './trip-choices.ts';

interface PlanHereDialogProps {
  query: string;
  what: string;
  mayJoin: boolean;
  onClose: () => void;
}

/** Asks whether a trip is begun with a place or its days, or which trip they are added to. */
export function PlanHereDialog({ query, what, mayJoin, onClose }: PlanHereDialogProps) {
  const { choices, loading } = useTripChoices();
  const draft = useLocalDraft();
  const navigate = useNavigate();
  const go = (path: string) => {
    onClose();
    void navigate(`${path}${path.includes('?') ? '&' : '?'}${query}`);
  };
  const joined = mayJoin ? choices : [];
  const nothingToAsk = !loading && joined.length === 0 && !draft;
  useEffect(() => {
    if (nothingToAsk) void navigate(`/create?${query}`);
  }, [nothingToAsk, navigate, query]);
  if (nothingToAsk) return null;
  return (
    <Dialog title={what} onClose={onClose}>
      {loading ? (
        <Skeleton className="h-24" />
      ) : (
        <div className="grid grid-cols-1 gap-2">
          <TripChoiceButton
            name="A new trip"
            detail={
              draft
                ? 'Takes the place of the draft on this device; Undo brings that back'
                : 'Begins with it; your other trips stay as they are'
            }
            onClick={() => go(draft ? '/create?anew=true' : '/create')}
          />
          {joined.length > 0 ? <p className="mt-3 text-small text-muted">Or add it to</p> : null}
          <ul className="grid max-h-[45vh] grid-cols-1 gap-2 overflow-auto">
            {joined.map(({ key, name, detail, path }) => (
              <li key={key}>
                <TripChoiceButton name={name} detail={detail} onClick={() => go(path)} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}
