import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { formatAgo } from '../ui/format-date.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { Switch } from '../ui/switch.tsx';
import { type OutsideService, useOutside, useSetOutside } from './admin.queries.ts';
import { sayFailure } from './say-failure.ts';

const stateWords = {
  off: ['Off', 'plain'],
  unused: ['Not asked yet', 'plain'],
  well: ['Answers', 'green'],
  failing: ['Failing', 'amber'],
  resting: ['Left alone for a while', 'amber'],
  spent: ['Enough for today', 'amber'],
} as const;

const whyFixed = {
  all_off: 'Nobody outside is asked: OUTSIDE is off.',
  set_off: 'Its setting was off when the server was started.',
  no_address: 'No server is set for it.',
  no_key: 'Its key is not set.',
};

const megabytes = (bytes: number) =>
  (bytes / 1_000_000).toLocaleString(undefined, { maximumFractionDigits: 1 });

function ServiceRow({ service }: { service: OutsideService }) {
  const set = useSetOutside();
  const { id, name, host, does, sends, on, fixed, state, lastAnswerAt, failure } = service;
  const [words, tone] = stateWords[state === 'well' && failure !== null ? 'failing' : state];
  return (
    <li className="grid gap-x-6 gap-y-2 px-5 py-5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-lead">{name}</h3>
          <Badge tone={tone}>{words}</Badge>
        </div>
        <p className="text-small">{does}</p>
        <p className="text-small text-muted">
          {host ? `Sent to ${host}: ` : 'It would be sent: '}
          {sends.charAt(0).toLowerCase() + sends.slice(1)}
        </p>
        <p className="figures text-fine text-muted">
          {service.callsToday.toLocaleString()} of {service.callsADay.toLocaleString()} calls today
          {service.keptBytes > 0 ? ` · ${megabytes(service.keptBytes)} MB kept` : ''}
          {lastAnswerAt ? ` · last answer ${formatAgo(lastAnswerAt)}` : ''}
        </p>
        {failure ? <p className="text-fine text-amber wrap-anywhere">Last failure: {failure}.</p> : null}
        {fixed ? <p className="text-fine text-muted">{whyFixed[fixed]}</p> : null}
      </div>
      <Switch
        label={`${name}: on`}
        shown="on"
        checked={on}
        disabled={fixed !== null || set.isPending}
        onChange={(next) => set.mutate({ id, on: next }, { onError: sayFailure })}
      />
    </li>
  );
}

/** The servers of others that this one asks: what each is sent, how it does, on or off. */
export function OutsideSection() {
  const outside = useOutside();
  if (outside.isPending) return <Skeleton className="h-96" />;
  if (outside.isError) {
    return (
      <ErrorInPlace
        title="The services could not be loaded."
        detail={outside.error.message}
        onRetry={() => void outside.refetch()}
      />
    );
  }
  const { networkMissing, services } = outside.data;
  return (
    <div className="grid gap-5">
      <p className="max-w-prose text-small text-muted">
        Only this server asks them, never a visitor’s browser, and their answers are kept. Where one is off or
        does not answer, what Wayfare brings along serves in its place.
      </p>
      {networkMissing ? (
        <p role="status" className="text-small text-amber">
          There is no network outside just now. It is tried again in a while.
        </p>
      ) : null}
      <Card>
        <ul className="divide-y divide-line">
          {services.map((service) => (
            <ServiceRow key={service.id} service={service} />
          ))}
        </ul>
      </Card>
    </div>
  );
}
