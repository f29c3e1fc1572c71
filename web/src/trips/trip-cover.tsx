import { useState } from 'react';
import { Scene } from '../ui/scene.tsx';

interface TripCoverProps {
  /** The atlas id of a city, or of a sight in one, whose cover is shown; a drawn scene stands in without one. */
  placeId: string | null | undefined;
  seed: string;
  className?: string;
}

const cityOf = (placeId: string | null | undefined) => /^[a-z]{2}-[a-z0-9-]+/.exec(placeId ?? '')?.[0];

/** The cover art of a city, or a drawn landscape where there is none. Fills its box. */
export function TripCover({ placeId, seed, className = '' }: TripCoverProps) {
  const [missing, setMissing] = useState(false);
  const cityId = cityOf(placeId);
  return (
    <div className={`relative overflow-hidden bg-sunken ${className}`}>
      <Scene seed={seed} className="absolute inset-0 size-full" />
      {cityId && !missing ? (
        <img
          src={`/art/${cityId}.svg`}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setMissing(true)}
          className="absolute inset-0 size-full object-cover"
        />
      ) : null}
    </div>
  );
}
