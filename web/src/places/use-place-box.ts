import { useEffect, useState, type KeyboardEvent } from 'react';
import { useSettledValue } from '../ui/use-settled-value.ts';
import { usePlaceSearch, type FoundPlace } from './places.queries.ts';

interface PlaceBoxNeeds {
  initial: string;
  kinds: readonly FoundPlace['kind'][] | undefined;
  onChoose: (place: FoundPlace) => void;
  onText: ((typed: string) => void) | undefined;
}

/** The workings of a box that finds places: what is typed, what was found, what is marked, what the keys do. */
export function usePlaceBox({ initial, kinds, onChoose, onText }: PlaceBoxNeeds) {
  const [typed, setTyped] = useState(initial);
  const [open, setOpen] = useState(initial !== '');
  const [marked, setMarked] = useState(-1);
  const [awaited, setAwaited] = useState('');
  const settled = useSettledValue(typed, 150);
  const search = usePlaceSearch(settled);
  const results = (search.data?.results ?? []).filter(({ kind }) => !kinds || kinds.includes(kind));
  const showing = open && typed.trim().length >= 2;
  const current = settled === typed && search.isSuccess && !search.isPlaceholderData;

  const type = (text: string) => {
    setTyped(text);
    setOpen(text !== '');
    setMarked(-1);
    setAwaited('');
  };
  const choose = (place: FoundPlace) => {
    type('');
    onChoose(place);
  };
  const onEnter = () => {
    const chosen = results[marked] ?? (onText || !current ? undefined : results[0]);
    if (chosen && showing) choose(chosen);
    else if (onText && typed.trim() !== '') onText(typed.trim());
    else setAwaited(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
    else if (event.key === 'Enter') onEnter();
    else if (event.key === 'ArrowDown') setMarked((at) => Math.min(at + 1, results.length - 1));
    else if (event.key === 'ArrowUp') setMarked((at) => Math.max(at - 1, -1));
    else return;
    if (event.key.startsWith('Arrow')) setOpen(true);
    event.preventDefault();
  };

  // Whoever types and presses Enter faster than the search answers gets the best place once it is there.
  const first = current && awaited !== '' && awaited === typed ? results[0] : undefined;
  useEffect(() => {
    if (!first) return;
    setAwaited('');
    setTyped('');
    setOpen(false);
    onChoose(first);
  }, [first, onChoose]);

  const searching = search.isFetching || settled !== typed;
  return {
    typed,
    type,
    setOpen,
    marked,
    results,
    showing,
    choose,
    onKeyDown,
    searching,
    failed: search.isError,
  };
}
