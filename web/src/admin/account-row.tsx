import { useState } from 'react';
import { useCurrentUser } from '../accounts/accounts.queries.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { formatAgo } from '../ui/format-date.ts';
import { counted } from '@wayfare/wording/words';
import { type Account, useChangeUser, useDeleteUser, usePasswordLink } from './admin.queries.ts';
import { LinkOnce } from './link-once.tsx';
import { sayFailure } from './say-failure.ts';

interface Act {
  label: string;
  /** Asked before it is done, with the button that says yes. */
  question?: string;
  yes?: string;
  run: () => void;
}

/** What can be done to an account as it stands. */
function actsOf({ id, displayName: name, trips, ...account }: Account, does: AccountActs): Act[] {
  const { set, remove, password } = does;
  const passwordLink = account.hasPassword ? [{ label: 'Password link', run: () => password(id) }] : [];
  // Nobody takes their own rights away; their own account is deleted on the profile.
  if (id === does.ownId) return passwordLink;
  return [
    account.admin
      ? {
          label: 'Take admin rights',
          question: `Remove ${name}’s admin rights?`,
          yes: 'Remove the rights',
          run: () => set({ id, admin: false }),
        }
      : {
          label: 'Make admin',
          question: `Make ${name} an admin?`,
          yes: 'Make admin',
          run: () => set({ id, admin: true }),
        },
    account.suspended
      ? { label: 'Lift the suspension', run: () => set({ id, suspended: false }) }
      : {
          label: 'Suspend',
          question: `Suspend ${name}? They are signed out at once and cannot sign in.`,
          yes: 'Suspend',
          run: () => set({ id, suspended: true }),
        },
    ...passwordLink,
    {
      label: 'Delete',
      question: `Delete ${name}, ${counted(trips, 'trip')} and everything else they have here? This cannot be undone.`,
      yes: 'Delete for good',
      run: () => remove(id),
    },
  ];
}

interface AccountActs {
  /** The account of the admin who asks. */
  ownId: string | undefined;
  set: (change: { id: string; admin?: boolean; suspended?: boolean }) => void;
  remove: (id: string) => void;
  password: (id: string) => void;
}

function AboutAccount({ account, isOwn }: { account: Account; isOwn: boolean }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-semibold wrap-anywhere">{account.displayName}</span>
        {isOwn ? <Badge>you</Badge> : null}
        {account.admin ? <Badge tone="primary">admin</Badge> : null}
        {account.suspended ? <Badge tone="amber">suspended</Badge> : null}
      </div>
      <p className="text-small text-muted wrap-anywhere">
        {account.email ?? 'no e-mail address'} · {counted(account.trips, 'trip')} · joined{' '}
        {formatAgo(account.createdAt)}
        {account.lastSeenAt ? ` · last here ${formatAgo(account.lastSeenAt)}` : ''}
      </p>
    </>
  );
}

/** The account of the site itself, with which nothing can be done. */
const SiteAccountRow = ({ account }: { account: Account }) => (
  <li className="grid gap-2 px-5 py-4">
    <div className="flex flex-wrap items-center gap-2">
      <span className="font-semibold">The site itself</span>
      <Badge>not a person</Badge>
    </div>
    <p className="max-w-prose text-small text-muted">
      It owns {counted(account.trips, 'trip')} that came with the site. Nobody can sign in with it, and it
      cannot be suspended or deleted. Its trips are curated under Featured.
    </p>
  </li>
);

/** One account, with what an admin can do to it. Whatever takes something away asks first. */
export function AccountRow({ row: account }: { row: Account }) {
  const user = useCurrentUser();
  const change = useChangeUser();
  const remove = useDeleteUser();
  const password = usePasswordLink();
  const [asked, setAsked] = useState<Act | null>(null);
  const onError = sayFailure;
  if (account.bySite) return <SiteAccountRow account={account} />;
  const acts = actsOf(account, {
    ownId: user?.id,
    set: (body) => change.mutate(body, { onError }),
    remove: (id) => remove.mutate(id, { onError }),
    password: (id) => password.mutate(id, { onError }),
  });
  return (
    <li className="grid gap-2 px-5 py-4">
      <AboutAccount account={account} isOwn={account.id === user?.id} />
      <div className="-ml-3 flex flex-wrap gap-1">
        {acts.map((act) => (
          <Button
            key={act.label}
            look="quiet"
            busy={change.isPending || remove.isPending || password.isPending}
            onClick={() => (act.question ? setAsked(act) : act.run())}
          >
            {act.label}
          </Button>
        ))}
      </div>
      {asked?.question && asked.yes ? (
        <ConfirmDialog
          label={asked.question}
          buttons={['Cancel', asked.yes]}
          onClose={() => setAsked(null)}
          onSubmit={(button) => {
            setAsked(null);
            if (button === asked.yes) asked.run();
          }}
        />
      ) : null}
      {password.data ? (
        <LinkOnce
          link={password.data.link}
          says="It sets a new password, once and within the hour. Give it to nobody else."
          onClose={password.reset}
        />
      ) : null}
    </li>
  );
}
