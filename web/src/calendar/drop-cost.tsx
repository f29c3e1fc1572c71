import { useEffect, useState } from 'react';
import type { Board } from './use-board.ts';

/** One rests on a place for so long before it is worked out what a drop there comes to. */
const restMs = 90;

/** What letting go would come to, told while an item is held over a place; and what a move by a key came to. */
export function DropCost({ board }: { board: Board }) {
  const { dragged, days, costOf } = board;
  const [told, setTold] = useState<{ key: string; words: string | null }>({ key: '', words: null });
  const slot = dragged?.slot;
  const item = days.flatMap(({ day }) => day.items).find(({ id }) => id === dragged?.itemId);
  const home = days.find(({ day }) => day.items.some(({ id }) => id === dragged?.itemId));
  const moved =
    slot !== undefined &&
    (slot.on !== home?.on || slot.startMinute !== item?.startMinute || slot.endMinute !== item.endMinute);
  const key = moved ? [item?.id, slot.on, slot.startMinute, slot.endMinute].join(' ') : '';
  useEffect(() => {
    if (!item || !slot || key === '') return undefined;
    let wanted = true;
    const tell = async () => {
      const words = await costOf(item, slot);
      if (wanted) setTold({ key, words });
    };
    const resting = setTimeout(() => void tell(), restMs);
    return () => {
      wanted = false;
      clearTimeout(resting);
    };
    // The same place is worked out once, however often the page is drawn meanwhile.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  const words = key !== '' && told.key === key ? told.words : null;
  return (
    <p
      aria-live="polite"
      data-drop-cost
      className="no-print figures pointer-events-none fixed inset-x-0 bottom-6 z-50 mx-auto w-fit max-w-[min(32rem,calc(100vw-1rem))] rounded-control bg-ink px-3 py-1.5 text-small font-medium text-paper shadow-lift empty:opacity-0"
    >
      {dragged ? words : board.cameTo}
    </p>
  );
}
