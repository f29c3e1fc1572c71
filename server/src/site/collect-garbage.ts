import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Collects all garbage now and gives the room back to the system; others wait meanwhile, some fifty milliseconds. */
export function collectGarbage(): void {
  // The runtime hands its collector only to contexts that are made while this is set.
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as NodeJS.GCFunction;
  setFlagsFromString('--no-expose-gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
