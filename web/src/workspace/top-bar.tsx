import { ArrowLeft, CalendarDays, Redo2, Route, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { useCurrentUser } from '../accounts/accounts.queries.ts';
import { ExportMenu } from '../exports/export-menu.tsx';
import { Button } from '../ui/button.tsx';
import { IconButton, iconButtonClass } from '../ui/icon-button.tsx';
import { Switch } from '../ui/switch.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { SaveNote } from './save-note.tsx';
import { TripName } from './trip-name.tsx';
import { DraftTools } from './draft-tools.tsx';
import { TripTools } from './trip-tools.tsx';
import type { Planner } from './use-planner.ts';
import type { TripEditor } from './use-trip-editor.ts';

interface TopBarProps {
  editor: TripEditor;
  planner: Planner;
  /** Makes the draft a saved trip; absent where the trip is one already. */
  onSave?: (() => void) | undefined;
  /** The same, to share it then. */
  onShare?: (() => void) | undefined;
  saving?: boolean;
  /** The saved trip's id, for its other views. */
  savedId?: string | undefined;
  /** The link that a trip of somebody else was opened with. */
  ticket?: string | undefined;
}

/** The way out of the planner: to one's trips, or to the first page for a visitor. */
function HomeLink() {
  const user = useCurrentUser();
  const label = user ? 'My itineraries' : 'Home';
  return (
    <Tooltip text={label}>
      <Link to={user ? '/mytrips' : '/'} aria-label={label} className={iconButtonClass}>
        <ArrowLeft size={20} />
      </Link>
    </Tooltip>
  );
}

/** The planner's one bar: the way out, the name, how saving stands, undo and redo, days or route, save. */
export function TopBar({ editor, planner, onSave, onShare, saving = false, savedId, ticket }: TopBarProps) {
  const { trip, plan } = editor.document;
  const isEmpty = plan === null && trip.stops.length + trip.ideas.length === 0;
  // A phone's bar has room for the name; what is pressed seldom stands in its menu.
  const isPhone = useMediaQuery('(width < 640px)');
  const planned = plan !== null;
  const toDays = planner.view === 'route';
  const switchLabel = toDays ? 'Build day plan' : 'Back to route';
  const SwitchIcon = toDays ? CalendarDays : Route;
  const first =
    isPhone && planned && planner.maySwitchView
      ? [{ label: switchLabel, icon: <SwitchIcon size={18} />, onSelect: planner.switchView }]
      : [];
  const untouched = editor.history.past.length + editor.history.future.length === 0;
  return (
    <header className="no-print sticky top-0 z-30 flex items-center gap-x-1 border-b border-line bg-paper/95 px-2 py-1.5 backdrop-blur-md sm:gap-x-2 sm:px-5">
      <HomeLink />
      <TripName editor={editor} />
      <div className="ml-auto flex shrink-0 items-center justify-end sm:gap-1 sm:pl-3">
        <SaveNote state={editor.saveState} untouched={untouched} />
        <IconButton
          label="Undo"
          icon={<Undo2 size={20} />}
          onClick={editor.undo}
          disabled={editor.history.past.length === 0}
        />
        <IconButton
          label="Redo"
          icon={<Redo2 size={20} />}
          onClick={editor.redo}
          disabled={editor.history.future.length === 0}
          // On a phone the name has the room of what cannot be pressed.
          className="max-sm:disabled:hidden"
        />
        <span className="mx-2 hidden xl:block">
          <Switch label="Just asking" checked={planner.justAsking.on} onChange={planner.justAsking.set} />
        </span>
        {isPhone && planned ? null : (
          <Button
            className="whitespace-nowrap max-sm:mx-1 max-sm:!px-3"
            onClick={planner.switchView}
            disabled={!planner.maySwitchView}
          >
            {isPhone ? 'Build' : switchLabel}
          </Button>
        )}
        {savedId || !isEmpty ? (
          // The narrowest phones find it on the outline.
          <span className="max-[22.5rem]:hidden">
            <ExportMenu source={savedId ? { id: savedId, ticket } : { draft: editor.document }} compact />
          </span>
        ) : null}
        {savedId ? <TripTools editor={editor} id={savedId} ticket={ticket} first={first} /> : null}
        {onShare && !isEmpty ? (
          <DraftTools editor={editor} signedIn={planner.signedIn} onShare={onShare} first={first} />
        ) : null}
        {onSave ? (
          <Button look="primary" onClick={onSave} busy={saving}>
            Save
          </Button>
        ) : null}
      </div>
    </header>
  );
}
