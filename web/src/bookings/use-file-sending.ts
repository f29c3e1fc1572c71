import { limits } from '@wayfare/contracts/limits';
import type { BookingKind } from '@wayfare/contracts/vocabulary';
import { useState } from 'react';
import { api } from '../api.ts';
import { formatBytes } from '../ui/format-bytes.ts';
import { newLocalId } from '../trips/editing.ts';
import { type BookingOf, useChangeBooking } from './booking-edit.ts';
import { keepSentFile } from './keep-sent-file.ts';
import type { SavedTrip } from './saved-trip.ts';
import { sendFile } from './send-file.ts';

/** A file on its way, or why it did not get there. */
export interface Sending {
  key: string;
  name: string;
  /** From 0 to 1. */
  sent: number;
  refused?: string;
}

const tooLarge = (bytes: number) =>
  `It has ${formatBytes(bytes)}, and a file may have 10 MB at most. Save it with less detail or fewer pages, and attach that.`;

/** Sends files to a booking and attaches each once it is there. One after the other, so that a slow line is not shared. */
export function useFileSending(of: BookingOf, kind: BookingKind, trip: SavedTrip) {
  const change = useChangeBooking(of);
  const [sendings, setSendings] = useState<readonly Sending[]>([]);
  const put = (key: string, news: Partial<Sending>) =>
    setSendings((held) => held.map((one) => (one.key === key ? { ...one, ...news } : one)));
  const dismiss = (key: string) => setSendings((held) => held.filter((one) => one.key !== key));

  async function sendOne(to: SavedTrip, file: File, key: string) {
    const sent = await sendFile(to, file, (fraction) => put(key, { sent: fraction }));
    const isAttached = change(({ files = [], ...rest }) => ({ ...rest, kind, files: [...files, sent] }));
    if (!isAttached) {
      // What it was meant for is gone.
      await api.call('removeTripFile', {
        params: { id: to.id, fileId: sent.id },
        query: to.ticket ? { ticket: to.ticket } : {},
      });
      return;
    }
    await keepSentFile(to, sent, file).catch(() => undefined);
  }

  const send = async (files: readonly File[]) => {
    const all = files.map((file) => ({ file, key: newLocalId() }));
    setSendings((held) => [...held, ...all.map(({ file, key }) => ({ key, name: file.name, sent: 0 }))]);
    for (const { file, key } of all) {
      if (file.size > limits.tripFileBytes) {
        put(key, { refused: tooLarge(file.size) });
        continue;
      }
      try {
        await sendOne(trip, file, key);
        dismiss(key);
      } catch (error) {
        put(key, {
          refused: error instanceof Error ? error.message : 'It could not be sent. Please try again.',
        });
      }
    }
  };
  return { sendings, send, dismiss };
}
