import type { ShareRight } from '@wayfare/contracts/vocabulary';
import { showToast } from '../ui/toast.tsx';

/** Where a link leads: to the outline for reading, to the planner for changing. */
export const addressOf = (tripId: string, { right, secret }: { right: ShareRight; secret: string }) =>
  `${location.origin}/${right === 'edit' ? 'open' : 'outline'}/${tripId}?ticket=${secret}`;

/** Puts an address on the clipboard; where the browser does not let it, shows it to be copied by hand. */
export async function copyAddress(address: string) {
  try {
    await navigator.clipboard.writeText(address);
    showToast({ text: 'Link copied.' });
  } catch {
    showToast({ text: address, durationMs: 30_000 });
  }
}
