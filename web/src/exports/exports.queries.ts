import { useMutation } from '@tanstack/react-query';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { ExportFormat } from '@wayfare/contracts/vocabulary';
import { api } from '../api.ts';

/** Hands a file to the browser to keep. */
function keepFile(content: Blob, name: string) {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by the time the next task runs, but not always before.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The trip that a file is made of: a stored one, or one that is sent along because no account keeps it. */
export type ExportSource = { id: string; ticket?: string | undefined } | { draft: TripDocument };

function askFor(source: ExportSource, format: ExportFormat) {
  if ('draft' in source) return api.file('exportDraft', { params: { format }, body: source.draft });
  const { id, ticket } = source;
  return api.file('exportTrip', { params: { id, format }, query: ticket ? { ticket } : {} });
}

/** Fetches a trip as a file and keeps it. */
export function useExportTrip(source: ExportSource) {
  return useMutation({
    mutationFn: async (format: ExportFormat) => {
      const { content, name } = await askFor(source, format);
      keepFile(content, name ?? `trip.${format}`);
    },
  });
}
