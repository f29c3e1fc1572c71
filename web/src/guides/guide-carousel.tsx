import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { PictureCredit } from '../pictures/picture-credit.tsx';
import { LatePicture } from '../pictures/late-picture.tsx';
import { PlacePicture } from '../pictures/place-picture.tsx';
import { usePicture } from '../pictures/place-pictures.tsx';
import { IconButton } from '../ui/icon-button.tsx';

/** A city or a sight, and what its drawing shows: of a sight only a thing of its kind. */
export interface GuidePlace {
  id: string;
  name: string;
  drawing: string;
}

const shape = 'aspect-[16/9] sm:aspect-[5/2]';
const views = [
  ['', 'on a summer day'],
  ['?season=autumn', 'in autumn'],
  ['?season=winter', 'in winter'],
  ['?season=spring', 'in spring'],
  ['?night=1', 'at night'],
] as const;

/** A place in its photograph, where it has one, and drawn through the seasons and by night; swiped, scrolled or turned. */
export function GuideCarousel({ place: { id, name, drawing } }: { place: GuidePlace }) {
  const strip = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  // The pictures beside the first come once a hand is near: most readers read on.
  const [near, setNear] = useState(false);
  const come = () => setNear(true);
  const picture = usePicture(id);
  const turn = (by: number) => {
    const box = strip.current;
    if (!box) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const to = (at + by + views.length) % views.length;
    box.scrollTo({ left: to * box.clientWidth, behavior: still ? 'auto' : 'smooth' });
  };
  const isPhotograph = (index: number) => index === 0 && picture !== null;
  const wordsOf = (index: number) => (isPhotograph(index) ? 'a photograph' : (views[index]?.[1] ?? ''));
  return (
    // Nothing is pressed here: what comes near has the pictures fetched.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-roledescription="carousel"
      aria-label={`Pictures of ${name}`}
      onPointerEnter={come}
      onPointerDown={come}
      onFocus={come}
    >
      <div className="relative">
        <div
          ref={strip}
          role="region"
          aria-label={`${name}, ${views.length} pictures`}
          // A region that scrolls must be reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
            come();
            setAt(Math.round(scrollLeft / clientWidth));
          }}
          className="relative flex snap-x snap-mandatory overflow-x-auto rounded-card [scrollbar-width:none]"
        >
          {views.map(([variant, words], index) => {
            const Shown = index === 0 ? PlacePicture : LatePicture;
            return (
              <figure key={words} className={`w-full shrink-0 snap-center ${shape}`}>
                {index === 0 || near ? (
                  <Shown
                    placeId={id}
                    seed={name}
                    name={name}
                    drawing={`${drawing}, ${words}`}
                    variant={variant}
                    first={index === 0}
                    drawn={index > 0}
                    sizes="(min-width: 64rem) 64rem, 100vw"
                    className={`${shape} w-full`}
                  />
                ) : null}
              </figure>
            );
          })}
        </div>
        <div className="no-print absolute right-3 bottom-3 flex items-center gap-1 rounded-full bg-surface/90 pl-3 shadow-card">
          <p aria-live="polite" className="figures text-fine text-ink">
            {wordsOf(at)}
            <span className="sr-only">{`, picture ${at + 1} of ${views.length}`}</span>
          </p>
          <IconButton label="Previous picture" icon={<ChevronLeft size={20} />} onClick={() => turn(-1)} />
          <IconButton label="Next picture" icon={<ChevronRight size={20} />} onClick={() => turn(1)} />
        </div>
      </div>
      <p className="mt-2 min-h-5 truncate text-fine text-muted">
        {isPhotograph(at) && picture ? <PictureCredit picture={picture} /> : drawing}
      </p>
    </section>
  );
}
