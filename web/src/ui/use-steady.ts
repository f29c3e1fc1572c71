import { sameData } from '@wayfare/planner';
import { useState } from 'react';

/** The very object it was given before, until its data change: what is drawn from it is then not drawn anew. */
export function useSteady<T>(fresh: T): T {
  const [held, setHeld] = useState({ value: fresh });
  if (held.value === fresh || sameData(held.value, fresh)) return held.value;
  setHeld({ value: fresh });
  return fresh;
}
