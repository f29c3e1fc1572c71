import { lazy, memo, Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { BudgetSection } from '../money/budget-section.tsx';
import { useTripSums } from '../money/use-trip-sums.ts';
import { DatesSection } from '../route/dates-section.tsx';
import { EndsSection } from '../route/ends-section.tsx';
import { RebuildForWishes } from '../route/rebuild-for-wishes.tsx';
import type { OtherWishes } from '../route/use-other-wishes.ts';
import type { Editing } from '../trips/editing.ts';
import { classNames } from '../ui/class-names.ts';
import { showInRow } from '../ui/show-in-row.ts';
import { SideScroller } from '../ui/side-scroller.tsx';
import { AssumptionChips } from '../wishes/wish-chips.tsx';
import { PartySection } from '../wishes/party-section.tsx';
import { WishField } from '../wishes/wish-field.tsx';
import { WishesSection } from '../wishes/wishes-section.tsx';
import { barLooks, barParts, type BarPart } from './bar-parts.ts';
import { budgetWords, endsWords, partyWords, whenWords, wishWords, type BarWords } from './bar-words.ts';

const loadPanel = () => import('./bar-panel.tsx');
const BarPanel = lazy(loadPanel);
const preloadPanel = () => void loadPanel().catch(() => undefined);

interface TripBarProps {
  editing: Editing;
  wishes: OtherWishes;
  open: BarPart | null;
  onOpen: (part: BarPart | null) => void;
}

interface PartProps extends BarWords {
  part: BarPart;
  open: boolean;
  onPress: (button: HTMLElement) => void;
}

/** What may be long: where from, and all that one likes. */
const longParts: ReadonlySet<BarPart> = new Set(['wishes', 'ends']);

/** One part of the frame in a few words; what nobody has said yet invites to. */
function Part({ part, text, more, unset, open, onPress }: PartProps) {
  const { name, icon: Icon } = barLooks[part];
  return (
    <button
      type="button"
      data-bar-part={part}
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-label={`${name}: ${[text, more].filter(Boolean).join(', ')}`}
      onPointerEnter={preloadPanel}
      onFocus={preloadPanel}
      onClick={(event) => onPress(event.currentTarget)}
      className={classNames(
        'figures inline-flex min-h-11 min-w-0 items-center gap-1.5 rounded-control px-2 text-fine font-semibold whitespace-nowrap hover:bg-primary-soft aria-expanded:bg-primary-soft aria-expanded:text-primary-ink',
        unset ? 'text-primary-ink' : 'text-ink',
        // The longest names are cut short before the row has to scroll.
        longParts.has(part) && !unset ? 'shrink-0 @md:min-w-16 @md:shrink' : 'shrink-0',
      )}
    >
      {/* Words need the room more than icons do. */}
      <Icon
        aria-hidden="true"
        size={16}
        className={classNames('hidden shrink-0 @xl:block', !unset && 'text-muted')}
      />
      <span className="max-w-56 truncate">{text}</span>{' '}
      {more ? (
        <span className="hidden max-w-56 truncate font-normal text-muted @2xl:inline">{more}</span>
      ) : null}
    </button>
  );
}

function Section({ part, editing, wishes }: Pick<TripBarProps, 'editing' | 'wishes'> & { part: BarPart }) {
  const { trip } = editing.document;
  const costed = useDeferredValue(editing.document);
  switch (part) {
    case 'when':
      return <DatesSection editing={editing} />;
    case 'party':
    case 'wishes': {
      const Wishes = part === 'party' ? PartySection : WishesSection;
      return (
        <div className="grid grid-cols-1 gap-3">
          <Wishes trip={trip} edit={editing.edit} />
          <RebuildForWishes editing={editing} wishes={wishes} />
        </div>
      );
    }
    case 'budget':
      return (
        <div className="grid grid-cols-1 gap-6">
          <div className="grid grid-cols-1 gap-2">
            <h2 className="text-lead">What it may cost</h2>
            <WishField wish="budget" trip={trip} edit={editing.edit} />
            <AssumptionChips trip={trip} edit={editing.edit} of={['budget']} />
          </div>
          <BudgetSection document={costed} />
        </div>
      );
    case 'ends':
      return <EndsSection editing={editing} />;
  }
}

/** The trip's frame in one row: when, who, what for, for how much, from where. Each is one press away. */
export const TripBar = memo(function TripBar({ editing, wishes, open, onOpen }: TripBarProps) {
  const row = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement | null>(null);
  const { trip } = editing.document;
  // A change is drawn first; the costs are added up after it.
  const { totals, budgetCents, currency } = useTripSums(useDeferredValue(editing.document));
  const words: Record<BarPart, BarWords> = {
    when: whenWords(trip),
    party: partyWords(trip),
    wishes: wishWords(trip),
    budget: budgetWords(totals.cents, budgetCents, currency),
    ends: endsWords(trip),
  };
  useEffect(() => {
    if (open && row.current && pressed.current) showInRow(row.current, pressed.current);
  }, [open]);
  return (
    <div
      role="group"
      aria-label="The trip at a glance"
      data-trip-bar
      className="no-print sticky top-0 z-20 border-b border-line bg-paper/95 backdrop-blur-md"
    >
      <SideScroller row={row} className="mx-auto max-w-5xl px-1.5 sm:px-3.5">
        <div className="flex w-max min-w-full gap-0.5 py-px @md:max-w-full">
          {barParts.map((part) => (
            <Part
              key={part}
              part={part}
              {...words[part]}
              open={open === part}
              onPress={(button) => {
                pressed.current = button;
                onOpen(open === part ? null : part);
              }}
            />
          ))}
        </div>
      </SideScroller>
      {open ? (
        <Suspense fallback={null}>
          <BarPanel key={open} name={barLooks[open].name} from={pressed} onClose={() => onOpen(null)}>
            <Section part={open} editing={editing} wishes={wishes} />
          </BarPanel>
        </Suspense>
      ) : null}
    </div>
  );
});
