import { useState } from 'react';
import { Scene } from '../ui/scene.tsx';

interface TripCoverProps {
  /** The atlas id of the city whose cover is shown; a drawn scene stands in without one. */
  placeId: string | null | undefined;
  seed: string;
  className?: string;
}

/** The cover art of a city, or a drawn landscape where there is none. Fills its box. */
export function TripCover({ placeId, seed, className = '' }: TripCoverProps) {
  const [missing, setMissing] = useState(false);
  return (
    <div className={`relative overflow-hidden bg-sunken ${className}`}>
      <Scene seed={seed} className="absolute inset-0 size-full" />
      {placeId && !missing ? (
        <img
          src={`/art/${encodeURIComponent(placeId)}.svg`}
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
