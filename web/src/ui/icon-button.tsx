import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Tooltip } from './tooltip.tsx';

/** The classes of a round, 44-pixel control that holds only an icon. */
export const iconButtonClass =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted transition-colors duration-150 hover:bg-primary-soft hover:text-primary-ink disabled:opacity-40 disabled:hover:bg-transparent';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & { label: string; icon: ReactNode };

/** A button with only an icon: its label is read out, and shown on hover and focus. */
export function IconButton({ label, icon, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button {...rest} type={type} aria-label={label} className={classNames(iconButtonClass, className)}>
        {icon}
      </button>
    </Tooltip>
  );
}
