import type { ComponentProps } from 'react';
import { boxClass, Labelled } from './field.tsx';

type TextAreaProps = ComponentProps<'textarea'> & { label: string; hint?: string; error?: string };

/** Several lines of text with their label; it grows with what is typed where the browser can. */
export function TextArea({ label, hint, error, className, ...rest }: TextAreaProps) {
  return (
    <Labelled label={label} hint={hint} error={error} className={className}>
      {(ids) => (
        <textarea
          rows={4}
          {...rest}
          {...ids}
          className={`${boxClass} field-sizing-content max-h-[40vh] min-h-28`}
        />
      )}
    </Labelled>
  );
}
