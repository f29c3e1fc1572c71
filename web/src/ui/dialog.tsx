import { X } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  actions?: ReactNode;
  /** True where the dialog must be answered and cannot just be closed. */
  mustAnswer?: boolean;
}

/** A modal dialog: drawn while it is mounted, closed by Escape, its cross or a press beside it. */
export function Dialog({ title, onClose, children, actions, mustAnswer = false }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before it is taken out of the page: only then the browser gives the focus back to where it was.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  useEffect(() => {
    const dialog = ref.current;
    const onPressBeside = (event: MouseEvent) => {
      if (event.target === dialog && !mustAnswer) onClose();
    };
    dialog?.addEventListener('click', onPressBeside);
    return () => dialog?.removeEventListener('click', onPressBeside);
  }, [mustAnswer, onClose]);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (!mustAnswer) onClose();
      }}
      className="rise m-auto w-[min(32rem,calc(100vw-2rem))] rounded-card border border-line bg-surface p-0 text-ink shadow-lift"
    >
      <div className="grid gap-4 p-6">
        <header className="flex items-start justify-between gap-3">
          <h2 id={titleId} className="pt-1.5 text-lead">
            {title}
          </h2>
          {mustAnswer ? null : (
            <IconButton label="Close" icon={<X size={20} />} onClick={onClose} className="-mt-1 -mr-2" />
          )}
        </header>
        <div>{children}</div>
        {actions ? <footer className="flex flex-wrap justify-end gap-2 pt-2">{actions}</footer> : null}
      </div>
    </dialog>
  );
}
