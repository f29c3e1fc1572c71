import { CircleAlert } from 'lucide-react';
import { Button } from './button.tsx';

interface ErrorInPlaceProps {
  title: string;
  detail?: string | undefined;
  onRetry?: () => void;
  busy?: boolean;
}

/** Says what could not be had, where it would have stood, with a way to try again. */
export function ErrorInPlace({ title, detail, onRetry, busy = false }: ErrorInPlaceProps) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4 rounded-card bg-danger-soft px-5 py-4">
      <CircleAlert aria-hidden="true" className="text-danger" size={22} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">{title}</p>
        {detail ? <p className="text-small text-muted">{detail}</p> : null}
      </div>
      {onRetry ? (
        <Button onClick={onRetry} busy={busy}>
          Retry
        </Button>
      ) : null}
    </div>
  );
}
