import type { Here } from '../events/stream-event.ts';
import { Tooltip } from '../ui/tooltip.tsx';

const shown = 3;

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase();

const tones = ['bg-primary text-on-primary', 'bg-amber-soft text-ink', 'bg-sunken text-ink'];
const toneOf = (key: string) =>
  tones[[...key].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % tones.length];

/** Who else has the trip open right now. */
export function PeopleHere({ people, more = 0 }: Pick<Here, 'people' | 'more'>) {
  const rest = people.length + more - shown;
  if (people.length === 0) return null;
  return (
    <ul aria-label="Here now" className="flex items-center pl-1">
      {people.slice(0, shown).map(({ key, name }) => (
        <li key={key} className="-ml-1.5">
          <Tooltip text={`${name} is here`}>
            <span
              role="img"
              aria-label={name}
              className={`figures grid size-8 place-items-center rounded-full border-2 border-paper text-fine font-semibold ${toneOf(key)}`}
            >
              {initialsOf(name)}
            </span>
          </Tooltip>
        </li>
      ))}
      {rest > 0 ? <li className="figures pl-1 text-fine text-muted">+{rest}</li> : null}
    </ul>
  );
}
