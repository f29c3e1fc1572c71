import { newId } from './secret.ts';

/** Ids that tell requests apart, over all instances and restarts: a random beginning and a count. */
export function requestIds() {
  const beginning = newId().slice(0, 10);
  let count = 0;
  return () => `${beginning}-${(count++).toString(36)}`;
}
