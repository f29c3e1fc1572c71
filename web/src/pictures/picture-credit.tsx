import type { Picture } from './pictures.queries.ts';

const outward = { target: '_blank', rel: 'noreferrer', className: 'link' };

/** Who made a photograph and under which licence it is shown, each with the page that tells more. */
export function PictureCredit({ picture }: { picture: Picture }) {
  const { credit, licence, licenceUrl, sourceUrl } = picture;
  if (licence === null) return <span>{credit || 'Photo by this site'}</span>;
  return (
    <span>
      Photo:{' '}
      {sourceUrl ? (
        <a href={sourceUrl} {...outward}>
          {credit}
        </a>
      ) : (
        credit
      )}
      ,{' '}
      {licenceUrl ? (
        <a href={licenceUrl} {...outward}>
          {licence}
        </a>
      ) : (
        licence
      )}
    </span>
  );
}
