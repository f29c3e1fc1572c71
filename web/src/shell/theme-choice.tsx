import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { useHydrated } from '../ui/use-hydrated.ts';

const key = 'wayfare.theme';
const choices = [
  { value: 'system', label: 'System theme', icon: Monitor },
  { value: 'light', label: 'Light theme', icon: Sun },
  { value: 'dark', label: 'Dark theme', icon: Moon },
] as const;
type Choice = (typeof choices)[number]['value'];

function storedChoice(): Choice {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function applyChoice(choice: Choice) {
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
  try {
    if (choice === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, choice);
  } catch {
    // The choice then holds for this page only.
  }
}

/** Light, dark, or as the system has it; kept on this device. */
export function ThemeChoice() {
  const [chosen, setChosen] = useState<Choice | null>(null);
  const hydrated = useHydrated();
  const choice = chosen ?? (hydrated ? storedChoice() : 'system');
  return (
    <fieldset className="flex rounded-full border border-line bg-surface p-0.5">
      <legend className="sr-only">Theme</legend>
      {choices.map(({ value, label, icon: Icon }) => (
        <label
          key={value}
          title={label}
          className="grid size-10 cursor-pointer place-items-center rounded-full text-muted has-checked:bg-primary-soft has-checked:text-primary-ink has-focus-visible:outline-3 has-focus-visible:outline-primary"
        >
          <input
            type="radio"
            name="theme"
            className="sr-only"
            checked={choice === value}
            onChange={() => {
              applyChoice(value);
              setChosen(value);
            }}
          />
          <Icon size={18} aria-hidden="true" />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
