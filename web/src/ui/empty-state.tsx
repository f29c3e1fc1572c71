import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

/** What stands where nothing is yet: what could be here, and the way to it. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-line-strong/60 bg-surface/70 px-6 py-12 text-center">
      <div className="grid size-14 place-items-center rounded-full bg-primary-soft text-primary-ink">
        {icon}
      </div>
      <h2 className="text-lead">{title}</h2>
      {children ? <div className="max-w-prose text-small text-muted">{children}</div> : null}
      {action ? <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  );
}
