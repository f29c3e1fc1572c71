import { useState, type ComponentProps } from 'react';
import { Field } from '../ui/field.tsx';
import { TextArea } from '../ui/text-area.tsx';

interface Kept {
  value: string;
  /** Given what was typed when the field is left, if it is another. Says why it cannot be kept, where it cannot. */
  onKeep: (value: string) => string | undefined | void;
}

/** What is typed until the field is left: a change is then one step, not one a letter. */
function useKept({ value, onKeep }: Kept) {
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  return {
    error,
    value: typed ?? value,
    type: (text: string) => {
      setTyped(text);
      setError(undefined);
    },
    keep: () => {
      const why = typed === null || typed.trim() === value ? undefined : onKeep(typed.trim());
      setError(why ?? undefined);
      if (!why) setTyped(null);
    },
  };
}

type Rest<Name extends 'input' | 'textarea'> = Omit<
  ComponentProps<Name>,
  'value' | 'onChange' | 'onBlur' | 'onKeyDown'
> & { label: string; hint?: string };

/** A line of text that is kept when one leaves it or presses Enter. */
export function KeptField({ value, onKeep, ...rest }: Kept & Rest<'input'>) {
  const { error, type, keep, value: shown } = useKept({ value, onKeep });
  return (
    <Field
      {...rest}
      {...(error ? { error } : {})}
      value={shown}
      onChange={(event) => type(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => event.key === 'Enter' && keep()}
    />
  );
}

/** Several lines of text that are kept when one leaves them. */
export function KeptArea({ value, onKeep, ...rest }: Kept & Rest<'textarea'>) {
  const { type, keep, value: shown } = useKept({ value, onKeep });
  return <TextArea {...rest} value={shown} onChange={(event) => type(event.target.value)} onBlur={keep} />;
}
