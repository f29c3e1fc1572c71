import { Link } from 'react-router';
import { PlacePicture } from './place-picture.tsx';
import type { NamedPlace } from './place-pictures.tsx';

/** Up to three places side by side, each with its name; the name opens its page where there is one. */
export const PictureRow = ({ places }: { places: readonly (NamedPlace & { path?: string })[] }) => (
  <ul className="grid auto-cols-fr grid-flow-col gap-3">
    {places.slice(0, 3).map(({ id, name, path }) => (
      <li key={id} className="min-w-0">
        <PlacePicture
          placeId={id}
          seed={name}
          name={name}
          drawing={`Drawing of ${name}`}
          className="aspect-[4/3] w-full rounded-card"
        />
        <p className="mt-1.5 truncate text-fine text-muted">
          {path ? (
            <Link to={path} className="text-muted hover:text-primary-ink">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
      </li>
    ))}
  </ul>
);
