import { useState } from 'react';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { formatAgo } from '../ui/format-date.ts';
import { Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { showToast } from '../ui/toast.tsx';
import { type SentMessage, useEndBroadcast, useBroadcast, useBroadcasts } from './admin.queries.ts';
import { RowList } from './row-list.tsx';
import { sayFailure } from './say-failure.ts';

const lives = [
  { value: '', label: 'Until I end it' },
  { value: '60', label: 'An hour' },
  { value: '1440', label: 'A day' },
  { value: '10080', label: 'A week' },
];

const when = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

function Compose() {
  const [message, setMessage] = useState('');
  const [life, setLife] = useState('1440');
  const [asking, setAsking] = useState(false);
  const send = useBroadcast();
  const words = message.trim();
  const run = () =>
    send.mutate(
      { message: words, ...(life ? { expiresInMinutes: Number(life) } : {}) },
      {
        onError: sayFailure,
        onSuccess: () => {
          setMessage('');
          showToast({ text: 'Sent to every open page.' });
        },
      },
    );
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setAsking(true);
      }}
    >
      <TextArea
        label="Message to every open page"
        placeholder="Left empty, the banner shows the time it was sent."
        maxLength={500}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      <div className="flex flex-wrap items-end gap-4">
        <Select
          label="Shown for"
          options={lives}
          value={life}
          onChange={(event) => setLife(event.target.value)}
        />
        <Button look="primary" type="submit" busy={send.isPending}>
          Send
        </Button>
      </div>
      {asking ? (
        <ConfirmDialog
          label={`Send “${words || 'the time'}” to every open page?`}
          buttons={['Cancel', 'Send']}
          onClose={() => setAsking(false)}
          onSubmit={(button) => {
            setAsking(false);
            if (button === 'Send') run();
          }}
        />
      ) : null}
    </form>
  );
}

function MessageRow({ row: sent }: { row: SentMessage }) {
  const end = useEndBroadcast();
  const [openedAt] = useState(() => Date.now());
  const over = sent.expiresAt !== null && sent.expiresAt.getTime() <= openedAt;
  return (
    <li className="flex flex-wrap items-center gap-3 px-5 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="wrap-anywhere">{sent.message ?? 'The time it was sent'}</p>
        <p className="text-small text-muted">
          Sent {formatAgo(sent.createdAt)}
          {sent.expiresAt ? ` · ${over ? 'ended' : 'until'} ${when.format(sent.expiresAt)}` : ''}
        </p>
      </div>
      {over ? (
        <Badge>ended</Badge>
      ) : (
        <Button
          look="quiet"
          className="max-sm:-ml-4"
          busy={end.isPending}
          onClick={() => end.mutate(sent.id, { onError: sayFailure })}
        >
          End now
        </Button>
      )}
    </li>
  );
}

/** Messages to every open page: one to write, and those that were sent. */
export function MessagesSection() {
  const sent = useBroadcasts();
  return (
    <div className="grid gap-8">
      <Card className="p-6">
        <Compose />
      </Card>
      <section aria-label="Sent messages">
        <h3 className="mb-3 text-lead">Sent</h3>
        <RowList
          pages={sent}
          what="The messages"
          empty="No message was sent yet."
          keyOf={({ id }) => id}
          Line={MessageRow}
        />
      </section>
    </div>
  );
}
