import { Fragment, useState, type CSSProperties, type ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { PaneSeparator } from './pane-separator.tsx';
import { panes, paneId, PaneTabs, tabId } from './pane-tabs.tsx';
import { paneLimits, paneNames, usePaneSizes, type PaneName, type PaneSizes } from './pane-sizes.ts';

interface PanesProps extends Record<PaneName, ReactNode> {
  /** Which one shows where not all fit. */
  open: PaneName;
  onOpen: (name: PaneName) => void;
}

/** The columns at full width: sides as wide as asked, the rest for the middle, or for the map where that is folded. */
function columnsOf({ chat, map, folded }: PaneSizes) {
  const rail = '3rem';
  const open = (name: PaneName) => !folded.includes(name);
  const rest = (name: PaneName) => `minmax(${paneLimits[name].least}px, 1fr)`;
  const side = (name: 'chat' | 'map', width: number) => `minmax(${paneLimits[name].least}px, ${width}px)`;
  const columns = {
    chat: open('chat') ? (open('trip') || open('map') ? side('chat', chat) : rest('chat')) : rail,
    trip: open('trip') ? rest('trip') : rail,
    map: open('map') ? (open('trip') ? side('map', map) : rest('map')) : rail,
  };
  return paneNames.map((name) => columns[name]).join(' auto ');
}

function Rail({ name, onOpen }: { name: PaneName; onOpen: () => void }) {
  const { icon: Icon, label, show } = panes[name];
  return (
    <button
      type="button"
      aria-label={show}
      onClick={onOpen}
      className="no-print flex w-12 flex-col items-center gap-3 border-x border-line bg-surface py-4 text-small font-semibold text-muted hover:bg-primary-soft hover:text-primary-ink"
    >
      <Icon size={19} aria-hidden="true" />
      <span aria-hidden="true" className="[writing-mode:vertical-rl]">
        {label}
      </span>
    </button>
  );
}

/** Whether a pane shows in a window of this width. */
function isShown(
  name: PaneName,
  width: 'full' | 'half' | 'phone',
  open: PaneName,
  folded: readonly PaneName[],
) {
  if (width === 'full') return !folded.includes(name);
  if (width === 'phone') return name === open;
  return name === 'chat' || (name === 'map') === (open === 'map');
}

/**
 * Chat, trip and map beside each other where there is room, their widths to be dragged and each to be folded away; the
 * chat beside one of the others on a tablet; one at a time on a phone. A pane that is hidden keeps its state.
 */
export function Panes({ open, onOpen, ...content }: PanesProps) {
  const { sizes, resize, fold } = usePaneSizes();
  const wide = useMediaQuery('(width >= 1024px)');
  const phone = useMediaQuery('(width < 768px)');
  const width = wide ? 'full' : phone ? 'phone' : 'half';
  const shown = (name: PaneName) => isShown(name, width, open, sizes.folded);
  // A map that nobody has looked at is not loaded.
  const [mapSeen, setMapSeen] = useState(false);
  if (shown('map') && !mapSeen) setMapSeen(true);
  // What cannot be seen beside the others is a tab; beside them, chat and map complement the trip.
  const tabs: readonly PaneName[] = width === 'full' ? [] : width === 'half' ? ['trip', 'map'] : paneNames;
  const chosen = tabs.includes(open) ? open : 'trip';
  const role = (name: PaneName) =>
    tabs.includes(name)
      ? { id: paneId(name), role: 'tabpanel', 'aria-labelledby': tabId(name) }
      : name === 'trip'
        ? {}
        : { role: 'complementary', 'aria-label': panes[name].label };
  const pane = (name: PaneName) => (
    <div
      {...role(name)}
      data-pane={name}
      className={classNames(
        // What is drawn for screen readers only must not reach out of its pane and let the whole page scroll.
        'relative min-h-0 min-w-0 print:block print:overflow-visible',
        name === 'trip' ? '@container overflow-x-hidden overflow-y-auto' : 'no-print flex flex-col bg-paper',
        !shown(name) && 'hidden',
        width === 'half' && name === 'chat' && 'row-span-2 border-r border-line',
      )}
    >
      {name === 'map' && !mapSeen ? null : content[name]}
    </div>
  );
  const layout: CSSProperties =
    width === 'full'
      ? { gridTemplateColumns: columnsOf(sizes), gridTemplateRows: 'minmax(0, 1fr)' }
      : width === 'half'
        ? {
            gridTemplateColumns: 'minmax(18rem, 22rem) minmax(0, 1fr)',
            gridTemplateRows: 'auto minmax(0, 1fr)',
          }
        : { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 1fr) auto' };
  const separator = (resized: 'chat' | 'map', beside: readonly [PaneName, PaneName]) =>
    width === 'full' && beside.every(shown) ? (
      <PaneSeparator
        resized={resized}
        width={sizes[resized]}
        onResize={(to) => resize(resized, to)}
        beside={beside}
        onFold={fold}
      />
    ) : width === 'full' ? (
      <span className="w-0" />
    ) : null;
  const rail = (name: PaneName) =>
    width === 'full' && !shown(name) ? <Rail name={name} onOpen={() => fold(name)} /> : null;
  return (
    <div className="grid min-h-0 flex-1 print:block" style={layout}>
      {paneNames.map((name) => (
        <Fragment key={name}>
          {name === 'trip' && width === 'half' ? (
            <PaneTabs label="Trip or map" names={tabs} open={chosen} onOpen={onOpen} />
          ) : null}
          {name === 'trip'
            ? separator('chat', ['chat', 'trip'])
            : name === 'map'
              ? separator('map', ['trip', 'map'])
              : null}
          {rail(name)}
          {pane(name)}
        </Fragment>
      ))}
      {width === 'phone' ? (
        <PaneTabs label="Panes" names={tabs} open={chosen} onOpen={onOpen} atFoot />
      ) : null}
    </div>
  );
}
