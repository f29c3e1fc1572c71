import { Link } from 'react-router';
import { cityPath } from '../places/place-path.ts';
import { PlacePicture } from '../pictures/place-picture.tsx';
import type { GuideCity } from './guides.queries.ts';

/** A city that has a guide: cover, name, country, what it is known for. */
export function CityCard({ city }: { city: GuideCity }) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card transition-shadow duration-200 hover:shadow-lift">
      <PlacePicture placeId={city.id} seed={city.name} name={city.name} className="aspect-[3/2] w-full" />
      <div className="grid gap-1 p-4">
        <p className="text-fine font-medium text-muted">{city.country}</p>
        <h3 className="text-lead leading-snug">
          <Link
            to={cityPath(city)}
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-card group-hover:text-primary-ink"
          >
            {city.name}
          </Link>
        </h3>
        <p className="line-clamp-3 text-small text-muted">{city.knownFor}</p>
      </div>
    </article>
  );
}
