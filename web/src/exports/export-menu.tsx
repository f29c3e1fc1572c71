import type { ExportFormat } from '@wayfare/contracts/vocabulary';
import {
  CalendarPlus,
  Download,
  FileBraces,
  FileText,
  Globe,
  HardDriveDownload,
  MapPinned,
  Printer,
  Route,
  Share2,
  Sheet,
  TextQuote,
} from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { ApiError } from '../api.ts';
import { canKeep } from '../kept/can-keep.ts';
import { buttonClass } from '../ui/button.tsx';
import { iconButtonClass } from '../ui/icon-button.tsx';
import { Menu } from '../ui/menu.tsx';
import { showToast } from '../ui/toast.tsx';
import { type ExportSource, useExportTrip } from './exports.queries.ts';

const KeepDialog = lazy(() => import('../kept/keep-dialog.tsx'));

const files: Record<ExportFormat, [label: string, icon: ReactNode]> = {
  pdf: ['PDF to print or keep', <FileText key="pdf" size={18} />],
  ics: ['Calendar (.ics)', <CalendarPlus key="ics" size={18} />],
  gpx: ['GPX for navigation', <Route key="gpx" size={18} />],
  kml: ['KML for Google Earth', <Globe key="kml" size={18} />],
  geojson: ['GeoJSON', <MapPinned key="geojson" size={18} />],
  md: ['Markdown', <TextQuote key="md" size={18} />],
  csv: ['Costs as a table (.csv)', <Sheet key="csv" size={18} />],
  json: ['Whole trip, to import again (.json)', <FileBraces key="json" size={18} />],
};

/** Hands an address to the device's own share sheet, or copies it where there is none. */
async function shareAddress({ title, address }: { title: string; address: string }) {
  if (typeof navigator.share === 'function') {
    // Whoever closes the sheet without sharing has not met an error.
    await navigator.share({ title, url: address }).catch(() => undefined);
    return;
  }
  const copied = await navigator.clipboard.writeText(address).then(
    () => true,
    () => false,
  );
  showToast({ text: copied ? 'Link copied.' : `The link could not be copied: ${address}` });
}

interface ExportMenuProps {
  source: ExportSource;
  /** The address that opens this trip for anybody it is given to; without one there is nothing to share. */
  shared?: { title: string; address: string } | undefined;
  /** Prints what is on the screen; absent where the screen is not made for paper. */
  onPrint?: (() => void) | undefined;
  /** Only an icon, for a bar with little room. */
  compact?: boolean;
}

/** The one menu by which a trip is taken along: kept on the device, as a file, on paper, as a link. */
export function ExportMenu({ source, shared, onPrint, compact = false }: ExportMenuProps) {
  const { mutate, isPending } = useExportTrip(source);
  const stored = 'id' in source ? source : null;
  const [keeping, setKeeping] = useState(false);
  const take = (format: ExportFormat) =>
    mutate(format, {
      onError: (error) => {
        const refused = error instanceof ApiError && error.status < 500;
        showToast({
          text: refused ? error.message : 'The file could not be created. It is written on the server.',
          ...(refused ? {} : { action: { label: 'Retry', run: () => take(format) } }),
        });
      },
    });
  const keep = {
    label: 'Keep for offline',
    icon: <HardDriveDownload size={18} />,
    onSelect: () => setKeeping(true),
  };
  const menu = (
    <Menu
      trigger={
        compact ? (
          <button
            type="button"
            aria-label="Export"
            aria-busy={isPending || undefined}
            className={iconButtonClass}
          >
            <Download size={20} />
          </button>
        ) : (
          <button type="button" aria-busy={isPending || undefined} className={buttonClass('secondary')}>
            <Download aria-hidden="true" size={18} /> Export
          </button>
        )
      }
      entries={[
        // A draft is on this device anyway.
        ...(stored && canKeep() ? [keep] : []),
        ...(Object.keys(files) as ExportFormat[]).map((format) => {
          const [label, icon] = files[format];
          return { label, icon, onSelect: () => take(format) };
        }),
        ...(onPrint ? [{ label: 'Print', icon: <Printer size={18} />, onSelect: onPrint }] : []),
        ...(shared
          ? [{ label: 'Share link', icon: <Share2 size={18} />, onSelect: () => void shareAddress(shared) }]
          : []),
      ]}
    />
  );
  return (
    <>
      {menu}
      {keeping && stored ? (
        <Suspense fallback={null}>
          <KeepDialog {...stored} onClose={() => setKeeping(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
