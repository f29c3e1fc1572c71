import { type ReactNode, useMemo } from 'react';
import { type BookingEditor, BookingEditorProvider } from '../bookings/booking-edit.ts';
import { SavedTripProvider } from '../bookings/saved-trip.ts';
import type { TripEditor } from './use-trip-editor.ts';

/** Lets bookings within be changed, and tells them where their files are. */
export function TripBookings({ editor, children }: { editor: TripEditor; children: ReactNode }) {
  const { saver, edit } = editor;
  const changes = useMemo((): BookingEditor => ({ read: () => saver.document, edit }), [saver, edit]);
  const { target } = saver;
  const [id, ticket] = target.kind === 'trip' ? [target.id, target.ticket] : [undefined, undefined];
  const saved = useMemo(() => (id === undefined ? null : { id, ticket }), [id, ticket]);
  return (
    <BookingEditorProvider value={changes}>
      <SavedTripProvider value={saved}>{children}</SavedTripProvider>
    </BookingEditorProvider>
  );
}
