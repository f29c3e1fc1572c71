import type { PlaceRef } from '@wayfare/contracts/place-ref';
import { Clock, ExternalLink, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate } from '../ui/format-date.ts';

function Line({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 text-fine text-muted wrap-anywhere">
      {icon ? <span className="mt-0.5 shrink-0">{icon}</span> : null}
      <span className="min-w-0">{children}</span>
    </p>
  );
}

/** A rule a line. */
const hoursLines = (hours: string) => hours.replaceAll('; ', '\n').replaceAll(',', ', ');

const linkClass = 'link inline-flex min-h-8 items-center gap-1.5';

/** What a source told of a place: address, hours, how to reach it, and who said so when. */
export function SourceNote({ place }: { place: PlaceRef }) {
  const { source, address, hours, phone, website } = place;
  return (
    <div className="grid gap-0.5">
      {address ? <Line>{address}</Line> : null}
      {hours ? (
        <Line icon={<Clock aria-hidden="true" size={13} />}>
          <span className="figures whitespace-pre-line">{hoursLines(hours)}</span>
        </Line>
      ) : null}
      {phone ? (
        <Line icon={<Phone aria-hidden="true" size={13} />}>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="link figures">
            {phone}
          </a>
        </Line>
      ) : null}
      {website ? (
        <Line>
          <a href={website} target="_blank" rel="noreferrer" className={linkClass}>
            {new URL(website).hostname.replace(/^www\./, '')}
            <ExternalLink aria-hidden="true" size={12} />
          </a>
        </Line>
      ) : null}
      {source ? (
        <Line>
          From{' '}
          <a
            href={`https://www.openstreetmap.org/${source.id}`}
            target="_blank"
            rel="noreferrer"
            className="link"
          >
            OpenStreetMap
          </a>
          , {formatDate(source.on)}
        </Line>
      ) : null}
    </div>
  );
}
