import { itemElement, type DragList, type ItemDrag } from './item-drag.ts';

/** Picking up with Space, moving with the arrow keys, dropping with Space, Escape puts back. */
export function dragByKeys(
  root: HTMLElement,
  list: DragList,
  drag: ItemDrag,
  { signal, stopPointer }: { signal: AbortSignal; stopPointer: () => void },
) {
  const onHandle = async (event: KeyboardEvent, handle: HTMLElement) => {
    const offer = handle.closest<HTMLElement>('[data-offer-id]');
    const itemId = (offer ?? handle.closest<HTMLElement>('[data-item-id]'))?.dataset[
      offer ? 'offerId' : 'itemId'
    ];
    if (itemId === undefined || (!offer && !root.contains(handle))) return;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (!drag.held()) {
        const started = offer ? drag.startOffered(offer, offer.dataset['forDay']) : drag.start(itemId);
        if (started) drag.showAgain();
        return;
      }
      await drag.put();
      requestAnimationFrame(() =>
        itemElement(root, itemId)?.querySelector<HTMLElement>('[data-drag-handle]')?.focus(),
      );
      return;
    }
    const place = drag.held() ? drag.step(event.key) : null;
    if (!place || !/^(Arrow|Home|End)/.test(event.key)) return;
    event.preventDefault();
    drag.moveTo(place);
    const parts = list.parts(place.dayId, itemId);
    (parts?.items[place.index] ?? parts?.items.at(-1) ?? parts?.day)?.scrollIntoView({ block: 'nearest' });
    drag.showAgain();
  };
  document.addEventListener(
    'keydown',
    (event) => {
      const handle = (event.target as HTMLElement).closest<HTMLElement>('[data-drag-handle]');
      if (handle) void onHandle(event, handle);
    },
    { signal },
  );
  document.addEventListener('focusout', () => drag.cancel(), { signal });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !drag.held()) return;
      event.preventDefault();
      stopPointer();
      drag.cancel();
    },
    { signal },
  );
}
