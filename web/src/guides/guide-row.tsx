import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LatePicture } from '../pictures/late-picture.tsx';

interface GuideRowProps {
  placeId: string;
  name: string;
  /** Its own guide; null where it has none. */
  path: string | null;
  /** What stands above the name, in small print. */
  head: ReactNode;
  text: string;
  foot?: ReactNode;
}

/** A place in a list of a guide: its picture, what it is, why go. */
export function GuideRow({ placeId, name, path, head, text, foot }: GuideRowProps) {
  return (
    <article className="group relative flex overflow-hidden rounded-card border border-line bg-surface transition-shadow duration-200 hover:shadow-card">
      <LatePicture
        placeId={placeId}
        seed={name}
        name={name}
        sizes="9rem"
        className="w-24 shrink-0 xs:w-28 lg:w-36"
      />
      <div className="grid min-w-0 flex-1 content-start gap-1.5 p-4">
        <div className="flex flex-wrap items-center gap-2 text-fine text-muted">{head}</div>
        <h3 className="text-lead leading-snug">
          {path ? (
            <Link
              to={path}
              className="text-ink no-underline after:absolute after:inset-0 after:rounded-card group-hover:text-primary-ink"
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        <p className="text-small text-muted">{text}</p>
        {foot}
      </div>
    </article>
  );
}
