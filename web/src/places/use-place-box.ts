import { useEffect, useState, type KeyboardEvent } from 'react';
import { withDetails, type FoundPlace } from './places.queries.ts';
import type { SearchAround } from './trip-places.ts';
import { useFoundPlaces } from './use-found-places.ts';

interface PlaceBoxNeeds {
  initial: string;
  kinds: readonly FoundPlace['kind'][] | undefined;
  around: SearchAround | undefined;
  onChoose: (place: FoundPlace) => void;
  onText: ((typed: string) => void) | undefined;
  keepsText: boolean;
}

/** Hands a place on; one found with a server of others once its hours were asked for. */
async function take(
  place: FoundPlace,
  onChoose: (place: FoundPlace) => void,
  setFetching: (name: string) => void,
) {
  if (place.place.status !== 'found') return onChoose(place);
  setFetching(place.name);
  const whole = await withDetails(place);
  setFetching('');
  onChoose(whole);
}

/** The workings of a box that finds places: what is typed, what was found, what is marked, what the keys do. */
export function usePlaceBox({ initial, kinds, around, onChoose, onText, keepsText }: PlaceBoxNeeds) {
  const [typed, setTyped] = useState(initial);
  const [open, setOpen] = useState(initial !== '');
  const [marked, setMarked] = useState(-1);
  const [awaited, setAwaited] = useState('');
  /** The place chosen, while it is asked for its hours. */
  const [fetching, setFetching] = useState('');
  const found = useFoundPlaces({ typed, kinds, around });
  const { groups, current } = found;
  const results = groups.flatMap(({ places }) => places);
  const showing = open && typed.trim().length >= 2;

  const type = (text: string) => {
    setTyped(text);
    setOpen(text !== '');
    setMarked(-1);
    setAwaited('');
  };
  const choose = (place: FoundPlace) => {
    type('');
    void take(place, onChoose, setFetching);
  };
  const takeText = () => {
    if (keepsText) type('');
    onText?.(typed.trim());
  };
  const leave = () => {
    setOpen(false);
    if (keepsText && typed.trim() !== '') takeText();
  };
  const onEnter = () => {
    const chosen = results[marked] ?? (onText || !current ? undefined : results[0]);
    if (chosen && showing) choose(chosen);
    else if (onText && typed.trim() !== '') takeText();
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
    void take(first, onChoose, setFetching);
  }, [first, onChoose]);

  return { ...found, typed, type, setOpen, leave, marked, results, showing, choose, fetching, onKeyDown };
}
