import { Clock } from 'lucide-react';
import { Link } from 'react-router';
import { LatePicture } from '../pictures/late-picture.tsx';
import { Badge } from '../ui/badge.tsx';
import type { Attraction } from './guides.queries.ts';
import { lengthOfTime } from '@wayfare/wording/words';

interface AttractionRowProps {
  attraction: Attraction;
  /** Its own guide; null where it has none. */
  path: string | null;
  detail?: string;
}

function OpenBadge({ attraction: { openNow, hoursKnown } }: { attraction: Attraction }) {
  if (!hoursKnown) return <Badge>Hours not known</Badge>;
  return openNow ? <Badge tone="green">Open now</Badge> : <Badge>Closed now</Badge>;
}

/** An attraction in a list: its picture, what it is, why go, how long, whether it is open now. */
export function AttractionRow({ attraction, path, detail }: AttractionRowProps) {
  return (
    <article className="group relative flex overflow-hidden rounded-card border border-line bg-surface transition-shadow duration-200 hover:shadow-card">
      <LatePicture
        placeId={attraction.id}
        seed={attraction.name}
        name={attraction.name}
        sizes="9rem"
        className="w-24 shrink-0 xs:w-28 lg:w-36"
      />
      <div className="grid min-w-0 flex-1 content-start gap-1.5 p-4">
        <div className="flex flex-wrap items-center gap-2 text-fine text-muted">
          <span className="font-medium capitalize">{attraction.category.replaceAll('_', ' ')}</span>
          <OpenBadge attraction={attraction} />
          {detail ? <span>{detail}</span> : null}
        </div>
        <h3 className="text-lead leading-snug">
          {path ? (
            <Link
              to={path}
              className="text-ink no-underline after:absolute after:inset-0 after:rounded-card group-hover:text-primary-ink"
            >
              {attraction.name}
            </Link>
          ) : (
            attraction.name
          )}
        </h3>
        <p className="text-small text-muted">{attraction.why}</p>
        <p className="figures flex items-center gap-2 text-fine text-muted">
          <Clock aria-hidden="true" size={14} /> {lengthOfTime(attraction.visitMinutes.typical)}
        </p>
      </div>
    </article>
  );
}
