import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { TripCover } from '../trips/trip-cover.tsx';
import { IconButton } from '../ui/icon-button.tsx';

const views = [
  ['', 'on a summer day'],
  ['?season=autumn', 'in autumn'],
  ['?season=winter', 'in winter'],
  ['?season=spring', 'in spring'],
  ['?night=1', 'at night'],
] as const;

/** The cover of a city through the seasons and by night: swiped, scrolled, or turned by its two buttons. */
export function GuideCarousel({ cityId, cityName }: { cityId: string; cityName: string }) {
  const strip = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const turn = (by: number) => {
    const box = strip.current;
    if (!box) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const to = (at + by + views.length) % views.length;
    box.scrollTo({ left: to * box.clientWidth, behavior: still ? 'auto' : 'smooth' });
  };
  return (
    <section aria-roledescription="carousel" aria-label={`Pictures of ${cityName}`} className="relative">
      <div
        ref={strip}
        role="region"
        aria-label={`${cityName}, ${views.length} drawings`}
        // A region that scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setAt(Math.round(scrollLeft / clientWidth))
        }
        className="relative flex snap-x snap-mandatory overflow-x-auto rounded-card [scrollbar-width:none]"
      >
        {views.map(([variant, words], index) => (
          <figure key={words} aria-label={`${cityName} ${words}`} className="w-full shrink-0 snap-center">
            <TripCover
              placeId={cityId}
              seed={cityName}
              variant={variant}
              first={index === 0}
              className="aspect-[16/9] w-full sm:aspect-[5/2]"
            />
            <figcaption className="sr-only">{`A drawing of ${cityName} ${words}.`}</figcaption>
          </figure>
        ))}
      </div>
      <div className="no-print absolute right-3 bottom-3 flex items-center gap-1 rounded-full bg-surface/90 pl-3 shadow-card">
        <p aria-live="polite" className="figures text-fine text-ink">
          {views[at]?.[1]}
          <span className="sr-only">{`, drawing ${at + 1} of ${views.length}`}</span>
        </p>
        <IconButton label="Previous picture" icon={<ChevronLeft size={20} />} onClick={() => turn(-1)} />
        <IconButton label="Next picture" icon={<ChevronRight size={20} />} onClick={() => turn(1)} />
      </div>
    </section>
  );
}
