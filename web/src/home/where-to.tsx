import { Search } from 'lucide-react';
import { useNavigate } from 'react-router';
import { beginnings } from '../places/place-kinds.ts';
import { planFoundPath } from '../places/place-path.ts';
import { PlaceSearch } from '../places/place-search.tsx';
import { buttonClass } from '../ui/button.tsx';

/** The box that starts a trip: a place chosen becomes the first stop, a text starts the chat. */
export function WhereTo() {
  const navigate = useNavigate();
  const start = (query: Record<string, string>) => void navigate(`/create?${new URLSearchParams(query)}`);
  return (
    <form
      role="search"
      className="flex w-full max-w-xl items-center gap-2 rounded-full border border-line-strong/40 bg-surface p-2 pl-5 shadow-lift"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = event.currentTarget.querySelector('input')?.value.trim() ?? '';
        start(typed === '' ? {} : { ask: typed });
      }}
    >
      <Search aria-hidden="true" size={20} className="shrink-0 text-muted" />
      <PlaceSearch
        label="Where to?"
        placeholder="Where to? A city, a sight, a country"
        kinds={beginnings}
        onChoose={({ kind, id, name, place }) => {
          if (place.status === 'found') void navigate(planFoundPath(place));
          else start(kind === 'city' ? { to: id } : { ask: name });
        }}
        onText={(ask) => start({ ask })}
        boxClass="min-h-12 w-full bg-transparent text-body text-ink placeholder:text-muted outline-none"
      />
      <button type="submit" className={`${buttonClass('primary')} !min-h-12 !rounded-full !px-6`}>
        Plan
      </button>
    </form>
  );
}
