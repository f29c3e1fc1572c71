import { type RefObject, useEffect, useState } from 'react';

/** Whether an element fills the screen, and a way to change that; without one where the browser cannot. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [full, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [element]);
  const can = typeof document !== 'undefined' && document.fullscreenEnabled;
  const toggle = () => void (full ? document.exitFullscreen() : element.current?.requestFullscreen());
  return { full, toggle: can ? toggle : null };
}
