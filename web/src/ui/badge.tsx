import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  plain: 'bg-sunken text-muted',
  primary: 'bg-primary-soft text-primary-ink',
  amber: 'bg-amber-soft text-amber',
  green: 'bg-green-soft text-green',
};

/** One word about the thing it stands on. */
export function Badge({ tone = 'plain', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-fine font-medium whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
