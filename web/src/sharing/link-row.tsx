import { Copy, Eye, PencilLine, Trash2 } from 'lucide-react';
import { IconButton } from '../ui/icon-button.tsx';
import { showToast } from '../ui/toast.tsx';
import { addressOf, copyAddress } from './link-address.ts';
import { useRevokeTicket, type ShareLink } from './sharing.queries.ts';

function wordsOf({ right, shows, expiresAt }: ShareLink, now: number) {
  const parts = (['costs', 'notes', 'bookings'] as const).filter((part) => shows[part]);
  const seen = right === 'edit' ? 'everything' : parts.length > 0 ? `with ${parts.join(', ')}` : 'plan only';
  if (expiresAt === null) return `${seen} · no end`;
  // A link works to the end of its last day wherever on earth its reader is, half a day past that in UTC.
  const last = new Date(expiresAt.getTime() - 12 * 3_600_000).toLocaleDateString(undefined, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return `${seen} · ${expiresAt.getTime() <= now ? 'ended' : 'until'} ${last}`;
}

/** One link: what it allows and until when, with copying and ending it. */
export function LinkRow({ tripId, link, now }: { tripId: string; link: ShareLink; now: number }) {
  const revoke = useRevokeTicket(tripId);
  const Icon = link.right === 'edit' ? PencilLine : Eye;
  const name = link.right === 'edit' ? 'Can edit' : 'Can view';
  const ended = link.expiresAt !== null && link.expiresAt.getTime() <= now;
  const end = () =>
    revoke.mutate(link.id, {
      onSuccess: () => showToast({ text: 'The link no longer works.' }),
      onError: () =>
        showToast({ text: 'The link could not be turned off.', action: { label: 'Retry', run: end } }),
    });
  return (
    <li className="flex items-center gap-3 border-b border-line py-1 last:border-0">
      <Icon aria-hidden="true" size={18} className="shrink-0 text-muted" />
      <div className="min-w-0 flex-1 py-1">
        <p className="text-small font-medium">{name}</p>
        <p className="figures text-fine text-muted">{wordsOf(link, now)}</p>
      </div>
      <IconButton
        label="Copy the link"
        icon={<Copy size={19} />}
        disabled={ended}
        onClick={() => void copyAddress(addressOf(tripId, link))}
      />
      <IconButton
        label="Turn off the link"
        icon={<Trash2 size={19} />}
        disabled={revoke.isPending}
        onClick={end}
      />
    </li>
  );
}
