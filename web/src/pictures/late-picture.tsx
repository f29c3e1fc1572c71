import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { PlacePicture } from './place-picture.tsx';

/** A picture that is fetched when it comes into sight; browsers begin screens ahead, and what nobody scrolls to costs. */
export function LatePicture({ className = '', ...picture }: ComponentProps<typeof PlacePicture>) {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !box.current) return undefined;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [near]);
  return near ? (
    <PlacePicture {...picture} className={className} />
  ) : (
    <div ref={box} className={`bg-sunken ${className}`} />
  );
}
