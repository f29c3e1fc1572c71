import { useEffect, useState } from 'react';

const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'];

/** True, and from then on, once the traveller has done anything on this page, or where nothing has to wait for that. */
export function useFirstSign(waits: boolean): boolean {
  const [given, setGiven] = useState(!waits);
  if (!waits && !given) setGiven(true);
  useEffect(() => {
    if (given) return undefined;
    const control = new AbortController();
    for (const sign of signs)
      document.addEventListener(sign, () => setGiven(true), { passive: true, signal: control.signal });
    return () => control.abort();
  }, [given]);
  return given;
}
