import { Lightbulb } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { classNames } from '../ui/class-names.ts';
import { counted } from '@wayfare/wording/words';
import type { MapMark } from './visible-markers.ts';

/** On which side of its marker a label stays within the map. */
export interface LabelSide {
  across: 'left' | 'middle' | 'right';
  below: boolean;
}

const acrossClass = { left: 'left-0', middle: 'left-1/2 -translate-x-1/2', right: 'right-0' };

interface PointMarkerProps {
  mark: MapMark;
  chosen: boolean;
  /** Where its label goes while it is pointed at. */
  label: LabelSide | null;
  /** Only one marker is a stop of the Tab key; arrow keys go on to the others. */
  tabbable: boolean;
  onChoose: () => void;
  onHover: (on: boolean) => void;
  onStep: (step: 1 | -1) => void;
}

const stepOf: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** What a marker is called: its place and when, or how many there are. */
export function markName({ points }: MapMark): string {
  const [first] = points;
  if (points.length === 1) return `${first.number} ${first.name}, ${first.detail}`.trim();
  const what = first.kind === 'idea' ? 'idea' : 'place';
  return `${counted(points.length, what)} near ${first.name}`;
}

/** What a drag picks up here, and the day that a thing let go here goes to. */
function dragMarks({ points: [first, ...others] }: MapMark) {
  const sameDay = others.every(({ dayId }) => dayId === first.dayId);
  return {
    ...(others.length === 0 && first.movable && { 'data-map-item': first.id }),
    ...(sameDay && first.dayId !== null && { 'data-day-drop': first.dayId }),
  };
}

const isMixed = ({ points: [first, ...others] }: MapMark) =>
  others.some(({ colour }) => colour !== first.colour);

const look = (mark: MapMark) => {
  const [{ kind, colour }] = mark.points;
  if (kind === 'idea') return 'border-amber bg-surface text-amber';
  // Several places are a ring: a filled disc is always one.
  if (mark.points.length > 1) return 'border-ink/70 bg-surface text-ink ring-4 ring-ink/15';
  return colour === 0 ? 'border-surface bg-ink text-paper' : 'border-surface text-surface';
};

/** One place is filled with the colour of its day, several of the same day are ringed with it. */
function dayLook(mark: MapMark) {
  const [{ colour }] = mark.points;
  if (colour === 0 || isMixed(mark)) return undefined;
  const day = `var(--day-${colour})`;
  return mark.points.length > 1 ? { borderColor: day } : { background: day };
}

/** What stays under a marker; its halo keeps it readable on any ground. */
const captionClass =
  'pointer-events-none absolute top-full -mt-0.5 text-small leading-tight font-semibold whitespace-nowrap text-ink [text-shadow:0_0_3px_var(--paper),0_0_3px_var(--paper),0_0_6px_var(--paper)]';

/** A marker as a button: a number in the colour of its day, a bulb for an idea, a count where several meet. */
export function PointMarker({ mark, chosen, label, tabbable, onChoose, onHover, onStep }: PointMarkerProps) {
  const { points, faint } = mark;
  const hovered = label !== null;
  const [first] = points;
  const single = points.length === 1;
  const name = markName(mark);
  const caption = points.find((point) => point.caption !== undefined)?.caption;
  const size = faint && !hovered ? 'size-5 text-[0.625rem]' : first.kind === 'stop' ? 'size-8' : 'size-7';
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    onStep(step);
  };
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={chosen}
      data-mark={mark.id}
      {...dragMarks(mark)}
      tabIndex={tabbable ? 0 : -1}
      onClick={onChoose}
      onKeyDown={onKeyDown}
      onPointerEnter={() => onHover(true)}
      onPointerLeave={() => onHover(false)}
      onFocus={() => onHover(true)}
      onBlur={() => onHover(false)}
      className="group/mark relative grid size-9 place-items-center rounded-full data-lifted:opacity-40 pointer-coarse:size-11"
    >
      <span
        aria-hidden="true"
        className={classNames(
          'figures grid place-items-center rounded-full border-2 text-[0.75rem] leading-none font-bold shadow-card transition-transform duration-150',
          size,
          look(mark),
          (chosen || hovered) && 'scale-125',
          chosen && 'ring-3 ring-primary/50',
          faint && 'opacity-80',
        )}
        style={dayLook(mark)}
      >
        {single ? first.kind === 'idea' ? <Lightbulb size={14} /> : first.number : points.length}
      </span>
      {/* The space parts the number from the name where both are read as one. */}{' '}
      {caption ? (
        <span aria-hidden="true" className={captionClass}>
          {caption}
        </span>
      ) : null}
      <span
        aria-hidden="true"
        className={classNames(
          'pointer-events-none absolute z-10 w-max max-w-56 truncate rounded-md bg-ink px-2 py-1 text-fine font-medium text-paper shadow-card',
          acrossClass[label?.across ?? 'middle'],
          label?.below ? 'top-full mt-0.5' : 'bottom-full mb-0.5',
          hovered && first.kind !== 'stop' ? 'block' : 'hidden',
        )}
      >
        {single ? first.name : name.replace(/^\d+ /, '')}
      </span>
    </button>
  );
}
