import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

const looks: Record<ButtonLook, string> = {
  primary: 'bg-primary text-on-primary hover:bg-primary-strong',
  secondary: 'bg-surface text-ink border border-line-strong/50 hover:border-line-strong hover:bg-sunken',
  quiet: 'text-primary-ink hover:bg-primary-soft',
  danger: 'bg-danger text-paper hover:brightness-90',
};

/** The classes of a button, for a link that should look like one. */
export const buttonClass = (look: ButtonLook = 'secondary') =>
  classNames(
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-4 py-2 text-small font-semibold',
    'no-underline transition-colors duration-150 disabled:opacity-55 aria-disabled:opacity-55',
    looks[look],
  );

type ButtonProps = ComponentProps<'button'> & { look?: ButtonLook; busy?: boolean };

/** A button with words. While busy it cannot be pressed again. */
export function Button({
  look = 'secondary',
  busy = false,
  className,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={rest.disabled === true || busy}
      aria-busy={busy || undefined}
      className={classNames(buttonClass(look), className)}
    />
  );
}
