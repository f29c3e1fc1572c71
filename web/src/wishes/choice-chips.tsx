import { plainWord } from './wishes.ts';

interface ChoiceChipsProps<Word extends string> {
  label: string;
  words: readonly Word[];
  chosen: readonly Word[];
  onChange: (chosen: Word[]) => void;
  /** One at most. */
  single?: boolean;
}

/** Words to choose from, any number of them or one. */
export function ChoiceChips<Word extends string>({
  label,
  words,
  chosen,
  onChange,
  single = false,
}: ChoiceChipsProps<Word>) {
  const toggle = (word: Word) => {
    if (chosen.includes(word)) onChange(chosen.filter((one) => one !== word));
    else onChange(single ? [word] : [...chosen, word]);
  };
  return (
    <fieldset>
      <legend className="mb-1 text-small font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {words.map((word) => (
          <button
            key={word}
            type="button"
            aria-pressed={chosen.includes(word)}
            onClick={() => toggle(word)}
            className="min-h-11 rounded-full border border-line-strong/50 px-3.5 text-fine font-medium hover:border-line-strong aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
          >
            {plainWord(word)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
