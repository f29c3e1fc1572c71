import { X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { IconButton } from './icon-button.tsx';

/** A passing message, with at most one thing to do about it. */
export interface Toast {
  text: string;
  action?: { label: string; run: () => void };
  durationMs?: number;
}

interface ShownToast extends Toast {
  id: number;
}

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly ShownToast[]) {
  shown = next;
  for (const listener of listeners) listener();
}

const dismiss = (id: number) => replace(shown.filter((toast) => toast.id !== id));

/** Shows a message at the foot of the page for a while; at most three stand there at once. */
export function showToast(toast: Toast) {
  lastId += 1;
  replace([...shown.slice(-2), { ...toast, id: lastId }]);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True while the pointer or the focus is on an element, so that nobody loses what they are reading. */
function useHeld(ref: RefObject<HTMLElement | null>) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const element = ref.current;
    const hold = () => setHeld(true);
    const release = () => setHeld(false);
    const pairs = [
      ['pointerenter', hold],
      ['focusin', hold],
      ['pointerleave', release],
      ['focusout', release],
    ] as const;
    for (const [name, listener] of pairs) element?.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of pairs) element?.removeEventListener(name, listener);
    };
  }, [ref]);
  return held;
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const ref = useRef<HTMLLIElement>(null);
  const held = useHeld(ref);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => dismiss(toast.id), toast.durationMs ?? 6000);
    return () => clearTimeout(timer);
  }, [held, toast]);
  return (
    <li
      ref={ref}
      className="rise pointer-events-auto flex items-center gap-2 rounded-control bg-ink py-1 pr-1 pl-4 text-small text-paper shadow-lift"
    >
      <span className="py-2">{toast.text}</span>
      {toast.action ? (
        <button
          type="button"
          className="min-h-11 rounded-md px-3 font-semibold underline underline-offset-4"
          onClick={() => {
            dismiss(toast.id);
            toast.action?.run();
          }}
        >
          {toast.action.label}
        </button>
      ) : null}
      <IconButton
        label="Dismiss"
        icon={<X size={18} />}
        onClick={() => dismiss(toast.id)}
        className="text-paper/75 hover:bg-paper/15 hover:text-paper"
      />
    </li>
  );
}

/** The place where toasts stand; drawn once for the whole page. */
export function Toaster() {
  const toasts = useSyncExternalStore(
    subscribe,
    () => shown,
    () => shown,
  );
  return (
    <ol
      aria-live="polite"
      aria-label="Messages"
      data-toasts
      className="no-print pointer-events-none fixed inset-x-4 bottom-4 z-50 grid justify-items-center gap-2"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </ol>
  );
}
