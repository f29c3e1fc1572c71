import { useState } from 'react';
import { Scene } from '../ui/scene.tsx';
import { cityOf, coverOf } from './cover-of.ts';

interface TripCoverProps {
  /** True for the picture at the head of a page, which is wanted at once. */
  first?: boolean;
  /** What varies the cover: the season or the time of day it is drawn in. */
  variant?: string;
  /** The atlas id of a city, or of a sight in one, whose cover is shown; a drawn scene stands in without one. */
  placeId: string | null | undefined;
  seed: string;
  className?: string;
}

/** The cover art of a city, or a drawn landscape where there is none. Fills its box. */
export function TripCover({ placeId, seed, className = '', first = false, variant = '' }: TripCoverProps) {
  const [missing, setMissing] = useState(false);
  const cityId = cityOf(placeId);
  return (
    <div className={`relative overflow-hidden bg-sunken ${className}`}>
      {cityId && !missing ? (
        <img
          src={coverOf(cityId) + variant}
          alt=""
          {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
          decoding="async"
          // A picture that failed before the page was taken over tells nobody any more.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0 && image.src !== '') setMissing(true);
          }}
          onError={() => setMissing(true)}
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <Scene seed={seed} className="absolute inset-0 size-full" />
      )}
    </div>
  );
}
