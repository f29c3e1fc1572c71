import { Clock } from 'lucide-react';
import { Badge } from '../ui/badge.tsx';
import { GuideRow } from './guide-row.tsx';
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
    <GuideRow
      placeId={attraction.id}
      name={attraction.name}
      path={path}
      head={
        <>
          <span className="font-medium capitalize">{attraction.category.replaceAll('_', ' ')}</span>
          <OpenBadge attraction={attraction} />
          {detail ? <span>{detail}</span> : null}
        </>
      }
      text={attraction.why}
      foot={
        <p className="figures flex items-center gap-2 text-fine text-muted">
          <Clock aria-hidden="true" size={14} /> {lengthOfTime(attraction.visitMinutes.typical)}
        </p>
      }
    />
  );
}
