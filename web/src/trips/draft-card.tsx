import { PencilLine } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '../ui/badge.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { PlacePicture } from '../pictures/place-picture.tsx';

interface DraftCardProps {
  name: string;
  detail: string;
  placeId: string | null | undefined;
  continueAt: string;
  busy: boolean;
  onSave: () => void;
  onDiscard: () => void;
}

/** The trip that was begun and not saved: go on, save it, or throw it away. */
export function DraftCard({ name, detail, placeId, continueAt, busy, onSave, onDiscard }: DraftCardProps) {
  return (
    <article className="flex flex-wrap items-stretch overflow-hidden rounded-card border border-line bg-surface shadow-card">
      <PlacePicture placeId={placeId} seed={name} className="min-h-28 flex-1 basis-40 sm:max-w-56" />
      <div className="flex flex-[3] basis-72 flex-wrap items-center gap-4 p-5">
        <div className="min-w-0 flex-1 basis-52">
          <Badge tone="amber">
            <PencilLine aria-hidden="true" size={14} /> Unsaved trip
          </Badge>
          <h2 className="mt-1.5 text-lead leading-snug wrap-anywhere">{name}</h2>
          <p className="text-small text-muted">{detail}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link to={continueAt} className={buttonClass('primary')}>
            Continue
          </Link>
          <Button onClick={onSave} busy={busy}>
            Save
          </Button>
          <Button look="quiet" onClick={onDiscard} disabled={busy}>
            Discard
          </Button>
        </div>
      </div>
    </article>
  );
}
