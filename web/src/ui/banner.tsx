import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';

interface BannerProps {
  children: ReactNode;
  tone?: 'info' | 'warning' | 'danger';
  label?: string;
  actions?: ReactNode;
  onDismiss?: () => void;
}

const tones = {
  info: 'bg-primary-soft text-ink',
  warning: 'bg-amber-soft text-ink',
  danger: 'bg-danger-soft text-ink',
};

/** A strip that says something to the whole page, until it is dismissed. */
export function Banner({ children, tone = 'info', label = 'Notice', actions, onDismiss }: BannerProps) {
  return (
    <section
      aria-label={label}
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1.5 text-small',
        tones[tone],
      )}
    >
      <div className="min-w-0 flex-1 basis-56 py-1.5 font-medium wrap-anywhere">{children}</div>
      {actions ? <div className="flex flex-wrap gap-1">{actions}</div> : null}
      {onDismiss ? <IconButton label="Dismiss" icon={<X size={18} />} onClick={onDismiss} /> : null}
    </section>
  );
}
