import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** The classes of every box one types in. */
export const boxClass =
  'w-full min-h-11 rounded-control border border-line-strong bg-surface px-3 py-2 text-body text-ink placeholder:text-muted aria-invalid:border-danger';

interface LabelledProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  className?: string | undefined;
  children: (ids: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode;
}

/** A label over a control, with a hint or what is wrong under it, tied together for screen readers. */
export function Labelled({ label, hint, error, className, children }: LabelledProps) {
  const id = useId();
  const note = error ?? hint;
  const noteId = `${id}-note`;
  return (
    <div className={classNames('grid gap-1', className)}>
      <label htmlFor={id} className="text-small font-semibold">
        {label}
      </label>
      {children({
        id,
        ...(note ? { 'aria-describedby': noteId } : {}),
        ...(error ? { 'aria-invalid': true as const } : {}),
      })}
      {note ? (
        <p id={noteId} className={classNames('text-fine', error ? 'font-medium text-danger' : 'text-muted')}>
          {note}
        </p>
      ) : null}
    </div>
  );
}

type FieldProps = ComponentProps<'input'> & { label: string; hint?: string; error?: string };

/** One line of text with its label. */
export function Field({ label, hint, error, className, ...rest }: FieldProps) {
  return (
    <Labelled label={label} hint={hint} error={error} className={className}>
      {(ids) => <input {...rest} {...ids} className={boxClass} />}
    </Labelled>
  );
}
