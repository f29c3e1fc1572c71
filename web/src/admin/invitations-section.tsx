import { useState } from 'react';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { Field } from '../ui/field.tsx';
import { formatAgo } from '../ui/format-date.ts';
import { Select } from '../ui/select.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import {
  type Invitation,
  type RegistrationKind,
  useInvitations,
  useInvite,
  useRegistration,
  useRevokeInvitation,
  useSetRegistration,
} from './admin.queries.ts';
import { LinkOnce } from './link-once.tsx';
import { RowList } from './row-list.tsx';
import { sayFailure } from './say-failure.ts';

const kinds: readonly { value: RegistrationKind; label: string }[] = [
  { value: 'open', label: 'Everybody' },
  { value: 'invitation', label: 'Whoever is invited' },
  { value: 'closed', label: 'Nobody' },
];
const lives = [
  { value: '1', label: 'a day' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
];
const until = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

function WhoMayRegister() {
  const registration = useRegistration();
  const set = useSetRegistration();
  if (registration.isPending) return <Skeleton className="h-24" />;
  if (registration.isError) {
    return (
      <ErrorInPlace
        title="Who may make an account could not be loaded."
        detail={registration.error.message}
        onRetry={() => void registration.refetch()}
      />
    );
  }
  const { kind, fixed } = registration.data;
  const widest = kinds.findIndex(({ value }) => value === (fixed ?? 'open'));
  return (
    <Select
      label="Who may make an account"
      value={kind}
      disabled={set.isPending}
      options={kinds.slice(widest)}
      {...(fixed ? { hint: 'REGISTRATION, which is set where the server runs, allows no more.' } : {})}
      onChange={({ target }) => set.mutate(target.value as RegistrationKind, { onError: sayFailure })}
      className="max-w-xs"
    />
  );
}

function NewInvitation() {
  const invite = useInvite();
  const [email, setEmail] = useState('');
  const [days, setDays] = useState('7');
  const send = () =>
    invite.mutate(
      { days: Number(days), ...(email.trim() ? { email: email.trim() } : {}) },
      { onError: sayFailure, onSuccess: () => setEmail('') },
    );
  const mailed = invite.data?.mailed ? ' It was mailed, too.' : '';
  return (
    <form
      aria-label="New invitation"
      className="flex flex-wrap items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field
        label="For the address"
        type="email"
        hint="Left empty, it is for whoever holds its link."
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        className="min-w-0 flex-1 basis-64"
      />
      <Select
        label="Good for"
        value={days}
        options={lives}
        onChange={(event) => setDays(event.target.value)}
      />
      <Button type="submit" look="primary" busy={invite.isPending} className="mt-6">
        Invite
      </Button>
      {invite.data ? (
        <LinkOnce
          link={invite.data.link}
          says={`It makes one account, once. Hand it to the person you invite.${mailed}`}
          onClose={invite.reset}
        />
      ) : null}
    </form>
  );
}

const stateOf = ({ state, usedByName }: Invitation) =>
  state === 'used' ? `used by ${usedByName ?? 'an account that is gone'}` : state;

function InvitationRow({ row }: { row: Invitation }) {
  const revoke = useRevokeInvitation();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {row.email ?? 'Whoever holds the link'}
          <Badge tone={row.state === 'open' ? 'primary' : 'plain'}>{stateOf(row)}</Badge>
        </p>
        <p className="text-small text-muted">
          by {row.byName} {formatAgo(row.createdAt)} · until {until.format(row.expiresAt)}
        </p>
      </div>
      {row.state === 'used' ? null : (
        <Button
          look="quiet"
          className="-mx-4"
          busy={revoke.isPending}
          onClick={() => revoke.mutate(row.id, { onError: sayFailure })}
        >
          {row.state === 'open' ? 'Take back' : 'Remove'}
        </Button>
      )}
    </li>
  );
}

/** Who may make an account, and the invitations of those who otherwise may not. */
export function InvitationsSection() {
  const invitations = useInvitations();
  return (
    <div className="grid gap-5">
      <Card className="grid gap-6 p-6">
        <WhoMayRegister />
        <NewInvitation />
      </Card>
      <RowList
        pages={invitations}
        what="The invitations"
        empty="Nobody has been invited yet."
        keyOf={({ id }) => id}
        Line={InvitationRow}
      />
    </div>
  );
}
