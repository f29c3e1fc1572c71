import { useState } from 'react';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { formatAgo } from '../ui/format-date.ts';
import { pluralise } from '../ui/pluralise.ts';
import { type Account, useChangeAccount, useDeleteAccount, usePasswordLink } from './admin.queries.ts';
import { sayFailure } from './say-failure.ts';

type Question = { label: string; button: string; run: () => void };

function PasswordLink({ link, onClose }: { link: string; onClose: () => void }) {
  return (
    <Dialog
      title="One-time link"
      onClose={onClose}
      actions={
        <Button look="primary" onClick={() => void navigator.clipboard.writeText(link).then(onClose)}>
          Copy and close
        </Button>
      }
    >
      <p className="mb-3">It sets a new password, once and within the hour. Give it to nobody else.</p>
      <code className="block rounded-control bg-sunken p-3 text-fine wrap-anywhere">{link}</code>
    </Dialog>
  );
}

/** One account, with what an admin can do to it. Whatever takes something away asks first. */
export function AccountRow({ account }: { account: Account }) {
  const change = useChangeAccount();
  const remove = useDeleteAccount();
  const password = usePasswordLink();
  const [question, setQuestion] = useState<Question | null>(null);
  const onError = sayFailure;
  const { id, displayName: name } = account;
  const set = (body: { admin?: boolean; suspended?: boolean }) => change.mutate({ id, ...body }, { onError });
  const ask = (label: string, button: string, run: () => void) => setQuestion({ label, button, run });
  const busy = change.isPending || remove.isPending;
  return (
    <li className="grid gap-2 px-5 py-4">
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-semibold wrap-anywhere">{name}</span>
        {account.admin ? <Badge tone="primary">admin</Badge> : null}
        {account.suspended ? <Badge tone="amber">suspended</Badge> : null}
      </div>
      <p className="text-small text-muted wrap-anywhere">
        {account.email ?? 'no e-mail address'} · {pluralise(account.trips, 'trip')} · joined{' '}
        {formatAgo(account.createdAt)}
        {account.lastSeenAt ? ` · last here ${formatAgo(account.lastSeenAt)}` : ''}
      </p>
      <div className="-ml-3 flex flex-wrap gap-1">
        {account.admin ? (
          <Button
            look="quiet"
            busy={busy}
            onClick={() =>
              ask(`Take the admin rights from ${name}?`, 'Take the rights', () => set({ admin: false }))
            }
          >
            Take admin rights
          </Button>
        ) : (
          <Button
            look="quiet"
            busy={busy}
            onClick={() =>
              ask(`Let ${name} do all that admins do?`, 'Make admin', () => set({ admin: true }))
            }
          >
            Make admin
          </Button>
        )}
        {account.suspended ? (
          <Button look="quiet" busy={busy} onClick={() => set({ suspended: false })}>
            Let in again
          </Button>
        ) : (
          <Button
            look="quiet"
            busy={busy}
            onClick={() =>
              ask(`Suspend ${name}? They are signed out at once and cannot sign in.`, 'Suspend', () =>
                set({ suspended: true }),
              )
            }
          >
            Suspend
          </Button>
        )}
        {account.hasPassword ? (
          <Button look="quiet" busy={password.isPending} onClick={() => password.mutate(id, { onError })}>
            Password link
          </Button>
        ) : null}
        <Button
          look="quiet"
          busy={busy}
          onClick={() =>
            ask(
              `Delete ${name} with ${pluralise(account.trips, 'trip')} and everything else of theirs? Nothing can be brought back.`,
              'Delete for good',
              () => remove.mutate(id, { onError }),
            )
          }
        >
          Delete
        </Button>
      </div>
      {question ? (
        <ConfirmDialog
          label={question.label}
          buttons={['Cancel', question.button]}
          onClose={() => setQuestion(null)}
          onSubmit={(button) => {
            setQuestion(null);
            if (button === question.button) question.run();
          }}
        />
      ) : null}
      {password.data ? <PasswordLink link={password.data.link} onClose={password.reset} /> : null}
    </li>
  );
}
