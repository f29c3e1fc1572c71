import { PictureCredit } from './picture-credit.tsx';
import { usePicturedPlaces } from './place-pictures.tsx';

/** Who made the photographs on a page, at its foot; nothing where there are none. */
export function PictureCredits() {
  const pictured = usePicturedPlaces();
  if (pictured.length === 0) return null;
  return (
    <details className="mt-12 border-t border-line pt-3 text-fine text-muted">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
        Pictures on this page
      </summary>
      <ul className="grid gap-x-8 gap-y-1 pb-4 sm:grid-cols-2">
        {pictured.map(({ name, picture }) => (
          <li key={picture.id} className="wrap-anywhere">
            {name}. <PictureCredit picture={picture} />
          </li>
        ))}
      </ul>
    </details>
  );
}
