import { type ComponentProps, useState } from 'react';
import { artOf } from '../ui/art-of.ts';
import { Scene } from '../ui/scene.tsx';
import type { Picture } from './pictures.queries.ts';
import { addressOf, usePicture } from './place-pictures.tsx';

interface PlacePictureProps {
  /** The atlas id of a city or a sight; a drawn scene stands in without one. */
  placeId: string | null | undefined;
  seed: string;
  /** What is told of the photograph and of the drawing; nothing where the text beside says it. */
  name?: string;
  drawing?: string;
  className?: string;
  /** True for the picture at the head of a page, which is wanted at once. */
  first?: boolean;
  /** What varies a drawing: the season or the time of day it is drawn in. */
  variant?: string;
  /** True where the drawing is wanted, whether or not there is a photograph. */
  drawn?: boolean;
  /** How wide it is shown, as the `sizes` of an image say it. */
  sizes?: string;
}

const cardSizes = '(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 92vw';
const isAtlasId = /^[a-z]{2}-[a-z0-9-]+(\/[a-z0-9-]+)?$/;
const filling = 'absolute inset-0 size-full object-cover';
/** What is drawn stands on the ground: where a picture is cut, the sky goes first. */
const standing = `${filling} object-[50%_72%]`;

function Image({
  first,
  alt,
  onMissing,
  ...image
}: ComponentProps<'img'> & { first: boolean; alt: string; onMissing: () => void }) {
  return (
    <img
      {...image}
      alt={alt}
      {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      decoding="async"
      // A picture that failed before the page was taken over tells nobody any more.
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0 && element.src !== '') onMissing();
      }}
      onError={onMissing}
    />
  );
}

function Photograph({ picture, name, first, sizes, soft, onMissing }: PhotographProps) {
  const [loaded, setLoaded] = useState(false);
  return (
    <Image
      src={addressOf(picture, 960)}
      srcSet={picture.widths.map((width) => `${addressOf(picture, width)} ${width}w`).join(', ')}
      sizes={sizes}
      alt={name}
      first={first}
      onMissing={onMissing}
      onLoad={() => setLoaded(true)}
      style={{ backgroundColor: soft ? undefined : picture.colour }}
      className={`${filling} transition-opacity duration-200 motion-reduce:transition-none ${soft && !loaded ? 'opacity-0' : ''}`}
    />
  );
}

interface PhotographProps {
  picture: Picture;
  name: string;
  first: boolean;
  sizes: string;
  /** True where it comes over the drawing that was seen before it. */
  soft: boolean;
  onMissing: () => void;
}

/** The photograph of a place; its drawing until it is there and where there is none. Fills its box. */
export function PlacePicture(props: PlacePictureProps) {
  const { placeId, seed, name = '', drawing = '', className = '', first = false, variant = '' } = props;
  const { drawn = false, sizes = cardSizes } = props;
  const picture = usePicture(drawn ? null : placeId);
  const [knownAtOnce] = useState(picture !== null);
  const [noPhotograph, setNoPhotograph] = useState(false);
  const [noDrawing, setNoDrawing] = useState(false);
  const shown = noPhotograph ? null : picture;
  return (
    <div className={`relative overflow-hidden bg-sunken ${className}`}>
      {shown && knownAtOnce ? null : placeId && isAtlasId.test(placeId) && !noDrawing ? (
        <Image
          src={artOf(placeId) + variant}
          alt={shown ? '' : drawing}
          first={first}
          onMissing={() => setNoDrawing(true)}
          className={standing}
        />
      ) : (
        <Scene seed={seed} className="absolute inset-0 size-full" />
      )}
      {shown ? (
        <Photograph
          picture={shown}
          name={name}
          first={first}
          sizes={sizes}
          soft={!knownAtOnce}
          onMissing={() => setNoPhotograph(true)}
        />
      ) : null}
    </div>
  );
}
