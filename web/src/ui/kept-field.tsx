import { useEffect, useState, type ComponentProps } from 'react';
import { boxClass, Labelled } from './field.tsx';

type KeptFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  label: string;
  hint?: string | undefined;
  value: string;
  /** Called with the trimmed text when the field is left or Enter is pressed, if it changed. */
  onKeep: (text: string) => void;
};

/** One line of text that is kept when it is finished, not with every letter. Escape takes back what was typed. */
export function KeptField({ label, hint, value, onKeep, className, ...rest }: KeptFieldProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const keep = () => {
    const text = typed.trim();
    if (text !== value) onKeep(text);
    setTyped(text);
  };
  return (
    <Labelled label={label} hint={hint} className={className}>
      {(ids) => (
        <input
          autoComplete="off"
          {...rest}
          {...ids}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={keep}
          onKeyDown={(event) => {
            if (event.key === 'Enter') keep();
            if (event.key === 'Escape') setTyped(value);
          }}
          className={boxClass}
        />
      )}
    </Labelled>
  );
}
