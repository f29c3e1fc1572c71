import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { formatAgo } from '../ui/format-date.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast.tsx';
import { type Device, useDevices, useSignOutDevices } from './accounts.queries.ts';

function DeviceRow({ device, busy, onSignOut }: { device: Device; busy: boolean; onSignOut: () => void }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device.browser}
          {device.here ? <Badge tone="primary">this one</Badge> : null}
        </p>
        <p className="text-small text-muted">
          last used {formatAgo(device.lastUsedAt)} · signed in {formatAgo(device.signedInAt)}
        </p>
      </div>
      {device.here ? null : (
        <Button look="quiet" className="-mx-4" busy={busy} onClick={onSignOut}>
          Sign out there
        </Button>
      )}
    </li>
  );
}

/** The browsers in which one is signed in, and the way to end that from here. */
export function Devices() {
  const devices = useDevices();
  const signOut = useSignOutDevices();
  const run = (id: string | 'others') =>
    signOut.mutate(id, { onError: (error) => showToast({ text: error.message }) });
  return (
    <Card className="mt-6 grid gap-4 p-6">
      <div>
        <h2 className="text-lead">Where you are signed in</h2>
        <p className="mt-1 text-small text-muted">
          If you do not know one of these, sign it out and change your password.
        </p>
      </div>
      {devices.isPending ? <Skeleton className="h-20" /> : null}
      {devices.isError ? (
        <ErrorInPlace
          title="Your browsers could not be loaded."
          detail={devices.error.message}
          onRetry={() => void devices.refetch()}
        />
      ) : null}
      <ul className="divide-y divide-line">
        {devices.data?.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            busy={signOut.isPending}
            onSignOut={() => run(device.id)}
          />
        ))}
      </ul>
      {(devices.data?.length ?? 0) > 2 ? (
        <Button look="secondary" busy={signOut.isPending} onClick={() => run('others')}>
          Sign out everywhere else
        </Button>
      ) : null}
    </Card>
  );
}
