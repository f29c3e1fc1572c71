import { useState } from 'react';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { type Campaign, useCampaigns, useDeleteCampaign } from './admin.queries.ts';
import { CampaignForm } from './campaign-form.tsx';
import { sayFailure } from './say-failure.ts';

function stateOf({ startsAt, endsAt }: Campaign) {
  const now = Date.now();
  if (endsAt !== null && endsAt.getTime() <= now) return { tone: 'plain', words: 'over' } as const;
  return startsAt.getTime() > now
    ? ({ tone: 'primary', words: 'to come' } as const)
    : ({ tone: 'green', words: 'running' } as const);
}

function CampaignRow({ campaign, onEdit }: { campaign: Campaign; onEdit: () => void }) {
  const remove = useDeleteCampaign();
  const [asking, setAsking] = useState(false);
  const { tone, words } = stateOf(campaign);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold wrap-anywhere">
          {campaign.headline} <Badge tone={tone}>{words}</Badge>
        </p>
        <p className="text-small text-muted wrap-anywhere">
          {campaign.place}
          {campaign.referrerHost ? `, readers of ${campaign.referrerHost}` : ''} · {campaign.link}
        </p>
      </div>
      <Button look="quiet" className="max-sm:-ml-4" onClick={onEdit}>
        Edit
      </Button>
      <Button look="quiet" busy={remove.isPending} onClick={() => setAsking(true)}>
        Delete
      </Button>
      {asking ? (
        <ConfirmDialog
          label={`Delete the campaign “${campaign.headline}”?`}
          buttons={['Cancel', 'Delete']}
          onClose={() => setAsking(false)}
          onSubmit={(button) => {
            setAsking(false);
            if (button === 'Delete') remove.mutate(campaign.id, { onError: sayFailure });
          }}
        />
      ) : null}
    </li>
  );
}

/** What pages say to their visitors, where, when, and to whom. */
export function CampaignsSection() {
  const campaigns = useCampaigns();
  const [editing, setEditing] = useState<Campaign | 'new' | null>(null);
  if (campaigns.isPending) return <Skeleton className="h-60" />;
  if (campaigns.isError) {
    return (
      <ErrorInPlace
        title="The campaigns could not be loaded."
        detail={campaigns.error.message}
        onRetry={() => void campaigns.refetch()}
      />
    );
  }
  if (editing) {
    return (
      <Card className="p-6">
        <CampaignForm campaign={editing === 'new' ? null : editing} onDone={() => setEditing(null)} />
      </Card>
    );
  }
  const { rows } = campaigns.data;
  return (
    <div className="grid gap-5">
      <div>
        <Button onClick={() => setEditing('new')}>New campaign</Button>
      </div>
      <Card>
        {rows.length === 0 ? <p className="px-5 py-6 text-muted">There is no campaign.</p> : null}
        <ul className="divide-y divide-line">
          {rows.map((campaign) => (
            <CampaignRow key={campaign.id} campaign={campaign} onEdit={() => setEditing(campaign)} />
          ))}
        </ul>
      </Card>
    </div>
  );
}
