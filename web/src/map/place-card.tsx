import type { PlaceRef } from '@wayfare/contracts/place-ref';
import { createContext, useContext, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useCities } from '../guides/guides.queries.ts';
import { SightOnDay } from '../guides/sight-on-day.tsx';
import { attractionPath, cityPath } from '../places/place-path.ts';
import { SourceNote } from '../places/source-note.tsx';
import type { MapPoint } from './map-contents.ts';
import { PlaceSheet } from './place-sheet.tsx';

const GuidesHere = createContext(false);

function GuideLink({ to, children }: { to: string; children: ReactNode }) {
  const here = useContext(GuidesHere);
  return (
    <p className="mt-3">
      <Link
        to={to}
        {...(here ? {} : { target: '_blank' })}
        className="link inline-flex min-h-11 items-center text-small font-semibold"
      >
        {children}
        {here ? null : <span className="sr-only"> (opens in a new tab)</span>}
      </Link>
    </p>
  );
}

function AboutSight({ cityId, slug, on }: { cityId: string; slug: string; on: string | null }) {
  return (
    <div className="mt-2">
      <SightOnDay cityId={cityId} slug={slug} on={on}>
        {({ attraction, city }) => (
          <GuideLink to={attractionPath(city, attraction.slug)}>Read the guide</GuideLink>
        )}
      </SightOnDay>
    </div>
  );
}

function AboutCity({ cityId }: { cityId: string }) {
  const city = useCities().data?.find(({ id }) => id === cityId);
  if (!city) return null;
  return (
    <>
      <p className="mt-1 text-small text-muted">{city.knownFor}</p>
      <GuideLink to={cityPath(city)}>Guide to {city.name}</GuideLink>
    </>
  );
}

function About({ place, on }: { place: PlaceRef; on: string | null }) {
  const [cityId, slug] = place.status === 'atlas' ? (place.placeId?.split('/') ?? []) : [];
  if (cityId && slug) return <AboutSight cityId={cityId} slug={slug} on={on} />;
  if (cityId && place.kind === 'city') return <AboutCity cityId={cityId} />;
  if (place.status === 'atlas') return null;
  if (place.status === 'found') return <SourceNote place={place} />;
  return (
    <p className="mt-1 text-small text-muted">
      {place.status === 'own' ? 'A place of your own.' : 'Not verified: this place is not in our atlas.'}
    </p>
  );
}

interface AboutPlaceProps {
  place: PlaceRef;
  /** The date of the visit, where it has one. */
  on?: string | null;
  guidesHere: boolean;
}

/** What the atlas says of a place, and its guide. */
export const AboutPlace = ({ place, on = null, guidesHere }: AboutPlaceProps) => (
  <GuidesHere value={guidesHere}>
    <About place={place} on={on} />
  </GuidesHere>
);

interface PlaceCardProps {
  point: MapPoint;
  /** Its guide opens in this page, not in a new one. */
  guidesHere: boolean;
  onClose: () => void;
}

/** What is known of the chosen place: when in the trip, what kind, open or not, and its guide. */
export function PlaceCard({ point, guidesHere, onClose }: PlaceCardProps) {
  return (
    <PlaceSheet title={point.name} onClose={onClose}>
      <p className="figures flex items-center gap-2 text-small font-medium">
        {point.colour > 0 ? (
          <span
            aria-hidden="true"
            className="size-2.5 rounded-full"
            style={{ background: `var(--day-${point.colour})` }}
          />
        ) : null}
        {point.detail}
      </p>
      {point.place.name === point.name || point.place.status !== 'atlas' ? null : (
        <p className="mt-3 text-small font-semibold">{point.place.name}</p>
      )}
      <AboutPlace place={point.place} on={point.on ?? null} guidesHere={guidesHere} />
    </PlaceSheet>
  );
}
