import { useMutation } from '@tanstack/react-query';
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

/** Fetches a trip as a file and keeps it. */
export function useExportTrip(id: string, ticket: string | undefined) {
  return useMutation({
    mutationFn: async (format: ExportFormat) => {
      const { content, name } = await api.file('exportTrip', {
        params: { id, format },
        query: ticket ? { ticket } : {},
      });
      keepFile(content, name ?? `trip.${format}`);
    },
  });
}
